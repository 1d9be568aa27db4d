import type { PlainTable } from '@opencarrom/ai';
import type { Language } from '@opencarrom/laws';
import { type Act, type MatchState, type Player, visible } from '@opencarrom/match';
import type { Answer, Hint, Question } from './thinker.worker.js';

/** The computer player, thinking beside the page so that no frame waits for it. */
export interface Thinker {
  /** What a computer player does now. */
  readonly act: (state: MatchState, player: Player, level: number, seed: number) => Promise<Act | null>;
  /** What a strong player would do here, and why. */
  readonly hint: (state: MatchState, seed: number, language: Language) => Promise<Hint | null>;
  /** The same at a table without a match. */
  readonly advise: (table: PlainTable, seed: number, language: Language) => Promise<Hint | null>;
  /** Stops thinking; whoever waits is told so. */
  readonly cancel: () => void;
  readonly close: () => void;
}

/** Thrown at whoever waits for thoughts that were called off. */
export class CalledOff extends Error {}

export function makeThinker(onProgress: (share: number) => void): Thinker {
  let worker = start();
  let waiting: { resolve: (answer: Answer) => void; reject: (problem: Error) => void } | null = null;
  let lost = 0;

  function start(): Worker {
    const started = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'progress') onProgress(data.share);
      else settle((to) => to.resolve(data));
    };
    started.onerror = () => replace(new Error('the computer player stopped; it has been started again'));
    return started;
  }

  function settle(how: (to: NonNullable<typeof waiting>) => void): void {
    const to = waiting;
    waiting = null;
    if (to) how(to);
  }

  function replace(reason: Error): void {
    worker.terminate();
    lost += 1;
    worker = start();
    settle((to) => to.reject(reason));
  }

  async function ask(question: Question): Promise<Answer> {
    if (waiting) replace(new CalledOff());
    const before = lost;
    const answer = new Promise<Answer>((resolve, reject) => {
      waiting = { resolve, reject };
    });
    worker.postMessage(question);
    try {
      return await answer;
    } catch (problem) {
      // A worker the browser took away is asked once more; thoughts called off are not.
      if (problem instanceof CalledOff || lost > before + 1) throw problem;
      return ask(question);
    }
  }

  async function hinted(question: Question): Promise<Hint | null> {
    const answer = await ask(question);
    if (answer.kind !== 'hint') throw new Error('the computer player answered something else');
    return answer.hint;
  }

  return {
    act: async (state, player, level, seed) => {
      const answer = await ask({ kind: 'act', match: visible(state), player, level, seed });
      if (answer.kind !== 'act') throw new Error('the computer player answered something else');
      return answer.act;
    },
    hint: (state, seed, language) => hinted({ kind: 'hint', match: visible(state), seed, language }),
    advise: (table, seed, language) => hinted({ kind: 'advise', table, seed, language }),
    cancel: () => {
      if (waiting) replace(new CalledOff());
    },
    close: () => {
      settle((to) => to.reject(new CalledOff()));
      worker.terminate();
    },
  };
}
