import { Worker } from 'node:worker_threads';
import { StoreProblem } from '../store-problem.js';
import type { Question, ThreadData, ThreadWord, WordToThread } from './messages.js';

/** The entry as it is built, also where this file runs as it is written: a thread reads no TypeScript. */
const ENTRY = new URL('../../../dist/store/sqlite/worker.js', import.meta.url);

export interface Thread<Asked, Told> {
  readonly ask: (asked: Asked) => Promise<Told>;
  /** Ends it, once everything asked before is answered. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (told: never) => void;
  readonly reject: (problem: StoreProblem) => void;
}

/** Starts a thread of the store, and waits until it has opened the file. */
export async function startThread<Asked extends Question['asked'], Told>(
  data: ThreadData,
): Promise<Thread<Asked, Told>> {
  const waiting = new Map<number, Waiting>();
  let questions: Question[] = [];
  let asked = 0;
  let isGone = false;
  const worker = new Worker(ENTRY, { workerData: data, execArgv: [] });
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const lose = (why: string) => {
    isGone = true;
    for (const { reject } of waiting.values()) reject(new StoreProblem('store-away', why));
    waiting.clear();
  };
  const hear = (word: ThreadWord) => {
    for (const reply of 'replies' in word ? word.replies : []) {
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('told' in reply) asker?.resolve(reply.told as never);
      else asker?.reject(new StoreProblem(reply.problem.code, reply.problem.message));
    }
  };
  const say = (word: WordToThread) => worker.postMessage(word);
  /** What is asked in one turn of the loop goes over in one message. */
  const send = () => {
    say({ questions });
    questions = [];
  };
  worker.on('message', hear);
  await ready(worker);
  worker.on('error', (fault) => lose(`the ${data.role} of the store is gone: ${fault.message}`));
  worker.on('exit', () => lose(`the ${data.role} of the store is closed`));

  return {
    ask: (question) =>
      new Promise<Told>((resolve, reject) => {
        if (isGone) return reject(new StoreProblem('store-away', `the ${data.role} of the store is closed`));
        asked += 1;
        waiting.set(asked, { resolve, reject });
        if (questions.length === 0) setImmediate(send);
        questions.push({ id: asked, asked: question });
      }),
    close: async () => {
      if (questions.length > 0) send();
      say({ close: true });
      await gone;
    },
  };
}

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (word: ThreadWord) => {
      worker.off('error', reject);
      if ('problem' in word) reject(new StoreProblem(word.problem.code, word.problem.message));
      else resolve();
    });
  });
}
