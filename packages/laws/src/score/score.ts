import type { Book } from '../books/book.js';
import type { MatchFormat, Stage } from '../books/format.js';
import { boardsPlayed, conceded, type Game, gameWinner, newGame, withBoard } from './game.js';
import { nextBoard } from './next-board.js';
import { boardPoints } from './points.js';
import type { Competitor, ScoredBoard, ScoredGame, ScoreSheet, Scoring } from './score-sheet.js';

/** The format of a match at a stage; undefined where the book knows no such stage. */
export const formatOf = (book: Book, stage: Stage): MatchFormat | undefined => book.rules.match.stages[stage];

/** The match went on after it was decided: this board (counted from 0) should not be there. */
export interface PlayedOn {
  readonly playedOn: number;
}

/** Boards to games to match. */
export function score(scoring: Scoring): ScoreSheet | PlayedOn {
  const { format } = scoring;
  const boards: ScoredBoard[] = [];
  const finished: Game[] = [];
  let game = newGame(1);
  for (const [index, board] of scoring.boards.entries()) {
    if (matchWinner(format, finished)) return { playedOn: index };
    const { winner } = board;
    const points = boardPoints(scoring.book, board, game.points[winner]);
    const givenUp = 'conceded' in board;
    game = givenUp ? conceded(game, winner) : withBoard(format, game, winner, points);
    const number = boardsPlayed(game) + (givenUp ? 1 : 0);
    boards.push({ game: game.number, board: number, winner, points, score: game.points });
    if (gameWinner(format, game)) {
      finished.push(game);
      game = newGame(game.number + 1);
    }
  }
  const winner = matchWinner(format, finished);
  const games = boardsPlayed(game) > 0 ? [...finished, game] : finished;
  return {
    boards,
    games: games.map((played) => scoredGame(format, played)),
    match: { A: gamesWon(format, finished, 'A'), B: gamesWon(format, finished, 'B'), winner },
    next: winner ? null : nextBoard(format, scoring, game),
  };
}

function scoredGame(format: MatchFormat, game: Game): ScoredGame {
  return { ...game.points, boards: boardsPlayed(game), winner: gameWinner(format, game) };
}

const gamesWon = (format: MatchFormat, finished: readonly Game[], side: Competitor): number =>
  finished.filter((game) => gameWinner(format, game) === side).length;

function matchWinner(format: MatchFormat, finished: readonly Game[]): Competitor | null {
  const majority = Math.floor(format.bestOf.is / 2) + 1;
  if (gamesWon(format, finished, 'A') >= majority) return 'A';
  return gamesWon(format, finished, 'B') >= majority ? 'B' : null;
}
