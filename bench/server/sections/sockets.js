// Ten thousand sockets on one process, while matches are played.
import { Hall } from '../harness/hall.js';
import { inMegabytes, memoryOf, processorTime } from '../harness/machine.js';
import { playAtRate } from '../harness/pace.js';
import { quantile } from '../harness/quantile.js';
import { ServerProcess } from '../harness/server-process.js';
import { sleep, until } from '../harness/waiting.js';

const CLOCK_SPEED = 1000;
const TABLES = 1000;
const AT_EACH = 10;
const RATE = 100;
const IDLE_MS = 10_000;
const MOST_MEMORY = 400e6;
const MOST_ACK_MS = 50;

/** @type {import('../bench.js').Section} */
export const sockets = {
  stores: ['sqlite', 'postgres'],
  measure: async (store, tell) => {
    const server = await ServerProcess.started('full', { store, clockSpeed: CLOCK_SPEED });
    const bare = memoryOf(server.pid);
    const used = processorTime(server.pid);
    const began = performance.now();
    const hall = await Hall.opened({
      ...{ servers: [server], tables: TABLES, watchers: AT_EACH - 2 },
      ...{ clockSpeed: CLOCK_SPEED, keepsLedger: false },
    });
    const clients = () => [...hall.tables].flatMap((table) => table.clients);
    await until(() => clients().every(({ isIn }) => isIn), 120_000);
    const seconds = (performance.now() - began) / 1000;
    tell({
      told: `${clients().length} sockets at ${TABLES} tables, tables made and joined in ${seconds.toFixed(0)} s with ${((processorTime(server.pid) - used) / 1000).toFixed(1)} s of processor time; ${inMegabytes(bare)} before, ${inMegabytes(memoryOf(server.pid))} after`,
    });
    await hall.allReady();
    await sleep(2000);
    const idle = processorTime(server.pid);
    await sleep(IDLE_MS);
    const share = (processorTime(server.pid) - idle) / IDLE_MS;
    tell({
      told: `nobody strikes: ${share.toFixed(3)} of a core for signs of life, ${((share * 1e6) / (clients().length / 10)).toFixed(0)} µs for each socket every 10 s`,
    });
    const {
      acks,
      spreads,
      strokes,
      seconds: timed,
    } = await playAtRate(hall, RATE, { warmMs: 6000, timedMs: 14_000 });
    const memory = memoryOf(server.pid);
    const again = clients().reduce((sum, { connects }) => sum + connects - 1, 0);
    const p99 = quantile(acks, 0.99);
    hall.close();
    await server.kill();
    tell({
      told: `${(strokes / timed).toFixed(0)} strokes a second: acknowledged after ${quantile(acks, 0.5).toFixed(1)} ms (p50), ${p99.toFixed(1)} (p99), at the last of ${AT_EACH - 1} others after ${quantile(spreads, 0.5).toFixed(1)}, ${quantile(spreads, 0.99).toFixed(1)}; ${inMegabytes(memory)}; ${again} sockets had to come back`,
      limits: [
        { what: 'none is dropped', holds: again === 0 },
        { what: `the server holds less than ${inMegabytes(MOST_MEMORY)}`, holds: memory < MOST_MEMORY },
        { what: `99 of 100 are acknowledged within ${MOST_ACK_MS} ms`, holds: p99 < MOST_ACK_MS },
      ],
    });
  },
};
