import { type EventDocument, eventsFromSol, solFromEvents } from '@opencarrom/tournament';
import { readYaml } from '@opencarrom/tournament/sol-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeYaml } from '../../src/sol/write-yaml.js';

/** What people type and programs write: names in any script, and what YAML takes for something else. */
const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      'yes',
      'no',
      'null',
      '~',
      'true',
      '1.0',
      '007',
      '-3',
      '1e5',
      '0x1F',
      '12:30:45',
      '.inf',
      '=',
    ],
    ...[
      '2012-03-18',
      '2012-03-18 10:20:30',
      '---',
      '--- a',
      '...',
      '# a',
      'a # b',
      'a: b',
      ': ',
      '- a',
      '? a',
    ],
    ...[
      '&a',
      '*a',
      '!t',
      '|',
      '>',
      '%a',
      '@a',
      '`a`',
      '"a"',
      "'a'",
      'a\nb',
      'a\n\n---\nb',
      ' a',
      'a ',
      '\ta',
      '\r',
    ],
    ...[
      '[a]',
      '{a}',
      'a,b',
      '<<',
      '\u2028',
      '\u0085',
      '\uFEFF',
      '\0',
      '\x7f',
      '\x9b1m',
      '\uffff',
      '-\x80',
      '\x1b[0m',
      'Ä. Ö.',
      'आशा',
      '🎯',
      'a\\b',
      "it's",
    ],
  ),
);
const small = fc.integer({ min: 0, max: 25 });
const scalar = fc.oneof(
  text,
  fc.integer({ min: -999_999, max: 999_999 }),
  fc.integer({ min: -9999, max: 9999 }).map((hundredths) => hundredths / 100),
  fc.boolean(),
  fc.constant(null),
);
const RESERVED = new Set([
  'seasons',
  'players',
  'season',
  'competitors',
  'matches',
  'guid',
  'system',
  'retired',
]);
const key = fc
  .oneof(
    fc.stringMatching(/^[a-z]{3,9}$/),
    text,
    fc.constantFrom('__proto__', 'constructor', 'date', 'rates'),
  )
  .filter((each) => !RESERVED.has(each));
/** Whatever keys a program of tomorrow may write. */
const more = (depth = 1): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .array(
      fc.tuple(
        key,
        depth === 0 ? scalar : fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), more(depth - 1)),
      ),
      {
        maxLength: 4,
      },
    )
    .map((entries) => Object.fromEntries(entries));

const guid = fc.option(fc.oneof(text, fc.constantFrom('p1', 'p1', 'player-2'), fc.nat(99)), {
  nil: undefined,
});
const rate = fc.record({
  rating: fc.integer({ min: 1, max: 2 }),
  player: fc.integer({ min: 1, max: 6 }),
  date: fc.constantFrom('2010-01-01', '2014-05-06', '2020-12-31'),
  rate: fc.integer({ min: 0, max: 2800 }),
  deviation: fc.integer({ min: 30, max: 350 }),
  volatility: fc.constantFrom('0.06000', '0.05999'),
});
const head = fc
  .record({
    players: fc.array(fc.tuple(guid, more(0)), { minLength: 6, maxLength: 6 }),
    ratings: fc.array(more(0), { maxLength: 2 }),
    rates: fc.array(rate, { maxLength: 8 }),
    clubs: fc.array(more(0), { maxLength: 2 }),
    championships: fc.array(more(0), { maxLength: 2 }),
    rest: more(),
  })
  .map(({ players, rest, ...lists }) => ({
    ...rest,
    ...lists,
    players: players.map(([own, others]) => ({ ...others, ...(own === undefined ? {} : { guid: own }) })),
  }));

/** Six players, alone or in pairs; the first so many rounds have everybody once, the last of an odd number rests. */
const tourney = fc
  .record({
    pairs: fc.boolean(),
    order: fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6, maxLength: 6 }),
    rounds: fc.array(
      fc.record({
        order: fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6, maxLength: 6 }),
        scores: fc.array(fc.tuple(small, small), { minLength: 3, maxLength: 3 }),
        board: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    final: fc.option(fc.tuple(small, small), { nil: undefined }),
    phantom: fc.option(fc.integer({ min: 1, max: 25 }), { nil: undefined }),
    retirements: fc.constantFrom(undefined, 'none', 'trend', 'trend70'),
    couplings: fc.constantFrom(undefined, 'serial', 'dazed', 'staggered', 'all'),
    retired: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    guid,
    date: fc.constantFrom(undefined, '2009-01-01', '2013-06-07', '2016-02-29'),
    stored: fc.array(more(0), { minLength: 6, maxLength: 6 }),
    note: more(0),
    rest: more(),
  })
  .map((made) => {
    const sides = made.pairs
      ? [made.order.slice(0, 2), made.order.slice(2, 4), made.order.slice(4)]
      : made.order.map((one) => [one]);
    const matches = made.rounds.flatMap(({ order, scores, board }, index) => {
      const turn = order.filter((side) => side <= sides.length);
      return Array.from({ length: Math.ceil(turn.length / 2) }, (_, place) => {
        const [score1, score2] = scores[place] ?? [0, 0];
        const competitor2 = turn[2 * place + 1] ?? null;
        return {
          ...(place === 0 ? made.note : {}),
          ...{ turn: index + 1, competitor1: turn[2 * place], competitor2, score1, score2, final: false },
          ...(board ? { board: place + 1 } : {}),
        };
      });
    });
    const final = made.final && {
      ...made.note,
      ...{ turn: made.rounds.length + 1, competitor1: 1, competitor2: 2, final: true, board: 1 },
      ...{ score1: made.final[0], score2: made.final[1] },
    };
    const optional = { phantomscore: made.phantom, retirements: made.retirements, couplings: made.couplings };
    const known = { ...optional, guid: made.guid, date: made.date, rating: 1 };
    return {
      ...made.rest,
      ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
      competitors: sides.map((players, index) => ({
        ...made.stored[index],
        players,
        ...(made.retired[index] ? { retired: true } : {}),
      })),
      matches: final ? [...matches, final] : matches,
    };
  });

const told = <T>(outcome: { readonly ok: T } | { readonly error: object }): T => {
  if ('error' in outcome) throw new Error(JSON.stringify(outcome.error));
  return outcome.ok;
};
/** As it is printed and read again between the two commands. */
const printed = (events: readonly EventDocument[]): unknown[] =>
  events.map((event) => JSON.parse(JSON.stringify(event)));
const imported = (yaml: string) => printed(told(eventsFromSol(told(readYaml(yaml)))));
const exported = (events: readonly unknown[]) => writeYaml(told(solFromEvents(events)));

describe('a SoL file of any events', () => {
  it.each(['\x7f', 'a\x80', '-3\x9b', '\ufffe', '\uffff', '\ud800', 'a\nb\x7f'])(
    'keeps a character that cannot be printed, in a key too: %j',
    (name) => {
      expect(told(readYaml(writeYaml([{ players: [{ [name]: name }] }])))).toEqual([
        { players: [{ [name]: name }] },
      ]);
    },
  );

  it('read, written and read again has lost nothing, and is written the same the second time', () => {
    fc.assert(
      fc.property(head, fc.array(tourney, { minLength: 1, maxLength: 3 }), (first, tourneys) => {
        const file = [first, ...tourneys];
        expect(told(readYaml(writeYaml(file)))).toEqual(file);
        const events = imported(writeYaml(file));
        const yaml = exported(events);
        expect(imported(yaml)).toEqual(events);
        expect(exported(imported(yaml))).toBe(yaml);
      }),
      { numRuns: 40 },
    );
  });
});
