import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Groups } from '../../src/store/sqlite/groups.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function gathered(role: 'writer' | 'reader') {
  const sent: (readonly number[])[] = [];
  const groups = new Groups<number>(role, (group) => sent.push(group));
  /** What is asked in one turn of the loop, and then the next turn comes. */
  const ask = (...these: readonly number[]) => {
    for (const one of these) groups.add(one);
    vi.advanceTimersByTime(0);
  };
  return { groups, sent, ask };
}

describe('what goes to the thread that writes', () => {
  it('goes at once where it is alone, one after the other', () => {
    const { groups, sent, ask } = gathered('writer');
    ask(1);
    groups.isDone();
    ask(2);
    expect(sent).toEqual([[1], [2]]);
  });

  it('waits while a group is written, and then goes all together', () => {
    const { groups, sent, ask } = gathered('writer');
    ask(1);
    ask(2);
    ask(3, 4);
    expect(sent).toEqual([[1]]);
    groups.isDone();
    expect(sent).toEqual([[1], [2, 3, 4]]);
  });

  it('is gathered a little longer where several came at once, and no longer than that', () => {
    const { groups, sent, ask } = gathered('writer');
    ask(1, 2);
    groups.isDone();
    ask(3);
    ask(4);
    expect(sent).toEqual([[1, 2]]);
    vi.runOnlyPendingTimers();
    expect(sent).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('goes at once again when the crowd has gone', () => {
    const { groups, sent, ask } = gathered('writer');
    ask(1, 2);
    groups.isDone();
    vi.runOnlyPendingTimers();
    ask(3);
    groups.isDone();
    ask(4);
    expect(sent).toEqual([[1, 2], [3], [4]]);
  });

  it('goes whole before the end, though a group is still being written', () => {
    const { groups, sent, ask } = gathered('writer');
    ask(1, 2);
    ask(3);
    groups.sendAll();
    groups.isDone();
    vi.runOnlyPendingTimers();
    expect(sent).toEqual([[1, 2], [3]]);
  });

  it('is forgotten with a thread that died, and the next one is not held up by it', () => {
    const { groups, sent, ask } = gathered('writer');
    ask(1, 2);
    ask(3);
    groups.drop();
    ask(4);
    expect(sent).toEqual([[1, 2], [4]]);
  });
});

it('who only reads waits for no answer', () => {
  const { sent, ask } = gathered('reader');
  ask(1, 2);
  ask(3);
  expect(sent).toEqual([[1, 2], [3]]);
});
