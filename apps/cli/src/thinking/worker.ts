import { parentPort } from 'node:worker_threads';
import { attachThinker, type ThinkerPort } from '@opencarrom/ai';
import { host } from './host.js';

/** The computer player in a thread of its own: the same thinker as in the browser's worker. */
attachThinker(parentPort as unknown as ThinkerPort, host);
