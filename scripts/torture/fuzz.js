// Frames no client should send, over real sockets, while others play: nothing may fall, and memory must not grow.
import WebSocket from 'ws';
import { newGuest, newMatch } from '../../bench/server/harness/api.js';
import { Hall } from '../../bench/server/harness/hall.js';
import { inMegabytes } from '../../bench/server/harness/machine.js';
import { quantile } from '../../bench/server/harness/quantile.js';
import { ServerProcess, SWEPT_WHEN_ASKED } from '../../bench/server/harness/server-process.js';
import { frameMaker } from './frames.js';
import { CLOCK_SPEED, ledgerChecks } from './scenario.js';

const SOCKETS = 8;
/** A match that does not begin is ended by the server before long: then comes the next. */
const SOCKETS_A_MATCH = 20;
/** Sent in one go; then the server is asked whether it is still there. */
const BURST = 100;
/** A server that hangs never answers. One on a busy machine may take long. */
const ANSWERS_WITHIN_MS = 60_000;
/** The memory is measured so often, at most: it takes the server a fifth of a second. */
const MOST_SAMPLES = 20;
/** And at least this often, for quarters are compared. */
const LEAST_SAMPLES = 4;
const FRAMES_A_SAMPLE = 1000;
const MOST_GROWTH = 10e6;
const THINK_MS = 100;
/** However slow the machine is, it comes to an end. */
const AT_MOST_MS = 1_200_000;

/** @type {import('./scenario.js').Scenario} */
export const fuzz = {
  stores: ['sqlite', 'postgres'],
  run: async ({ store, frames, seed }, servers) => {
    const server = await ServerProcess.started('fuzzed', {
      store: await servers.freshStore(store),
      ...{ clockSpeed: CLOCK_SPEED, nodeOptions: SWEPT_WHEN_ASKED },
    });
    const hall = await Hall.opened({ servers: [server], tables: 4, clockSpeed: CLOCK_SPEED, seed });
    await hall.allReady();
    hall.playOn(THINK_MS);
    const fuzzer = new Fuzzer(server, frames, seed);
    await fuzzer.run();
    const isAlive = server.isRunning && (await server.isReady());
    const checks = isAlive ? await ledgerChecks(hall) : [];
    hall.close();
    if (isAlive) await server.stop();
    const growth = grown(fuzzer.memory);
    return [
      {
        what: `${frames} fuzzed frames, and the server is there`,
        holds: isAlive && fuzzer.unanswered === 0 && fuzzer.taken >= frames,
        said: `${fuzzer.taken} taken, ${fuzzer.closes} sockets closed by the server, ${fuzzer.unanswered} times no answer${isAlive ? '' : `; last words: ${server.said.slice(-5).join(' | ')}`}`,
      },
      {
        what: `memory is flat: what the server holds grows by less than ${inMegabytes(MOST_GROWTH)} from the second quarter to the last`,
        holds: growth < MOST_GROWTH,
        said: `${inMegabytes(growth)}; ${fuzzer.memory.map((bytes) => (bytes / 1e6).toFixed(0)).join(' ')} MB`,
      },
      ...checks,
    ];
  },
};

/** The middle of the last quarter against that of the second: in the first, a process still warms up. @param {readonly number[]} memory */
function grown(memory) {
  const quarter = (/** @type {number} */ n) =>
    memory.slice(Math.floor((memory.length * (n - 1)) / 4), Math.ceil((memory.length * n) / 4));
  return quantile(quarter(4), 0.5) - quantile(quarter(2), 0.5);
}

class Fuzzer {
  /** Frames the server has read, as far as it is known. */
  taken = 0;
  closes = 0;
  unanswered = 0;
  /** @type {number[]} */
  memory = [];
  ends = performance.now() + AT_MOST_MS;

  /** @param {ServerProcess} server @param {number} frames @param {number} seed */
  constructor(server, frames, seed) {
    this.server = server;
    this.frames = frames;
    this.seed = seed;
  }

  async run() {
    await Promise.all(Array.from({ length: SOCKETS }, (_, n) => this.attack(n)));
  }

