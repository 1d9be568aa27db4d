// Watchers who ask for the whole log again and again and never read it, beside others who play and watch.
import WebSocket from 'ws';
import { newGuest } from '../../bench/server/harness/api.js';
import { Hall } from '../../bench/server/harness/hall.js';
import { inMegabytes } from '../../bench/server/harness/machine.js';
import { ServerProcess, SWEPT_WHEN_ASKED } from '../../bench/server/harness/server-process.js';
import { sleep } from '../../bench/server/harness/waiting.js';
import { CLOCK_SPEED, ledgerChecks } from './scenario.js';

const UNREAD = 20;
const PLAY_FIRST_MS = 5000;
const ASK_MS = 20;
const AT_MOST_MS = 30_000;
const MOST_GROWTH = 20e6;

/** @type {import('./scenario.js').Scenario} */
export const unread = {
  stores: ['sqlite'],
  run: async ({ seed }, servers) => {
    const store = await servers.freshStore('sqlite');
    const server = await ServerProcess.started('unread', {
      ...{ store, clockSpeed: CLOCK_SPEED, nodeOptions: SWEPT_WHEN_ASKED },
    });
    const hall = await Hall.opened({
      ...{ servers: [server], tables: 4, watchers: 5 },
      ...{ clockSpeed: CLOCK_SPEED, seed },
    });
    await hall.allReady();
    hall.playOn();
    await sleep(PLAY_FIRST_MS);
    const before = { memory: await server.sweptHeap(), acks: hall.acks, at: performance.now() };
    const { token } = await newGuest(server.address);
    const [table] = hall.tables;
    const dropped = await Promise.all(
      Array.from({ length: UNREAD }, () => askAndNeverRead(server.address, token, table?.match ?? '')),
    );
    const growth = (await server.sweptHeap()) - before.memory;
    const rate = (hall.acks - before.acks) / ((performance.now() - before.at) / 1000);
    const checks = await ledgerChecks(hall);
    hall.close();
    await server.stop();
    const gone = dropped.filter(Boolean).length;
    return [
      { what: 'who never reads is dropped', holds: gone === UNREAD, said: `${gone} of ${UNREAD}` },
      {
        what: `what the server holds grows by less than ${inMegabytes(MOST_GROWTH)} meanwhile, and play goes on`,
        holds: growth < MOST_GROWTH && rate > 0,
        said: `${inMegabytes(growth)}, ${rate.toFixed(0)} strokes a second`,
      },
      ...checks,
    ];
  },
};

/**
 * Resolves with whether the server let it go.
 * @param {string} address @param {string} token @param {string} match
 * @returns {Promise<boolean>}
 */
function askAndNeverRead(address, token, match) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${address}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    const ask = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ t: 'join', v: 1, match, have: 0 }), () => {});
    }, ASK_MS);
    const end = (/** @type {boolean} */ isDropped) => {
      clearInterval(ask);
      clearTimeout(patience);
      socket.terminate();
      resolve(isDropped);
    };
    const patience = setTimeout(() => end(false), AT_MOST_MS);
    socket.on('open', () => socket.pause());
    // A paused socket learns that it was dropped when it writes.
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
  });
}
