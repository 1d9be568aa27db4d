import { describe, expect, it } from 'vitest';
import { evenSides, findGroup, reachOf, type Seeker } from '../../src/pairing/quick/find-group.js';

const NOW = 1_000_000;
const seeker = (account: string, rating: number, waited = 0, reach: number | null = null): Seeker => ({
  ...{ account, rating, reach, since: NOW - waited },
});
const together = () => false;
const group = (
  me: Seeker,
  others: readonly Seeker[],
  size = 2,
  apart: (a: string, b: string) => boolean = together,
) => findGroup(me, others, size, apart, NOW)?.map(({ account }) => account) ?? null;

describe('who plays whom', () => {
  it.each([
    [0, null, 100],
    [4_999, null, 100],
    [5_000, null, 150],
    [60_000, null, 700],
    [60_000, 300, 300],
    [0, 50, 50],
  ])('after %i ms, at most %s apart: within %i points', (waited, reach, within) => {
    expect(reachOf(seeker('asha', 1500, waited, reach), NOW)).toBe(within);
  });

  it('the nearest in rating, and of two as near the one who waits longer', () => {
    const others = [seeker('far', 1590), seeker('near', 1540), seeker('longer', 1460, 2_000)];
    expect(group(seeker('asha', 1500), others)).toEqual(['asha', 'longer']);
  });

  it('nobody who is too far for either of the two', () => {
    expect(group(seeker('asha', 1500), [seeker('bina', 1601)])).toBeNull();
    expect(group(seeker('asha', 1500, 60_000), [seeker('bina', 1601)])).toBeNull();
    expect(group(seeker('asha', 1500, 5_000), [seeker('bina', 1601, 5_000)])).toEqual(['asha', 'bina']);
    expect(group(seeker('asha', 1500, 60_000, 100), [seeker('bina', 1601, 60_000)])).toBeNull();
  });

  it('nobody with whom they do not play', () => {
    const apart = (one: string, other: string) => [one, other].includes('bina');
    const others = [seeker('bina', 1500), seeker('chitra', 1520)];
    expect(group(seeker('asha', 1500), others, 2, apart)).toEqual(['asha', 'chitra']);
  });

  it('four in doubles, of whom every two fit, the best with the weakest', () => {
    const others = [seeker('bina', 1580), seeker('chitra', 1420), seeker('dipa', 1530), seeker('esha', 1490)];
    // Bina and Chitra are 160 apart: only one of them plays.
    const four = findGroup(seeker('asha', 1500), others, 4, together, NOW) ?? [];
    expect(four.map(({ account }) => account)).toEqual(['asha', 'esha', 'dipa', 'bina']);
    const names = (side: readonly Seeker[]) => side.map(({ account }) => account);
    const { A, B } = evenSides(four);
    expect([names(A), names(B)]).toEqual([
      ['bina', 'esha'],
      ['dipa', 'asha'],
    ]);
    expect(group(seeker('asha', 1500), others.slice(0, 2), 4)).toBeNull();
  });
});
