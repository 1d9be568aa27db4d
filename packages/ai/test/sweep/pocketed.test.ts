import { describe, expect, it } from 'vitest';
import { LEVELS, type Level, POCKETED, tellableShare } from '../../src/index.js';

/** The very measure that the bench takes. */
const { triesOf } = (await import(String(new URL('../../../../bench/ai/tries.js', import.meta.url)))) as {
  triesOf: (level: Level, boards: number, seed: number) => { tries: number; pocketed: number };
};

describe('what is told of a level', () => {
  it('is near to what was measured, and no level is told weaker than the one before', () => {
    const told = LEVELS.map(({ number }) => tellableShare(number)).map(
      (share) => share.pocketed / share.tries,
    );
    for (const [index, { name }] of LEVELS.entries())
      expect(Math.abs((told[index] as number) - POCKETED[name])).toBeLessThan(0.05);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  it.each([1, 3])('level %i pockets as much of what it tries as is told', (number) => {
    const level = LEVELS[number - 1] as Level;
    const { tries, pocketed } = triesOf(level, 1, 7);
    const { pocketed: told, tries: of } = tellableShare(number);
    // Of so few tries the share is only about right: three deviations.
    const off = Math.sqrt((told / of) * (1 - told / of)) / Math.sqrt(tries);
    expect(Math.abs(pocketed / tries - told / of)).toBeLessThan(3 * off + 0.05);
  });
});
