import {
  type Book,
  type FinishedBoard,
  type MatchFormat,
  MEN_PER_SIDE,
  type ScoreSheet,
  score,
} from '@opencarrom/laws';
import { goesOnAt, possibleWinners } from './game-ends.js';
import type { ReportFault } from './report-fault.js';
import type { Both, MatchSide, Report } from './result.js';

/** What was played, counted. */
export interface Tallied {
  readonly scores: Both;
  /** Who leads, or has won where it is finished; null: level. */
  readonly ahead: MatchSide | null;
  /** Null where it is finished: else the game, and the board where boards are known, that would come next. */
  readonly next: { readonly game: number; readonly board: number | null } | null;
  readonly games?: Both;
  readonly boards?: Both;
}

export type CountedReport = { readonly tallied: Tallied } | { readonly refused: ReportFault };

/** By what a match's sheet is counted. */
export interface Counting {
  readonly book: Book;
  readonly format: MatchFormat;
}

const refused = (fault: ReportFault): CountedReport => ({ refused: fault });

export function aheadOf([a, b]: Both): MatchSide | null {
  if (a === b) return null;
  return a > b ? 'a' : 'b';
}

const add = ([a, b]: Both, [c, d]: Both): Both => [a + c, b + d];
const forSide = (side: MatchSide, what = 1): Both => (side === 'a' ? [what, 0] : [0, what]);
const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** The place of a number that no score can be. */
export function notWhole(scores: Both, path: string): ReportFault | null {
  const index = scores.findIndex((value) => !isWhole(value));
  return index < 0
    ? null
    : { why: 'not-whole', path: `${path}[${index}]`, given: scores[index] ?? Number.NaN };
}

/** A bare score, of at most so much. */
export function countScore(scores: Both, most: number): CountedReport {
  const high = scores.findIndex((value) => value > most);
  if (high >= 0)
    return refused({ why: 'above-most', path: `score[${high}]`, most, given: scores[high] ?? 0 });
  return { tallied: { scores, ahead: aheadOf(scores), next: null } };
}

/** Games as a sheet has them. */
interface GivenGames {
  readonly games: readonly Both[];
  readonly pathOf: (game: number) => string;
  /** Who is said to have won, where a game's score does not tell. */
  readonly said: MatchSide | null;
  /** The match was broken off: a last game that nobody has won by points was not finished. */
  readonly brokenOff: boolean;
}

/** Scores of games, the last of which may be unfinished. */
export function countGames(
  { book, format }: Counting,
  { games, pathOf, said, brokenOff }: GivenGames,
): CountedReport {
  const majority = majorityOf(format);
  let won: Both = [0, 0];
  let broken: Both | null = null;
  for (const [index, points] of games.entries()) {
    const path = pathOf(index);
    const fault = notWhole(points, path);
    if (fault) return refused(fault);
    if (Math.max(...won) >= majority)
      return refused({ why: 'played-on', path, what: 'game', number: index + 1 });
    const goesOn = index === games.length - 1 && goesOnAt(book, format, points);
    const winners = goesOn && brokenOff ? [] : possibleWinners(book, format, points);
    const winner = winners.length === 1 ? winners[0] : winners.find((side) => side === said);
    if (winner) won = add(won, forSide(winner));
    else if (winners.length > 1) return refused({ why: 'winner-unclear', path: 'winner', score: points });
    else if (goesOn) broken = points;
    else return refused({ why: 'impossible-game', path, score: points, ...limitsOf(book, format) });
  }
  const finished = Math.max(...won) >= majority;
  return {
    tallied: {
      scores: games.reduce(add, [0, 0]),
      ahead: aheadOf(won) ?? aheadOf(broken ?? [0, 0]),
      next: finished ? null : { game: games.length + (broken ? 0 : 1), board: null },
      games: won,
    },
  };
}

export const majorityOf = ({ bestOf }: MatchFormat): number => Math.floor(bestOf.is / 2) + 1;

const limitsOf = (book: Book, format: MatchFormat) => ({
  target: format.target.is,
  boards: format.boards.is,
  byBoards: format.countedIn.is === 'boards',
  cap: book.rules.boardCap.is,
});

/** Every board, as the laws count them. */
export function countBoards(
  { book, format, stage }: Counting & { readonly stage: Parameters<typeof score>[0]['stage'] },
  { boards = [], first = 'A', tosses = {} }: Report,
): CountedReport {
  for (const [index, board] of boards.entries()) {
    const fault = boardFault(book, board, `boards[${index}]`);
    if (fault) return refused(fault);
  }
  const sheet = score({ book, stage, format, first, boards, tosses });
  if ('playedOn' in sheet)
    return refused({
      why: 'played-on',
      path: `boards[${sheet.playedOn}]`,
      what: 'board',
      number: sheet.playedOn + 1,
    });
  const won: Both = [sheet.match.A, sheet.match.B];
  return {
    tallied: {
      scores: sheet.games.map(({ A, B }): Both => [A, B]).reduce(add, [0, 0]),
      ahead: aheadOf(won) ?? aheadInGame(sheet),
      next: sheet.next && { game: sheet.next.game, board: sheet.next.board },
      games: won,
      boards: boardsWon(boards.filter((board) => !('conceded' in board))),
    },
  };
}

const boardsWon = (boards: readonly { readonly winner: 'A' | 'B' }[]): Both =>
  boards.map(({ winner }) => forSide(winner === 'A' ? 'a' : 'b')).reduce(add, [0, 0]);

/** Who leads in the game that was broken off. */
function aheadInGame({ next, games }: ScoreSheet): MatchSide | null {
  const game = next && games[next.game - 1];
  return game ? aheadOf([game.A, game.B]) : null;
}

function boardFault(book: Book, board: FinishedBoard, path: string): ReportFault | null {
  if ('conceded' in board) return null;
  if ('men' in board) {
    const { men } = board;
    if (!isWhole(men)) return { why: 'not-whole', path: `${path}.men`, given: men };
    return men > MEN_PER_SIDE
      ? { why: 'too-many-men', path: `${path}.men`, most: MEN_PER_SIDE, given: men }
      : null;
  }
  const { is: most, laws } = book.rules.boardCap;
  if (isWhole(board.points) && board.points >= 1 && board.points <= most) return null;
  return { why: 'board-worth', path: `${path}.points`, most, given: board.points, laws };
}
