// A server of somebody else's making, run as a child of ours: started, stopped, killed, paused, and never left behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Recipe
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} log the file its words go to
 * @property {NodeJS.Signals} stopBy what makes it end in order
 * @property {NodeJS.Signals} dropBy what makes it end at once, leaving nothing of the system's taken
 * @property {{ uid?: number, gid?: number }} [as]
 * @property {() => Promise<boolean>} isUp does it answer?
 */
/**
 * @typedef {object} Tended a server while we look after it
 * @property {() => Promise<void>} start resolves when it answers
 * @property {() => Promise<void>} stop in order
 * @property {() => Promise<void>} kill with -9
 * @property {() => void} pause it and all of its children stand still; whoever connects hears nothing
 * @property {() => void} resume
 */

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 30;

/**
 * @param {Recipe} recipe
 * @returns {Tended}
 */
export function tended({ command, args, log, stopBy, dropBy, as = {}, isUp }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;

  /** One try: does it answer before it ends? */
  const tryToStart = async (/** @type {number} */ until) => {
    const output = openSync(log, 'a');
    const started = spawn(command, args, { stdio: ['ignore', output, output], detached: true, ...as });
    closeSync(output);
    await once(started, 'spawn');
    child = started;
    const { pid } = started;
    tellGuard({ tend: pid, signal: dropBy });
    started.once('exit', () => tellGuard({ forget: pid }));
    while (Date.now() < until && started.exitCode === null && started.signalCode === null) {
      if (await isUp()) return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    return false;
  };

  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill('SIGCONT');
    ending.kill(signal);
    await once(ending, 'exit');
  };

  const tellFamily = (/** @type {NodeJS.Signals} */ signal) => {
    if (!child?.pid) return;
    // The parent first, so that it has no more children meanwhile.
    child.kill(signal);
    for (const pid of childrenOf(child.pid)) tell(pid, signal);
  };

  /** Kills the children too: those of PostgreSQL answer for a moment longer than their parent lives. */
  const kill = async () => {
    const killed = child;
    child = null;
    if (!killed?.pid || killed.exitCode !== null || killed.signalCode !== null) return;
    // A parent that stands still starts no more children.
    killed.kill('SIGSTOP');
    for (const pid of [killed.pid, ...childrenOf(killed.pid)]) tell(pid, 'SIGKILL');
    await once(killed, 'exit');
  };

  return {
    start: async () => {
      const until = Date.now() + PATIENCE_MS;
      // What was killed a moment ago may still hold what the next one needs.
      while (!(await tryToStart(until))) {
        await end('SIGKILL');
        if (Date.now() >= until) throw new Error(`${command} does not start:\n${lastWords(log)}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
    stop: () => end(stopBy),
    kill,
    pause: () => tellFamily('SIGSTOP'),
    resume: () => tellFamily('SIGCONT'),
  };
}

/** @param {number} pid */
function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function tell(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended while we looked.
  }
}

/** @param {string} log */
const lastWords = (log) => readFileSync(log, 'utf8').slice(-2000);

/** @type {import('node:child_process').ChildProcess | null} */
let guard = null;

/**
 * Tells the one guard of this process what to end, or which folder to remove, when this process is no more.
 * @param {Readonly<Record<string, unknown>>} word
 */
export function tellGuard(word) {
  if (!guard) {
    const script = fileURLToPath(new URL('guard.js', import.meta.url));
    guard = spawn(process.execPath, [script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
    guard.unref();
    /** @type {import('node:net').Socket} */ (guard.stdin).unref();
  }
  guard.stdin?.write(`${JSON.stringify(word)}\n`);
}
