import { describe, expect, it } from 'vitest';
import type { MatchResult } from '../src/event/result.js';
import type { DrawnMatch } from '../src/event/state.js';
import { countFigures } from '../src/standings/figures.js';
import { type Ordering, orderBy } from '../src/standings/order.js';
import { placingsOf } from '../src/standings/placing.js';
import { roundsOf } from '../src/standings/played.js';
import { type Encounter, isScored, type Key } from '../src/vocabulary.js';

const match = (a: number, b: number | null, scoreA: number, scoreB: number, more = {}): Encounter => ({
  board: null,
  a,
  b,
  scoreA,
  scoreB,
  ...more,
});

const counted = (entrants: number, ...encounters: Encounter[]) =>
  countFigures({
    entrants,
    rounds: [{ round: 1, encounters }],
    bye: { points: 2, score: 25 },
    retirements: 'none',
  });

function ordered(
  entrants: number,
  keys: readonly Key[],
  encounters: Encounter[],
  more: Partial<Ordering> = {},
) {
  const figures = counted(entrants, ...encounters);
  const numbers = Array.from({ length: entrants }, (_, index) => index + 1);
  return orderBy(numbers, { keys, figures, rates: [], encounters, ...more });
}

describe('a match', () => {
  it('is worth what was decided, whatever its scores', () => {
    const [, a, b, c, d, e, f] = counted(
      6,
      match(1, 2, 20, 25, { winner: 'a' }),
      match(3, 4, 0, 0, { winner: 'none' }),
      match(5, 6, 7, 3, { winner: 'draw' }),
    );
    expect([a, b, c, d, e, f].map((each) => [each?.points, each?.wins, each?.netscore])).toEqual([
      [2, 1, -5],
      [0, 0, 5],
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 4],
      [1, 0, -4],
    ]);
    // Neither came: all the same they were drawn against each other.
    expect(c?.opponents).toEqual([4]);
  });

  it('brings what each side won within it', () => {
    const [, a, b] = counted(
      2,
      match(1, 2, 2, 1, { rubbers: [2, 1], games: [5, 2], boards: [14, 9] }),
      match(2, 1, 1, 2, { rubbers: [1, 2], games: [3, 4], boards: [8, 10] }),
    );
    expect(a).toMatchObject({ rubbers: 4, games: 9, boards: 24 });
    expect(b).toMatchObject({ rubbers: 2, games: 5, boards: 17 });
  });

  it('among those who are level counts by who won it', () => {
    const encounters = [match(1, 2, 20, 25, { winner: 'a' })];
    const [first] = ordered(2, ['head-to-head'], encounters);
    expect(first).toEqual({ entrant: 1, reason: { by: 'head-to-head', level: [], own: 2, other: 0 } });
  });
});

