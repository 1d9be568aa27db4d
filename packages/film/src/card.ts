import { equipmentFor, type Step, seatOf } from '@opencarrom/match';
import {
  type Edge,
  type Equipment,
  ICF,
  openingRack,
  type PieceId,
  type PlacedMan,
  type Stroke,
  simulate,
} from '@opencarrom/physics';
import { paintBoard } from './paint/board.js';
import { Canvas } from './paint/canvas.js';
import { paintDiscs, type Shown } from './paint/discs.js';
import { LOOKS } from './paint/looks.js';
import { halfShown } from './paint/measures.js';
import { paintWays } from './paint/paths.js';
import type { Painting } from './paint/raster.js';
import { seenFrom } from './paint/seen-from.js';

/** What a preview shows: a board before a stroke, which way the pieces went, and what had been pocketed. Plain data. */
export interface Card {
  readonly men: readonly PlacedMan[];
  readonly stroke: Stroke | null;
  readonly view: Edge;
  readonly taken: Taken;
  readonly equipment: Equipment;
}

/** Men that lie beside the board by then; and with whose the queen does. */
interface Taken {
  readonly white: number;
  readonly black: number;
  readonly queen: 'white' | 'black' | null;
}

/** As messengers want it. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The card of these steps: their last stroke; or a board set up, where nothing was struck that could be seen. */
export function cardOf(steps: readonly Step[]): Card {
  const last = steps.filter(({ event }) => event.type === 'done' && event.act.type === 'strike').at(-1);
  const { board, seats, head } = last?.before ?? {};
  if (!last || !board?.men || !seats || !head) return cardOfBoard(openingRack(ICF), null, 'S');
  const { event } = last;
  const { white, black, queen } = board.table;
  return {
    men: board.men,
    stroke: event.type === 'done' && event.act.type === 'strike' ? event.act.stroke : null,
    view: seatOf(seats, board.onTurn),
    taken: {
      white: MEN_A_SIDE - white.onBoard,
      black: MEN_A_SIDE - black.onBoard,
      queen: queenWith(queen, board.table.turn),
    },
    equipment: equipmentFor(head),
  };
}

/** The card of a board of no match: nothing was pocketed before. */
export const cardOfBoard = (men: readonly PlacedMan[], stroke: Stroke | null, view: Edge): Card => ({
  ...{ men, stroke, view, equipment: ICF },
  taken: NOTHING,
});

const MEN_A_SIDE = 9;
const NOTHING: Taken = { white: 0, black: 0, queen: null };

function queenWith(queen: string, turn: 'white' | 'black'): Taken['queen'] {
  if (queen === 'on-board') return null;
  if (queen === 'covered-by-white') return 'white';
  return queen === 'covered-by-black' ? 'black' : turn;
}

/** The board in the middle, where every messenger's cut leaves it; beside it what was pocketed, white left, black right. */
export function paintCard({ men, stroke, view, taken, equipment }: Card): Painting {
  const canvas = new Canvas(equipment, WIDTH, HEIGHT);
  canvas.fill(LOOKS.table);
  paintBoard(canvas);
  const seen = seenFrom(view);
  if (stroke) {
    const { trace } = simulate({ men }, stroke, equipment, { trace: true });
    if (trace) paintWays(canvas, trace, seen);
  }
  const striker = stroke ? [{ id: 'striker' as const, x: stroke.x, y: stroke.y }] : [];
  const lying = [...men, ...striker].map((piece): Shown => ({ ...piece, ...seen(piece), turn: 0, sunk: 0 }));
  paintDiscs(canvas, [...lying, ...besideBoard(taken, equipment)]);
  const above = ((WIDTH - HEIGHT) / 2) * WIDTH * 4;
  return {
    width: WIDTH,
    height: HEIGHT,
    rgba: canvas.raster.rgba.subarray(above, above + HEIGHT * WIDTH * 4),
  };
}

/** In three columns on each side, as players lay them out. */
const COLUMNS = 3;
const ROWS = 3;

function besideBoard(taken: Taken, equipment: Equipment): readonly Shown[] {
  return (['white', 'black'] as const).flatMap((side) => {
    const men = Array.from(
      { length: taken[side] },
      (_, n): PieceId => `${side === 'white' ? 'w' : 'b'}${n + 1}` as PieceId,
    );
    const all: readonly PieceId[] = taken.queen === side ? ['queen', ...men] : men;
    return all.map((id, place) => ({ id, ...placeBeside(side, place, equipment), turn: 0, sunk: 0 }));
  });
}

function placeBeside(side: 'white' | 'black', place: number, equipment: Equipment) {
  const half = halfShown(equipment);
  const room = (half * (WIDTH - HEIGHT)) / HEIGHT;
  const step = equipment.man.diameter * 1.3;
  const outwards = side === 'white' ? -1 : 1;
  const across = (place % COLUMNS) - (COLUMNS - 1) / 2;
  return {
    x: outwards * (half + room * 0.45 + across * step),
    y: (ROWS - 1) * 0.5 * step - Math.floor(place / COLUMNS) * step,
  };
}
