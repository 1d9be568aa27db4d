import { describe, expect, it } from 'vitest';
import type { SwissFormat } from '../src/event/format.js';
import type { MatchResult } from '../src/event/result.js';
import { swiss } from '../src/systems/swiss.js';
import type { Allowances, Field, StageOf } from '../src/systems/system.js';
import { field } from './support/stage.js';
import { SWISS, swissStage } from './support/swiss-stage.js';

const NOTHING: Allowances = { open: [], rematchesUpTo: 0 };

const score = (a: number, b: number): MatchResult => ({
  scores: [a, b],
  winner: a > b ? 'a' : a < b ? 'b' : 'draw',
  how: 'played',
});

type Played = readonly [a: number, b: number | null, result?: MatchResult | null];

/** Rounds as they were played, numbered on. */
function stage(
  entrants: number | readonly number[],
  rounds: readonly (readonly Played[])[],
  format: Partial<SwissFormat> = {},
): StageOf<SwissFormat> {
  const matches = rounds.flatMap((played, index) =>
    played.map(([a, b, result = null]) => ({ round: index + 1, a, b, result })),
  );
  const list =
    typeof entrants === 'number' ? Array.from({ length: entrants }, (_, index) => index + 1) : entrants;
  return swissStage({ ...SWISS, ...format }, list, matches, rounds.length);
}

function pairs(of: StageOf<SwissFormat>, people: Partial<Field> = {}, allowed = NOTHING) {
  const next = swiss.next(of, { ...field, ...people }, allowed);
  return 'none' in next ? next.none : next.matches.map(({ a, b }) => [a, b]);
}

/** Two camps of three in which each has met the whole other camp: of three who are left one is always over. */
const CAMPS: readonly (readonly Played[])[] = [
  [
    [1, 4, score(25, 0)],
    [2, 5, score(25, 0)],
    [3, 6, score(25, 0)],
  ],
  [
    [1, 5, score(25, 1)],
    [2, 6, score(25, 1)],
    [3, 4, score(25, 1)],
  ],
  [
    [1, 6, score(25, 2)],
    [2, 4, score(25, 2)],
    [3, 5, score(25, 2)],
  ],
];

describe('a later round of a Swiss stage', () => {
  it('is paired by the method among those with the same points', () => {
    const won = [1, 3, 5, 7].map((a): Played => [a, a + 1, score(25, 0)]);
    expect(pairs(stage(8, [won], { method: 'dazed' }))).toEqual([
      [1, 5],
      [3, 7],
      [2, 6],
      [4, 8],
    ]);
  });

  it('in which all have met has the oldest meetings again, and only where that is allowed', () => {
    // 1 won all, 4 all but one, 3 one.
    const played: readonly (readonly Played[])[] = [
      [
        [1, 2, score(25, 0)],
        [4, 3, score(25, 0)],
      ],
      [
        [1, 3, score(25, 0)],
        [4, 2, score(25, 0)],
      ],
      [
        [1, 4, score(25, 0)],
        [3, 2, score(25, 0)],
      ],
    ];
    const again = (rematchesUpTo: number) => pairs(stage(4, played), {}, { open: [], rematchesUpTo });
    expect(again(0)).toMatchObject({ why: 'no-pairing', offers: [{ do: 'rematches', upTo: 1 }, {}] });
    for (const upTo of [1, 2, 3])
      expect(again(upTo)).toEqual([
        [1, 2],
        [4, 3],
      ]);
  });

  it('counts what those who are level did to each other, where a key asks for it', () => {
    const played: readonly (readonly Played[])[] = [
      [
        [1, 2, score(0, 25)],
        [3, 4, score(25, 0)],
      ],
      [
        [2, 3, score(0, 25)],
        [1, 4, score(25, 0)],
      ],
    ];
    const order = (keys: SwissFormat['keys']) =>
      swiss.placings(stage(4, played, { keys }), field).map(({ entrant }) => entrant);
    expect(order(['points', 'head-to-head'])).toEqual([3, 2, 1, 4]);
    expect(order(['points'])).toEqual([3, 1, 2, 4]);
  });
});

