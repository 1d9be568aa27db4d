// What a live match holds in the server's memory, without the sockets of its players.
import { newGuest } from '../harness/api.js';
import { Client } from '../harness/client.js';
import { Hall } from '../harness/hall.js';
import { ServerProcess, SWEPT_WHEN_ASKED } from '../harness/server-process.js';
import { until } from '../harness/waiting.js';

const CLOCK_SPEED = 1000;
const ROOMS = 200;
const COMMANDS = 120;
const MOST_BYTES = 40 * 1024;

/** @type {import('../bench.js').Section} */
export const room = {
  stores: ['sqlite'],
  measure: async (store, tell) => {
    const setup = { store, clockSpeed: CLOCK_SPEED, nodeOptions: SWEPT_WHEN_ASKED };
    const server = await ServerProcess.started('roomy', setup);
    // What the first of all leave behind is the program's, not theirs.
    const first = await playedHall(server, 5, 30);
    const before = await server.sweptHeap();
    const hall = await playedHall(server, ROOMS, COMMANDS);
    const played = await server.sweptHeap();
    const socket = await heapOfSocket(server, [...first.tables][0]?.match ?? '', played);
    first.close();
    hall.close();
    await server.stop();
    const whole = (played - before) / ROOMS;
    const alone = whole - 2 * socket;
    tell({
      told: `a live match after ${COMMANDS} commands: ${kibibytes(whole)} with its two players' sockets, which are ${kibibytes(socket)} each: ${kibibytes(alone)} by itself`,
      limits: [{ what: `a live match holds less than ${kibibytes(MOST_BYTES)}`, holds: alone < MOST_BYTES }],
    });
  },
};

const kibibytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

/** Tables at each of which so many commands were given. @param {ServerProcess} server @param {number} tables @param {number} commands */
async function playedHall(server, tables, commands) {
  const hall = await Hall.opened({
    ...{ servers: [server], tables, watchers: 0 },
    ...{ clockSpeed: CLOCK_SPEED, keepsLedger: false },
  });
  await hall.allReady();
  hall.onReady = (table) => {
    if (table.commands < commands) table.act(performance.now());
  };
  for (const table of hall.tables) if (table.isReady) table.act(performance.now());
  await until(
    () => [...hall.tables].every(({ commands: given, pending }) => given >= commands && !pending),
    120_000,
  );
  return hall;
}

/** What one who looks on adds, at a match that is there already. @param {ServerProcess} server @param {string} match @param {number} before */
async function heapOfSocket(server, match, before) {
  const { token } = await newGuest(server.address);
  const place = { addresses: () => [server.address], first: 0, match, token };
  const watchers = Array.from({ length: ROOMS * 2 }, () => new Client(place, { heard: () => {} }));
  await until(() => watchers.every(({ isIn }) => isIn), 60_000);
  const heap = await server.sweptHeap();
  for (const watcher of watchers) watcher.close();
  return (heap - before) / watchers.length;
}
