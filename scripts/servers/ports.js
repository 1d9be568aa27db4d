import { createServer } from 'node:net';

// Below those the system gives to whoever connects: there a client that knocks again and again at a server that is down
// would one day be given that very port, and reach itself.
const FROM = 20_000;
const TO = 32_000;

/** A port of the loopback that nobody listens on. */
export async function freePort() {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM));
    if (await isFree(port)) return port;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const knock = createServer();
    knock.once('error', () => resolve(false));
    knock.listen(port, '127.0.0.1', () => knock.close(() => resolve(true)));
  });
}
