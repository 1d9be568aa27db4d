// One table with thousands who look on.
import { newGuest } from '../harness/api.js';
import { Client } from '../harness/client.js';
import { Hall } from '../harness/hall.js';
import { inMegabytes, memoryOf, processorTime } from '../harness/machine.js';
import { quantile } from '../harness/quantile.js';
import { ServerProcess } from '../harness/server-process.js';
import { sleep, until } from '../harness/waiting.js';

const CLOCK_SPEED = 1000;
const CROWD = 5000;
const THINK_MS = 500;
const TIMED_MS = 12_000;

/** @type {import('../bench.js').Section} */
export const crowd = {
  stores: ['sqlite'],
  measure: async (store, tell) => {
    const server = await ServerProcess.started('crowded', { store, clockSpeed: CLOCK_SPEED });
    const hall = await Hall.opened({
      ...{ servers: [server], tables: 1 },
      ...{ clockSpeed: CLOCK_SPEED, keepsLedger: false },
    });
    const [table] = hall.tables;
    const match = table?.match ?? '';
    const { token } = await newGuest(server.address);
    /** When an event was acknowledged, by its number, and how long after that each of the crowd had it. */
    const ackedAt = new Map();
    /** @type {number[]} */
    const delays = [];
    const place = { addresses: () => [server.address], first: 0, match, token };
    const glanced = (/** @type {number} */ first) => {
      const at = ackedAt.get(first);
      if (at !== undefined) delays.push(performance.now() - at);
    };
    /** @type {Client[]} */
    const watchers = [];
    for (let n = 0; n < CROWD; n++) {
      watchers.push(new Client(place, { heard: () => {}, glanced }));
      if (n % 100 === 99) await until(() => watchers.every(({ isIn }) => isIn), 60_000);
    }
    await hall.allReady();
    hall.onAcked = (sent) => ackedAt.set(sent.after + 1, performance.now());
    hall.playOn(THINK_MS);
    await sleep(2000);
    const from = { acks: hall.acks, used: processorTime(server.pid) };
    await sleep(TIMED_MS);
    const strokes = hall.acks - from.acks;
    const used = processorTime(server.pid) - from.used;
    const memory = memoryOf(server.pid);
    await hall.fallSilent();
    const last = table?.state?.seq ?? 0;
    await until(() => watchers.every(({ have }) => have >= last), 10_000).catch(() => {});
    const behind = watchers.filter(({ have }) => have < last).length;
    const again = watchers.reduce((sum, { connects }) => sum + connects - 1, 0);
    for (const watcher of watchers) watcher.close();
    hall.close();
    await server.stop();
    tell({
      told: `${CROWD} look on at one table, ${(strokes / (TIMED_MS / 1000)).toFixed(1)} strokes a second: each has a stroke ${quantile(delays, 0.5).toFixed(0)} ms (p50), ${quantile(delays, 0.99).toFixed(0)} ms (p99) after its striker; ${(used / strokes).toFixed(0)} ms of processor time a stroke; ${inMegabytes(memory)}`,
      limits: [{ what: 'all of them have everything, none was dropped', holds: behind === 0 && again === 0 }],
    });
  },
};
