// Runs a command of the suite as a child process: keeps its output, ends it when it hangs, and ends it with the suite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { whenOrphaned } from '../orphaned.js';
import { secondsOfEndedChildren } from './measure.js';

/**
 * @typedef {object} CommandResult
 * @property {boolean} hasPassed
 * @property {string} output everything it wrote, and the reason if it was ended
 * @property {number | null} cpuSeconds processor time of it and of all that it started; `null` where unknown
 */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** A command without any sign of life for so long hangs. A single test may take a third of it. */
const SILENCE_MS = 10 * 60_000;
/** Time to clean up after SIGTERM, and for processes left behind to let go of the output. */
const GRACE_MS = 10_000;

/** @type {Set<ChildProcess>} */
const running = new Set();
let hasEnded = false;

/**
 * Resolves when the command has ended. Its output and its messages are its signs of life.
 * @param {readonly [string, ...string[]]} command
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(message: unknown) => void} [options.onMessage]
 * @param {number} [options.silenceMs]
 * @returns {Promise<CommandResult>}
 */
export async function runCommand([program, ...args], { env, onMessage, silenceMs = SILENCE_MS }) {
  if (hasEnded) return { hasPassed: false, output: '', cpuSeconds: null };
  const isWindows = process.platform === 'win32';
  const child = spawn(program, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // On Windows npm is a .cmd file, which only a shell can start.
    shell: isWindows,
    // A group of its own, so that all its processes can be ended together.
    detached: !isWindows,
  });
  running.add(child);
  let output = '';
  let isSilent = false;
  const endSilent = () => {
    isSilent = true;
    endGroup(child);
  };
  let silence = setTimeout(endSilent, silenceMs);
  const showLife = () => {
    clearTimeout(silence);
    silence = setTimeout(endSilent, silenceMs);
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      showLife();
      output += text;
    });
  child.on('message', (message) => {
    showLife();
    onMessage?.(message);
  });
  /** @type {number | null} */
  let cpuSeconds = null;
  child.once('exit', () => {
    cpuSeconds = secondsOfEndedChildren();
    letGoOfOutput(child);
  });
  try {
    const [status] = await once(child, 'close');
    if (isSilent) output += `\nEnded: it wrote nothing and finished no test for ${silenceMs / 1000} s.\n`;
    return { hasPassed: status === 0, output, cpuSeconds };
  } catch (error) {
    return { hasPassed: false, output: `${program} does not start: ${error}\n`, cpuSeconds };
  } finally {
    clearTimeout(silence);
    running.delete(child);
  }
}

/** Ends the commands when this process is told to end, or when npm that started it is gone. */
export function endCommandsWithUs() {
  const end = async () => {
    await endCommands();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());
  whenOrphaned(() => void end());
}

/** Ends all commands that run, and begins no more. */
async function endCommands() {
  hasEnded = true;
  const ends = [...running].map((child) => once(child, 'close'));
  for (const child of running) endGroup(child);
  await Promise.all(ends);
}

/** @param {ChildProcess} child */
function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  child.once('close', () => clearTimeout(timer));
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/** @param {ChildProcess} child */
function letGoOfOutput(child) {
  const timer = setTimeout(() => {
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  }, GRACE_MS);
  child.once('close', () => clearTimeout(timer));
}
