import type { StartThinker, ThinkerAnswer, ThinkerRequest } from '@opencarrom/ai';
import { newHead, openMatch } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { makeThinkerPool } from '../../src/pairing/thinking/thinker-pool.js';

const state = openMatch(newHead({ players: { A: ['Player A'], B: ['Player B'] }, length: 'board' }));
const turn = { player: 'B1', level: 3, claims: false } as const;
const PASS = { type: 'pass' } as const;

/** Threads that answer when they are told to. */
function handThreads() {
  const threads: {
    readonly asked: ThinkerRequest[];
    readonly hear: (answer: ThinkerAnswer) => void;
    readonly lost: (why: string) => void;
  }[] = [];
  const start: StartThinker = ({ hear, lost }) => {
    const asked: ThinkerRequest[] = [];
    threads.push({ asked, hear, lost });
    return { send: (request) => asked.push(request), end: () => {} };
  };
  const questions = (thread: number) => (threads[thread]?.asked ?? []).filter(({ type }) => type === 'ask');
  const answer = (thread: number) => {
    const id = questions(thread).at(-1)?.id ?? -1;
    threads[thread]?.hear({ type: 'answer', id, answer: { act: PASS, thought: null } });
  };
  return { start, threads, questions, answer };
}

const poolOf = (threads: number, start: StartThinker) =>
  makeThinkerPool({ chance: { bytes: () => new Uint8Array(), below: () => 7 } }, { threads, start });

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('computers of many matches', () => {
  it('think in no more threads than there are, in the order they asked', async () => {
    const { start, threads, questions, answer } = handThreads();
    const pool = poolOf(2, start);
    const told: number[] = [];
    for (const match of [0, 1, 2, 3])
      void pool
        .thinkerFor()
        .act(state, turn, () => {})
        .then(() => told.push(match));
    expect([threads.length, pool.waiting()]).toEqual([2, 2]);
    answer(0);
    await settled();
    expect([told, questions(0).length, pool.waiting()]).toEqual([[0], 2, 1]);
    answer(1);
    await settled();
    answer(0);
    answer(1);
    await settled();
    expect([told, threads.length, pool.waiting()]).toEqual([[0, 1, 2, 3], 2, 0]);
  });

  it('stop where the match has gone on without them, and the next one thinks', async () => {
    const { start, questions, answer } = handThreads();
    const pool = poolOf(1, start);
    const [first, second, third] = [pool.thinkerFor(), pool.thinkerFor(), pool.thinkerFor()];
    const asked = [first, second, third].map((thinker) => thinker.act(state, turn, () => {}));
    const ends = Promise.allSettled(asked);
    second.cancel();
    first.cancel();
    await settled();
    expect([questions(0).length, pool.waiting()]).toEqual([2, 0]);
    answer(0);
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('go on thinking in another thread where theirs is lost', async () => {
    const { start, threads, answer } = handThreads();
    const act = poolOf(1, start)
      .thinkerFor()
      .act(state, turn, () => {});
    threads[0]?.lost('it ended');
    await settled();
    answer(1);
    expect(await act).toEqual(PASS);
  });
});
