import * as discs from './discs.js';

const {
  AT_REST,
  CLOCK,
  DIR_X,
  DIR_Y,
  DISC,
  FROM_X,
  FROM_Y,
  GONE,
  memory,
  MOST_DISCS,
  motion,
  NOTED_SPEED,
  PLACE_X,
  PLACE_Y,
  REST_DISTANCE,
  REST_TIME,
  RIM,
  SINCE,
  SPEED,
} = discs;
/** What happened in a stroke, in order, as the event loop writes it down. */

/** Five numbers to a contact: time, place of the first, place of the second; and the closing speed. */
export const CONTACT = 6;
/** Numbers to a piece of path: disc, time, place, direction, speed, rim speed, end. */
export const PIECE = 9;

export const log = {
  contacts: 0,
  contactNumbers: new Float64Array(1024 * CONTACT),
  contactFirst: new Uint8Array(1024),
  /** A disc, or 100 + a cushion's kind. */
  contactSecond: new Uint8Array(1024),
  pocketed: 0,
  pocketedDisc: new Uint8Array(MOST_DISCS),
  pocketedIn: new Uint8Array(MOST_DISCS),
  pocketedTime: new Float64Array(MOST_DISCS),
  events: 0,
  lastEvent: 0,
  tracing: false,
  pieces: 0,
  pieceNumbers: new Float64Array(1024 * PIECE),
};

export function clearLog(tracing: boolean): void {
  log.contacts = 0;
  log.pocketed = 0;
  log.events = 0;
  log.lastEvent = 0;
  log.pieces = 0;
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
  numbers[at * CONTACT + 1] = d[first * DISC + PLACE_X];
  numbers[at * CONTACT + 2] = d[first * DISC + PLACE_Y];
  if (second < MOST_DISCS) {
    numbers[at * CONTACT + 3] = d[second * DISC + PLACE_X];
    numbers[at * CONTACT + 4] = d[second * DISC + PLACE_Y];
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
  const d = memory;
  const at = log.pocketed++;
  log.pocketedDisc[at] = i;
  log.pocketedIn[at] = pocket;
  log.pocketedTime[at] = d[CLOCK];
}

/** A disc whose slide is over lies still from now on, where it is. */
export function comeToRest(i: number): void {
  const d = memory;
  if (log.tracing) {
    const now = d[CLOCK];
    d[CLOCK] = d[i * DISC + REST_TIME];
    notePiece(i);
    d[CLOCK] = now;
  }
  d[i * DISC + FROM_X] += d[i * DISC + DIR_X] * d[i * DISC + REST_DISTANCE];
  d[i * DISC + FROM_Y] += d[i * DISC + DIR_Y] * d[i * DISC + REST_DISTANCE];
  d[i * DISC + SINCE] = d[i * DISC + REST_TIME];
  motion[i] = AT_REST;
  d[i * DISC + SPEED] = 0;
  d[i * DISC + RIM] = 0;
  d[i * DISC + DIR_X] = 0;
  d[i * DISC + DIR_Y] = 0;
  d[i * DISC + REST_DISTANCE] = 0;
}

/** Closes the piece of path that disc i has been on, if it moved or spun at all. */
export function notePiece(i: number): void {
  const d = memory;
  if (!log.tracing || motion[i] === GONE || (d[i * DISC + SPEED] === 0 && d[i * DISC + RIM] === 0)) return;
  const end = d[CLOCK];
  if (end <= d[i * DISC + SINCE]) return;
  if ((log.pieces + 1) * PIECE > log.pieceNumbers.length) {
    const longer = new Float64Array(log.pieceNumbers.length * 2);
    longer.set(log.pieceNumbers);
    log.pieceNumbers = longer;
  }
  const at = log.pieces++ * PIECE;
  const numbers = log.pieceNumbers;
  numbers[at] = i;
  numbers[at + 1] = d[i * DISC + SINCE];
  numbers[at + 2] = d[i * DISC + FROM_X];
  numbers[at + 3] = d[i * DISC + FROM_Y];
  numbers[at + 4] = d[i * DISC + DIR_X];
  numbers[at + 5] = d[i * DISC + DIR_Y];
  numbers[at + 6] = d[i * DISC + SPEED];
  numbers[at + 7] = d[i * DISC + RIM];
  numbers[at + 8] = end;
}
