import type { DrawnMatch } from '@opencarrom/tournament';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../src/arena/fixtures.js';
import { noShowIn, type Waited } from '../../src/arena/no-shows.js';

const match = { number: 7, a: 1, b: 2 } as DrawnMatch;
const fixture: Fixture = { match, accounts: [['ann'], ['bea']], until: 1_000_000 };
const waited = (here: readonly string[], rest: Partial<Waited> = {}): Waited => ({
  here: new Set(here),
  isPlayed: false,
  brokenOffAt: null,
  ...rest,
});

describe('who does not come in time', () => {
  it.each([
    [['ann'], 'b'],
    [['bea'], 'a'],
    [[], 'both'],
  ] as const)('with %j there, it is walked over against %s', (here, against) => {
    expect(noShowIn(fixture, waited(here), 1_000_000)).toEqual({
      ...{ type: 'walk-over', match: 7, against, reason: 'did not come' },
    });
  });

  it('is waited for until then, and not while the match is played or both are there', () => {
    expect(noShowIn(fixture, waited(['ann']), 999_999)).toBeNull();
    expect(noShowIn(fixture, waited([], { isPlayed: true }), 2_000_000)).toBeNull();
    expect(noShowIn(fixture, waited(['ann', 'bea']), 2_000_000)).toBeNull();
  });

  it('has three minutes more after a match that was broken off before its first stroke', () => {
    const broken = waited(['ann'], { brokenOffAt: 950_000 });
    expect(noShowIn(fixture, broken, 1_129_999)).toBeNull();
    expect(noShowIn(fixture, broken, 1_130_000)).toMatchObject({ against: 'b' });
  });

  it('somebody without an account never comes', () => {
    expect(noShowIn({ ...fixture, accounts: [['ann'], [null]] }, waited(['ann']), 1_000_000)).toMatchObject({
      against: 'b',
    });
  });

  it('of a pair both have to come', () => {
    const pairs: Fixture = {
      ...fixture,
      accounts: [
        ['ann', 'bea'],
        ['cy', 'dev'],
      ],
    };
    expect(noShowIn(pairs, waited(['ann', 'cy', 'dev']), 1_000_000)).toMatchObject({ against: 'a' });
    expect(noShowIn(pairs, waited(['ann', 'cy']), 1_000_000)).toMatchObject({ against: 'both' });
    expect(noShowIn(pairs, waited(['ann', 'bea', 'cy', 'dev']), 1_000_000)).toBeNull();
  });
});
