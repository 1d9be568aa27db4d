// Strokes at a rate, timed from when each was due: a server that stalls is not spared what it kept others from doing.
import { sleep } from './waiting.js';

/** @typedef {{ acks: number[], spreads: number[], seconds: number, strokes: number }} Timed milliseconds each, and how many in how long */

const TICK_MS = 1;

/**
 * Plays in a hall at a rate, and times what was due after the first so many milliseconds.
 * @param {import('./hall.js').Hall} hall @param {number} rate @param {{ warmMs: number, timedMs: number }} times
 * @returns {Promise<Timed>}
 */
export async function playAtRate(hall, rate, { warmMs, timedMs }) {
  const ready = [...hall.tables].filter(({ isReady }) => isReady);
  hall.onReady = (table) => void ready.push(table);
  const begun = performance.now();
  const [from, to] = [begun + warmMs, begun + warmMs + timedMs];
  /** @type {Timed} */
  const timed = { acks: [], spreads: [], seconds: timedMs / 1000, strokes: 0 };
  const note = (/** @type {number[]} */ into, /** @type {number} */ due) => {
    if (due >= from && due < to) into.push(performance.now() - due);
  };
  hall.onAcked = ({ due }) => {
    note(timed.acks, due);
    if (performance.now() >= from && performance.now() < to) timed.strokes += 1;
  };
  hall.onSpread = ({ due }) => note(timed.spreads, due);
  let due = begun;
  const ticks = setInterval(() => {
    for (const now = performance.now(); due <= now && due < to; due += 1000 / rate) {
      const table = ready.shift();
      if (!table) return;
      table.act(due);
    }
  }, TICK_MS);
  await sleep(warmMs + timedMs);
  // What was due shall not be forgotten because it was late.
  await sleep(1000);
  clearInterval(ticks);
  hall.onReady = () => {};
  return timed;
}
