import { SEATS } from '@opencarrom/laws';
import { type Equipment, PIECES, type PlacedMan, type Point, pocketAt } from '@opencarrom/physics';
import type { Table } from '../table/table.js';
import { isOwn, QUEEN, turned } from '../table/view.js';

/** A part of the board as the player sees it: by a pocket, along a cushion, or out on the bed. */
export type Spot = `${'pocket' | 'cushion' | 'bed'}-${Square}`;

/** The board in thirds, near being the player's own side. */
type Square = `${'far' | 'level' | 'near'}-${'left' | 'middle' | 'right'}`;

/** Where a man lies, to tell it from the others of its colour. */
export interface WhereItLies {
  readonly spot: Spot;
  /** Men of its colour on the board, and in that spot: itself among them. */
  readonly left: number;
  readonly alike: number;
}

export function whereItLies(table: Table, id: string): WhereItLies | null {
  const man = table.men.find((each) => each.id === id);
  if (!man || id === PIECES[QUEEN]) return null;
  const side = isOwn(PIECES.indexOf(man.id), 'white') ? 'white' : 'black';
  const kin = table.men.filter((each) => each.id !== PIECES[QUEEN] && isOwn(PIECES.indexOf(each.id), side));
  const spot = spotOf(table, man);
  return { spot, left: kin.length, alike: kin.filter((each) => spotOf(table, each) === spot).length };
}

/** From the middle of a pocket, in metres: nearer than this a man hangs over it. */
const HANGING = 0.055;
/** From the edge of a man to the cushion. */
const ALONG = 0.025;
/** Half as wide as the middle third. */
const MIDDLE = 0.12;

function spotOf({ equipment, seat }: Table, man: PlacedMan): Spot {
  const { x, y } = turned(man, SEATS.indexOf(seat));
  const square: Square = `${third(y, 'near', 'level', 'far')}-${third(x, 'left', 'middle', 'right')}`;
  if (isByPocket(equipment, man, HANGING)) return `pocket-${square}`;
  const edge = equipment.surface / 2 - equipment.man.diameter / 2 - ALONG;
  return Math.max(Math.abs(x), Math.abs(y)) > edge ? `cushion-${cushionOf(x, y)}` : `bed-${square}`;
}

/** Does something lie nearer than this to the middle of a pocket? */
export function isByPocket(equipment: Equipment, { x, y }: Point, near: number): boolean {
  const dx = pocketAt(equipment) - Math.abs(x);
  const dy = pocketAt(equipment) - Math.abs(y);
  return dx * dx + dy * dy < near * near;
}

const third = <T>(at: number, low: T, middle: T, high: T): T =>
  at < -MIDDLE ? low : at > MIDDLE ? high : middle;

/** The middle of the cushion a man lies along. */
function cushionOf(x: number, y: number): Square {
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'level-left' : 'level-right';
  return y < 0 ? 'near-middle' : 'far-middle';
}
