import * as workspace from '../workspace.js';
import * as strokeLog from './stroke-log.js';

const {
  CLOCK,
  dirX,
  dirY,
  fromX,
  fromY,
  GONE,
  memory,
  MOST_DISCS,
  motion,
  NOTED_SPEED,
  placeX,
  placeY,
  rim,
  since,
  speed,
} = workspace;
const { CONTACT, log, PATH } = strokeLog;

export function clearLog(tracing: boolean): void {
  log.contacts = 0;
  log.pocketed = 0;
  log.events = 0;
  log.paths = 0;
  log.tracing = tracing;
}

export function noteContact(first: number, second: number): void {
  const d = memory;
  if (log.contacts === log.contactFirst.length) growContacts();
  const at = log.contacts++;
  log.contactFirst[at] = first;
  log.contactSecond[at] = second;
  const numbers = log.contactNumbers;
  numbers[at * CONTACT] = d[CLOCK];
  numbers[at * CONTACT + 1] = placeX[first];
  numbers[at * CONTACT + 2] = placeY[first];
  if (second < MOST_DISCS) {
    numbers[at * CONTACT + 3] = placeX[second];
    numbers[at * CONTACT + 4] = placeY[second];
  }
  numbers[at * CONTACT + 5] = d[NOTED_SPEED];
}

function growContacts(): void {
  const numbers = new Float64Array(log.contactNumbers.length * 2);
  const first = new Uint8Array(log.contactFirst.length * 2);
  const second = new Uint8Array(log.contactSecond.length * 2);
  numbers.set(log.contactNumbers);
  first.set(log.contactFirst);
  second.set(log.contactSecond);
  log.contactNumbers = numbers;
  log.contactFirst = first;
  log.contactSecond = second;
}

export function notePocketed(i: number, pocket: number): void {
  const at = log.pocketed++;
  log.pocketedDisc[at] = i;
  log.pocketedIn[at] = pocket;
  log.pocketedTime[at] = memory[CLOCK];
}

/** Closes the piece of path that disc i has been on, if it moved or spun at all; only when tracing. */
export function notePath(i: number): void {
  if (!log.tracing || motion[i] === GONE || (speed[i] === 0 && rim[i] === 0)) return;
  const end = memory[CLOCK];
  if (end <= since[i]) return;
  if ((log.paths + 1) * PATH > log.pathNumbers.length) {
    const longer = new Float64Array(log.pathNumbers.length * 2);
    longer.set(log.pathNumbers);
    log.pathNumbers = longer;
  }
  const at = log.paths++ * PATH;
  const numbers = log.pathNumbers;
  numbers[at] = i;
  numbers[at + 1] = since[i];
  numbers[at + 2] = fromX[i];
  numbers[at + 3] = fromY[i];
  numbers[at + 4] = dirX[i];
  numbers[at + 5] = dirY[i];
  numbers[at + 6] = speed[i];
  numbers[at + 7] = rim[i];
  numbers[at + 8] = end;
}