describe('the first round of a Swiss stage', () => {
  it('is paired in the order of the seeds, by the method', () => {
    expect(pairs(stage([3, 1, 4, 2], []))).toEqual([
      [3, 1],
      [4, 2],
    ]);
    expect(pairs(stage([3, 1, 4, 2], [], { method: 'dazed' }))).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });

  it('keeps compatriots apart, and forbidden pairs', () => {
    const federationOf = (entrant: number) => (entrant <= 2 ? 'IND' : null);
    expect(pairs(stage(4, [], { compatriotsApart: 1 }), { federationOf })).toEqual([
      [1, 3],
      [2, 4],
    ]);
    // Who has no federation is nobody's compatriot.
    const alone = (entrant: number) => (entrant >= 3 ? null : 'IND');
    expect(pairs(stage([3, 4, 1, 2], [], { compatriotsApart: 1 }), { federationOf: alone })).toEqual([
      [3, 4],
      [1, 2],
    ]);
    const areForbidden = (a: number, b: number) => a + b === 3;
    expect(pairs(stage(4, []), { areForbidden })).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('gives the last of an odd number a bye', () => {
    expect(pairs(stage(3, []))).toEqual([
      [1, 2],
      [3, null],
    ]);
  });
});

describe('a later round', () => {
  const FIRST: readonly Played[] = [
    [1, 2, score(25, 20)],
    [3, 4, score(25, 0)],
  ];

  it('is paired by the standings; in the round after a delay the rate comes before scores', () => {
    const after = stage(4, [FIRST], { delayTopPairing: 1 });
    expect(pairs(stage(4, [FIRST]))).toEqual([
      [3, 1],
      [2, 4],
    ]);
    const rateOf = (entrant: number) => [0, 1900, 1500, 1800, 1600][entrant] ?? null;
    expect(pairs(after, { rateOf })).toEqual([
      [1, 3],
      [4, 2],
    ]);
    const second: readonly Played[] = [
      [1, 3, score(10, 10)],
      [2, 4, score(9, 9)],
    ];
    // The delay is over: 3 has the better net score again.
    const order = swiss.next(
      stage(4, [FIRST, second], { delayTopPairing: 1 }),
      { ...field, rateOf },
      NOTHING,
    );
    expect('matches' in order && order.matches[0]).toMatchObject({ a: 3, b: 2, round: 3 });
    expect(pairs(stage(4, [FIRST, second], { delayTopPairing: 2 }), { rateOf })).toEqual([
      [1, 4],
      [3, 2],
    ]);
  });

  it('keeps compatriots apart only as long as it was agreed', () => {
    const federationOf = (entrant: number) => (entrant % 2 === 1 ? 'ITA' : 'CZE');
    const second = (compatriotsApart: number) =>
      pairs(
        stage(
          6,
          [
            [
              [1, 2, score(25, 0)],
              [3, 4, score(25, 0)],
              [6, 5, score(25, 0)],
            ],
          ],
          { compatriotsApart },
        ),
        { federationOf },
      );
    expect(second(2)).toEqual([
      [1, 6],
      [3, 2],
      [4, 5],
    ]);
    expect(second(1)).toEqual([
      [1, 3],
      [6, 2],
      [4, 5],
    ]);
  });

  it('waits for every result that the organiser does not name', () => {
    const open: readonly Played[] = [
      [1, 2, null],
      [3, 4, null],
    ];
    expect(pairs(stage(4, [open]))).toEqual({ why: 'round-open', matches: [1, 2] });
    expect(pairs(stage(4, [open]), {}, { open: [1], rematchesUpTo: 0 })).toEqual({
      why: 'round-open',
      matches: [2],
    });
    // They are not drawn against each other again all the same.
    expect(pairs(stage(4, [open]), {}, { open: [1, 2], rematchesUpTo: 0 })).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('leaves out who is away, takes who came late, and gives nobody a second bye', () => {
    const rounds: readonly (readonly Played[])[] = [
      [
        [1, 2, score(25, 0)],
        [3, null],
      ],
    ];
    expect(pairs(stage(3, rounds))).toEqual([
      [1, 3],
      [2, null],
    ]);
    expect(pairs(stage(4, rounds))).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(pairs(stage(4, rounds), { isHere: (entrant) => entrant !== 1 })).toEqual([
      [3, 2],
      [4, null],
    ]);
    // Both others have rested: the first of all rests.
    const second: readonly Played[] = [
      [1, 3, score(25, 0)],
      [2, null],
    ];
    expect(pairs(stage(3, [...rounds, second]))).toEqual([
      [1, null],
      [2, 3],
    ]);
    expect(pairs(stage(2, []), { isHere: (entrant) => entrant === 1 })).toEqual({
      why: 'too-few',
      entrants: 1,
      least: 2,
    });
  });
});

describe('a round that cannot be paired', () => {
  it('says so, and what is offered works', () => {
    const camps = stage(6, CAMPS);
    expect(pairs(camps)).toEqual({
      why: 'no-pairing',
      round: 4,
      offers: [{ do: 'rematches', upTo: 1 }, { do: 'stop' }],
    });
    expect(swiss.isOver(camps, field)).toBe(true);
    expect(swiss.isOver(stage(6, CAMPS.slice(0, 2)), field)).toBe(false);
    // Those who have not met are still asked first: one pair of the first round meets again, and no more.
    const again = pairs(camps, {}, { open: [], rematchesUpTo: 1 });
    expect(again).toEqual([
      [1, 2],
      [3, 6],
      [4, 5],
    ]);
  });

  it('for a forbidden pair names the pair, and both where both are needed', () => {
    const areForbidden = (a: number, b: number) => Math.min(a, b) === 1 && Math.max(a, b) !== 5;
    const [first = []] = CAMPS;
    const one = stage(6, [[[1, 5, score(25, 0)], ...first.slice(2), [2, 4, score(1, 2)]]]);
    expect(pairs(one, { areForbidden })).toEqual({
      why: 'no-pairing',
      round: 2,
      offers: [{ do: 'rematches', upTo: 1 }, { do: 'lift-forbidden' }, { do: 'stop' }],
    });
    const all = () => true;
    expect(pairs(stage(6, CAMPS), { areForbidden: all })).toEqual({
      why: 'no-pairing',
      round: 4,
      offers: [{ do: 'rematches', upTo: 1, liftForbidden: true }, { do: 'stop' }],
    });
  });

  it('because all have rested can only stop', () => {
    const rounds: readonly (readonly Played[])[] = [
      [
        [1, 2, score(25, 0)],
        [3, null],
      ],
      [
        [3, 1, score(25, 0)],
        [2, null],
      ],
      [
        [3, 2, score(25, 0)],
        [1, null],
      ],
    ];
    expect(pairs(stage(3, rounds))).toEqual({ why: 'no-pairing', round: 4, offers: [{ do: 'stop' }] });
  });

  it('offers the oldest rematches that are enough, and no newer ones', () => {
    // Four who have all met: the three pairings in turn, so the first round can be played again as it was.
    const round = (a: number, b: number, c: number, d: number): readonly Played[] => [
      [a, b, score(25, 0)],
      [c, d, score(25, 0)],
    ];
    const four = stage(4, [round(1, 2, 3, 4), round(1, 3, 2, 4), round(1, 4, 2, 3)]);
    expect(pairs(four)).toMatchObject({ offers: [{ do: 'rematches', upTo: 1 }, { do: 'stop' }] });
    // With 1 and 2 kept apart the first round will not do: the second will.
    const areForbidden = (a: number, b: number) => a + b === 3;
    expect(pairs(four, { areForbidden })).toMatchObject({
      offers: [
        { do: 'rematches', upTo: 2 },
        { do: 'rematches', upTo: 1, liftForbidden: true },
        { do: 'stop' },
      ],
    });
    expect(pairs(four, { areForbidden }, { open: [], rematchesUpTo: 2 })).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(pairs(four, { areForbidden }, { open: [], rematchesUpTo: 1 })).toMatchObject({
      offers: [{ upTo: 2 }, { do: 'lift-forbidden' }, { do: 'stop' }],
    });
  });
});

describe('a Swiss stage', () => {
  it('is over when its rounds are played, and draws no more', () => {
    const [first = []] = CAMPS;
    const one = stage(6, [first], { rounds: 1 });
    expect(pairs(one)).toEqual({ why: 'stage-over' });
    expect(swiss.isOver(one, field)).toBe(true);
    expect(swiss.isOver(stage(6, [first.slice(1), [[1, 4, null]]], { rounds: 2 }), field)).toBe(false);
    // The last results are asked for before anybody is told that it is over.
    expect(pairs(stage(2, [[[1, 2, null]]], { rounds: 1 }))).toEqual({ why: 'round-open', matches: [1] });
    expect(swiss.isOver(stage(6, []), field)).toBe(false);
    // Nobody is left to play.
    expect(swiss.isOver(stage(6, [first]), { ...field, isHere: () => false })).toBe(true);
    expect(swiss.layOut(SWISS, [1, 2], field, 7)).toBeNull();
  });

  it('has everybody’s place with its figures and its reason; among equals the better seed first', () => {
    const [first = []] = CAMPS;
    const places = swiss.placings(stage([2, 1, 3, 4, 5, 6], [first]), field);
    expect(places.map(({ rank, entrant, group }) => [rank, entrant, group])).toEqual([
      [1, 2, null],
      [2, 1, null],
      [3, 3, null],
      [4, 4, null],
      [5, 5, null],
      [6, 6, null],
    ]);
    expect(places[0]).toMatchObject({ figures: { points: 2 }, reason: { by: 'list', level: [1, 3] } });
    const byHand = swiss.placings(stage(6, [first]), { ...field, byHand: [3, 1], lots: [6] });
    expect(byHand.map(({ entrant, reason }) => [entrant, reason.by])).toEqual([
      [3, 'hand'],
      [1, 'hand'],
      [2, 'hand'],
      [4, 'lots'],
      [5, 'lots'],
      [6, 'lots'],
    ]);
  });

  it('counts a bye at the phantom’s score, and lends what who left would have won', () => {
    const rounds: readonly (readonly Played[])[] = [
      [
        [1, 2, score(25, 0)],
        [3, null],
      ],
      [[2, 3, score(25, 0)]],
    ];
    const places = swiss.placings(stage(3, rounds, { retirements: 'trend', phantomScore: 18 }), field);
    const figures = (entrant: number) => places.find((place) => place.entrant === entrant)?.figures;
    expect(figures(3)).toMatchObject({ points: 2, netscore: 18 - 25, totscore: 18 });
    // 1 won his only match and missed the second round: 2 points more to 2.
    expect(figures(2)?.buchholz).toBe(2 + 2 + 2);
    // A match that is not over yet is not missed.
    const going = swiss.placings(
      stage(2, [[[1, 2, score(25, 0)]], [[2, 1, null]]], { retirements: 'trend' }),
      field,
    );
    expect(going.find(({ entrant }) => entrant === 2)?.figures?.buchholz).toBe(2);
  });
});
