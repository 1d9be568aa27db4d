// What a live match holds on to.
import { playCommands } from './playing.js';

/** So many matches at once: what one holds is small beside what the heap does by itself. */
const LIVE = 150;

/**
 * The bytes of a match after so many commands: its state alone, as a room holds it whose log is kept elsewhere; and
 * with its log, as a device holds it.
 * @param {typeof import('@opencarrom/match')} match @param {number} commands
 */
export function bytesOfLiveMatch(match, commands) {
  const play = (/** @type {number} */ seed) => playCommands(match, seed, commands);
  // What the first matches leave behind is the program's, not theirs.
  heldByEach(play);
  return { state: heldByEach((seed) => play(seed).state), logged: heldByEach(play) };
}

/** @param {(seed: number) => unknown} make */
function heldByEach(make) {
  sweep();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: LIVE }, (_, seed) => make(seed + 1));
  sweep();
  const after = process.memoryUsage().heapUsed;
  return Math.round((after - before) / held.length);
}

/** Once is not enough: what hung on to what is swept goes with the next. */
function sweep() {
  for (let times = 0; times < 4; times++) globalThis.gc?.();
}
