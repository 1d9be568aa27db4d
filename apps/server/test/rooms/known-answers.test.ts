import { describe, expect, it } from 'vitest';
import { KnownAnswers } from '../../src/rooms/known-answers.js';
import type { CommandAnswer } from '../../src/rooms/rooms.js';

const row = (cmd: string, last: number) => ({ seq: last, last, cmd, at: 0, body: '[]' });
const REFUSED: CommandAnswer = { no: { code: 'out-of-turn', message: 'it is not your turn' } };

/** Something whose answer comes when the test says so, and how often it was done. */
function deed() {
  const done = { times: 0, answer: (_: CommandAnswer | null): void => {}, fail: (_: Error): void => {} };
  const doing = () => {
    done.times += 1;
    return new Promise<CommandAnswer | null>((resolve, reject) => {
      done.answer = resolve;
      done.fail = reject;
    });
  };
  return { done, doing };
}

describe('a command that comes again', () => {
  it('gets the same answer as the log has it', async () => {
    const { done, doing } = deed();
    expect(await new KnownAnswers([row('A1 c-1', 7)]).once('A1 c-1', doing)).toEqual({ ok: 7 });
    expect(done.times).toBe(0);
  });

  it('while the first is not on the disk waits for it, and is not done again', async () => {
    const known = new KnownAnswers([]);
    const { done, doing } = deed();
    const answers: unknown[] = [];
    const asked = [1, 2, 3].map(() => known.once('A1 c-1', doing).then((answer) => answers.push(answer)));
    await new Promise(setImmediate);
    expect(answers).toEqual([]);
    done.answer({ ok: 3 });
    await Promise.all(asked);
    expect(answers).toEqual([{ ok: 3 }, { ok: 3 }, { ok: 3 }]);
    expect(done.times).toBe(1);
    expect(await known.once('A1 c-1', doing)).toEqual({ ok: 3 });
    expect(done.times).toBe(1);
  });

  it('is refused again in the same words', async () => {
    const known = new KnownAnswers([]);
    await known.once('A1 c-1', async () => REFUSED);
    expect(await known.once('A1 c-1', async () => ({ ok: 9 }))).toEqual(REFUSED);
  });

  it('is another one if another seat gives it', async () => {
    const known = new KnownAnswers([row('A1 c-1', 7)]);
    expect(await known.once('B1 c-1', async () => REFUSED)).toEqual(REFUSED);
  });

  it('is done again where it was lost, or failed', async () => {
    const known = new KnownAnswers([]);
    expect(await known.once('A1 c-1', async () => null)).toBeNull();
    await expect(known.once('A1 c-1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await known.once('A1 c-1', async () => ({ ok: 1 }))).toEqual({ ok: 1 });
  });

  it('of the refused only so many are remembered', async () => {
    const known = new KnownAnswers([]);
    for (let count = 0; count < 100; count++) await known.once(`A1 c-${count}`, async () => REFUSED);
    expect(known.to('A1 c-0')).toBeNull();
    expect(known.to('A1 c-99')).toEqual(REFUSED);
  });
});
