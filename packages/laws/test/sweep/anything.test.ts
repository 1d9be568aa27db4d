import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjudicate, books, type InputFault, makeRulingJson, scoreMatch } from '../../src/index.js';
import { en } from '../../src/words/en.js';
import { CASE, MATCH, withAt } from '../input/cases.js';

const CODES = [
  'wrong-type',
  'missing-field',
  'unknown-field',
  'unknown-rulebook',
  'unknown-law',
  'unknown-stage',
  'wrong-discipline',
  'not-callable',
  'not-applicable',
  'not-a-choice',
  'impossible-board',
  'impossible-stroke',
  'impossible-score',
];

function expectNamed({ code, message, path }: InputFault): void {
  expect(CODES).toContain(code);
  expect(message.length).toBeGreaterThan(5);
  expect(path).toBeTypeOf('string');
}

/** A ruling that says something, or a refusal with a name: never a throw. */
function ruledOrRefused(input: unknown): 'ruled' | 'refused' {
  const outcome = adjudicate(input);
  if ('error' in outcome) {
    expectNamed(outcome.error);
    return 'refused';
  }
  const answer = makeRulingJson(outcome.ok, en);
  expect(answer.laws.length).toBeGreaterThan(0);
  expect(answer.announcement).not.toBe('');
  return 'ruled';
}

function scoredOrRefused(input: unknown): void {
  const outcome = scoreMatch(input);
  if ('error' in outcome) expectNamed(outcome.error);
  else expect(outcome.ok.sheet.match).toBeDefined();
}

const json = fc.jsonValue({ maxDepth: 4 });
const odd = fc.oneof(json, fc.anything(), fc.constantFrom(Number.NaN, -0, 1e21, undefined, '', '__proto__'));

const CASE_PATHS = [
  'rulebook',
  'discipline',
  'board',
  'board.turn',
  'board.white',
  'board.white.onBoard',
  'board.white.owed',
  'board.white.score',
  'board.white.hasPocketed',
  'board.black.onBoard',
  'board.queen',
  'board.broken',
  'board.breakAttempts',
  'stroke',
  'stroke.proper',
  'stroke.pocketed',
  'stroke.pocketed.white',
  'stroke.pocketed.queen',
  'stroke.overboard.black',
  'stroke.touched',
  'stroke.claimed',
  'stroke.contacts',
  'stroke.breach',
  'call',
  'decisions',
  'decisions.demand',
  'decisions.forgo',
  '__proto__',
];
const MATCH_PATHS = [
  'rulebook',
  'stage',
  'discipline',
  'first',
  'boards',
  'boards[0]',
  'boards[0].men',
  'tosses',
];

const side = fc.constantFrom('white', 'black');
const few = fc.constantFrom(0, 0, 0, 1, 1, 2);
const seldom = fc.constantFrom(false, false, false, false, true);
const fallen = fc.record({ white: few, black: few, queen: seldom, striker: seldom }, { requiredKeys: [] });
const men = fc.record(
  { onBoard: fc.integer({ min: 1, max: 9 }), owed: fc.nat(12), score: fc.nat(40) },
  { requiredKeys: ['onBoard'] },
);
const queen = fc.constantFrom('on-board', 'to-cover', 'covered-by-white', 'covered-by-black');
const board = fc.record({ turn: side, white: men, black: men, queen });
const oddBoard = fc.record({
  turn: side,
  white: fc.record({ onBoard: fc.nat(10), owed: fc.nat(3), hasPocketed: fc.boolean() }),
  black: fc.record({ onBoard: fc.nat(10), owed: fc.nat(3), hasPocketed: fc.boolean() }),
  queen,
  broken: fc.boolean(),
  breakAttempts: fc.nat(3),
});
const contact = fc.record(
  {
    a: fc.constantFrom('striker', 'white', 'black', 'queen'),
    b: fc.constantFrom('white', 'black', 'queen', 'cushion'),
    onBaseLine: fc.boolean(),
  },
  { requiredKeys: ['a', 'b'] },
);
const laws = books.flatMap((book) => [...book.lawsById.keys()].flatMap((id) => [id, `${book.id}:${id}`]));
const law = fc.constantFrom(...laws);
const stroke = fc.oneof(
  fc.record({ proper: fc.boolean(), pocketed: fallen, claimed: fc.boolean() }, { requiredKeys: [] }),
  fc.record({ pocketed: fallen, contacts: fc.array(contact, { maxLength: 4 }) }),
  fc.record({ pocketed: fallen, overboard: fallen, touched: fc.boolean() }),
  fc.record({ pocketed: fallen, breach: law }),
);
const call = fc.record(
  { law, against: side, beforeFirstStroke: fc.boolean() },
  { requiredKeys: ['law', 'against'] },
);
const decisions = fc.record(
  {
    'double-fine': fc.constantFrom('keep-turn', 'lose-turn'),
    forgo: fc.constantFrom('place', 'forgo', 'no-space'),
    demand: fc.nat(3),
  },
  { requiredKeys: [] },
);
const rulebook = fc.constantFrom(...books.map(({ id }) => id));
const likelyCase = fc.record(
  {
    rulebook,
    discipline: fc.constant('doubles'),
    board: fc.oneof({ arbitrary: board, weight: 4 }, { arbitrary: oddBoard, weight: 1 }),
    act: fc.oneof(fc.record({ stroke }), fc.record({ call })),
    decisions: fc.oneof({ arbitrary: fc.constant({}), weight: 4 }, { arbitrary: decisions, weight: 1 }),
  },
  { requiredKeys: ['rulebook', 'board', 'act', 'decisions'] },
);

describe('whatever is given', () => {
  it('any JSON at all is ruled on or refused by name', () => {
    fc.assert(
      fc.property(odd, (value) => {
        ruledOrRefused(value);
        scoredOrRefused(value);
      }),
      { numRuns: 1_500 },
    );
  });

  it('a case with anything in any place is ruled on or refused by name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CASE_PATHS), odd, (path, value) => {
        ruledOrRefused(withAt(CASE, path, value));
      }),
      { numRuns: 3_000 },
    );
  });

  it('a match with anything in any place is scored or refused by name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MATCH_PATHS), odd, (path, value) => {
        scoredOrRefused(withAt(MATCH, path, value));
      }),
      { numRuns: 1_500 },
    );
  });

  it('every likely case is ruled on or refused by name, and the settled board can be asked about again', () => {
    let ruled = 0;
    fc.assert(
      fc.property(likelyCase, ({ act, ...rest }) => {
        const input = { ...rest, ...act };
        if (ruledOrRefused(input) === 'refused') return;
        ruled++;
        const outcome = adjudicate(input);
        if ('error' in outcome || outcome.ok.ruling.result) return;
        expect(adjudicate({ rulebook: input.rulebook, board: outcome.ok.board, stroke: {} })).toHaveProperty(
          'ok',
        );
      }),
      { numRuns: 8_000 },
    );
    expect(ruled).toBeGreaterThan(1_600);
  });
});
