import { describe, expect, it } from 'vitest';
import { SharedAnswer } from '../../src/shared-answer.js';
import type { LoggedCommand } from '../../src/store/match-log.js';
import { eventsSince } from '../../src/watching/events-since.js';

const row = (seq: number, last: number): LoggedCommand => ({
  ...{ seq, last, cmd: `A1 c-${seq}`, at: seq * 1000 },
  body: JSON.stringify(Array.from({ length: last - seq + 1 }, (_, index) => ({ seq: seq + index }))),
});
const ROWS = [row(1, 1), row(2, 4), row(5, 6)];

const since = async (have: number, rows = ROWS) => {
  const read = async (_match: string, after: number) => rows.filter(({ last }) => last > after);
  const found = await eventsSince({ read }, 'm', have);
  const events = JSON.parse(`[${found?.events ?? ''}]`) as { seq: number }[];
  return found && { ...found, events: events.map(({ seq }) => seq) };
};

describe('what happened since', () => {
  it.each([
    [0, [1, 2, 3, 4, 5, 6]],
    [1, [2, 3, 4, 5, 6]],
    [2, [3, 4, 5, 6]],
    [4, [5, 6]],
    [5, [6]],
    [6, []],
  ])('number %i', async (have, events) => {
    expect(await since(have)).toEqual({ seq: 6, at: 5000, events });
  });

  it('a number beyond the log is nothing that could be told', async () => {
    expect(await since(7)).toBeNull();
    expect(await since(1, [])).toBeNull();
  });

  it('the beginning of a match that has none yet', async () => {
    expect(await since(0, [])).toEqual({ seq: 0, at: 0, events: [] });
  });
});

describe('a shared answer', () => {
  function asked() {
    const pending: ((value: number) => void)[] = [];
    const shared = new SharedAnswer(() => new Promise<number>((resolve) => pending.push(resolve)));
    return { pending, shared };
  }

  it('is that of a question put after one asked, and there is one at a time', async () => {
    const { pending, shared } = asked();
    const first = shared.get();
    const [second, third] = [shared.get(), shared.get()];
    expect(pending).toHaveLength(1);
    pending[0]?.(1);
    expect(await first).toBe(1);
    await Promise.resolve();
    expect(pending).toHaveLength(2);
    pending[1]?.(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    expect(shared.isIdle).toBe(true);
  });

  it('that fails for one is asked for anew by the next', async () => {
    let asks = 0;
    const shared = new SharedAnswer(async () => {
      if (++asks === 1) throw new Error('away');
      return asks;
    });
    const [first, second] = [shared.get(), shared.get()];
    await expect(first).rejects.toThrow('away');
    expect(await second).toBe(2);
  });
});
