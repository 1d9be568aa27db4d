// A server in a process of its own, as somebody would start it: to be played at, killed, stopped and woken.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/servers/ports.js';
import { tellGuard } from '../../../scripts/servers/tended.js';
import { boundTo } from './cores.js';
import { until } from './waiting.js';

const HERE = fileURLToPath(new URL('../../..', import.meta.url));
const START_MS = 60_000;
/** Options of Node by which a server says how much it really holds. */
export const SWEPT_WHEN_ASKED = [
  '--expose-gc',
  '--import',
  new URL('heap-on-signal.js', import.meta.url).href,
];
const LINES_KEPT = 200;

/**
 * @typedef {object} Setup
 * @property {string} store
 * @property {string} [bus]
 * @property {number} clockSpeed
 * @property {readonly string[]} [nodeOptions]
 * @property {string} [tree] the folder of another built tree, whose server it is
 * @property {string} [main] the file of another program that serves
 * @property {number} [core] the only one it runs on
 * @property {Readonly<Record<string, string>>} [env] what else its environment says
 */

export class ServerProcess {
  /** @type {import('node:child_process').ChildProcess | null} */
  child = null;
  /** @type {Promise<unknown>} */
  ended = Promise.resolve();
  /** Its last words, for whoever wonders why it ended. @type {string[]} */
  said = [];

  /** @param {string} name @param {number} port @param {Setup} setup */
  constructor(name, port, setup) {
    this.name = name;
    this.port = port;
    this.setup = setup;
  }

  /** @param {string} name @param {Setup} setup */
  static async started(name, setup) {
    const server = new ServerProcess(name, await freePort(), setup);
    await server.start();
    return server;
  }

  get address() {
    return `127.0.0.1:${this.port}`;
  }

  get pid() {
    return this.child?.pid ?? 0;
  }

  get isRunning() {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** On the port it had before, where it was started before. */
  async start() {
    const { store, bus, clockSpeed, nodeOptions = [], env = {}, tree = HERE, core } = this.setup;
    const { main = join(tree, 'apps/server/dist/main.js') } = this.setup;
    const { program, args } = boundTo(core, [process.execPath, ...nodeOptions, main]);
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        STORE: store,
        ...(bus ? { BUS: bus } : {}),
        NODE_NAME: this.name,
        CLOCK_SPEED: String(clockSpeed),
        LIMITS: 'off',
        ...env,
      },
    });
    this.child = child;
    const { pid } = child;
    // Whatever happens to this program, none of them outlives it.
    tellGuard({ tend: pid, signal: 'SIGKILL' });
    this.ended = new Promise((resolve) => {
      child.once('close', () => {
        tellGuard({ forget: pid });
        resolve(null);
      });
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', this.hear);
    await this.untilReady();
  }

  hear = (/** @type {string} */ text) => {
    this.said.push(...text.split('\n').filter(Boolean));
    this.said.splice(0, Math.max(0, this.said.length - LINES_KEPT));
  };

  async untilReady() {
    const until = performance.now() + START_MS;
    while (performance.now() < until) {
      if (!this.isRunning)
        throw new Error(`${this.name} ended before it was ready:\n${this.said.join('\n')}`);
      if (await this.isReady()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`${this.name} was not ready in ${START_MS} ms:\n${this.said.join('\n')}`);
  }

  async isReady() {
    try {
      const answer = await fetch(`http://${this.address}/ready`, { signal: AbortSignal.timeout(2000) });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** @param {NodeJS.Signals} signal */
  signal(signal) {
    this.child?.kill(signal);
  }

  /** Ends it as a power cut would. */
  async kill() {
    this.signal('SIGKILL');
    await this.ended;
  }

  /** Ends it as an operator would. */
  async stop() {
    this.signal('SIGTERM');
    await this.ended;
  }

  /** Bytes of its heap, and of buffers beside it, after it was swept; it must have been started with `SWEPT_WHEN_ASKED`. */
  async sweptHeap() {
    const told = () => this.said.filter((line) => line.startsWith('heap '));
    const before = told().length;
    this.signal('SIGUSR2');
    await until(() => told().length > before, START_MS);
    return Number(told().at(-1)?.slice(5));
  }
}
