import type { Book } from '../books/book.js';
import type { MatchFormat, Stage } from '../books/format.js';
import {
  boardsPlayed,
  conceded,
  type Game,
  gameWinner,
  isExtra,
  newGame,
  sidesDue,
  withBoard,
} from './game.js';
import { boardPoints } from './points.js';
import {
  type Competitor,
  type NextBoard,
  otherCompetitor,
  type ScoredBoard,
  type ScoredGame,
  type ScoreSheet,
  type Scoring,
} from './score-sheet.js';

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

function nextBoard(format: MatchFormat, scoring: Scoring, game: Game): NextBoard {
  const board = boardsPlayed(game) + 1;
  const extra = isExtra(format, game);
  const toss = `extra-${game.number}`;
  const breaks = extra ? (scoring.tosses[toss] ?? null) : breaker(scoring.first, game.number, board);
  return {
    game: game.number,
    board,
    breaks,
    white: breaks,
    changeSides: changesSides(format, game),
    extra,
    tossFor: extra && breaks === null ? toss : null,
  };
}

/** Breaks alternate within a game; the second game is begun by the other side, the third by the first. */
function breaker(first: Competitor, game: number, board: number): Competitor {
  const turns = game - 1 + (board - 1);
  return turns % 2 === 0 ? first : otherCompetitor(first);
}

/** Sides change when a new game begins, or once within a game when it has come so far. */
function changesSides(format: MatchFormat, game: Game): boolean {
  if (boardsPlayed(game) === 0) return game.number > 1 && format.changeAfterGame.is;
  return sidesDue(format, game) && !game.sidesChanged;
}

/** Seconds of rest allowed before a board: the interval before the deciding game, or to change sides. */
export function restBefore(book: Book, format: MatchFormat, next: NextBoard): number {
  const { interval, changeSides } = book.rules.clocks;
  if (format.bestOf.is > 1 && next.game === format.bestOf.is && next.board === 1) return interval.is;
  return next.changeSides ? changeSides.is : 0;
}
