import { describe, expect, it } from 'vitest';
import { fitted, termsFrom } from '../src/online/friend-terms.js';

const usual = termsFrom();

describe('what is played with a friend', () => {
  it('is what the address asks for, else what was played last, else one relaxed board', () => {
    expect(usual).toMatchObject({ rulebook: 'icf', discipline: 'singles', length: 'board', kind: 'casual' });
    const asked = { discipline: 'doubles', length: null, rulebook: 'chess' };
    const last = { discipline: 'singles', length: 'match', rulebook: 'icf-short', clocks: 'sand' };
    expect(termsFrom(asked, last)).toEqual({
      ...usual,
      ...{ discipline: 'doubles', length: 'match', rulebook: 'icf-short' },
    });
  });

  it('fits the book, and whoever plays it', () => {
    const rated = { ...usual, kind: 'rated', clocks: 'none' } as const;
    expect(fitted(rated, true)).toMatchObject({ kind: 'rated', clocks: 'laws' });
    expect(fitted(rated, false)).toMatchObject({ kind: 'casual', clocks: 'none' });
    for (const rulebook of ['icf', 'icf-short', 'icf-classic', 'starwood', 'iiitn'])
      expect(['singles', 'doubles']).toContain(fitted({ ...usual, rulebook }, false).discipline);
  });
});
