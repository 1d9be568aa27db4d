import { describe, expect, it } from 'vitest';
import { summaryOf } from '../src/play/summary.js';
import { inWords } from '../src/settings/storage.js';
import { StoreProblem } from '../src/store/problem.js';
import { scoreIn, standingOf } from '../src/store/titles.js';
import { when } from '../src/ui/when.js';
import { played } from './support/played.js';

describe('bytes in words', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1400, '1.4 kB'],
    [23_000_000, '23 MB'],
    [5_600_000_000, '5.6 GB'],
  ])('%d', (bytes, text) => {
    expect(inWords(bytes, 'en')).toBe(text);
  });
});

describe('a time in words', () => {
  const now = new Date('2024-11-15T12:00:00Z');

  it.each([
    ['2024-11-15T11:59:40Z', 'now'],
    ['2024-11-15T11:55:00Z', '5 minutes ago'],
    ['2024-11-15T09:00:00Z', '3 hours ago'],
    ['2024-11-14T11:00:00Z', 'yesterday'],
    ['2024-10-01T12:00:00Z', 'Oct 1, 2024'],
    ['2024-11-15T12:00:30Z', 'now'],
    ['nonsense', ''],
  ])('%s', (iso, text) => {
    expect(when(iso, 'en', now)).toBe(text);
  });
});

describe('what a store may answer', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name });

  it('is told apart: full, forbidden, gone on elsewhere, failed', () => {
    expect(StoreProblem.from(named('QuotaExceededError')).fault).toBe('full');
    expect(StoreProblem.from(named('SecurityError')).fault).toBe('forbidden');
    expect(StoreProblem.from(named('ConstraintError')).fault).toBe('elsewhere');
    expect(StoreProblem.from(named('UnknownError')).fault).toBe('failed');
    expect(StoreProblem.from('?').fault).toBe('failed');
  });
});

describe('a game in a list', () => {
  it('under way shows its score and its board, as the session keeps them', () => {
    const { state } = played({ length: 'game' }, 11, 60);
    const standing = standingOf({ summary: summaryOf(state) });
    expect(scoreIn(standing)).toMatch(/^\d+–\d+$/);
    expect(standing.at).toEqual({ game: state.board?.game, board: state.board?.board });
  });

  it('that is over shows its score alone', () => {
    const { state } = played({}, 7);
    const standing = standingOf({ summary: summaryOf(state) });
    expect(scoreIn(standing)).toBe(`${state.score.match.A}–${state.score.match.B}`);
    expect(standing.at).toBeNull();
  });

  it('not begun has no score', () => {
    const { state } = played({}, 7, 0);
    const standing = standingOf({ summary: summaryOf(state) });
    expect(scoreIn(standing)).toBe('');
    expect(standing.at).toBeNull();
  });

  it('kept by an older version, in a line of text, is listed without its score', () => {
    expect(scoreIn(standingOf({ summary: 'Asha – Bilal 12–9, 1/3' }))).toBe('');
  });
});
