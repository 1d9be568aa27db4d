// Several server processes: started, looked at, started again when they die, and stopped together.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../servers/ports.js';

/** @typedef {import('./proxy.js').Way} Way */
/**
 * @typedef {object} Member
 * @property {string} name
 * @property {number} port
 * @property {import('node:child_process').ChildProcess | null} process
 * @property {boolean} isReady may people be sent there?
 * @property {Set<Way>} ways that people have there
 */

const SERVER = 'apps/server/dist/main.js';
const LOOK_EVERY_MS = 250;
/** Who has said nothing for so long hangs: those connected there are cut off, so that they come back elsewhere. */
const SILENT_MS = 1_500;
const AGAIN_AFTER_MS = 500;

/**
 * @param {readonly string[]} names
 * @param {Readonly<Record<string, string | undefined>>} env for all of them
 * @param {(words: string) => void} say
 */
export async function startFleet(names, env, say) {
  let isStopping = false;
  let turn = 0;
  /** @type {Member[]} */
  const members = [];
  for (const name of names)
    members.push({ name, port: await freePort(), process: null, isReady: false, ways: new Set() });

  const start = (/** @type {Member} */ member) => {
    if (isStopping) return;
    const child = spawn(process.execPath, [SERVER], {
      env: { ...env, HOST: '127.0.0.1', PORT: String(member.port), NODE_NAME: member.name },
      // By the last of these it notices when we are gone.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    member.process = child;
    child.once('exit', (status, signal) => {
      member.isReady = false;
      member.process = null;
      if (isStopping) return;
      say(`${member.name} has ended (${signal ?? status}); it is started again.`);
      setTimeout(() => start(member), AGAIN_AFTER_MS);
    });
  };
  const look = async (/** @type {Member} */ member) => {
    const answer = await stateOf(member.port);
    member.isReady = answer === 'ready';
    if (answer === 'silent') for (const way of member.ways) way.destroy();
  };
  const lookAtAll = () => Promise.all(members.map(look));

  for (const member of members) start(member);
  while (!isStopping && !members.every(({ isReady }) => isReady)) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    await lookAtAll();
  }
  const looking = setInterval(() => void lookAtAll(), LOOK_EVERY_MS);

  return {
    /** Those that can be sent people, another first each time. */
    ports: () => {
      const ready = members.filter(({ isReady }) => isReady);
      const first = turn++ % Math.max(1, ready.length);
      return [...ready.slice(first), ...ready.slice(0, first)].map(({ port }) => port);
    },
    connected: (/** @type {number} */ port, /** @type {Way} */ way) => {
      const member = members.find((each) => each.port === port);
      member?.ways.add(way);
      way.once('close', () => member?.ways.delete(way));
    },
    stop: async () => {
      isStopping = true;
      clearInterval(looking);
      await Promise.all(members.map(({ process: child }) => child && ended(child)));
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child */
async function ended(child) {
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  await end;
}

/**
 * @param {number} port
 * @returns {Promise<'ready' | 'not-ready' | 'silent' | 'gone'>}
 */
async function stateOf(port) {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(SILENT_MS) });
    return ok ? 'ready' : 'not-ready';
  } catch (fault) {
    return fault instanceof Error && fault.name === 'TimeoutError' ? 'silent' : 'gone';
  }
}
