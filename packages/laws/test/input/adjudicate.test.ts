import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../src/index.js';
import { testEach } from '../support/test-each.js';
import { CASE, GONE, refusalOf, withAt } from './cases.js';

/** What is put where, and the refusal it must meet: code, path, and what the message must say. */
type Row = readonly [put: unknown, at: string, code: string, path: string, says: RegExp];

function refuses(rows: readonly Row[], base: unknown = CASE): void {
  testEach(
    rows,
    ([put, at, code]) => `${at} ${put === GONE ? 'missing' : `= ${shortly(put)}`}: ${code}`,
    ([put, at, code, path, says]) => {
      const refusal = refusalOf(adjudicate(withAt(base, at, put)));
      expect(refusal).toMatchObject({ code, path });
      expect(refusal.message).toMatch(says);
    },
  );
}

const shortly = (value: unknown): string =>
  typeof value === 'number' || value === undefined ? String(value) : JSON.stringify(value);

describe('what is not a case at all', () => {
  const rows = [undefined, null, 7, 'stroke', true, [], [CASE]];
  testEach(
    rows,
    (value) => `${shortly(value)}: wrong-type`,
    (value) => {
      const refusal = refusalOf(adjudicate(value));
      expect(refusal).toMatchObject({ code: 'wrong-type', path: '' });
      expect(refusal.message).toMatch(/^the input must be an object, not (a |null)/);
    },
  );
});

describe('missing fields', () => {
  refuses([
    [GONE, 'board', 'missing-field', 'board', /board is missing/],
    [GONE, 'board.turn', 'missing-field', 'board.turn', /board\.turn is missing/],
    [GONE, 'board.queen', 'missing-field', 'board.queen', /board\.queen is missing/],
    [GONE, 'board.white', 'missing-field', 'board.white', /board\.white is missing/],
    [GONE, 'board.black', 'missing-field', 'board.black', /board\.black is missing/],
    [GONE, 'board.white.onBoard', 'missing-field', 'board.white.onBoard', /onBoard is missing/],
    [GONE, 'stroke', 'missing-field', 'stroke', /stroke/],
  ]);
  refuses(
    [
      [GONE, 'call.law', 'missing-field', 'call.law', /call\.law is missing/],
      [GONE, 'call.against', 'missing-field', 'call.against', /call\.against is missing/],
    ],
    withAt(withAt(CASE, 'stroke', GONE), 'call', { law: '91', against: 'white' }),
  );
});

describe('unknown fields, at every level', () => {
  refuses([
    [1, 'extra', 'unknown-field', 'extra', /"extra".*known here: id, rulebook, discipline, board/],
    [1, 'board.extra', 'unknown-field', 'board.extra', /"extra".*turn, white, black, queen/],
    [1, 'board.white.men', 'unknown-field', 'board.white.men', /"men".*onBoard, owed, score, hasPocketed/],
    [1, 'board.black.men', 'unknown-field', 'board.black.men', /"men"/],
    [1, 'stroke.foul', 'unknown-field', 'stroke.foul', /"foul".*proper, pocketed, overboard/],
    [1, 'stroke.pocketed.red', 'unknown-field', 'stroke.pocketed.red', /"red".*white, black, queen, striker/],
    [1, 'stroke.overboard.red', 'unknown-field', 'stroke.overboard.red', /"red"/],
    [[{ a: 'striker', b: 'white', t: 1 }], 'stroke.contacts', 'unknown-field', 'stroke.contacts[0].t', /"t"/],
    [{ law: 'x' }, 'decisions', 'unknown-field', 'decisions.law', /double-fine, forgo, demand/],
    [{}, '__proto__', 'unknown-field', '__proto__', /"__proto__"/],
    [{}, 'board.__proto__', 'unknown-field', 'board.__proto__', /"__proto__"/],
    [{}, 'stroke.pocketed.constructor', 'unknown-field', 'stroke.pocketed.constructor', /"constructor"/],
    ['', 'toString', 'unknown-field', 'toString', /"toString"/],
  ]);
  refuses(
    [[1, 'call.by', 'unknown-field', 'call.by', /"by".*law, against/]],
    withAt(withAt(CASE, 'stroke', GONE), 'call', { law: '91', against: 'white' }),
  );

  it('a field named __proto__ in JSON text is unknown like any other', () => {
    const text = JSON.stringify(CASE).replace('"queen"', '"__proto__":{"queen":"on-board"},"queen"');
    expect(refusalOf(adjudicate(JSON.parse(text)))).toMatchObject({
      code: 'unknown-field',
      path: 'board.__proto__',
    });
  });

  it('a stroke and a call together are refused', () => {
    const refusal = refusalOf(adjudicate({ ...CASE, call: { law: '91', against: 'white' } }));
    expect(refusal).toMatchObject({ code: 'unknown-field', path: 'call' });
    expect(refusal.message).toMatch(/either a stroke or a call, not both/);
  });
});

