import {
  type Board,
  type Book,
  coveredBy,
  findLaws,
  impossibleBoard,
  isCovered,
  MEN_PER_SIDE,
  other,
  type Ruling,
  type Side,
  type StrokeFacts,
  settle,
} from '../../src/index.js';

const SIDES: readonly Side[] = ['white', 'black'];
const NOTHING = { white: 0, black: 0, queen: false };

/** What happened on the board, as far as a ruling must account for it. */
interface Happened {
  readonly pocketed: { readonly white: number; readonly black: number; readonly queen: boolean };
  readonly overboard: { readonly white: number; readonly black: number; readonly queen: boolean };
  /** May a man stay owed though it lies in a pocket? Only where there was no space to place it. */
  readonly noSpace?: boolean;
}

export const happenedBy = ({ pocketed, overboard }: StrokeFacts): Happened => ({ pocketed, overboard });
export const NOTHING_HAPPENED: Happened = { pocketed: NOTHING, overboard: NOTHING };

/** What is wrong with a ruling, whatever the law; null: nothing. */
export function flawOf(book: Book, board: Board, happened: Happened, ruling: Ruling): string | null {
  const after = settle(board, ruling);
  return (
    turnFlaw(board, ruling, after) ??
    menFlaw(board, happened, ruling, after) ??
    queenFlaw(board, happened, ruling) ??
    placingFlaw(happened, ruling) ??
    resultFlaw(book, ruling, after) ??
    citationFlaw(book, ruling)
  );
}

function turnFlaw(board: Board, ruling: Ruling, after: Board): string | null {
  const { turn, next, striker } = ruling;
  if (striker !== board.turn) return 'another side was on turn';
  if (turn === 'continues' && next !== striker) return 'the turn continues with the other side';
  if (turn === 'passes' && next !== other(striker)) return 'the turn passes to the same side';
  if (turn === 'over' && next !== null) return 'over, and somebody is next';
  if ((turn === 'over') !== (ruling.result !== null)) return 'over without a result, or a result without end';
  return after.turn === (next ?? striker) ? null : 'the settled board has another side on turn';
}

function menFlaw(board: Board, { pocketed, noSpace }: Happened, ruling: Ruling, after: Board): string | null {
  for (const side of SIDES) {
    const before = board[side];
    const { onBoard, owed } = after[side];
    if (onBoard !== before.onBoard - pocketed[side] + ruling.returned[side])
      return `${side} men not conserved`;
    if (onBoard < 0 || onBoard > MEN_PER_SIDE) return `${onBoard} ${side} men`;
    if (ruling.returned[side] < 0 || owed < 0) return `a negative number of ${side} men`;
    if (owed > 0 && onBoard < MEN_PER_SIDE && !noSpace) return `${side} owes a man that is available`;
    if (after[side].score !== before.score) return `the score of ${side} changed`;
    if (after[side].hasPocketed !== (before.hasPocketed || pocketed[side] > 0)) return `${side}.hasPocketed`;
  }
  return null;
}

function queenFlaw(board: Board, { pocketed }: Happened, ruling: Ruling): string | null {
  const { queen, returned, turn, striker } = ruling;
  const fell = pocketed.queen || board.queen === 'to-cover';
  if (!fell && queen !== board.queen) return 'the queen moved by herself';
  if (turn === 'over') return returned.queen ? 'the queen comes back to a board that is over' : null;
  if (returned.queen !== (fell && queen === 'on-board'))
    return 'the queen comes back or does not, against her state';
  if (queen === 'to-cover' && turn !== 'continues') return 'the queen waits for a cover without a turn';
  if (fell && isCovered(queen) && (queen !== coveredBy(striker) || pocketed[striker] === 0))
    return 'the queen is covered without a man of the striking side';
  return null;
}

/** All that comes back is placed by somebody, and the umpire puts back what left the board. */
function placingFlaw(
  { overboard }: Happened,
  { turn, placing, returned, discipline }: Ruling,
): string | null {
  const sums = { white: 0, black: 0, queen: 0 };
  const byUmpire = { white: 0, black: 0, queen: 0 };
  for (const { piece, count, by } of placing) {
    if (count < 1) return 'a placing of nothing';
    sums[piece] += count;
    if (by === 'umpire') byUmpire[piece] += count;
    if (by === 'right-hand' && discipline === 'singles') return 'nobody sits to the right in singles';
    if (by === 'opponent' && discipline === 'doubles')
      return 'in doubles a neighbour places, not just anybody';
  }
  if (turn === 'over') return placing.length > 0 ? 'men are placed on a board that is over' : null;
  for (const side of SIDES) {
    if (sums[side] !== returned[side] + overboard[side]) return `${side} placed and returned differ`;
    if (byUmpire[side] !== overboard[side]) return `the umpire places ${byUmpire[side]} ${side} men`;
  }
  const queens = Number(returned.queen) + Number(overboard.queen);
  return sums.queen === queens && byUmpire.queen === queens ? null : 'the queen is not placed by the umpire';
}

function resultFlaw(book: Book, ruling: Ruling, after: Board): string | null {
  const { result } = ruling;
  if (!result) {
    const impossible = impossibleBoard(book, after);
    return impossible && `impossible afterwards: ${impossible.field}: ${impossible.why}`;
  }
  if (ruling.owed.white + ruling.owed.black > 0) return 'men stay owed on a board that is over';
  if (!('winner' in result)) return null;
  const { points, demandable } = result;
  const most = MEN_PER_SIDE + book.rules.queenPoints.is;
  if (!Number.isInteger(points) || points < 1 || points > most) return `${points} points`;
  if (points + demandable > most) return `${demandable} on demand, though ${points} of ${most} are won`;
  return [0, 1, 2].includes(demandable) ? null : `${demandable} points on demand`;
}

const known = new Map<Book, WeakMap<readonly string[], boolean>>();

/** Every law cited is a row of the book, or of the book it falls back on and marked so. */
function citationFlaw(book: Book, { findings }: Ruling): string | null {
  if (!findings.some(({ laws }) => laws.length > 0)) return 'no law is cited';
  for (const { laws, reading } of findings) {
    if (!areKnown(book, laws)) return `cites ${laws.join(', ')}`;
    if (reading !== undefined && !hasReading(book, reading)) return `rests on no reading: ${reading}`;
  }
  return null;
}

function areKnown(book: Book, laws: readonly string[]): boolean {
  const cache = known.get(book) ?? new WeakMap<readonly string[], boolean>();
  known.set(book, cache);
  const seen = cache.get(laws);
  if (seen !== undefined) return seen;
  const all = laws.every((law) => isLawOf(book, law));
  cache.set(laws, all);
  return all;
}

/** `72a` is the book's own; `icf:72a` is marked as the law of the book fallen back on. */
export function isLawOf(book: Book, law: string): boolean {
  const found = findLaws(book, law);
  return found.length > 0 && found.every(({ citation }) => citation.includes(':') === law.includes(':'));
}

const hasReading = (book: Book, id: string): boolean =>
  [book, book.buildsOn].some((home) => home?.readings.some((reading) => reading.id === id));
