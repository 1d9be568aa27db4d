import * as discs from './discs.js';
import { comeToRest } from './log.js';
import * as meetRoom from './meet.js';
import { meet } from './meet.js';
import { reach } from './slide.js';

const {
  AT_REST,
  CLOCK,
  DIR_X,
  DIR_Y,
  DISC,
  EDGE_TIME,
  FROM_X,
  FROM_Y,
  GONE,
  HORIZON,
  MEETING,
  memory,
  MOST_DISCS,
  motion,
  NEXT_TIME,
  RADIUS,
  REACHED_DISTANCE,
  REACHED_TIME,
  REST_DISTANCE,
  REST_TIME,
} = discs;
const { TOUCH } = meetRoom;

/**
 * What comes next for every disc. All pairs have their time in a matrix, and every disc remembers its own
 * next event: for twenty discs a scan beats any queue.
 */
export const AT_EDGE = 255;
export const nextWith = new Uint8Array(MOST_DISCS);

const times = new Float64Array(MOST_DISCS * MOST_DISCS);
const isExact = new Uint8Array(MOST_DISCS * MOST_DISCS);

/** Discs with a new slide, whose times must be found again (1), or just have been (2); and a list of them. */
const changed = new Uint8Array(MOST_DISCS);
const changes = new Uint8Array(MOST_DISCS);
const changeCount = new Uint8Array(1);
const stale = new Uint8Array(MOST_DISCS);

/** Marks a disc that starts a new slide, or is gone. */
export function change(i: number): void {
  if (changed[i] === 1) return;
  changed[i] = 1;
  changes[changeCount[0]++] = i;
}

export function resetSchedule(count: number): void {
  const d = memory;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) times[i * MOST_DISCS + j] = Infinity;
    d[i * DISC + NEXT_TIME] = d[i * DISC + EDGE_TIME];
    nextWith[i] = AT_EDGE;
    changed[i] = 0;
    stale[i] = 0;
  }
}

/** The disc whose event comes first. */
export function soonest(count: number): number {
  const d = memory;
  let first = 0;
  let time = d[0 * DISC + NEXT_TIME];
  for (let i = 1; i < count; i++) {
    if (d[i * DISC + NEXT_TIME] < time) {
      time = d[i * DISC + NEXT_TIME];
      first = i;
    }
  }
  return first;
}

export function isCertain(i: number, j: number): boolean {
  return isExact[i * MOST_DISCS + j] === 1;
}

/** Finds the times of all changed discs with all others, and what comes next for everyone. */
export function reschedule(count: number): void {
  const d = memory;
  const many = changeCount[0];
  for (let n = 0; n < many; n++) {
    const i = changes[n];
    d[i * DISC + NEXT_TIME] = d[i * DISC + EDGE_TIME];
    nextWith[i] = AT_EDGE;
  }
  for (let n = 0; n < many; n++) {
    rescheduleDisc(changes[n], count);
    changed[changes[n]] = 2;
  }
  for (let n = 0; n < many; n++) changed[changes[n]] = 0;
  changeCount[0] = 0;
  for (let i = 0; i < count; i++) {
    if (stale[i] === 0) continue;
    rescan(i, count);
    stale[i] = 0;
  }
}

/**
 * One disc that starts a new slide now, with all others. Against discs that lie still the contact is geometry.
 * Against moving ones a search is made only where the ways come near each other, and goes only as far as what
 * is already known to come. This is the innermost loop: it keeps to local numbers.
 */
