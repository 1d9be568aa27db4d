import { MOST_DISCS } from '../workspace.js';

/** What happened in a stroke, in order, as the event loop writes it down. */

/** Six numbers to a contact: time, place of the first, place of the second, closing speed. */
export const CONTACT = 6;
/** Numbers to a piece of path: disc, time, place, direction, speed, rim speed, end. */
export const PATH = 9;

export const log = {
  contacts: 0,
  contactNumbers: new Float64Array(1024 * CONTACT),
  contactFirst: new Uint8Array(1024),
  /** A disc, or CUSHION and a cushion's kind. */
  contactSecond: new Uint8Array(1024),
  pocketed: 0,
  pocketedDisc: new Uint8Array(MOST_DISCS),
  pocketedIn: new Uint8Array(MOST_DISCS),
  pocketedTime: new Float64Array(MOST_DISCS),
  events: 0,
  tracing: false,
  paths: 0,
  pathNumbers: new Float64Array(1024 * PATH),
};
