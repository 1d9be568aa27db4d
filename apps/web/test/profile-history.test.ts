import type { PastMatch } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { isNarrowed, type Looked, searchFor } from '../src/profile/history-search.js';
import { company, ratingGain, scoreOf } from '../src/profile/past-match.js';

const NOTHING: Looked = {
  ...{ text: null, with: null, level: null, rulebook: null, discipline: null },
  ...{ length: null, kind: null, result: null, period: null },
};
const DAY = 86_400_000;

describe('a search in an address', () => {
  it('is asked for as the server knows it', () => {
    const looked = { ...NOTHING, text: ' ravi ', result: 'won', period: 'week', level: '3' };
    expect(Object.fromEntries(searchFor(looked, 10 * DAY, 'here'))).toEqual({
      ...{ text: 'ravi', result: 'won', since: String(3 * DAY), level: '3', after: 'here' },
    });
  });

  it('asks for nothing that there is not', () => {
    const nonsense = { ...NOTHING, result: 'eaten', kind: '', level: '77', with: 'a b', period: 'century' };
    expect([...searchFor(nonsense, 0, null)]).toEqual([]);
    expect(isNarrowed(NOTHING)).toBe(false);
    expect(isNarrowed({ ...NOTHING, text: 'a' })).toBe(true);
  });
});

const seat = (player: PastMatch['player'], name: string) => ({ player, name, isFree: false });

describe('a match that is over', () => {
  const score = {
    A: 1,
    B: 2,
    games: [
      { A: 25, B: 4 },
      { A: 3, B: 25 },
      { A: 9, B: 25 },
    ],
  };

  it('has one’s own score first: games of a match, else points', () => {
    expect(scoreOf({ score, length: 'match', player: 'A1' })).toBe('1–2');
    expect(scoreOf({ score, length: 'match', player: 'B2' })).toBe('2–1');
    expect(scoreOf({ score, length: 'game', player: 'B1' })).toBe('25–9');
    expect(scoreOf({ score: { A: 0, B: 0, games: [] }, length: 'board', player: 'A1' })).toBeNull();
  });

  it('knows who sat across and who beside one', () => {
    const seats = [seat('A1', 'Asha'), seat('B1', 'Bina'), seat('A2', 'Chitra'), seat('B2', 'Dipa')];
    const { across, partner } = company({ seats, player: 'A2' });
    expect(across.map(({ name }) => name)).toEqual(['Bina', 'Dipa']);
    expect(partner?.name).toBe('Asha');
  });

  it('says what it did to a rating, as the whole numbers that are shown', () => {
    expect(ratingGain({ rating: { before: 1500.4, after: 1512.6 } })).toBe('+13');
    expect(ratingGain({ rating: { before: 1500, after: 1492.2 } })).toBe('−8');
    expect(ratingGain({})).toBeNull();
  });
});