function rescheduleDisc(i: number, count: number): void {
  const d = memory;
  const now = d[CLOCK];
  const gone = motion[i] === GONE;
  const still = motion[i] === AT_REST;
  const x = d[i * DISC + FROM_X];
  const y = d[i * DISC + FROM_Y];
  const ux = d[i * DISC + DIR_X];
  const uy = d[i * DISC + DIR_Y];
  const r = d[i * DISC + RADIUS];
  const whole = d[i * DISC + REST_DISTANCE];
  let next = d[i * DISC + NEXT_TIME];
  for (let j = 0; j < count; j++) {
    if (j === i || changed[j] === 2 || motion[j] === GONE) continue;
    let time = Infinity;
    let exact = 1;
    if (!gone) {
      if (motion[j] !== AT_REST && now >= d[j * DISC + REST_TIME]) comeToRest(j);
      const dx = d[j * DISC + FROM_X] - x;
      const dy = d[j * DISC + FROM_Y] - y;
      const reachOfBoth = r + d[j * DISC + RADIUS];
      const aside = dx * uy - dy * ux;
      const ahead = dx * ux + dy * uy;
      if (motion[j] === AT_REST) {
        const square = reachOfBoth * reachOfBoth - aside * aside;
        if (!still && ahead > 0 && square > 0) {
          const distance = ahead - Math.sqrt(square);
          if (distance < whole) {
            const touching = reachOfBoth + TOUCH;
            if (dx * dx + dy * dy < touching * touching) time = now;
            else {
              d[REACHED_DISTANCE] = distance;
              reach(i);
              time = d[REACHED_TIME];
            }
          }
        }
      } else {
        // Each way, with room for both discs, is a rectangle; one that lies wholly beside or beyond is no matter.
        const room = reachOfBoth + TOUCH;
        const wx = d[j * DISC + DIR_X];
        const wy = d[j * DISC + DIR_Y];
        const long = d[j * DISC + REST_DISTANCE];
        const across = wx * uy - wy * ux;
        const along = ux * wx + uy * wy;
        const asideEnd = aside + long * across;
        const aheadEnd = ahead + long * along;
        const beside = dy * wx - dx * wy;
        const besideEnd = beside - whole * across;
        const before = -(dx * wx + dy * wy);
        const beforeEnd = before + whole * along;
        if (
          !(
            (aside > room && asideEnd > room) ||
            (aside < -room && asideEnd < -room) ||
            (beside > room && besideEnd > room) ||
            (beside < -room && besideEnd < -room) ||
            (ahead < -room && aheadEnd < -room) ||
            (ahead > whole + room && aheadEnd > whole + room) ||
            (before < -room && beforeEnd < -room) ||
            (before > long + room && beforeEnd > long + room)
          )
        ) {
          d[HORIZON] = next;
          exact = meet(i, j) ? 1 : 0;
          time = d[MEETING];
        }
      }
    }
    times[i * MOST_DISCS + j] = time;
    times[j * MOST_DISCS + i] = time;
    if (time < Infinity) {
      isExact[i * MOST_DISCS + j] = exact;
      isExact[j * MOST_DISCS + i] = exact;
      if (time < next) {
        next = time;
        nextWith[i] = j;
      }
      if (time < d[j * DISC + NEXT_TIME]) {
        d[j * DISC + NEXT_TIME] = time;
        nextWith[j] = i;
        continue;
      }
    }
    if (nextWith[j] === i && changed[j] === 0) stale[j] = 1;
  }
  d[i * DISC + NEXT_TIME] = next;
}

/** Finds one pair's time again, as far as the edge events of the two: those are certain, so the search gets on. */
export function refine(i: number, j: number, count: number): void {
  const d = memory;
  times[i * MOST_DISCS + j] = Infinity;
  times[j * MOST_DISCS + i] = Infinity;
  rescan(i, count);
  rescan(j, count);
  d[HORIZON] =
    d[i * DISC + EDGE_TIME] < d[j * DISC + EDGE_TIME] ? d[i * DISC + EDGE_TIME] : d[j * DISC + EDGE_TIME];
  const exact = meet(i, j) ? 1 : 0;
  const time = d[MEETING];
  times[i * MOST_DISCS + j] = time;
  times[j * MOST_DISCS + i] = time;
  isExact[i * MOST_DISCS + j] = exact;
  isExact[j * MOST_DISCS + i] = exact;
  if (time < d[i * DISC + NEXT_TIME]) {
    d[i * DISC + NEXT_TIME] = time;
    nextWith[i] = j;
  }
  if (time < d[j * DISC + NEXT_TIME]) {
    d[j * DISC + NEXT_TIME] = time;
    nextWith[j] = i;
  }
}

function rescan(i: number, count: number): void {
  const d = memory;
  let time = d[i * DISC + EDGE_TIME];
  let other = AT_EDGE;
  const row = i * MOST_DISCS;
  for (let j = 0; j < count; j++) {
    if (times[row + j] < time) {
      time = times[row + j];
      other = j;
    }
  }
  d[i * DISC + NEXT_TIME] = time;
  nextWith[i] = other;
}
