// Time, processor time and pressure, for the table at the end of a run. Linux tells the last two; elsewhere they are null.
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Measured
 * @property {number} seconds
 * @property {number | null} pressure share of the time in which some process of the machine waited for a core
 */

/** Clock ticks a second in /proc, the same on every Linux. */
const TICKS = 100;

/** Starts to measure. @returns {() => Measured} ends it */
export function measure() {
  const began = performance.now();
  const waitedBefore = microsecondsWaited();
  return () => {
    const seconds = (performance.now() - began) / 1000;
    const waited = microsecondsWaited();
    const hasWaited = waited !== null && waitedBefore !== null;
    return { seconds, pressure: hasWaited ? (waited - waitedBefore) / 1e6 / seconds : null };
  };
}

function microsecondsWaited() {
  const [, total] = /^some .*total=(\d+)/m.exec(textOf('/proc/pressure/cpu')) ?? [];
  return total === undefined ? null : Number(total);
}

let countedSeconds = 0;

/**
 * Returns the processor seconds of the children that have ended since the last call, with all that these had started.
 * @returns {number | null}
 */
export function secondsOfEndedChildren() {
  const stat = textOf('/proc/self/stat');
  if (stat === '') return null;
  // The name in brackets may hold spaces; user and system time of children are the 14th and 15th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const total = (Number(fields[13]) + Number(fields[14])) / TICKS;
  const seconds = total - countedSeconds;
  countedSeconds = total;
  return seconds;
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
