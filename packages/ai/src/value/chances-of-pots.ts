import { standingAtBase } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import { isInTheWay } from '../ideas/free-way.js';
import type { BoardMeasures } from '../table/measures.js';
import { chanceWithin } from './normal-chance.js';
import { NEAR, PocketMargins } from './pocket-margins.js';

/** What the table offers one side's player, by geometry alone: straight pots and cuts. */
export interface PotChances {
  /** The chance of the easiest pot, and of the next man's. */
  best: number;
  second: number;
  /** Over all men, the strokes each is thought to take. */
  work: number;
  /** How many men are thought to fall in one visit, the easiest first. */
  run: number;
  /** The chance that all fall in one visit. */
  out: number;
  /** The chance of potting the queen; 0 when she is not on the board. */
  queen: number;
}

export const noPotChances = (): PotChances => ({ best: 0, second: 0, work: 0, run: 0, out: 0, queen: 0 });

/** A man without a pot is thought to take this many strokes more than a sure one … */
const HARDEST = 0.2;
/** … and a chance e to take 1/(e + 0.2). A man in hand, to be placed as a due, lies badly. */
export const strokesFor = (chance: number): number => 1 / (chance + HARDEST);

const MEN = 20;
const px = new Float64Array(MEN);
const py = new Float64Array(MEN);
const piece = new Int8Array(MEN);
const eased = new Float64Array(MEN);

/** A square of deviations below which there is no pot to speak of. */
const LEAST = 0.0014;
/** Of what misses now, how much is thought to become a pot later in the visit. */
const LATER = 0.1;
/** Where else to try when somebody stands between the best place and the man, in metres along the base line. */
const ASIDE = [-0.09, 0.09, -0.2, 0.2];

export interface Lie {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** 1 (or ON_BOARD) for a piece that lies on the board: see `present`. */
  readonly where: Uint8Array;
  readonly present: number;
}

/** From where a table is surveyed. */
interface Standpoint {
  readonly measures: BoardMeasures;
  /** So many places to the right of the player in whose view the men lie. */
  readonly turns: number;
  readonly hand: Hand;
  /** The book lets nobody strike straight at a man by his own base line. */
  readonly baseBarred: boolean;
}

/** Surveys the table for the side whose men are numbered from `first` to `last`. */
export type Survey = (lie: Lie, first: number, last: number, out: PotChances) => void;

/** A survey allocates nothing: it is made once or twice for every stroke that is tried. */
export function surveyFrom({ measures, turns, hand, baseBarred }: Standpoint): Survey {
  const margins = new PocketMargins(measures, hand);
  return (lie, first, last, out) => {
    const count = gather(lie, turns);
    out.work = 0;
    out.queen = 0;
    let men = 0;
    for (let i = 0; i < count; i++) {
      const id = piece[i];
      if (id !== 0 && (id < first || id > last)) continue;
      const chance = baseBarred && isAtBase(measures, i) ? 0 : easiest(measures, margins, i, count);
      if (id === 0) {
        out.queen = chance;
        continue;
      }
      out.work += strokesFor(chance);
      let at = men++;
      for (; at > 0 && eased[at - 1] < chance; at--) eased[at] = eased[at - 1];
      eased[at] = chance;
    }
    sumUp(men, out);
  };
}

/** What the chances of the men, the easiest first, come to in one visit. */
function sumUp(men: number, out: PotChances): void {
  out.best = men > 0 ? eased[0] : 0;
  out.second = men > 1 ? eased[1] : 0;
  out.run = 0;
  out.out = 1;
  for (let at = 0; at < men; at++) {
    // A man that lies badly now may lie better when its turn comes.
    out.out *= eased[at] + LATER * (1 - eased[at]);
    out.run += out.out;
  }
}

/** Does a man lie on or behind the player's base line? */
const isAtBase = (g: BoardMeasures, i: number): boolean =>
  py[i] < g.baseY + NEAR && standingAtBase(g.equipment, 'S', { x: px[i], y: py[i] }) !== 'before';

/** The pieces on the board as that player sees them. */
function gather(lie: Lie, turns: number): number {
  let count = 0;
  const { x, y, where, present } = lie;
  for (let id = 0; id < 19; id++) {
    if (where[id] !== present) continue;
    const ax = x[id];
    const ay = y[id];
    px[count] = turns === 0 ? ax : turns === 2 ? -ax : turns === 1 ? ay : -ay;
    py[count] = turns === 0 ? ay : turns === 2 ? -ay : turns === 1 ? -ax : ax;
    piece[count] = id;
    count++;
  }
  return count;
}

/** The chance of the easiest pot of one man: the pockets by what they forgive, the first that is free. */
function easiest(g: BoardMeasures, margins: PocketMargins, i: number, count: number): number {
  const { square, place, ghostX, ghostY } = margins;
  margins.lies(piece[i], px[i], py[i]);
  const first = piece[i] * 4;
  let refused = 0;
  for (let tries = 0; tries < 4; tries++) {
    let k = -1;
    for (let other = 0; other < 4; other++)
      if ((refused & (1 << other)) === 0 && (k < 0 || square[first + other] > square[first + k])) k = other;
    const n = first + k;
    if (square[n] < LEAST) return 0;
    refused |= 1 << k;
    if (!isFree(px[i], py[i], margins.pocketX[k], margins.pocketY[k], 2 * g.man, i, count)) continue;
    if (isFree(place[n], g.baseY, ghostX[n], ghostY[n], g.reach, i, count))
      return chanceWithin(Math.sqrt(square[n]));
    const aside = fromAside(g, margins, n, i, count);
    if (aside >= LEAST) return chanceWithin(Math.sqrt(aside));
  }
  return 0;
}

function fromAside(g: BoardMeasures, margins: PocketMargins, n: number, i: number, count: number): number {
  const { wide, ghostX, ghostY } = margins;
  let best = 0;
  const middle = margins.place[n];
  for (let m = 0; m < ASIDE.length; m++) {
    const place = middle + ASIDE[m];
    if (place > wide || place < -wide) continue;
    const square = margins.from(n, place);
    if (square > best && isFree(place, g.baseY, ghostX[n], ghostY[n], g.reach, i, count)) best = square;
  }
  return best;
}

/** May a disc go from here to there without touching anybody but man i? */
function isFree(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  reach: number,
  i: number,
  count: number,
): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const far = dx * dx + dy * dy;
  for (let j = 0; j < count; j++)
    if (j !== i && isInTheWay(px[j] - ax, py[j] - ay, dx, dy, far, reach * reach)) return false;
  return true;
}
