import { describe, expect, it } from 'vitest';
import { firstAnswer } from '../src/store/answer.js';

/** Something that is asked for, each time of which is answered by hand; and a clock that is wound by hand. */
function askedByHand() {
  const asked: { resolve: (answer: string) => void; reject: (why: Error) => void }[] = [];
  const waits: (() => void)[] = [];
  const late: string[] = [];
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const answer = firstAnswer(
    () => new Promise<string>((resolve, reject) => asked.push({ resolve, reject })),
    () => new Promise((resolve) => waits.push(resolve)),
    3,
    (each) => late.push(each),
  );
  answer.catch(() => undefined);
  const pass = async () => {
    waits.pop()?.();
    await turn();
  };
  return { asked, late, answer, pass, turn };
}

describe('a store that is asked for', () => {
  it('is asked for once where it answers', async () => {
    const { asked, answer, pass } = askedByHand();
    asked[0]?.resolve('first');
    expect(await answer).toBe('first');
    await pass();
    expect(asked).toHaveLength(1);
  });

  it('is asked for again where it is silent, and who answers too late is sent away', async () => {
    const { asked, late, answer, pass, turn } = askedByHand();
    await pass();
    asked[1]?.resolve('second');
    expect(await answer).toBe('second');
    asked[0]?.resolve('first');
    await turn();
    expect(late).toEqual(['first']);
  });

  it('is given up when it stays silent, or says no', async () => {
    const silent = askedByHand();
    for (const _ of [1, 2, 3]) await silent.pass();
    expect(silent.asked).toHaveLength(3);
    await expect(silent.answer).rejects.toThrow('no answer');

    const forbidden = askedByHand();
    forbidden.asked[0]?.reject(new Error('not here'));
    await expect(forbidden.answer).rejects.toThrow('not here');
  });
});
