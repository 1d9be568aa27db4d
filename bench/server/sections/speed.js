// As fast as it goes, each table with two who play and ten who look on, and what a stroke costs then.
import { Hall } from '../harness/hall.js';
import { processorTime } from '../harness/machine.js';
import { ServerProcess } from '../harness/server-process.js';
import { sleep } from '../harness/waiting.js';

const CLOCK_SPEED = 1000;
const TABLES = 60;
const WATCHERS = 10;
const WARM_MS = 8000;
const TIMED_MS = 8000;

/** @type {import('../bench.js').Section} */
export const speed = {
  stores: ['sqlite', 'postgres'],
  measure: async (store, tell) => {
    for (const watchers of [0, WATCHERS]) {
      const server = await ServerProcess.started('fast', { store, clockSpeed: CLOCK_SPEED });
      const hall = await Hall.opened({
        ...{ servers: [server], tables: TABLES, watchers },
        ...{ clockSpeed: CLOCK_SPEED, keepsLedger: false },
      });
      await hall.allReady();
      hall.playOn();
      await sleep(WARM_MS);
      const from = { acks: hall.acks, at: performance.now(), used: processorTime(server.pid) };
      await sleep(TIMED_MS);
      const strokes = hall.acks - from.acks;
      const seconds = (performance.now() - from.at) / 1000;
      const used = processorTime(server.pid) - from.used;
      const cost = (used * 1000) / strokes;
      hall.close();
      await server.stop();
      tell({
        told: `2 + ${watchers} at each of ${TABLES} tables: ${(strokes / seconds).toFixed(0)} strokes a second, ${cost.toFixed(0)} µs of the server's processor time each (${(used / seconds / 1000).toFixed(2)} of a core)`,
      });
    }
  },
};
