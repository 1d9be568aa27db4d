import type { Thinking } from '../think.js';
import type { AnswerTo, ThinkerQuestion } from './question.js';
import type { ThinkerAnswer, ThinkerRefusal, ThinkerRequest } from './thinker.js';

/** Questions to a thinker in a worker, one at a time. */
export interface Asking {
  /** A new question calls off the one before. Rejects with one of the errors below. */
  readonly ask: <Q extends ThinkerQuestion>(
    question: Q,
    onProgress?: (progress: Thinking) => void,
  ) => Promise<AnswerTo<Q>>;
  /** Calls off the question, if there is one; the worker stays. */
  readonly cancel: () => void;
  readonly close: () => void;
}

/** A worker with a thinker in it, as it is seen from outside. */
export interface ThinkerWorker {
  readonly send: (request: ThinkerRequest) => void;
  readonly end: () => void;
}

/** Starts a worker, which tells what it sends, and that it cannot be reached any more. */
export type StartThinker = (told: {
  readonly hear: (answer: ThinkerAnswer) => void;
  readonly lost: (why: string) => void;
}) => ThinkerWorker;

/** Nobody wants the answer any more. */
export class CalledOff extends Error {}

/** The question cannot be answered. */
export class ThinkerRefused extends Error {
  constructor(readonly refusal: ThinkerRefusal) {
    super(refusal.path === '' ? refusal.message : `${refusal.message} (at ${refusal.path})`);
  }
}

/** The worker did not start, or died, and so did the one after it. The next question starts another. */
export class ThinkerLost extends Error {}

interface Waiting {
  readonly id: number;
  readonly question: ThinkerQuestion;
  readonly onProgress: (progress: Thinking) => void;
  readonly resolve: (answer: never) => void;
  readonly reject: (problem: unknown) => void;
  losses: number;
}

/** A worker that is lost is replaced when there is something to ask: one that never loads is not started for ever. */
const MOST_LOSSES = 2;

/** Starts a worker with the first question. */
export function makeAsking(start: StartThinker): Asking {
  let worker: ThinkerWorker | null = null;
  let waiting: Waiting | null = null;
  let isClosed = false;
  let started = 0;
  let asked = 0;

  function hire(): ThinkerWorker {
    started += 1;
    const own = started;
    // What an earlier worker still has to say is nobody's business.
    return start({
      hear: (answer) => own === started && hear(answer),
      lost: (why) => own === started && lose(why),
    });
  }

  function send(to: Waiting): void {
    try {
      worker ??= hire();
    } catch (problem) {
      lose(problem instanceof Error ? problem.message : String(problem));
      return;
    }
    try {
      worker.send({ type: 'ask', id: to.id, question: to.question });
    } catch (problem) {
      // What cannot be sent to this worker cannot be sent to another.
      settle()?.reject(problem);
    }
  }

  function lose(why: string): void {
    release();
    if (!waiting) return;
    waiting.losses += 1;
    if (waiting.losses < MOST_LOSSES) send(waiting);
    else settle()?.reject(new ThinkerLost(why));
  }

  function release(): void {
    started += 1;
    worker?.end();
    worker = null;
  }

  function hear(answer: ThinkerAnswer): void {
    if (answer.id !== waiting?.id) return;
    if (answer.type === 'progress') waiting.onProgress(answer.progress);
    else if (answer.type === 'answer') settle()?.resolve(answer.answer as never);
    else if (answer.type === 'refused') settle()?.reject(new ThinkerRefused(answer.refusal));
    else settle()?.reject(new CalledOff());
  }

  function settle(): Waiting | null {
    const to = waiting;
    waiting = null;
    return to;
  }

  function cancel(): void {
    const to = settle();
    if (!to) return;
    worker?.send({ type: 'cancel', id: to.id });
    to.reject(new CalledOff());
  }

  return {
    ask: (question, onProgress = () => {}) =>
      new Promise((resolve, reject) => {
        cancel();
        if (isClosed) {
          reject(new CalledOff());
          return;
        }
        asked += 1;
        waiting = { id: asked, question, onProgress, resolve, reject, losses: 0 };
        send(waiting);
      }),
    cancel,
    close: () => {
      isClosed = true;
      cancel();
      release();
    },
  };
}
