import { change, isCertain, refine, reschedule, soonest } from './detect/schedule.js';
import { arrive, locate } from './motion/slide.js';
import * as strokeLog from './output/stroke-log.js';
import { notePath, notePocketed } from './output/write-stroke-log.js';
import { meetDisc, meetFrame } from './resolve/contact.js';
import * as workspace from './workspace.js';

const {
  AT_EDGE,
  CLOCK,
  edgeKind,
  edgeTime,
  GONE,
  LAST_EVENT,
  memory,
  motion,
  nextTime,
  nextWith,
  POCKET,
  restTime,
} = workspace;
const { log } = strokeLog;

/** No stroke comes near this many events and looks ahead; one that did would be a fault of the simulator. */
const MOST_TURNS = 500_000;

/** Plays the launched discs on to the end, event by event. False when it would not end. */
export function runEvents(count: number): boolean {
  const d = memory;
  let events = 0;
  d[LAST_EVENT] = 0;
  change(count - 1);
  reschedule(count);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const i = soonest(count);
    const time = nextTime[i];
    if (time === Infinity) {
      log.events = events;
      return true;
    }
    d[CLOCK] = time;
    const j = nextWith[i];
    if (j !== AT_EDGE && !isCertain(i, j)) {
      refine(i, j, count);
      continue;
    }
    events++;
    d[LAST_EVENT] = time;
    if (j !== AT_EDGE) meetDisc(i, j, count);
    else if (edgeKind[i] >= POCKET) drop(i, count);
    else meetFrame(i, count);
  }
  return false;
}

function drop(i: number, count: number): void {
  locate(i);
  notePath(i);
  notePocketed(i, edgeKind[i] - POCKET);
  motion[i] = GONE;
  edgeTime[i] = Infinity;
  change(i);
  reschedule(count);
}

/** Brings every disc that is still on the board to its place of rest, and the clock to the end. */
export function bringToRest(count: number): void {
  const d = memory;
  let end = d[LAST_EVENT];
  for (let i = 0; i < count; i++) {
    if (motion[i] === GONE) continue;
    d[CLOCK] = restTime[i];
    notePath(i);
    arrive(i);
    if (restTime[i] > end) end = restTime[i];
  }
  d[CLOCK] = end;
}
