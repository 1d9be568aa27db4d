import { createHash, randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../documents.js';
import { replaceFile } from '../writing.js';
import type { Holder } from './holder.js';

/** A file is held by another process that does not let go. */
export class Held extends Error {
  constructor(
    readonly lock: string,
    /** Null where the lock does not say. */
    readonly holder: Holder | null,
  ) {
    super(`held by ${holder?.pid} on ${holder?.host}: ${lock}`);
  }
}

/** How long one and the same holder is waited for: a change to an event takes far less, even on a busy machine. */
const PATIENCE_MS = 30_000;
/** A lock that says nothing after so long was left by somebody who died while writing it. */
const UNWRITTEN_MS = 20_000;
/** After so long a person is told what is waited for. */
const TELL_MS = 2_000;
const PAUSE_MS = { least: 5, most: 40 };

/** What this process itself holds. */
const ours = new Set<string>();

/**
 * Does something to a file that nobody else may do at the same time. Who holds it says so in a file beside it; where that
 * process has died, its lock is taken over.
 */
export async function holding<T>(
  file: string,
  work: () => T | Promise<T>,
  { patienceMs = PATIENCE_MS, waits = () => {} }: Partial<Waiting> = {},
): Promise<T> {
  const lock = `${file}.lock`;
  const mine = await take(lock, { patienceMs, waits });
  try {
    return await work();
  } finally {
    release(lock, mine);
  }
}

/** How long somebody is waited for, and who is told when it takes a while. */
interface Waiting {
  readonly patienceMs: number;
  readonly waits: (holder: Holder | null) => void;
}

/** What is then written in the lock. */
async function take(lock: string, waiting: Waiting): Promise<string> {
  const mine = JSON.stringify({
    ...{ pid: process.pid, host: hostname(), at: new Date().toISOString() },
    mark: randomUUID(),
  });
  ours.add(mine);
  try {
    await claim(lock, mine, waiting);
    return mine;
  } catch (fault) {
    ours.delete(mine);
    throw fault;
  }
}

async function claim(lock: string, mine: string, waiting: Waiting): Promise<void> {
  let seen: string | null = null;
  let since = 0;
  let isTold = false;
  const began = performance.now();
  while (!create(lock, mine)) {
    const held = textOf(lock);
    if (held === null) continue;
    if (isAbandoned(lock, held)) {
      if (await takeOver(lock, held, mine, waiting)) return;
      continue;
    }
    const now = performance.now();
    if (held !== seen) {
      seen = held;
      since = now;
    } else if (now - since > waiting.patienceMs) throw new Held(lock, holderIn(held));
    if (!isTold && now - began > TELL_MS) {
      isTold = true;
      waiting.waits(holderIn(held));
    }
    await pause(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
  }
}

/**
 * Several may find the same lock abandoned; only one of them may put its own in that one's place. So a lock is taken
 * over under a lock of its own, named after what is taken over, and by whoever then still finds the same there.
 */
async function takeOver(lock: string, held: string, mine: string, waiting: Waiting): Promise<boolean> {
  const guard = `${lock}.${createHash('sha256').update(held).digest('hex').slice(0, 12)}`;
  const right = await take(guard, waiting);
  try {
    if (textOf(lock) !== held || !isAbandoned(lock, held)) return false;
    replaceFile(lock, mine);
    return true;
  } finally {
    release(guard, right);
  }
}

/** Makes the lock; false where there is one already. */
function create(lock: string, mine: string): boolean {
  let opened: number;
  try {
    opened = openSync(lock, 'wx');
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return false;
    throw fault;
  }
  try {
    writeSync(opened, mine);
    // Who took long over it may have been taken for dead.
    return textOf(lock) === mine;
  } catch (fault) {
    rmSync(lock, { force: true });
    throw fault;
  } finally {
    closeSync(opened);
  }
}

function release(lock: string, mine: string): void {
  ours.delete(mine);
  if (textOf(lock) === mine) rmSync(lock, { force: true });
}

/** What is written there; null where it is gone. */
function textOf(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null;
    throw fault;
  }
}

function holderIn(held: string): Holder | null {
  try {
    const { pid, host, at } = JSON.parse(held);
    return Number.isSafeInteger(pid) && pid > 0 && typeof host === 'string' ? { pid, host, at } : null;
  } catch {
    return null;
  }
}

/** Has who held it died? Of another machine's processes nobody here can tell. */
function isAbandoned(lock: string, held: string): boolean {
  const holder = holderIn(held);
  if (!holder) return ageOf(lock) > UNWRITTEN_MS;
  if (holder.host !== hostname()) return false;
  return holder.pid === process.pid ? !ours.has(held) : !isAlive(holder.pid);
}

function ageOf(lock: string): number {
  const found = statSync(lock, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return codeOf(fault) !== 'ESRCH';
  }
}
