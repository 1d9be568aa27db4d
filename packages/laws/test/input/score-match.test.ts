import { describe, expect, it } from 'vitest';
import { scoreMatch } from '../../src/index.js';
import { testEach } from '../support/test-each.js';
import { GONE, MATCH, refusalOf, withAt } from './cases.js';

type Row = readonly [put: unknown, at: string, code: string, path: string, says: RegExp];

const rows: readonly Row[] = [
  [GONE, 'boards', 'missing-field', 'boards', /boards is missing/],
  [GONE, 'first', 'missing-field', 'first', /first is missing/],
  [GONE, 'boards[0].winner', 'missing-field', 'boards[0].winner', /winner is missing/],
  [GONE, 'boards[0].men', 'missing-field', 'boards[0].men', /men is missing/],
  [1, 'extra', 'unknown-field', 'extra', /known here: id, rulebook, stage/],
  [1, 'boards[0].extra', 'unknown-field', 'boards[0].extra', /winner, men, queen, points/],
  [{ 'extra-4': 'A' }, 'tosses', 'unknown-field', 'tosses.extra-4', /extra-1, extra-2, extra-3/],
  [{}, '__proto__', 'unknown-field', '__proto__', /"__proto__"/],
  [3, 'boards[0].points', 'unknown-field', 'boards[0].men', /either men or the points/],
  [{}, 'boards', 'wrong-type', 'boards', /must be a list, not an? object/],
  ['A', 'boards[0]', 'wrong-type', 'boards[0]', /must be an object, not a string/],
  [null, 'boards[0]', 'wrong-type', 'boards[0]', /must be an object, not null/],
  ['C', 'first', 'wrong-type', 'first', /one of A, B, not "C"/],
  ['a', 'boards[0].winner', 'wrong-type', 'boards[0].winner', /one of A, B/],
  ['C', 'boards[0].queen', 'wrong-type', 'boards[0].queen', /one of A, B/],
  [[], 'tosses', 'wrong-type', 'tosses', /must be an object, not a list/],
  [{ 'extra-1': 'C' }, 'tosses', 'wrong-type', 'tosses.extra-1', /one of A, B/],
  ['last', 'stage', 'wrong-type', 'stage', /league, pre-quarter, quarter, semi, final/],
  ['triples', 'discipline', 'wrong-type', 'discipline', /singles, doubles/],
  ['fifa', 'rulebook', 'unknown-rulebook', 'rulebook', /there are icf, icf-short/],
  [10, 'boards[0].men', 'impossible-score', 'boards[0].men', /9 men, not 10/],
  [
    [{ winner: 'A', points: 0 }],
    'boards',
    'impossible-score',
    'boards[0].points',
    /1 to 12 points, what is demanded included, not 0 \(law 55\)/,
  ],
  ...[13, 14, 15].map(
    (points): Row => [
      [
        { winner: 'B', points: 12 },
        { winner: 'A', points },
      ],
      'boards',
      'impossible-score',
      'boards[1].points',
      new RegExp(`1 to 12 points, .*not ${points} \\(law 55\\)`),
    ],
  ),
  ...[-1, 1.5, 1e20, Number.NaN, '5', null, [5], {}].flatMap((put): Row[] => [
    [put, 'boards[0].men', 'wrong-type', 'boards[0].men', /must be a whole number, 0 or more, not ./],
    [[{ winner: 'B', points: put }], 'boards', 'wrong-type', 'boards[0].points', /must be a whole number/],
  ]),
];

describe('a match that cannot be scored', () => {
  testEach(
    rows,
    ([put, at, code]) =>
      `${at} ${put === GONE ? 'missing' : `= ${typeof put === 'number' ? put : JSON.stringify(put)}`}: ${code}`,
    ([put, at, code, path, says]) => {
      const refusal = refusalOf(scoreMatch(withAt(MATCH, at, put)));
      expect(refusal).toMatchObject({ code, path });
      expect(refusal.message).toMatch(says);
    },
  );

  testEach(
    [undefined, null, 7, 'x', true, []],
    (value) => `${JSON.stringify(value)}: wrong-type`,
    (value) => {
      expect(refusalOf(scoreMatch(value))).toMatchObject({ code: 'wrong-type', path: '' });
    },
  );

  it('a stage the book does not play', () => {
    const refusal = refusalOf(scoreMatch({ ...MATCH, rulebook: 'starwood', stage: 'pre-quarter' }));
    expect(refusal).toMatchObject({ code: 'unknown-stage', path: 'stage' });
    expect(refusal.message).toMatch(/has no pre-quarter; it has league, quarter, semi, final/);
  });

  it('singles where only doubles are played', () => {
    const refusal = refusalOf(scoreMatch({ ...MATCH, rulebook: 'starwood', discipline: 'singles' }));
    expect(refusal).toMatchObject({ code: 'wrong-discipline', path: 'discipline' });
  });

  it('the queen and the points outright together', () => {
    const refusal = refusalOf(scoreMatch({ ...MATCH, boards: [{ winner: 'A', points: 3, queen: 'A' }] }));
    expect(refusal).toMatchObject({ code: 'unknown-field', path: 'boards[0].queen' });
  });
});

describe('what is left out of a match', () => {
  it('is icf, singles, no tosses, and a queen nobody covered', () => {
    const short = scoreMatch({ first: 'A', boards: [{ winner: 'A', men: 5 }] });
    const long = scoreMatch({
      id: 'm',
      rulebook: 'icf',
      stage: 'league',
      discipline: 'singles',
      first: 'A',
      boards: [{ winner: 'A', men: 5, queen: null }],
      tosses: {},
    });
    expect(short).toHaveProperty('ok');
    expect(short).toEqual(long);
  });

  it.each([
    ['icf', 12, '55'],
    ['icf-short', 12, 'icf:55'],
    ['icf-classic', 12, '28'],
    ['starwood', 14, 'P.calc1, P.calc2, icf:55'],
    ['iiitn', 12, 'icf:55'],
  ])('%s: %i points are let through, one more is refused by law %s', (rulebook, most, laws) => {
    const typed = (points: number) => scoreMatch({ rulebook, first: 'B', boards: [{ winner: 'B', points }] });
    expect(typed(most)).toMatchObject({ ok: { sheet: { boards: [{ points: most }] } } });
    expect(refusalOf(typed(most + 1))).toEqual({
      code: 'impossible-score',
      path: 'boards[0].points',
      message: `a board is worth 1 to ${most} points, what is demanded included, not ${most + 1} (law ${laws})`,
    });
  });
});
