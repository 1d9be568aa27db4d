import type { Book, MatchFormat } from '@opencarrom/laws';
import { type Both, type MatchSide, SIDES } from './result.js';

/**
 * Who can have won a game that ended with this score, where nobody wrote down its boards: mostly one side; none where
 * no game ends so; both where boards won decide, and the points do not tell who won more of them.
 */
export function possibleWinners(book: Book, format: MatchFormat, [a, b]: Both): readonly MatchSide[] {
  const endsSo = format.countedIn.is === 'boards' ? endsByBoardsWon : endsByPoints;
  const cap = book.rules.boardCap.is;
  return SIDES.filter((side) => (side === 'a' ? endsSo(format, cap, a, b) : endsSo(format, cap, b, a)));
}

const majorityOf = (format: MatchFormat): number => Math.floor((format.boards.is ?? 0) / 2) + 1;
const targetOf = (format: MatchFormat): number => format.target.is ?? Number.POSITIVE_INFINITY;

function endsByBoardsWon(format: MatchFormat, cap: number, won: number, lost: number): boolean {
  const majority = majorityOf(format);
  return won >= majority && won <= majority * cap && lost <= (majority - 1) * cap;
}

/** Each board brings its winner from one point to the cap, so a score tells how few and how many boards it took. */
function endsByPoints(format: MatchFormat, cap: number, won: number, lost: number): boolean {
  const limit = format.boards.is;
  const target = targetOf(format);
  if (won <= lost || lost >= target) return false;
  const fewest = fewestBoards(cap, won, lost);
  if (won >= target && won - cap < target && (limit === null || fewest <= limit)) return true;
  if (limit === null) return false;
  const atTheLimit = won < target && fewest <= limit && limit <= won + lost;
  const byAnExtraBoard = won - lost <= cap && fewestBoards(cap, lost, lost) <= limit && limit <= 2 * lost;
  return atTheLimit || byAnExtraBoard;
}

const fewestBoards = (cap: number, one: number, other: number): number =>
  Math.ceil(one / cap) + Math.ceil(other / cap);

/** Can a game still be going on at this score? */
export function goesOnAt(book: Book, format: MatchFormat, [a, b]: Both): boolean {
  const cap = book.rules.boardCap.is;
  const limit = format.boards.is ?? Number.POSITIVE_INFINITY;
  if (format.countedIn.is === 'boards') return Math.max(a, b) <= (majorityOf(format) - 1) * cap;
  return Math.max(a, b) < targetOf(format) && fewestBoards(cap, a, b) <= limit;
}
