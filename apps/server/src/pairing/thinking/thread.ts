import { Worker } from 'node:worker_threads';
import type { StartThinker } from '@opencarrom/ai';

/** As it is built, also where this file runs as it is written: a thread reads no TypeScript. */
const ENTRY = new URL('../../../dist/pairing/thinking/worker.js', import.meta.url);
/** Megabytes: one that wants more has gone astray, and is replaced. */
const MOST_MEMORY = 256;

/** A computer player in a thread of its own. */
export const startThread: StartThinker = ({ hear, lost }) => {
  const worker = new Worker(ENTRY, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  // A thought never keeps a server from stopping.
  worker.unref();
  worker.on('message', hear);
  for (const failure of ['messageerror', 'error'] as const)
    worker.on(failure, (fault: Error) => lost(fault.message));
  worker.on('exit', (status) => lost(`it ended with status ${status}`));
  return { send: (request) => worker.postMessage(request), end: () => void worker.terminate() };
};
