/** Thinking beside the rest of a program: in a worker, a thread, or where no worker is. */
export {
  type Asking,
  CalledOff,
  makeAsking,
  type StartThinker,
  ThinkerLost,
  ThinkerRefused,
  type ThinkerWorker,
} from './asking.js';
export type { PlainTable, ThinkerQuestion } from './question.js';
export {
  attachThinker,
  type ThinkerAnswer,
  type ThinkerHost,
  type ThinkerPort,
  type ThinkerRequest,
} from './thinker.js';
