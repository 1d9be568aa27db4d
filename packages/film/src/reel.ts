import { equipmentFor, type Step, seatOf } from '@opencarrom/match';
import { type Edge, type Equipment, ICF, type PlacedMan, type Stroke, simulate } from '@opencarrom/physics';

/** One stroke, from where the men lay to what came of it. */
interface Scene {
  readonly men: readonly PlacedMan[];
  readonly stroke: Stroke;
  /** In seconds. */
  readonly duration: number;
  readonly rest: readonly PlacedMan[];
}

/** Which strokes of a match are shown: a long one's pots alone, a very long one's last strokes of each board. */
export type FilmCut = 'all' | 'pots' | 'ends';

/** Strokes one after another. */
export interface Reel {
  readonly scenes: readonly Scene[];
  readonly cut: FilmCut;
  /** From which side it is seen. */
  readonly view: Edge;
  readonly equipment: Equipment;
}

/** Of so many strokes a film is a few minutes long: whoever makes more of them waits, and nobody looks on. */
export const MOST_STROKES = 100;

/** A stroke as it was played: on which board, and did a man fall? */
interface Played {
  readonly scene: Scene;
  readonly board: number;
  readonly isPot: boolean;
}

/** The strokes of these steps; null where none was played on a board that knows where men lie. */
export function filmOf(steps: readonly Step[]): Reel | null {
  const filmed = steps.filter(isFilmed);
  const first = filmed[0]?.before;
  if (!first?.board || !first.seats) return null;
  const last = menLast(steps);
  const played = filmed.map((step, index) => playedAt(step, filmed[index + 1], last));
  const cut = cutOf(played);
  const scenes = strokesOf[cut](played).map(({ scene }) => scene);
  const view = seatOf(first.seats, scenes.length === 1 ? first.board.onTurn : 'A1');
  return { scenes, cut, view, equipment: equipmentFor(first.head) };
}

/** A stroke of no match, made from this side. */
export function filmOfStroke(men: readonly PlacedMan[], stroke: Stroke, view: Edge): Reel {
  const { duration, rest } = simulate({ men }, stroke, ICF);
  const lying = rest.filter((piece): piece is PlacedMan => piece.id !== 'striker');
  return { scenes: [{ men, stroke, duration, rest: lying }], cut: 'all', view, equipment: ICF };
}

const isFilmed = ({ before, event }: Step): boolean =>
  Boolean(before.board?.men) && event.type === 'done' && event.act.type === 'strike';

/** A board that is over was cleared away: its men are those that lay there last. */
function menLast(steps: readonly Step[]): ReadonlyMap<number, readonly PlacedMan[]> {
  const boards = steps.flatMap(({ after }) => (after.board?.men ? [after.board] : []));
  return new Map(boards.map(({ setAt, men }) => [setAt, men ?? []]));
}

function playedAt(
  { before, event }: Step,
  next: Step | undefined,
  last: ReadonlyMap<number, readonly PlacedMan[]>,
): Played {
  const [board, men] = [before.board?.setAt ?? 0, before.board?.men ?? []];
  if (event.type !== 'done' || event.act.type !== 'strike') throw new TypeError('only strokes are filmed');
  const { stroke } = event.act;
  const { duration, pocketed } = simulate({ men }, stroke, equipmentFor(before.head));
  const follows = next?.before.board?.setAt === board ? next.before.board.men : undefined;
  const scene = { men, stroke, duration, rest: follows ?? last.get(board) ?? [] };
  return { scene, board, isPot: pocketed.some(({ id }) => id !== 'striker') };
}

const strokesOf: Readonly<Record<FilmCut, (played: readonly Played[]) => readonly Played[]>> = {
  all: (played) => played,
  pots: (played) => played.filter(({ isPot }) => isPot),
  ends: (played) => {
    const boards = new Set(played.map(({ board }) => board)).size;
    const each = Math.max(1, Math.floor(MOST_STROKES / boards));
    return played.filter(({ board }, index) => played[index + each]?.board !== board).slice(-MOST_STROKES);
  },
};

const cutOf = (played: readonly Played[]): FilmCut =>
  (['all', 'pots'] as const).find((cut) => strokesOf[cut](played).length <= MOST_STROKES) ?? 'ends';

/** As fast as it was played, unless that took longer than anybody looks on: seconds of movement. */
export function rateFor({ scenes }: Reel, seconds: number): number {
  const moving = scenes.reduce((sum, { duration }) => sum + duration, 0);
  return Math.min(Math.max(moving / seconds, 1), 4);
}
