// A NATS of our own, on the loopback.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.js';
import { lackOf, programsOfServer } from './programs.js';
import { tellGuard, tended } from './tended.js';

/** @typedef {import('./tended.js').Tended & { url: string, end: () => Promise<void> }} Nats `end` leaves nothing of it */

/** @returns {Promise<Nats>} */
export async function startNats() {
  const programs = programsOfServer('nats');
  if (!programs) throw new Error(lackOf('nats'));
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-nats-'));
  tellGuard({ sweep: folder });
  const port = await freePort();
  const server = tended({
    command: join(programs, 'nats-server'),
    args: ['--addr', '127.0.0.1', '--port', String(port)],
    log: join(folder, 'log'),
    stopBy: 'SIGTERM',
    dropBy: 'SIGKILL',
    isUp: () => greets(port),
  });
  await server.start();
  const end = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, url: `nats://127.0.0.1:${port}`, end };
}

/**
 * NATS speaks first.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function greets(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (/** @type {boolean} */ isUp) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('data', (words) => tell(words.includes('INFO')));
    socket.once('error', () => tell(false));
    socket.setTimeout(1000, () => tell(false));
  });
}
