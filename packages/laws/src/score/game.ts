import type { MatchFormat } from '../books/format.js';
import type { Competitor, Tally } from './score-sheet.js';

/** A game so far. */
export interface Game {
  readonly number: number;
  readonly points: Tally;
  readonly boardsWon: Tally;
  /** To whom the other competitor gave up the game. */
  readonly concededTo: Competitor | null;
  /** Was the condition to change sides met before the last board? */
  readonly sidesChanged: boolean;
}

export const newGame = (number: number): Game => ({
  number,
  points: { A: 0, B: 0 },
  boardsWon: { A: 0, B: 0 },
  concededTo: null,
  sidesChanged: false,
});

export const boardsPlayed = ({ boardsWon }: Game): number => boardsWon.A + boardsWon.B;

export function withBoard(format: MatchFormat, game: Game, winner: Competitor, points: number): Game {
  return {
    number: game.number,
    points: { ...game.points, [winner]: game.points[winner] + points },
    boardsWon: { ...game.boardsWon, [winner]: game.boardsWon[winner] + 1 },
    concededTo: null,
    sidesChanged: sidesDue(format, game),
  };
}

/** The game given up, at the score it had. */
export const conceded = (game: Game, winner: Competitor): Game => ({ ...game, concededTo: winner });

/** Who has won the game: by the points that win it, or by leading when its boards are played. */
export function gameWinner(format: MatchFormat, game: Game): Competitor | null {
  if (game.concededTo) return game.concededTo;
  const { points, boardsWon } = game;
  const target = format.target.is;
  const limit = format.boards.is;
  if (format.countedIn.is === 'boards') return reached(boardsWon, Math.floor((limit ?? 0) / 2) + 1);
  if (target !== null && leader(points) && Math.max(points.A, points.B) >= target) return leader(points);
  return limit !== null && boardsPlayed(game) >= limit ? leader(points) : null;
}

function reached(tally: Tally, majority: number): Competitor | null {
  if (tally.A >= majority) return 'A';
  return tally.B >= majority ? 'B' : null;
}

function leader({ A, B }: Tally): Competitor | null {
  if (A === B) return null;
  return A > B ? 'A' : 'B';
}

/** Is the next board of this game the extra one, after its boards ended level? */
export function isExtra(format: MatchFormat, game: Game): boolean {
  const limit = format.boards.is;
  return limit !== null && boardsPlayed(game) >= limit;
}

/** Has the game come to where sides change within it? */
export function sidesDue(format: MatchFormat, game: Game): boolean {
  const change = format.changeInGame.is;
  if (!change) return false;
  if (change.games === 'deciding' && game.number < format.bestOf.is) return false;
  const byBoards = change.afterBoard !== null && boardsPlayed(game) >= change.afterBoard;
  const byPoints = change.atPoints !== null && Math.max(game.points.A, game.points.B) >= change.atPoints;
  return byBoards || byPoints;
}
