import { standingAtBase } from '@opencarrom/physics';
import type { Ground } from './ground.js';
import type { Hand } from './hand.js';
import { within } from './within.js';

/** What the table offers one side's player, by geometry alone: straight pots and cuts. */
export interface Outlook {
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

export const makeOutlook = (): Outlook => ({ best: 0, second: 0, work: 0, run: 0, out: 0, queen: 0 });

/** A man without a pot is thought to take this many strokes more than a sure one … */
const HARDEST = 0.2;
/** … and a chance e to take 1/(e + 0.2). A man in hand, to be placed as a due, lies badly. */
export const strokesFor = (chance: number): number => 1 / (chance + HARDEST);

const MEN = 20;
const px = new Float64Array(MEN);
const py = new Float64Array(MEN);
const piece = new Int8Array(MEN);
const pocketX = [1, 1, -1, -1];
const pocketY = [1, -1, -1, 1];
const promises = new Float64Array(4);
const wayX = new Float64Array(4);
const wayY = new Float64Array(4);
const wayFar = new Float64Array(4);
const places = new Float64Array(4);
const eased = new Float64Array(MEN);
const ghostX = new Float64Array(4);
const ghostY = new Float64Array(4);

/** How much of a pocket a man may use: one that arrives fast or grazes the edge is refused. */
const MOUTH = 0.85;
/** Thinner cuts than this are left to luck. */
const THINNEST = 0.25;
/** The cosine of a cut from which it is thin, and forgives less. */
const THIN = 0.6;
/** A square of deviations below which there is no pot to speak of. */
const LEAST = 0.0014;
/** Of what misses now, how much is thought to become a pot later in the visit. */
const LATER = 0.1;
/** Close behind a man, in metres. */
const CLOSE = 0.04;
/** A man this near to the base line can be struck from close by. */
const NEAR = 0.12;
/** Where else to try when somebody stands between the best place and the man, in metres along the base line. */
const ASIDE = [-0.09, 0.09, -0.2, 0.2];
/** How far from the middle the striker may stand. */
const widest = (g: Ground): number =>
  (g.equipment.markings.baseLine.length - g.equipment.markings.baseCircle.diameter) / 2;

export interface Lie {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** 1 (or ON_BOARD) for a piece that lies on the board: see `present`. */
  readonly where: Uint8Array;
  readonly present: number;
}

/**
 * Surveys the table for the side whose men are numbered from `first` to `last`, from the seat that many
 * places to the right. Allocates nothing: it runs once or twice for every stroke that is tried. `baseBarred`:
 * the book lets nobody strike straight at a man by his own base line.
 */
export function survey(
  g: Ground,
  lie: Lie,
  first: number,
  last: number,
  turns: number,
  hand: Hand,
  out: Outlook,
  baseBarred = false,
): void {
  const count = gather(lie, turns);
  const wide = widest(g);
  out.work = 0;
  out.queen = 0;
  let men = 0;
  for (let i = 0; i < count; i++) {
    const id = piece[i];
    if (id !== 0 && (id < first || id > last)) continue;
    const chance = baseBarred && isAtBase(g, i) ? 0 : easiest(g, i, count, wide, hand);
    if (id === 0) {
      out.queen = chance;
      continue;
    }
    out.work += strokesFor(chance);
    let at = men++;
    for (; at > 0 && eased[at - 1] < chance; at--) eased[at] = eased[at - 1];
    eased[at] = chance;
  }
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
const isAtBase = (g: Ground, i: number): boolean =>
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

/**
 * The chance of the easiest pot of one man: the pockets in order of promise, the first that is free. Promises
 * are compared as the square of how many deviations the pocket forgives, which needs no root and no chance.
 */
function easiest(g: Ground, i: number, count: number, wide: number, hand: Hand): number {
  for (let k = 0; k < 4; k++) promises[k] = promise(g, i, k, wide, hand);
  for (let tries = 0; tries < 4; tries++) {
    let k = 0;
    for (let other = 1; other < 4; other++) if (promises[other] > promises[k]) k = other;
    const square = promises[k];
    if (square < LEAST) return 0;
    promises[k] = 0;
    if (!isFree(px[i], py[i], pocketX[k] * g.pocketAt, pocketY[k] * g.pocketAt, 2 * g.man, i, count))
      continue;
    if (isFree(places[k], g.baseY, ghostX[k], ghostY[k], g.reach, i, count)) return within(Math.sqrt(square));
    const aside = fromAside(g, k, i, count, wide, hand);
    if (aside >= LEAST) return within(Math.sqrt(aside));
  }
  return 0;
}

/** How much pocket k forgives man i from the best place, were nobody in the way. */
function promise(g: Ground, i: number, k: number, wide: number, hand: Hand): number {
  const dx = pocketX[k] * g.pocketAt - px[i];
  const dy = pocketY[k] * g.pocketAt - py[i];
  const far = Math.sqrt(dx * dx + dy * dy) + 1e-9;
  const ux = dx / far;
  const uy = dy / far;
  const gx = px[i] - ux * g.reach;
  const gy = py[i] - uy * g.reach;
  const edge = g.half - g.striker;
  if (gx > edge || gx < -edge || gy > edge || gy < -edge) return 0;
  ghostX[k] = gx;
  ghostY[k] = gy;
  wayX[k] = ux;
  wayY[k] = uy;
  wayFar[k] = far;
  const up = gy - g.baseY;
  // Along the line of the pot straight back to the base line, where it reaches it; or close behind the man.
  let best = 0;
  const off = Math.abs(up);
  if (uy * up > 0.02 * off) {
    const inLine = gx - (ux * up) / uy;
    best = better(g, k, inLine, wide, hand, best);
    if (off > NEAR && inLine <= wide && inLine >= -wide) return best;
  }
  best = better(g, k, gx, wide, hand, best);
  return off > NEAR ? best : better(g, k, gx - ux * CLOSE, wide, hand, best);
}

/** The greater of a promise and that from another place; the better place is remembered. */
function better(g: Ground, k: number, x: number, wide: number, hand: Hand, known: number): number {
  const place = x > wide ? wide : x < -wide ? -wide : x;
  const square = promiseFrom(g, k, place, hand);
  if (square <= known) return known;
  places[k] = place;
  return square;
}

/** From one place: how wide the pocket looks to the man, against how the hand's slips grow. */
function promiseFrom(g: Ground, k: number, place: number, hand: Hand): number {
  const sx = ghostX[k] - place;
  const sy = ghostY[k] - g.baseY;
  const run = sx * sx + sy * sy;
  const along = sx * wayX[k] + sy * wayY[k];
  if (along <= 0 || along * along < THINNEST * THINNEST * run) return 0;
  const byDirection = run * hand.direction;
  const byPlace = sy * hand.place;
  const forgiven = (MOUTH * g.pocket * g.reach * along) / wayFar[k];
  const square = (forgiven * forgiven) / (byDirection * byDirection + byPlace * byPlace + 1e-15);
  if (along * along > THIN * THIN * run) return square;
  // A thin cut needs force, and force leaves the striker loose on the table.
  const thin = 1 - THIN + along / Math.sqrt(run);
  return square * thin * thin;
}

function fromAside(g: Ground, k: number, i: number, count: number, wide: number, hand: Hand): number {
  let best = 0;
  const middle = places[k];
  for (let n = 0; n < ASIDE.length; n++) {
    const place = middle + ASIDE[n];
    if (place > wide || place < -wide) continue;
    const square = promiseFrom(g, k, place, hand);
    if (square > best && isFree(place, g.baseY, ghostX[k], ghostY[k], g.reach, i, count)) best = square;
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
  const square = dx * dx + dy * dy;
  const limit = reach * reach;
  for (let j = 0; j < count; j++) {
    if (j === i) continue;
    const mx = px[j] - ax;
    const my = py[j] - ay;
    const along = mx * dx + my * dy;
    if (along <= 0) continue;
    const off = mx * dy - my * dx;
    if (along >= square) {
      const ex = px[j] - bx;
      const ey = py[j] - by;
      if (ex * ex + ey * ey < limit) return false;
    } else if (off * off < limit * square) return false;
  }
  return true;
}
