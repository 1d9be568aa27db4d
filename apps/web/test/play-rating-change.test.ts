import type { RatingsAnswer } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { awaitedChange, changeIn } from '../src/play/online/rating-change.js';

const entry = (match: string, before: number, after: number, deviation = 80) => ({
  ...{ match, before, after, deviation, ratedAt: 1 },
  ...({ discipline: 'singles', length: 'board' } as const),
});
const answer = (...history: RatingsAnswer['history']): RatingsAnswer => ({ ratings: [], history });

describe('what a match did to a rating', () => {
  it('is shown in whole numbers that add up, with a sign, and with "?" where little is known', () => {
    const history = [entry('a', 1500.4, 1542.6, 200), entry('b', 1542.6, 1530.5)];
    expect(changeIn({ history }, 'a')).toEqual({ before: '1500', after: '1543?', change: '+43' });
    expect(changeIn({ history }, 'b')).toEqual({ before: '1543', after: '1531', change: '−12' });
    expect(changeIn({ history }, 'c')).toBeNull();
  });

  it('is waited for until it is written, and given up in the end', async () => {
    const waits: number[] = [];
    const pause = async (ms: number) => void waits.push(ms);
    const answers = [answer(), null, answer(entry('a', 1500, 1510))];
    const ratings = async () => {
      const next = answers.shift();
      if (!next) throw new Error('not reached');
      return next;
    };
    expect(await awaitedChange('a', { ratings, pause })).toMatchObject({ change: '+10' });
    expect(waits).toHaveLength(3);
    expect(await awaitedChange('a', { ratings: async () => answer(), pause })).toBeNull();
  });
});
