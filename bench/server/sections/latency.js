// From when a stroke was due until its striker is told that it is kept, and until the last of twelve others has it.
import { Hall } from '../harness/hall.js';
import { processorTime } from '../harness/machine.js';
import { playAtRate } from '../harness/pace.js';
import { quantile } from '../harness/quantile.js';
import { ServerProcess } from '../harness/server-process.js';

const CLOCK_SPEED = 1000;
const RATES = [100, 300, 600];
const TABLES = 60;
const OTHERS = 12;

/** @type {import('../bench.js').Section} */
export const latency = {
  stores: ['sqlite', 'postgres'],
  measure: async (store, tell) => {
    const server = await ServerProcess.started('prompt', { store, clockSpeed: CLOCK_SPEED });
    const hall = await Hall.opened({
      ...{ servers: [server], tables: TABLES, watchers: OTHERS - 1 },
      ...{ clockSpeed: CLOCK_SPEED, keepsLedger: false },
    });
    await hall.allReady();
    // Nobody measures a program that is still being compiled.
    await playAtRate(hall, 300, { warmMs: 0, timedMs: 6000 });
    for (const rate of RATES) {
      const from = { used: processorTime(server.pid), acks: hall.acks };
      const { acks, spreads, seconds, strokes } = await playAtRate(hall, rate, {
        warmMs: 2000,
        timedMs: 10_000,
      });
      const cost = ((processorTime(server.pid) - from.used) * 1000) / (hall.acks - from.acks);
      const ms = (/** @type {number[]} */ all, /** @type {number} */ share) =>
        quantile(all, share).toFixed(1);
      tell({
        told: `${rate} a second asked for, ${(strokes / seconds).toFixed(0)} reached: acknowledged after ${ms(acks, 0.5)} ms (p50), ${ms(acks, 0.99)} (p99); at the last of ${OTHERS} others after ${ms(spreads, 0.5)}, ${ms(spreads, 0.99)}; ${cost.toFixed(0)} µs of processor time each`,
      });
    }
    hall.close();
    await server.stop();
  },
};
