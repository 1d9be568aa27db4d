import { describe, expect, it } from 'vitest';
import { answerPairing } from '../src/index.js';
import { type Edition, type Visiting, visits } from '../src/swiss/visiting.js';

/** Whom the first of those with these points asks, by their places from 0. */
const asks = (points: readonly number[], how: Partial<Visiting>): readonly number[] =>
  visits(
    points.map((_, place) => place),
    {
      method: 'dazed',
      edition: '2014',
      pointsAt: (place) => points[place] ?? null,
      areCompatriots: null,
      metIn: null,
      ...how,
    },
  );
const level = (count: number): readonly number[] => Array.from({ length: count }, () => 2);

describe('whom the first asks', () => {
  it.each<[Edition, number, readonly number[]]>([
    ['2000', 2, [1]],
    ['2000', 3, [2, 1]],
    ['2000', 4, [2, 3, 1]],
    ['2000', 5, [3, 4, 1, 2]],
    ['2013', 3, [1, 2]],
    ['2013', 4, [3, 1, 2]],
    ['2013', 5, [3, 4, 1, 2]],
    ['2013', 6, [4, 5, 1, 2, 3]],
    ['2014', 3, [1, 2]],
    ['2014', 4, [2, 3, 1]],
    ['2014', 5, [2, 3, 4, 1]],
    ['2014', 6, [3, 4, 5, 1, 2]],
  ])('starts in the middle of those who are level, by the program of %s: %d', (edition, count, order) => {
    expect(asks(level(count), { edition })).toEqual(order);
    // Who has fewer points comes after them, in order.
    expect(asks([...level(count), 1, 0], { edition })).toEqual([...order, count, count + 1]);
    expect(asks(level(count), { edition, method: 'serial' })).toEqual(
      Array.from({ length: count - 1 }, (_, index) => index + 1),
    );
  });

  it('is the twenty-sixth where staggering has fifty or more', () => {
    const first = (count: number, how: Partial<Visiting>) => asks(level(count), how)[0];
    expect(first(49, { method: 'staggered' })).toBe(24);
    expect(first(50, { method: 'staggered', edition: '2013' })).toBe(25);
    expect(first(60, { method: 'staggered' })).toBe(25);
    expect(first(60, { method: 'dazed' })).toBe(30);
    expect(asks(level(60), { method: 'staggered' }).slice(34, 36)).toEqual([59, 1]);
  });

  it('is a compatriot last among those with the same points', () => {
    const areCompatriots = (_: number, other: number) => [1, 2, 4].includes(other);
    const how = { method: 'serial', areCompatriots } as const;
    expect(asks([2, 2, 2, 2, 0, 0], how)).toEqual([3, 1, 2, 5, 4]);
  });

  it('is who was met before last of all, the oldest meeting first', () => {
    const metIn = (_: number, other: number) => [0, 2, 0, 1, 0][other] ?? 0;
    expect(asks(level(5), { method: 'serial', metIn })).toEqual([2, 4, 3, 1]);
  });

  it('is nobody where nobody is left', () => {
    expect(asks([], {})).toEqual([]);
  });
});

describe('the next round of a document', () => {
  const won = (a: number, b: number, board?: number) => ({
    ...{ a, b, scoreA: 25, scoreB: 0 },
    ...(board === undefined ? {} : { board }),
  });
  function next(event: object) {
    const answer = answerPairing({ system: 'swiss', pairing: { method: 'serial' }, ...event });
    if ('error' in answer) throw new Error(answer.error.message);
    return answer.ok;
  }
  const pairs = (event: object) => next(event).pairs.map(({ a, b }) => [a, b]);

  it('gives each match the lowest board that is new to both', () => {
    const rounds = [{ matches: [won(1, 2, 1), won(3, 4, 2), won(5, 6, 3)] }];
    expect(next({ competitors: 6, rounds }).pairs).toEqual([
      { board: 3, a: 1, b: 3 },
      { board: 2, a: 5, b: 2 },
      { board: 1, a: 4, b: 6 },
    ]);
  });

  it('starts in the middle of those with the same points', () => {
    const rounds = [{ matches: [won(1, 2), won(3, 4), won(5, 6), won(7, 8)] }];
    expect(pairs({ competitors: 8, rounds, pairing: { method: 'dazed' } })).toEqual([
      [1, 5],
      [3, 7],
      [2, 6],
      [4, 8],
    ]);
  });

  it('keeps compatriots apart for as long as is asked', () => {
    const competitors = ['IND', 'IND', 'LKA', 'LKA'].map((federation) => ({ federation }));
    const first = (compatriotsApart: number | boolean) =>
      pairs({ competitors, rounds: [], pairing: { method: 'serial', compatriotsApart } })[0];
    expect([first(0), first(1), first(true)]).toEqual([
      [1, 2],
      [1, 3],
      [1, 3],
    ]);
  });

  it('has who leaves after it, not who comes after it', () => {
    const competitors = [{}, {}, { leavesAfterRound: 2 }, {}, { entersRound: 3 }];
    const rounds = [{ matches: [won(1, 2), won(3, 4)] }];
    expect(pairs({ competitors, rounds })).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('is the one after the round that is named', () => {
    const rounds = [{ matches: [won(1, 2), won(3, 4)] }, { matches: [won(1, 3), won(2, 4)] }];
    expect(next({ competitors: 4, rounds, after: 1 })).toMatchObject({
      round: 2,
      pairs: [
        { a: 1, b: 3 },
        { a: 2, b: 4 },
      ],
    });
  });

  it('says which match is open, and what can be done where there is no round', () => {
    const open = [{ matches: [won(1, 2), { a: 3, b: 4 }] }];
    expect(answerPairing({ system: 'swiss', competitors: 4, rounds: open })).toEqual({
      error: {
        code: 'round-open',
        path: 'rounds[0].matches[1]',
        message: 'round 1 is not over: match 2 has no score',
      },
    });
    expect(
      answerPairing({ system: 'swiss', competitors: 2, rounds: [{ matches: [won(1, 2)] }] }),
    ).toMatchObject({ error: { code: 'no-pairing', path: 'rounds' } });
  });
});
