import { describe, expect, it } from 'vitest';
import { makeTurns } from '../../src/people/turns.js';

describe('turns', () => {
  it('lets two work, one wait, and turns others away', async () => {
    const inTurn = makeTurns(2, 1);
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const work = (name: string) =>
      inTurn(() => {
        begun.push(name);
        return new Promise<string>((end) => ends.push(() => end(name)));
      });
    const [a, b, c, d] = [work('a'), work('b'), work('c'), work('d')];
    expect(await d).toBeNull();
    expect(begun).toEqual(['a', 'b']);
    ends[0]?.();
    expect(await a).toBe('a');
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    ends[1]?.();
    ends[2]?.();
    expect(await Promise.all([b, c])).toEqual(['b', 'c']);
  });

  it('goes on after work that failed', async () => {
    const inTurn = makeTurns(1, 5);
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn(() => Promise.resolve('next'))).toBe('next');
  });
});
