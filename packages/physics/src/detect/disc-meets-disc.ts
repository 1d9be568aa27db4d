import { locate } from '../motion/slide.js';
import { timeToReach } from '../motion/time-to-reach.js';
import * as workspace from '../workspace.js';

const {
  AT_REST,
  SAME_VELOCITY,
  CLOCK,
  dirX,
  dirY,
  dragPlay,
  fromX,
  fromY,
  GAP,
  GAP_CURVE,
  GAP_RATE,
  GAP_ROOT,
  HORIZON,
  locatedAt,
  meanDrag,
  MEETING,
  memory,
  motion,
  placeX,
  placeY,
  radius,
  REACHED_DISTANCE,
  REACHED_TIME,
  restDistance,
  restTime,
  rim,
  since,
  speed,
  TOUCH,
  velX,
  velY,
} = workspace;

/** The search for a contact ends this near to it, and goes on from where it is after so many steps. */
const NEAR = 1e-14;
const MOST_STEPS = 200;

/** What a search found: no contact while both move, a contact, or none as far as it had to look. */
const APART = 0;
const MET = 1;
const LATER = 2;

/**
 * Finds when two discs meet, at the clock's time or later. True when `meeting` is exact (Infinity: never);
 * false when it is only a time before which they do not.
 */
export function whenDiscsMeet(i: number, j: number): boolean {
  const d = memory;
  const now = d[CLOCK];
  const stillI = motion[i] === AT_REST || now >= restTime[i];
  const stillJ = motion[j] === AT_REST || now >= restTime[j];
  d[MEETING] = Infinity;
  if (stillJ) {
    if (!stillI) strikeStill(i, j);
    return true;
  }
  if (stillI) {
    strikeStill(j, i);
    return true;
  }
  if (moveAsOne(i, j)) return true;
  const found = approach(i, j);
  d[CLOCK] = now;
  if (found !== APART) return found === MET;
  if (restTime[i] < restTime[j]) {
    d[CLOCK] = restTime[i];
    strikeStill(j, i);
  } else if (restTime[j] < restTime[i]) {
    d[CLOCK] = restTime[j];
    strikeStill(i, j);
  }
  d[CLOCK] = now;
  return true;
}

/** Discs that were brought to one velocity in one contact slide on together. */
function moveAsOne(i: number, j: number): boolean {
  return (
    since[i] === since[j] &&
    speed[i] === speed[j] &&
    dirX[i] === dirX[j] &&
    dirY[i] === dirY[j] &&
    Math.abs(rim[i]) === Math.abs(rim[j])
  );
}

/** A moving disc against one that lies still: its path is straight, so the place is geometry, whatever the spin. */
function strikeStill(i: number, still: number): void {
  const d = memory;
  const lain = motion[still] === AT_REST ? 0 : restDistance[still];
  const dx = fromX[still] + dirX[still] * lain - fromX[i];
  const dy = fromY[still] + dirY[still] * lain - fromY[i];
  const ahead = dx * dirX[i] + dy * dirY[i];
  if (ahead <= 0) return;
  const reachOfBoth = radius[i] + radius[still];
  const aside = dx * dirY[i] - dy * dirX[i];
  const square = reachOfBoth * reachOfBoth - aside * aside;
  if (square <= 0) return;
  const distance = ahead - Math.sqrt(square);
  if (distance >= restDistance[i]) return;
  d[REACHED_DISTANCE] = distance;
  timeToReach(i);
  if (d[REACHED_TIME] > d[CLOCK]) {
    const touching = reachOfBoth + TOUCH;
    const now = since[i] === d[CLOCK] && dx * dx + dy * dy < touching * touching;
    d[MEETING] = now ? d[CLOCK] : d[REACHED_TIME];
    return;
  }
  // The contact lies behind: it counts only while the disc is still on the near side.
  d[REACHED_DISTANCE] = ahead;
  timeToReach(i);
  if (d[REACHED_TIME] > d[CLOCK]) d[MEETING] = d[CLOCK];
}

/**
 * Two moving discs. The square of their distance, less that at which they touch, is in the time s to come at
 * least gap + 2·rate·s + even·s² + bend·s³, since their decelerations have known bounds; and that is not below a
 * parabola as far as the search goes. Go to its first root, look again: this never goes past a contact.
 */
function approach(i: number, j: number): number {
  const d = memory;
  const horizon = d[HORIZON];
  const end = restTime[i] < restTime[j] ? restTime[i] : restTime[j];
  const reachOfBoth = radius[i] + radius[j];
  let t = d[CLOCK];
  for (let step = 0; step < MOST_STEPS; step++) {
    d[CLOCK] = t;
    if (locatedAt[i] !== t) locate(i);
    if (locatedAt[j] !== t) locate(j);
    const dx = placeX[j] - placeX[i];
    const dy = placeY[j] - placeY[i];
    const vx = velX[j] - velX[i];
    const vy = velY[j] - velY[i];
    const gap = dx * dx + dy * dy - reachOfBoth * reachOfBoth;
    const rate = dx * vx + dy * vy;
    const square = vx * vx + vy * vy;
    if (gap <= 2 * reachOfBoth * (step === 0 ? TOUCH : NEAR)) {
      // Discs that touch and hardly move against each other are better taken as one.
      if (rate < 0 || (step === 0 && square < SAME_VELOCITY * SAME_VELOCITY)) return meetAt(t, MET);
    }
    const alongI = dx * dirX[i] + dy * dirY[i];
    const alongJ = dx * dirX[j] + dy * dirY[j];
    const turnI = vx * dirX[i] + vy * dirY[i];
    const turnJ = vx * dirX[j] + vy * dirY[j];
    const even =
      square +
      (meanDrag[i] * alongI - dragPlay[i] * Math.abs(alongI)) -
      (meanDrag[j] * alongJ + dragPlay[j] * Math.abs(alongJ));
    const bend =
      meanDrag[i] * turnI -
      dragPlay[i] * Math.abs(turnI) -
      (meanDrag[j] * turnJ + dragPlay[j] * Math.abs(turnJ));
    d[GAP] = gap > 0 ? gap : 0;
    d[GAP_RATE] = rate;
    d[GAP_CURVE] = bend < 0 ? even + bend * (end - t) : even;
    findRoot();
    if (d[GAP_ROOT] >= end - t) return APART;
    if (horizon < end && bend < 0 && d[GAP_ROOT] < horizon - t) {
      // The less far the search goes, the closer the parabola.
      d[GAP_CURVE] = even + bend * (horizon - t);
      findRoot();
      if (d[GAP_ROOT] >= horizon - t) return meetAt(horizon, LATER);
    }
    if (t + d[GAP_ROOT] === t) return meetAt(t, MET);
    t += d[GAP_ROOT];
    if (t > horizon) break;
  }
  return meetAt(t, LATER);
}

function meetAt(time: number, found: number): number {
  memory[MEETING] = time;
  return found;
}

/** The first root of gap + 2·rate·s + curve·s², or Infinity. */
function findRoot(): void {
  const d = memory;
  const rate = d[GAP_RATE];
  const curve = d[GAP_CURVE];
  const square = rate * rate - curve * d[GAP];
  if (square < 0 || (rate >= 0 && curve >= 0)) d[GAP_ROOT] = Infinity;
  else if (rate < 0) d[GAP_ROOT] = d[GAP] / (Math.sqrt(square) - rate);
  else d[GAP_ROOT] = (Math.sqrt(square) + rate) / -curve;
}
