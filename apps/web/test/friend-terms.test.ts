import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitted, keepTerms, keptTerms, termsFrom } from '../src/online/friend-terms.js';

const usual = termsFrom();
afterEach(() => void vi.unstubAllGlobals());

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

  it('is as last time, but for a table that everybody found: the next is for whoever has its link', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    keepTerms({ ...usual, length: 'game', visibility: 'public' });
    expect(termsFrom(keptTerms())).toEqual({ ...usual, length: 'game', visibility: 'link' });
    expect(termsFrom({ visibility: 'public' }, keptTerms()).visibility).toBe('public');
  });

  it('fits the book, and whoever plays it', () => {
    const rated = { ...usual, kind: 'rated', clocks: 'none' } as const;
    expect(fitted(rated, true)).toMatchObject({ kind: 'rated', clocks: 'laws' });
    expect(fitted(rated, false)).toMatchObject({ kind: 'casual', clocks: 'none' });
    for (const rulebook of ['icf', 'icf-short', 'icf-classic', 'starwood', 'iiitn'])
      expect(['singles', 'doubles']).toContain(fitted({ ...usual, rulebook }, false).discipline);
  });
});