describe('wrong types', () => {
  const notCounts = [-1, 1.5, 1e20, Number.NaN, Number.POSITIVE_INFINITY, '6', null, true, [6], {}];
  const counts = ['board.white.onBoard', 'board.black.owed', 'board.white.score', 'board.breakAttempts'];
  const fallen = ['stroke.pocketed.white', 'stroke.overboard.black', 'decisions.demand'];
  refuses(
    [...counts, ...fallen].flatMap((at) =>
      notCounts.map((put): Row => [put, at, 'wrong-type', at, /must be a whole number, 0 or more, not ./]),
    ),
  );

  const notFlags = [0, 1, 'true', null, [], {}];
  const flags = [
    'board.broken',
    'board.black.hasPocketed',
    'stroke.proper',
    'stroke.touched',
    'stroke.claimed',
  ];
  const fell = ['stroke.pocketed.queen', 'stroke.overboard.striker'];
  refuses(
    [...flags, ...fell].flatMap((at) =>
      notFlags.map((put): Row => [put, at, 'wrong-type', at, /must be true or false, not ./]),
    ),
  );

  const words: readonly (readonly [at: string, options: RegExp])[] = [
    ['discipline', /one of singles, doubles/],
    ['board.turn', /one of white, black/],
    ['board.queen', /one of on-board, to-cover, covered-by-white, covered-by-black/],
    ['decisions.forgo', /one of place, forgo, no-space/],
    ['decisions.double-fine', /one of keep-turn, lose-turn/],
  ];
  refuses(
    words.flatMap(([at, says]) =>
      ['White', '', 7, null, [], {}].map((put): Row => [put, at, 'wrong-type', at, says]),
    ),
  );

  const notObjects = [7, 'x', null, true, []];
  const objects = ['board', 'board.white', 'stroke', 'stroke.pocketed', 'stroke.overboard', 'decisions'];
  refuses(
    objects.flatMap((at) =>
      notObjects.map((put): Row => [put, at, 'wrong-type', at, /must be an object, not (a |null)/]),
    ),
  );

  refuses([
    [7, 'rulebook', 'wrong-type', 'rulebook', /rulebook must be a text, not 7/],
    [null, 'rulebook', 'wrong-type', 'rulebook', /not null/],
    ['', 'rulebook', 'wrong-type', 'rulebook', /must be a text/],
    [
      {},
      'stroke.contacts',
      'wrong-type',
      'stroke.contacts',
      /must be a list, not a object|must be a list, not an object/,
    ],
    [[7], 'stroke.contacts', 'wrong-type', 'stroke.contacts[0]', /must be an object/],
    [[{ a: 'striker' }], 'stroke.contacts', 'missing-field', 'stroke.contacts[0].b', /is missing/],
    [
      [{ a: 'red', b: 'white' }],
      'stroke.contacts',
      'wrong-type',
      'stroke.contacts[0].a',
      /striker, white, black, queen/,
    ],
    [
      [
        { a: 'striker', b: 'white' },
        { a: 'striker', b: 'striker' },
      ],
      'stroke.contacts',
      'wrong-type',
      'stroke.contacts[1].b',
      /white, black, queen, cushion/,
    ],
    [73, 'stroke.breach', 'wrong-type', 'stroke.breach', /must be a text, not 73/],
  ]);

  it('the message shows what was given', () => {
    const messageAt = (at: string, put: unknown) => refusalOf(adjudicate(withAt(CASE, at, put))).message;
    expect(messageAt('board.white.onBoard', -1)).toMatch(/not -1$/);
    expect(messageAt('board.white.onBoard', '6')).toMatch(/not "6"$/);
    expect(messageAt('board.white.onBoard', null)).toMatch(/not null$/);
    expect(messageAt('board.white.onBoard', Number.NaN)).toMatch(/not NaN$/);
    expect(messageAt('board.white.onBoard', Number.POSITIVE_INFINITY)).toMatch(/not Infinity$/);
    expect(messageAt('board.turn', 'red')).toMatch(/not "red"$/);
  });
});
