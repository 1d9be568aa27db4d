import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { StoreProblem } from '../store-problem.js';
import { Groups } from './groups.js';
import { ENTERED, type Question, type ThreadData, type ThreadWord, type WordToThread } from './messages.js';

/** The entry as it is built, also where this file runs as it is written: a thread reads no TypeScript. */
const ENTRY = new URL('../../../dist/store/sqlite/worker.js', import.meta.url);
/** A thread that has died is started again after so long, in milliseconds, and as often as it takes. */
const AGAIN_MS = 500;

export interface Thread<Asked, Told> {
  readonly ask: (asked: Asked) => Promise<Told>;
  /** Ends it, once everything asked before is answered. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (told: never) => void;
  readonly reject: (problem: StoreProblem) => void;
}

/** Starts a thread of the store, and waits until it has opened the file. Should it die, another takes its place. */
export async function startThread<Asked extends Question, Told>(
  data: ThreadData,
  logger: Pick<Logger, 'error' | 'warn'>,
): Promise<Thread<Asked, Told>> {
  /** In the order they asked in, which is the order they are answered in. */
  let waiting: Waiting[] = [];
  let isClosing = false;
  /** Null: there is none now. */
  let worker: Worker | null = await started(data);
  const hear = (word: ThreadWord) => {
    const replies = 'replies' in word ? word.replies : [];
    const askers = waiting.splice(0, replies.length);
    for (const [index, reply] of replies.entries()) {
      if (reply && 'problem' in reply)
        askers[index]?.reject(new StoreProblem(reply.problem.code, reply.problem.message));
      else askers[index]?.resolve((reply ? reply.told : ENTERED) as never);
    }
    groups.isDone();
  };
  const away = () => new StoreProblem('store-away', `the ${data.role} of the store is closed`);
  /** What it was asked may be done or not: nobody knows. */
  const lose = () => {
    worker = null;
    groups.drop();
    const lost = waiting;
    waiting = [];
    for (const { reject } of lost) reject(away());
    if (!isClosing) void startAgain();
  };
  const attend = (to: Worker) => {
    to.on('message', hear);
    to.on('error', (fault) => logger.error({ err: fault }, `the ${data.role} of the store has failed`));
    to.once('exit', lose);
  };
  const startAgain = async () => {
    while (!worker && !isClosing) {
      await pause(AGAIN_MS, undefined, { ref: false });
      const next = await started(data).catch((err: Error) => {
        logger.error({ err }, `the ${data.role} of the store does not start again`);
        return null;
      });
      if (next && isClosing) await next.terminate();
      else if (next) {
        worker = next;
        attend(next);
        logger.warn(`the ${data.role} of the store was started again`);
      }
    }
  };
  const say = (word: WordToThread) => worker?.postMessage(word);
  const groups = new Groups<Question>(data.role, (questions) => say({ questions }));
  attend(worker);

  return {
    ask: (question) =>
      new Promise<Told>((resolve, reject) => {
        if (!worker || isClosing) return reject(away());
        waiting.push({ resolve, reject });
        groups.add(question);
      }),
    close: async () => {
      groups.sendAll();
      isClosing = true;
      const closing = worker;
      if (!closing) return;
      const gone = new Promise<void>((resolve) => closing.once('exit', () => resolve()));
      say({ close: true });
      await gone;
    },
  };
}

async function started(data: ThreadData): Promise<Worker> {
  const worker = new Worker(ENTRY, { workerData: data, execArgv: [] });
  await new Promise<void>((resolve, reject) => {
    const end = () => reject(new StoreProblem('store-failed', `the ${data.role} of the store ended at once`));
    worker.once('error', reject);
    worker.once('exit', end);
    worker.once('message', (word: ThreadWord) => {
      worker.off('error', reject);
      worker.off('exit', end);
      if ('problem' in word) reject(new StoreProblem(word.problem.code, word.problem.message));
      else resolve();
    });
  });
  return worker;
}
