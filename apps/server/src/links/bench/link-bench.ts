import { Worker } from 'node:worker_threads';
import type { Card } from '@opencarrom/film';
import type { LinkFault } from '@opencarrom/share';
import type { Logger } from 'pino';
import { Problem } from '../../http/problem.js';
import type { LookedAt } from './look-at-link.js';
import type { LinkAnswer, LinkQuestion } from './question.js';

/** Where links are played again and their pictures painted: beside the process, one after another. */
export interface LinkBench {
  readonly look: (link: string) => Promise<LookedAt | LinkFault>;
  readonly paint: (card: Card) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** As it is built, also where this file runs as it is written: a thread reads no TypeScript. */
const ENTRY = new URL('../../../dist/links/bench/worker.js', import.meta.url);
/** Megabytes: one that wants more has gone astray. */
const MOST_MEMORY = 256;
/** Milliseconds: a whole match takes a tenth of a second. Who is not through by then is not looked at further. */
const LONGEST = 10_000;
/** So many may wait; the next is told to ask again. */
const MOST_WAITING = 32;
/** Seconds after which whoever was told so may ask again. */
const ASK_AGAIN = 2;

interface Waiting {
  readonly question: LinkQuestion;
  readonly resolve: (answer: LinkAnswer) => void;
  readonly reject: (problem: Error) => void;
}

class TookTooLong extends Error {}

export function makeLinkBench({ logger }: { readonly logger: Logger }, longest = LONGEST): LinkBench {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let asked: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;

  const settle = (how: (waiting: Waiting) => void): void => {
    clearTimeout(timer);
    const answered = asked;
    asked = null;
    if (answered) how(answered);
    next();
  };

  function started(): Worker {
    const thread = new Worker(ENTRY, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    thread.unref();
    thread.on('message', (answer: LinkAnswer) => settle(({ resolve }) => resolve(answer)));
    thread.on('error', (fault) => lost(thread, fault));
    thread.on('exit', () => lost(thread, new Error('the thread that looks at links has ended')));
    return thread;
  }

  /** What it was doing is not done; another thread is started for the next. */
  function lost(thread: Worker, fault: Error): void {
    if (worker !== thread) return;
    worker = null;
    if (!(fault instanceof TookTooLong)) logger.error({ err: fault }, 'a link could not be looked at');
    settle(({ reject }) => reject(fault));
  }

  function next(): void {
    if (asked || queue.length === 0) return;
    asked = queue.shift() ?? null;
    worker ??= started();
    const thread = worker;
    timer = setTimeout(() => {
      lost(thread, new TookTooLong());
      void thread.terminate();
    }, longest);
    thread.postMessage(asked?.question);
  }

  const ask = (question: LinkQuestion): Promise<LinkAnswer> => {
    if (queue.length >= MOST_WAITING)
      return Promise.reject(
        new Problem(429, 'too-many', 'too many links are being looked at', undefined, ASK_AGAIN),
      );
    return new Promise((resolve, reject) => {
      queue.push({ question, resolve, reject });
      next();
    });
  };

  return {
    look: async (link) => {
      try {
        return (await ask({ link })) as LookedAt | LinkFault;
      } catch (fault) {
        if (fault instanceof TookTooLong) return { fault: 'too-long', detail: 'it takes too long to play' };
        throw fault;
      }
    },
    paint: async (card) => ((await ask({ card })) as { readonly png: Uint8Array }).png,
    close: async () => {
      const thread = worker;
      worker = null;
      clearTimeout(timer);
      for (const { reject } of [...(asked ? [asked] : []), ...queue.splice(0)])
        reject(new Problem(503, 'unavailable', 'the server is stopping'));
      asked = null;
      await thread?.terminate();
    },
  };
}
