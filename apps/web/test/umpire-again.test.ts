import { describe, expect, it } from 'vitest';
import { allHolds, seenInstead } from '../src/umpire/mend/again.js';
import { tallyEntry, tallyOf } from '../src/umpire/scores/entry.js';

describe('a stroke entered again', () => {
  const improper = { pocketed: { white: 1 }, breach: '37a', claimed: true } as const;

  it('stays improper when only the men are set right', () => {
    expect(seenInstead(improper, { pocketed: { white: 2 } }, allHolds)).toEqual({
      pocketed: { white: 2 },
      breach: '37a',
      claimed: true,
    });
  });

  it('becomes proper, or improper by another law, when the umpire says so', () => {
    const tapped = { pocketed: { white: 1 } };
    expect(seenInstead(improper, tapped, { ...allHolds, breach: false })).toEqual({
      ...tapped,
      claimed: true,
    });
    expect(seenInstead(improper, { ...tapped, breach: '33' }, allHolds).breach).toBe('33');
    expect(seenInstead(improper, tapped, { ...allHolds, claimed: false })).not.toHaveProperty('claimed');
  });

  it('keeps a break that touched nothing, but not with men in the pockets', () => {
    const missed = { pocketed: { striker: true }, touched: false };
    expect(seenInstead(missed, {}, allHolds)).toEqual({ touched: false });
    expect(seenInstead(missed, { pocketed: { black: 1 } }, allHolds)).toEqual({ pocketed: { black: 1 } });
    expect(seenInstead(missed, {}, { ...allHolds, touched: false })).toEqual({});
  });

  it('keeps an improper stroke whose law was not named', () => {
    expect(seenInstead({ proper: false }, { pocketed: { white: 1 } }, allHolds).proper).toBe(false);
  });
});

it('a board’s result is shown again as it was written down', () => {
  for (const tally of [
    { type: 'tally', winner: 'A', men: 4, queen: 'B' },
    { type: 'tally', winner: 'B', men: 1, queen: null, demanded: 2 },
  ] as const)
    expect(tallyOf(tallyEntry(tally))).toEqual(tally);
});
