import { Worker } from 'node:worker_threads';
import { attachThinker, type StartThinker, type ThinkerPort } from '@opencarrom/ai';
import { host } from './host.js';

/** The entry as it is built, also where this file runs as it is written: a thread reads no TypeScript. */
const ENTRY = new URL('../../dist/thinking/worker.js', import.meta.url);

/** A thinker in a thread of its own. */
export const startThread: StartThinker = ({ hear, lost }) => {
  // Flags meant for whoever starts it (a test's way to find sources) are not meant for what is built.
  const worker = new Worker(ENTRY, { execArgv: [] });
  worker.on('message', hear);
  worker.on('messageerror', (fault) => lost(fault.message));
  worker.on('error', (fault) => lost(fault.message));
  worker.on('exit', (status) => lost(`the thread ended with status ${status}`));
  return {
    send: (request) => worker.postMessage(request),
    end: () => void worker.terminate(),
  };
};

/** The same thinker in this thread, where one is enough. */
export const startHere: StartThinker = ({ hear }) => {
  const port: ThinkerPort = { postMessage: hear, onmessage: null };
  attachThinker(port, host);
  return {
    send: (data) => port.onmessage?.({ data }),
    end: () => {
      port.onmessage = null;
    },
  };
};
