import type { Side } from '@opencarrom/laws';
import type { Deeming } from '../log/command.js';
import type { BoardInPlay, Hearing, Unnoticed } from '../state.js';

/** The queen was not covered: should nobody notice that she stayed down, the next stroke makes it too late. */
export function withQueenLeft(
  { unnoticed, strokes, men }: BoardInPlay,
  { before }: Hearing,
  queen: BoardInPlay['table']['queen'],
): readonly Unnoticed[] {
  if (men || before.queen !== 'to-cover') return unnoticed;
  const others = unnoticed.filter(({ what, stroke }) => what !== 'queen' || stroke !== strokes);
  return queen === 'on-board' ? [...others, { what: 'queen', side: before.turn, stroke: strokes }] : others;
}

/** Men owed that were placed, or (assumed) of which nobody said so when the next stroke was entered. */
export function withPlacing(
  { unnoticed, strokes, tasks, men }: BoardInPlay,
  assumed: boolean,
): readonly Unnoticed[] {
  if (men) return unnoticed;
  const placed = (['white', 'black'] as const).map((side) => ({
    what: 'placing' as const,
    side,
    men: tasks.filter((task) => task.owed && task.piece === side).length,
    stroke: strokes,
    assumed,
  }));
  return [...unnoticed, ...placed.filter((placing) => placing.men > 0)];
}

/** Is it too late to notice this? */
const isTooLate = ({ strokes }: BoardInPlay, { stroke }: Unnoticed): boolean => stroke < strokes;

const WHAT = {
  'queen-covered': 'queen',
  'dues-forfeited': 'placing',
  'own-man-placed': 'placing',
  'out-of-turn': null,
} as const;

/** What may have been overlooked, of the kind that is meant, the newest first: too late, or still in time. */
export const overlooked = (
  board: BoardInPlay,
  { matter, side }: Deeming,
  when: 'too-late' | 'in-time',
): readonly Unnoticed[] =>
  board.unnoticed
    .filter((one) => one.what === WHAT[matter] && (side === undefined || one.side === side))
    .filter((one) => isTooLate(board, one) === (when === 'too-late'))
    .reverse();

/** Men that the last stroke took as placed, by colour. */
export const takenAsPlaced = ({
  unnoticed,
  strokes,
}: BoardInPlay): readonly { readonly side: Side; readonly men: number }[] =>
  unnoticed.flatMap((one) =>
    one.what === 'placing' && one.assumed && one.stroke === strokes - 1
      ? [{ side: one.side, men: one.men }]
      : [],
  );

/** What is known by now: so many men fewer that could have been overlooked. */
export const known = (board: BoardInPlay, one: Unnoticed, men: number): readonly Unnoticed[] =>
  board.unnoticed.flatMap((each) => {
    if (each !== one) return [each];
    return each.what === 'placing' && each.men > men ? [{ ...each, men: each.men - men }] : [];
  });

/** How many men were taken as placed on a board. */
export const assumedIn = ({ unnoticed }: BoardInPlay): number =>
  unnoticed.reduce((sum, one) => sum + (one.what === 'placing' && one.assumed ? one.men : 0), 0);
