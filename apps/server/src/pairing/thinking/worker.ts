import { setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { attachThinker, type ThinkerPort } from '@opencarrom/ai';

/** The lowest there is. */
const LEAST = 19;

// Only Linux has priorities for threads: elsewhere this would slow the whole server down.
if (process.platform === 'linux') setPriority(LEAST);

/** The computer player in a thread that yields to those who play. */
attachThinker(parentPort as unknown as ThinkerPort, {
  now: () => performance.now(),
  breathe: () => setImmediate(),
});
