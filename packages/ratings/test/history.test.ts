import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPeriod, afterRest, answerRatings, type RatingHistory, UNKNOWN } from '../src/index.js';

type Line = readonly [a: string, b: string | null, scoreA?: number, scoreB?: number];

/** An event of one round, or more: everybody by name. */
function event(date: string, ...rounds: (readonly Line[])[]) {
  const names = [...new Set(rounds.flat().flatMap(([a, b]) => (b === null ? [a] : [a, b])))];
  const number = (name: string) => names.indexOf(name) + 1;
  return {
    date,
    system: 'swiss',
    competitors: names.map((name): object => ({ players: [name] })),
    rounds: rounds.map((lines) => ({
      matches: lines.map(([a, b, scoreA = 0, scoreB = 0]) => ({
        a: number(a),
        b: b === null ? null : number(b),
        ...(b === null ? {} : { scoreA, scoreB }),
      })),
    })),
  };
}

const rating = (document: object): RatingHistory => {
  const answer = answerRatings(document);
  if ('error' in answer) throw new Error(`${answer.error.path}: ${answer.error.message}`);
  return answer.ok;
};
const given = ({ ratings }: RatingHistory) => [...ratings].map(([player, known]) => ({ player, ...known }));
const known = (player: string, figure: number, deviation: number) => ({
  ...{ player, rating: figure, deviation, volatility: 0.06 },
});

describe('ratings over events', () => {
  it('rate everybody of an event at once, by what all were before it', () => {
    const played = event('2026-01-10', [['Asha', 'Bina', 25, 0]], [['Asha', 'Chitra', 3, 9]]);
    const before = [known('Asha', 1500, 200), known('Bina', 1400, 30), known('Chitra', 1550, 100)];
    const { ratings, events } = rating({ events: [played], ratings: before });
    const [asha, bina, chitra] = before.map(({ player, ...rest }) => rest);
    if (!asha || !bina || !chitra) throw new Error('three were given');
    const after = afterPeriod(asha, [
      { opponent: bina, outcome: 1 },
      { opponent: chitra, outcome: 0 },
    ]);
    expect(ratings.get('Asha')).toEqual({ ...after, events: 1, last: '2026-01-10' });
    expect(events[0]?.changes.find(({ player }) => player === 'Chitra')).toEqual({
      ...{ player: 'Chitra', games: 1, from: 'rated', before: chitra },
      after: afterPeriod(chitra, [{ opponent: asha, outcome: 1 }]),
    });
  });

  it('count no bye, no final and no match without a score', () => {
    const plain = event('2026-01-10', [
      ['Asha', 'Bina', 25, 0],
      ['Chitra', null],
      ['Dipa', 'Esha'],
    ]);
    const withFinal = { ...plain, sol: { finals: [{ round: 2, a: 1, b: 2, scoreA: 0, scoreB: 25 }] } };
    const changed = (document: object) => rating({ events: [document] }).events[0]?.changes;
    expect(changed(plain)?.map(({ player }) => player)).toEqual(['Asha', 'Bina']);
    expect(changed(withFinal)?.map(({ player, games }) => [player, games])).toEqual([
      ['Bina', 1],
      ['Asha', 1],
    ]);
  });

  it('start the unrated off the ranking, and who came with a rate from that', () => {
    const { competitors, ...rest } = event(
      '2026-01-10',
      [
        ['Asha', 'Bina', 25, 0],
        ['Chitra', 'Dipa', 20, 5],
      ],
      [['Asha', 'Chitra', 25, 0]],
    );
    const rated = (rates: Readonly<Record<number, number>>) => ({
      ...rest,
      competitors: competitors.map((one, index) => ({
        ...one,
        ...(rates[index] ? { rate: rates[index] } : {}),
      })),
    });
    const starts = (document: object) =>
      rating({ events: [document] }).events[0]?.changes.map(({ player, from, before }) => [
        ...[player, from, before.rating],
      ]);
    expect(starts(rated({}))).toEqual([
      ['Asha', 'ranking', 2600],
      ['Chitra', 'ranking', 2266.67],
      ['Bina', 'ranking', 1933.33],
      ['Dipa', 'ranking', 1600],
    ]);
    expect(starts(rated({ 0: 1900, 2: 1800 }))).toEqual([
      ['Asha', 'entered', 1900],
      ['Chitra', 'entered', 1800],
      ['Bina', 'ranking', 1700],
      ['Dipa', 'ranking', 1600],
    ]);
  });

  it('let who is away rest, one period for each event', () => {
    const events = [
      event('2026-01-10', [['Asha', 'Bina', 25, 0]]),
      event('2026-02-10', [['Bina', 'Chitra', 25, 0]]),
      event('2026-03-10', [['Bina', 'Chitra', 25, 0]]),
    ];
    const first = rating({ events: events.slice(0, 1) }).ratings.get('Asha') ?? UNKNOWN;
    const {
      events: count,
      last,
      ...after
    } = rating({ events }).ratings.get('Asha') ?? { events: 0, last: '' };
    expect([count, last]).toEqual([1, '2026-01-10']);
    expect(after).toEqual(afterRest(afterRest(first)));
  });

  it('go by days, whatever the order they are given in', () => {
    const events = [
      event('2026-03-01', [['Asha', 'Bina', 25, 0]]),
      event('2026-01-10', [['Bina', 'Asha', 25, 20]]),
      event('2025-12-31', [['Asha', 'Chitra', 25, 0]]),
    ];
    const forwards = rating({ kind: 'share', events });
    expect(forwards.events.map(({ date }) => date)).toEqual(['2025-12-31', '2026-01-10', '2026-03-01']);
    expect(rating({ kind: 'share', events: [...events].reverse() })).toEqual(forwards);
  });
});

