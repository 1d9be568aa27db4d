import { describe, expect, it } from 'vitest';
import { answerPairRatings, type PairHistory } from '../src/pairs/index.js';

const PAIRS = [
  ['Asha', 'Bina'],
  ['Chitra', 'Dipa'],
];
const event = (date: string, scores: readonly (readonly [number, number])[], pairs = PAIRS) => ({
  ...{ date, system: 'swiss', discipline: 'doubles' },
  competitors: pairs.map((players) => ({ players })),
  rounds: scores.map(([scoreA, scoreB]) => ({ matches: [{ a: 1, b: 2, scoreA, scoreB }] })),
});
const rating = (document: object): PairHistory => {
  const answer = answerPairRatings({ discipline: 'doubles', ...document });
  if ('error' in answer) throw new Error(`${answer.error.path}: ${answer.error.message}`);
  return answer.ok;
};

describe('ratings of those who play in pairs', () => {
  it('rise for both of a pair that wins and fall for both that lose', () => {
    const { ratings, events } = rating({ events: [event('2026-01-10', [[25, 3]])] });
    const experience = { events: 1, last: '2026-01-10' };
    // As openskill computes it for four players without matches.
    expect(ratings.get('Bina')).toEqual({ skill: 26.9643, uncertainty: 8.1779, ...experience });
    expect(ratings.get('Dipa')).toEqual({ skill: 23.0357, uncertainty: 8.1779, ...experience });
    expect(events[0]?.changes.map(({ player }) => player)).toEqual(['Asha', 'Bina', 'Chitra', 'Dipa']);
  });

  it('stay where two equal pairs draw, and go by who won whatever is named first', () => {
    const drawn = rating({ events: [event('2026-01-10', [[12, 12]])] });
    expect(drawn.ratings.get('Asha')?.skill).toBe(25);
    const turned = event('2026-01-10', [[3, 25]], [...PAIRS].reverse());
    expect(rating({ events: [turned] }).ratings.get('Asha')?.skill).toBe(26.9643);
  });

  it('go with a player to another partner', () => {
    const events = [
      event('2026-01-10', [[25, 3]]),
      event(
        '2026-02-10',
        [[25, 3]],
        [
          ['Asha', 'Dipa'],
          ['Esha', 'Fatma'],
        ],
      ),
    ];
    const { changes = [] } = rating({ events }).events[1] ?? {};
    const before = Object.fromEntries(changes.map(({ player, before: { skill } }) => [player, skill]));
    expect(before).toEqual({ Asha: 26.9643, Dipa: 23.0357, Esha: 25, Fatma: 25 });
  });

  it('from a day on are the same as if all were computed anew', () => {
    const events = ['2026-01-10', '2026-02-10', '2026-03-10'].map((date) =>
      event(date, [
        [25, 3],
        [9, 4],
      ]),
    );
    const whole = rating({ events });
    const ratings = [...rating({ events: events.slice(0, 1) }).ratings].map(([player, known]) => ({
      player,
      ...known,
    }));
    expect(rating({ events, from: '2026-02-01', ratings })).toEqual({
      ratings: whole.ratings,
      events: whole.events.slice(1),
    });
  });

  it.each([
    ['singles', { discipline: 'singles', events: [] }, 'wrong-type', 'discipline'],
    [
      'one alone',
      { events: [event('2026-01-10', [[25, 3]], [['Asha', 'Bina'], ['Chitra']])] },
      'wrong-discipline',
      'events[0].competitors[1]',
    ],
    ['a kind', { kind: 'share', events: [] }, 'unknown-field', 'kind'],
    ['no skill', { events: [], ratings: [{ player: 'Asha' }] }, 'missing-field', 'ratings[0].skill'],
  ])('refuse %s by name', (_, document, code, path) => {
    expect(answerPairRatings({ discipline: 'doubles', ...document })).toMatchObject({
      error: { code, path },
    });
  });
});