  get isDone() {
    return this.taken >= this.frames || !this.server.isRunning || performance.now() > this.ends;
  }

  /** One attacker, in a seat of his own, who comes back however often he is thrown out. @param {number} n */
  async attack(n) {
    const { address } = this.server;
    const [one, other] = [await newGuest(address), await newGuest(address)];
    for (let matches = 0; !this.isDone; matches++) {
      const { match, seats } = await newMatch(address, one, other);
      const make = frameMaker(this.seed * 1_000_000 + matches * SOCKETS + n, { match, seat: seats.A1 });
      for (let times = 0; times < SOCKETS_A_MATCH && !this.isDone; times++) {
        const socket = await opened(address, one.token);
        if (!socket) {
          this.unanswered += 1;
          return;
        }
        socket.send(JSON.stringify({ t: 'join', v: 1, match, have: 0, seat: seats.A1 }));
        while (!this.isDone && (await this.burst(socket, make)));
        socket.terminate();
      }
    }
  }

  /** False: the server has closed the socket. @param {WebSocket} socket @param {ReturnType<typeof frameMaker>} make */
  async burst(socket, make) {
    let sent = 0;
    for (; sent < BURST && socket.readyState === WebSocket.OPEN; sent++) {
      const { data, isRaw, endsIt } = make();
      // What comes after it may be taken for the rest of a frame that it began: the next socket shows who is there.
      if (isRaw) return this.spoil(socket, data, sent + 1);
      socket.send(data, { binary: typeof data !== 'string' && !data.isText });
      if (endsIt) break;
    }
    const answer = await stillThere(socket, this.taken);
    this.count(sent);
    if (answer === 'silent') this.unanswered += 1;
    if (answer === 'closed') this.closes += 1;
    return answer === 'there';
  }

  /** Bytes that are no frames. @param {WebSocket} socket @param {string | Buffer} data @param {number} sent */
  async spoil(socket, data, sent) {
    await new Promise((resolve) => {
      rawOf(socket)?.write(data, resolve);
    });
    this.count(sent);
    return false;
  }

  async sample() {
    const { taken, closes } = this;
    const heap = await this.server.sweptHeap();
    this.memory.push(heap);
    console.log(`  ${taken} frames, ${closes} sockets closed by the server, it holds ${inMegabytes(heap)}`);
  }

  /** @param {number} sent */
  count(sent) {
    const samples = Math.max(LEAST_SAMPLES, Math.min(this.frames / FRAMES_A_SAMPLE, MOST_SAMPLES));
    const step = this.frames / samples;
    const before = Math.floor(this.taken / step);
    this.taken += sent;
    if (Math.floor(this.taken / step) === before || !this.server.isRunning) return;
    void this.sample();
  }
}

/** The connection below the frames. @param {WebSocket} socket @returns {import('node:net').Socket | undefined} */
const rawOf = (socket) => Reflect.get(socket, '_socket');

/** @param {string} address @param {string} token @returns {Promise<WebSocket | null>} */
function opened(address, token) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${address}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
      handshakeTimeout: ANSWERS_WITHIN_MS,
    });
    socket.on('open', () => resolve(socket));
    socket.on('error', () => resolve(null));
  });
}

/**
 * A command gets exactly one answer, whatever came before it.
 * @param {WebSocket} socket @param {number} n @returns {Promise<'there' | 'closed' | 'silent'>}
 */
function stillThere(socket, n) {
  const id = `there-${n}`;
  return new Promise((resolve) => {
    const tell = (/** @type {'there' | 'closed' | 'silent'} */ what) => {
      clearTimeout(patience);
      socket.off('message', hear).off('close', gone);
      resolve(what);
    };
    const hear = (/** @type {WebSocket.RawData} */ data) => {
      if (data.toString().includes(`"${id}"`)) tell('there');
    };
    const gone = () => tell('closed');
    const patience = setTimeout(() => tell('silent'), ANSWERS_WITHIN_MS);
    if (socket.readyState !== WebSocket.OPEN) return gone();
    socket.on('message', hear).on('close', gone);
    socket.send(JSON.stringify({ t: 'do', id, match: 'none', after: 0, act: { type: 'pass' } }));
  });
}
