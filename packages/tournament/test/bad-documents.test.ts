import { describe, expect, it } from 'vitest';
import { answerChampionship, answerDraw, answerPrizes, answerStandings, answerTie } from '../src/index.js';

type Answer = (value: unknown) => { readonly ok: unknown } | { readonly error: unknown };
type Bad = readonly [document: unknown, code: string, path: string];

/** Refused by its code, with the place of what is wrong, in words. */
function expectRefused(answer: Answer, document: unknown, code: string, path: string): void {
  expect(answer(document)).toEqual({
    error: { code, path, message: expect.stringMatching(/^(?!.*undefined).{8}/) },
  });
}

const played = (a: unknown, b: unknown, scoreA: unknown = 0, scoreB: unknown = 0) => ({
  rounds: [{ matches: [{ a, b, scoreA, scoreB }] }],
});

describe('a document of results', () => {
  const results = (more: unknown) =>
    answerStandings(typeof more === 'object' ? { system: 'swiss', competitors: 4, ...more } : more);

  it.each<Bad>([
    [7, 'wrong-type', ''],
    [{ system: undefined }, 'missing-field', 'system'],
    [{ competitors: undefined }, 'missing-field', 'competitors'],
    [{ competitors: 'four' }, 'wrong-type', 'competitors'],
    [{ competitors: 1_000_000 }, 'wrong-type', 'competitors'],
    [{ competitors: [{ players: 'Asha' }] }, 'wrong-type', 'competitors[0].players'],
    [{ competitors: [{}, { players: ['Asha', 7] }] }, 'wrong-type', 'competitors[1].players[1]'],
    [{ competitors: [{ federation: 7 }] }, 'wrong-type', 'competitors[0].federation'],
    [{ competitors: [{ rate: 'good' }] }, 'wrong-type', 'competitors[0].rate'],
    [{ competitors: [{ entersRound: 0 }] }, 'wrong-type', 'competitors[0].entersRound'],
    [{ competitors: [{ leavesAfterRound: -1 }] }, 'wrong-type', 'competitors[0].leavesAfterRound'],
    [{ discipline: 'chess' }, 'wrong-type', 'discipline'],
    [{ date: '2026-02-30' }, 'wrong-type', 'date'],
    [{ sol: 7 }, 'wrong-type', 'sol'],
    [{ after: 'the first' }, 'wrong-type', 'after'],
    [{ after: 1 }, 'round-missing', 'after'],
    [{ retirements: 'never' }, 'wrong-type', 'retirements'],
    [{ withdrawal: 'never' }, 'wrong-type', 'withdrawal'],
    [{ keys: 'points' }, 'wrong-type', 'keys'],
    [{ keys: ['points', 'points'] }, 'wrong-type', 'keys[1]'],
    [{ keys: [] }, 'missing-field', 'keys'],
    [{ phantomScore: 26 }, 'impossible-score', 'phantomScore'],
    [{ pairing: 'dazed' }, 'wrong-type', 'pairing'],
    [{ pairing: { edition: '1999' } }, 'wrong-type', 'pairing.edition'],
    [{ pairing: { forbidden: 'all' } }, 'wrong-type', 'pairing.forbidden'],
    [{ pairing: { forbidden: [[1, 2, 3]] } }, 'wrong-type', 'pairing.forbidden[0][2]'],
    [{ lots: 7 }, 'wrong-type', 'lots'],
    [{ lots: null }, 'wrong-type', 'lots'],
    [{ lots: { '01': [1] } }, 'wrong-type', 'lots.01'],
    [{ lots: { '1x': [1] } }, 'wrong-type', 'lots.1x'],
    [{ lots: { '2': [1, 1] } }, 'twice-in-a-round', 'lots.2[1]'],
    [{ rounds: 2 }, 'wrong-type', 'rounds'],
    [{ rounds: [{ round: 'one', matches: [] }] }, 'wrong-type', 'rounds[0].round'],
    [{ rounds: [{ round: 2, matches: [] }] }, 'round-missing', 'rounds[0].round'],
    [played(0, 1), 'unknown-competitor', 'rounds[0].matches[0].a'],
    [played(1, 5), 'unknown-competitor', 'rounds[0].matches[0].b'],
    [played('one', 2), 'wrong-type', 'rounds[0].matches[0].a'],
    [played(1, 2, 26), 'impossible-score', 'rounds[0].matches[0].scoreA'],
    [{ rounds: [{ matches: [{ a: 1, b: 2, board: 0 }] }] }, 'wrong-type', 'rounds[0].matches[0].board'],
    [
      { rounds: [{ matches: [played(1, 2), played(1, 3)].map(({ rounds }) => rounds[0]?.matches[0]) }] },
      'twice-in-a-round',
      'rounds[0].matches[1].a',
    ],
  ])('names what is wrong in %j', (document, code, path) => {
    expectRefused(results, document, code, path);
  });

  it('may leave things open, or say that they are', () => {
    expect(results({ competitors: [{ federation: null, rate: null }, {}] })).toHaveProperty('ok');
    expect(results({ lots: { '10': [1, 2] }, date: '2026-02-28' })).toHaveProperty('ok');
    const byes = [1, 2].map((a) => ({ a, b: null, scoreA: 0, scoreB: 0, board: null }));
    expect(results({ rounds: [{ round: 1, matches: byes }] })).toHaveProperty('ok');
  });
});

