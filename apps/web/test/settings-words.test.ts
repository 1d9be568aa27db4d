import { describe, expect, it } from 'vitest';
import { when } from '../src/device/when.js';
import { scoreIn } from '../src/match/games/titles.js';
import { inWords } from '../src/settings/storage.js';
import { StoreProblem } from '../src/store/problem.js';
import { summaryOf } from '../src/store/summary.js';
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
    ['2024-10-01T12:00:00Z', '1 Oct 2024'],
    ['2024-11-15T12:00:30Z', 'now'],
    ['nonsense', ''],
  ])('%s', (iso, text) => {
    expect(when(iso, 'en', now)).toBe(text);
  });
});

describe('what a store may answer', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name });

  it('is told apart: full, forbidden, failed', () => {
    expect(StoreProblem.from(named('QuotaExceededError')).fault).toBe('full');
    expect(StoreProblem.from(named('SecurityError')).fault).toBe('forbidden');
    expect(StoreProblem.from(named('UnknownError')).fault).toBe('failed');
    expect(StoreProblem.from('?').fault).toBe('failed');
  });
});

describe('a game in a list', () => {
  it('under way shows its score and its board, as the session keeps them', () => {
    const { state } = played({ length: 'game' }, 11, 60);
    const standing = summaryOf(state);
    expect(scoreIn(standing)).toMatch(/^\d+–\d+$/);
    expect(standing.at).toEqual({ game: state.board?.game, board: state.board?.board });
  });

  it('that is over shows its score alone: of a board or a game the points', () => {
    const { state } = played({ length: 'board' }, 7);
    const [points] = state.score.games;
    const standing = summaryOf(state);
    expect(state.outcome).not.toBeNull();
    expect(scoreIn(standing)).toBe(`${points?.A}–${points?.B}`);
    expect(scoreIn(standing)).not.toMatch(/^(1–0|0–1)$/);
    expect(standing.at).toBeNull();
  });

  it('that was a whole match shows the games won', () => {
    const { state } = played({ length: 'board' }, 7);
    const match = { ...state, head: { ...state.head, length: 'match' as const } };
    const { A, B } = state.score.match;
    expect(summaryOf(match).score).toEqual({ A, B });
  });

  it('not begun has no score', () => {
    const { state } = played({}, 7, 0);
    const standing = summaryOf(state);
    expect(scoreIn(standing)).toBe('');
    expect(standing.at).toBeNull();
  });
});