const NAMES = ['Asha', 'Bina', 'Chitra', 'Dipa', 'Esha'];
const DAYS = ['2026-01-01', '2026-02-01', '2026-02-28', '2026-03-01', '2026-04-01'];
const lines = fc
  .shuffledSubarray(NAMES, { minLength: 4, maxLength: 4 })
  .chain(([a = '', b = '', c = '', d = '']) =>
    fc
      .array(fc.integer({ min: 1, max: 25 }), { minLength: 4, maxLength: 4 })
      .map(([p = 0, q = 0, r = 0, s = 0]): readonly Line[] => [
        [a, b, p, q],
        [c, d, r, s],
      ]),
  );
const seasons = fc.array(fc.tuple(fc.constantFrom(...DAYS), lines), { minLength: 1, maxLength: 12 });
const kinds = fc.constantFrom('result', 'share', 'difference');

describe('ratings from a day on', () => {
  it('are the same as if all were computed anew, whatever the day', () => {
    fc.assert(
      fc.property(seasons, kinds, fc.constantFrom(...DAYS), (season, kind, from) => {
        const events = season.map(([date, matches]) => event(date, matches));
        const whole = rating({ kind, events });
        const earlier = rating({ kind, events: events.filter(({ date }) => date < from) });
        const later = rating({ kind, events, from, ratings: given(earlier) });
        expect(later.ratings).toEqual(whole.ratings);
        expect(later.events).toEqual(whole.events.filter(({ date }) => date >= from));
        expect(rating({ kind, events, from })).toEqual({ ...whole, events: later.events });
      }),
      { numRuns: 60 },
    );
  });

  it('change after an event that was mended, and not before it', () => {
    const month = (date: string, scoreB: number) => event(date, [['Asha', 'Bina', 25, scoreB]]);
    const history = (scoreB: number) =>
      rating({
        kind: 'share',
        events: [month('2026-01-01', 3), month('2026-02-01', scoreB), month('2026-03-01', 3)],
      });
    const [first, second, third] = history(5).events;
    const mended = history(24).events;
    expect(mended[0]).toEqual(first);
    expect(mended[1]?.changes[0]?.before).toEqual(second?.changes[0]?.before);
    expect(mended[1]?.changes[0]?.after).not.toEqual(second?.changes[0]?.after);
    expect(mended[2]?.changes[0]?.before).not.toEqual(third?.changes[0]?.before);
  });
});

describe('ratings are refused by name', () => {
  const one = event('2026-01-10', [['Asha', 'Bina', 25, 0]]);
  const { date, ...undated } = one;
  it.each([
    ['no events', {}, 'missing-field', 'events'],
    ['a kind nobody knows', { events: [], kind: 'luck' }, 'wrong-type', 'kind'],
    ['pairs', { events: [], discipline: 'doubles' }, 'wrong-type', 'discipline'],
    ['an event without a day', { events: [undated] }, 'missing-field', 'events[0].date'],
    ['no day of the calendar', { events: [{ ...one, date: '2026-02-29' }] }, 'wrong-type', 'events[0].date'],
    ['from no day', { events: [], from: 'May' }, 'wrong-type', 'from'],
    [
      'nameless players',
      { events: [one, { ...one, competitors: 2 }] },
      'missing-field',
      'events[1].competitors[0].players',
    ],
    [
      'a pair among them',
      { events: [{ ...one, competitors: [{ players: ['Asha'] }, { players: ['Bina', 'Chitra'] }] }] },
      'wrong-discipline',
      'events[0].competitors[1]',
    ],
    [
      'one twice',
      { events: [{ ...one, competitors: [{ players: ['Asha'] }, { players: ['Asha'] }] }] },
      'twice-in-an-event',
      'events[0].competitors[1].players[0]',
    ],
    [
      'a rating too high',
      { events: [], ratings: [known('Asha', 1e9, 50)] },
      'wrong-type',
      'ratings[0].rating',
    ],
    ['no deviation', { events: [], ratings: [known('Asha', 1500, 0)] }, 'wrong-type', 'ratings[0].deviation'],
    ['no rating', { events: [], ratings: [{ player: 'Asha' }] }, 'missing-field', 'ratings[0].rating'],
    [
      'two ratings of one',
      { events: [], ratings: [known('Asha', 1500, 50), known('Asha', 1600, 50)] },
      'duplicate-field',
      'ratings[1].player',
    ],
  ])('%s', (_, document, code, path) => {
    expect(answerRatings(document)).toMatchObject({ error: { code, path } });
  });
});