describe('the reason of a place', () => {
  /** 1 and 2 have two points, 3 one, 4 and 5 none; 6 rests. */
  const encounters = [match(1, 4, 25, 5), match(2, 5, 25, 10), match(3, 6, 9, 9)];

  it('names the key, those who were level before it, and both figures', () => {
    const reasons = ordered(6, ['points', 'netscore'], encounters).map(({ entrant, reason }) => [
      entrant,
      reason.by,
      reason.level,
      reason.own,
      reason.other,
    ]);
    expect(reasons).toEqual([
      [1, 'netscore', [2], 20, 15],
      [2, 'netscore', [1], 15, 20],
      [3, 'list', [6], null, null],
      [6, 'list', [3], null, null],
      [5, 'netscore', [4], -15, -20],
      [4, 'netscore', [5], -20, -15],
    ]);
  });

  it('by the first key has nobody level, and the next below it; the last has the next above', () => {
    const three = [match(1, 2, 25, 0), match(3, null, 0, 0), match(3, 2, 5, 5)];
    expect(ordered(3, ['points'], three)).toEqual([
      { entrant: 3, reason: { by: 'points', level: [], own: 3, other: 2 } },
      { entrant: 1, reason: { by: 'points', level: [], own: 2, other: 1 } },
      { entrant: 2, reason: { by: 'points', level: [], own: 1, other: 2 } },
    ]);
    expect(ordered(1, ['points'], [])[0]?.reason).toMatchObject({ own: 0, other: null });
  });

  it('by the organiser’s hand comes after the keys and before lots', () => {
    const by = (more: Partial<Ordering>) =>
      ordered(4, ['points'], [], more).map(({ entrant, reason }) => [entrant, reason.by]);
    expect(by({ byHand: [4, 2], lots: [3, 1] })).toEqual([
      [4, 'hand'],
      [2, 'hand'],
      [3, 'lots'],
      [1, 'lots'],
    ]);
    expect(by({ byHand: [4, 2, 3] })).toEqual([
      [4, 'hand'],
      [2, 'hand'],
      [3, 'hand'],
      [1, 'hand'],
    ]);
    // It never comes before a key.
    const [first] = ordered(2, ['points'], [match(1, 2, 25, 0)], { byHand: [2, 1] });
    expect(first).toMatchObject({ entrant: 1, reason: { by: 'points' } });
  });

  it('by hand or by lot has no figure', () => {
    const [first] = ordered(2, ['points'], [], { byHand: [2, 1] });
    expect(first?.reason).toEqual({ by: 'hand', level: [1], own: null, other: null });
    const [drawn] = ordered(2, ['points', 'lots'], [], { lots: [2, 1] });
    expect(drawn?.reason).toEqual({ by: 'lots', level: [1], own: null, other: null });
  });

  it('among those who are level leaves out byes, open matches and everybody else', () => {
    // 1 and 2 have a win each; what 1 did to 3 and a bye of 2 are not among the two.
    const own = [match(1, 2, 0, 0), match(1, 3, 25, 0), match(2, null, 0, 0), match(2, 3, 0, 0)];
    const order = ordered(3, ['points', 'head-to-head', 'netscore-among-tied'], own);
    expect(order.slice(0, 2).map(({ reason }) => [reason.by, reason.level])).toEqual([
      ['list', [2]],
      ['list', [1]],
    ]);
  });

  it('among those who are level takes no match for drawn that has no score yet', () => {
    const order = ordered(3, ['head-to-head', 'netscore-among-tied'], [match(3, 2, 0, 0)]);
    expect(order.map(({ entrant, reason }) => [entrant, reason.by])).toEqual([
      [1, 'list'],
      [2, 'list'],
      [3, 'list'],
    ]);
  });

  it('by lots as a key is where the key stands', () => {
    const level = [match(1, 4, 25, 5), match(2, 3, 25, 10)];
    const order = (keys: readonly Key[], lots: readonly number[]) =>
      ordered(4, keys, level, { lots }).map(({ entrant, reason }) => [entrant, reason.by, reason.own]);
    expect(order(['points', 'lots', 'netscore'], [2, 1])).toEqual([
      [2, 'lots', null],
      [1, 'lots', null],
      [3, 'netscore', -15],
      [4, 'netscore', -20],
    ]);
    // Who is not named counts as the first who is: the next key then.
    expect(order(['points', 'lots', 'netscore'], [2]).slice(0, 2)).toEqual([
      [1, 'netscore', 20],
      [2, 'netscore', 15],
    ]);
  });

  it('has no figure for who has no rate', () => {
    const rated = ordered(3, ['rate'], [], { rates: [null, 1500, null, 1600] });
    expect(rated.map(({ entrant, reason }) => [entrant, reason.own, reason.other])).toEqual([
      [3, 1600, 1500],
      [1, 1500, null],
      [2, null, 1500],
    ]);
  });

  it('goes with the place and its figures', () => {
    const figures = counted(6, ...encounters);
    const places = placingsOf(ordered(6, ['points', 'netscore'], encounters), figures, 2);
    expect(places[1]).toMatchObject({ rank: 2, entrant: 2, group: 2, reason: { own: 15 } });
    expect(places[1]?.figures).toBe(figures[2]);
  });
});

describe('drawn matches', () => {
  const drawn = (number: number, round: number, result: MatchResult | null): DrawnMatch => ({
    ...{ number, round, group: null, slot: null, a: 1, b: 2, table: 3, result, report: null, tie: null },
  });

  it('count round by round with what they came to, and not before they have a result', () => {
    const won: MatchResult = {
      scores: [0, 0],
      winner: 'b',
      how: 'walked-over',
      games: [0, 2],
      boards: [1, 7],
      rubbers: [1, 2],
    };
    const rounds = roundsOf([drawn(1, 1, won), drawn(2, 3, null)], 3);
    expect(rounds).toStrictEqual([
      {
        round: 1,
        encounters: [
          { ...match(1, 2, 0, 0), board: 3, winner: 'b', games: [0, 2], boards: [1, 7], rubbers: [1, 2] },
        ],
      },
      { round: 2, encounters: [] },
      { round: 3, encounters: [{ ...match(1, 2, 0, 0), board: 3 }] },
    ]);
    expect(rounds.flatMap(({ encounters }) => encounters.map(isScored))).toEqual([true, false]);
  });

  it('of a later round are left out of an earlier table', () => {
    expect(roundsOf([drawn(1, 1, null), drawn(2, 2, null)], 1)).toHaveLength(1);
  });
});