describe('a draw that is asked for', () => {
  const draw = (more: unknown) =>
    answerDraw(typeof more === 'object' ? { system: 'knockout', competitors: 4, ...more } : more);

  it.each<Bad>([
    [7, 'wrong-type', ''],
    [{ system: 'swiss' }, 'wrong-type', 'system'],
    [{ system: undefined }, 'missing-field', 'system'],
    [{ competitors: 1 }, 'wrong-type', 'competitors'],
    [{ seeds: 'all' }, 'wrong-type', 'seeds'],
    [{ seeds: 5 }, 'impossible-draw', 'seeds'],
    [{ lot: 'mine' }, 'wrong-type', 'lot'],
    [{ groups: 2 }, 'unknown-field', 'groups'],
    [{ system: 'groups' }, 'missing-field', 'groups'],
    [{ system: 'groups', groups: 'two' }, 'wrong-type', 'groups'],
    [{ system: 'groups', groups: 3 }, 'impossible-draw', 'groups'],
  ])('names what is wrong in %j', (document, code, path) => {
    expectRefused(draw, document, code, path);
  });

  it('may have groups of two', () => {
    expect(draw({ system: 'groups', groups: 2 })).toMatchObject({ ok: { system: 'groups' } });
  });
});

describe('prizes that are asked for', () => {
  it.each<Bad>([
    [7, 'wrong-type', ''],
    [{ kind: 'gold', places: 3 }, 'wrong-type', 'kind'],
    [{ places: 3 }, 'missing-field', 'kind'],
    [{ kind: 'asis', places: 'all' }, 'wrong-type', 'places'],
    [{ kind: 'asis', places: 10_001 }, 'wrong-type', 'places'],
  ])('name what is wrong in %j', (document, code, path) => {
    expectRefused(answerPrizes, document, code, path);
  });

  it('may be of ten thousand places, and carry an id', () => {
    expect(answerPrizes({ id: 'x', kind: 'asis', places: 10_000 })).toHaveProperty('ok.length', 10_000);
  });
});

describe('a championship', () => {
  it.each<Bad>([
    [7, 'wrong-type', ''],
    [{ events: [], skipWorst: 'one' }, 'wrong-type', 'skipWorst'],
    [{ events: 'all' }, 'wrong-type', 'events'],
    [{}, 'missing-field', 'events'],
    [{ events: [], prizes: 'asis' }, 'unknown-field', 'prizes'],
    [{ events: [], results: [] }, 'unknown-field', 'events'],
    [{ results: 'all' }, 'wrong-type', 'results'],
    [{ results: [], prizes: 'gold' }, 'wrong-type', 'prizes'],
    [{ events: [7] }, 'wrong-type', 'events[0]'],
    [{ events: [null] }, 'wrong-type', 'events[0]'],
    [{ events: [{ Asha: -1 }] }, 'wrong-type', 'events[0].Asha'],
    [{ events: [{ Asha: '7' }] }, 'wrong-type', 'events[0].Asha'],
  ])('names what is wrong in %j', (document, code, path) => {
    expectRefused(answerChampionship, document, code, path);
  });

  it('may have events where somebody won nothing', () => {
    expect(answerChampionship({ id: 1, events: [{ Asha: 0 }] })).toHaveProperty('ok');
  });
});

describe('a tie', () => {
  const tie = (more: unknown) =>
    answerTie(typeof more === 'object' ? { matches: ['singles', 'doubles'], won: [], ...more } : more);
  const lineUps = { X: [['a'], ['b', 'c']], Y: [['d'], ['e', 'f']] };

  it.each<Bad>([
    [7, 'wrong-type', ''],
    [{ matches: undefined }, 'missing-field', 'matches'],
    [{ matches: 2 }, 'wrong-type', 'matches'],
    [{ matches: ['triples'] }, 'wrong-type', 'matches[0]'],
    [{ matches: [] }, 'wrong-type', 'matches'],
    [{ matches: Array.from({ length: 100 }, () => 'singles') }, 'wrong-type', 'matches'],
    [{ women: 'some' }, 'wrong-type', 'women'],
    [{ women: [7] }, 'wrong-type', 'women[0]'],
    [{ won: undefined }, 'missing-field', 'won'],
    [{ won: 'X' }, 'wrong-type', 'won'],
    [{ won: ['X', 'Z'] }, 'wrong-type', 'won[1]'],
    [{ won: ['X', 'Y', 'X'] }, 'impossible-score', 'won[2]'],
    [{ lineUps: 7 }, 'wrong-type', 'lineUps'],
    [{ lineUps: { ...lineUps, X: [['a']] } }, 'forbidden-line-up', 'lineUps.X'],
    [{ lineUps: { ...lineUps, X: [['a'], ['b', 'b']] } }, 'forbidden-line-up', 'lineUps.X[1][1]'],
    [
      {
        lineUps: {
          ...lineUps,
          X: [
            ['a', 'g'],
            ['b', 'c'],
          ],
        },
      },
      'forbidden-line-up',
      'lineUps.X[0]',
    ],
    [{ lineUps: { ...lineUps, Y: [['d'], ['e', 'c']] } }, 'forbidden-line-up', 'lineUps.Y[1][1]'],
  ])('names what is wrong in %j', (document, code, path) => {
    expectRefused(tie, document, code, path);
  });

  it('may have a match that nobody has won yet, and ninety-nine of them', () => {
    expect(tie({ lineUps, won: [null, 'X'] })).toMatchObject({ ok: { score: [1, 0] } });
    expect(tie({ matches: Array.from({ length: 99 }, () => 'singles') })).toHaveProperty('ok');
  });
});
