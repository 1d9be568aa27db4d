import { SEATS, type Seat, type Side } from '@opencarrom/laws';
import {
  type Layout,
  layOut,
  PIECES,
  type PlacedMan,
  type Point,
  type Stroke,
  strikerPlace,
  strikerStretches,
} from '@opencarrom/physics';
import { type BoardMeasures, measuresOf } from './measures.js';
import type { Table } from './table.js';

/** Pieces are known by their numbers, as in the physics: the queen, nine whites, nine blacks, the striker. */
export const QUEEN = 0;
export const firstManOf = (side: Side): number => (side === 'white' ? 1 : 10);
export const lastManOf = (side: Side): number => firstManOf(side) + 8;
/** A man of the side's own, or the queen, who is everybody's until she is covered. */
export const isOwn = (piece: number, side: Side): boolean =>
  piece === QUEEN || (piece >= firstManOf(side) && piece <= lastManOf(side));

/** A part of the base line where the striker may stand, left to right. */
export interface BaseStretch {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/**
 * The table as its player sees it: x to his right, y away from him, his base line at the bottom. All
 * thinking happens in here, so that the four seats are one.
 */
export interface View {
  readonly table: Table;
  readonly measures: BoardMeasures;
  readonly layout: Layout;
  readonly men: readonly PlacedMan[];
  /** By piece number; `on`: 1 for a piece that lies on the board. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly on: Uint8Array;
  readonly stretches: readonly BaseStretch[];
}

export function viewOf(table: Table): View {
  const turns = SEATS.indexOf(table.seat);
  // In the order of the pieces, so that it does not matter in which they were named.
  const men = table.men
    .map((man) => ({ ...turned(man, turns), id: man.id }))
    .sort((a, b) => PIECES.indexOf(a.id) - PIECES.indexOf(b.id));
  const { x, y, on } = lieOf(men);
  const layout = layOut({ men }, table.equipment);
  return {
    table,
    measures: measuresOf(table.equipment),
    layout,
    men,
    x,
    y,
    on,
    stretches: stretchesOf(table, turns),
  };
}

/** By piece number. */
export function lieOf(men: readonly PlacedMan[]) {
  const x = new Float64Array(PIECES.length);
  const y = new Float64Array(PIECES.length);
  const on = new Uint8Array(PIECES.length);
  for (const man of men) {
    const piece = PIECES.indexOf(man.id);
    x[piece] = man.x;
    y[piece] = man.y;
    on[piece] = 1;
  }
  return { x, y, on };
}

/** Where a piece lies. */
export const placeOf = ({ x, y }: View, piece: number): Point => ({ x: x[piece], y: y[piece] });

/** Where the men leave no stretch of the base line's middle, a single place may still be left. */
function stretchesOf(table: Table, turns: number): readonly BaseStretch[] {
  const { equipment, seat, men } = table;
  const stretches = strikerStretches(equipment, seat, men).map(({ from, to }) => {
    const left = turned(from, turns);
    return { from: left.x, to: turned(to, turns).x, y: left.y };
  });
  if (stretches.length > 0) return stretches;
  const place = strikerPlace(equipment, seat, men);
  if (place === null) return [];
  const { x, y } = turned(place, turns);
  return [{ from: x, to: x, y }];
}

/** A point of the board as the player that many seats further to the right sees it. */
export function turned(at: Point, turns: number): { x: number; y: number } {
  switch (turns & 3) {
    case 1:
      return { x: at.y, y: -at.x };
    case 2:
      return { x: -at.x, y: -at.y };
    case 3:
      return { x: -at.y, y: at.x };
    default:
      return { x: at.x, y: at.y };
  }
}

/** A stroke of the view as a stroke on the board. */
export function onBoard(stroke: Stroke, seat: Seat): Stroke {
  const back = 4 - SEATS.indexOf(seat);
  const at = turned(stroke, back);
  const speed = turned({ x: stroke.vx, y: stroke.vy }, back);
  return { x: at.x, y: at.y, vx: speed.x, vy: speed.y, spin: stroke.spin ?? 0 };
}

/** The stretch in which a striker at this place stands, or the one nearest to it. */
export function stretchAt(view: View, x: number): BaseStretch | null {
  let nearest: BaseStretch | null = null;
  let least = Infinity;
  for (const stretch of view.stretches) {
    const off = Math.max(stretch.from - x, x - stretch.to, 0);
    if (off < least) {
      least = off;
      nearest = stretch;
    }
  }
  return nearest;
}
