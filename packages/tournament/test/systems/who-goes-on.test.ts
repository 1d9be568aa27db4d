import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesFromGroups } from '../../src/draws/lines-from-groups.js';
import type { GroupsFormat } from '../../src/event/format.js';
import type { StageState } from '../../src/event/state.js';
import { whoGoesOn } from '../../src/systems/who-goes-on.js';
import { begun, better, FORMATS, field, numbers, playedOut, without } from '../support/stage.js';

const LOT = 7;
const knockout = { ...FORMATS.knockout, seeding: 'standings' } as const;
const groupsOf = (groups: number, goOn: number): GroupsFormat => ({ ...FORMATS.groups, groups, goOn });
const played = (groups: number, goOn: number, entrants: number): StageState =>
  playedOut(begun(groupsOf(groups, goOn), numbers(entrants)), better);

describe('who goes on from groups', () => {
  it('is the first two of each, A1 against B2 and B1 against A2', () => {
    // By a snake the groups are 1 4 5 8 and 2 3 6 7.
    expect(whoGoesOn(played(2, 2, 8), field, knockout, LOT)).toEqual({
      entrants: [1, 2, 4, 3],
      layout: { lines: [1, 3, 2, 4] },
    });
  });

  it('crosses over four groups, whatever the next bracket', () => {
    // 1 8 9 16, 2 7 10 15, 3 6 11 14, 4 5 12 13: A1–B2, C1–D2, B1–A2, D1–C2, and not as eight seeds would meet.
    const crossed = { lines: [1, 7, 3, 5, 2, 8, 4, 6] };
    const entrants = [1, 2, 3, 4, 8, 7, 6, 5];
    expect(whoGoesOn(played(4, 2, 16), field, knockout, LOT)).toEqual({ entrants, layout: crossed });
    const double = { ...FORMATS.double, seeding: 'standings' } as const;
    expect(whoGoesOn(played(4, 2, 16), field, double, LOT)).toEqual({ entrants, layout: crossed });
    const bySeeds = { lines: [1, 5, 4, 8, 2, 6, 3, 7] };
    expect(whoGoesOn(played(4, 2, 16), field, { ...knockout, seeds: 8 }, LOT).layout).toEqual(bySeeds);
    const list = { lines: [1, 8, 4, 5, 2, 7, 3, 6] };
    expect(whoGoesOn(played(4, 2, 16), field, { ...knockout, seeding: 'list' }, LOT).layout).toEqual(list);
    expect(
      whoGoesOn(played(4, 2, 16), field, { ...FORMATS.ladder, seeding: 'standings' }, LOT).layout,
    ).toEqual({
      lines: entrants,
    });
  });

  it('is the next of the group where somebody has left', () => {
    expect(whoGoesOn(played(2, 2, 8), without(1, 4), knockout, LOT)).toEqual({
      entrants: [5, 2, 8, 3],
      layout: { lines: [5, 3, 2, 8] },
    });
  });

  it('starts as the next stage has it, where that is no bracket or goes by something else', () => {
    const stage = played(2, 2, 8);
    const start = (next: Parameters<typeof whoGoesOn>[2]) => whoGoesOn(stage, field, next, LOT);
    expect(start({ ...FORMATS.ladder, seeding: 'standings' })).toEqual({
      entrants: [1, 2, 4, 3],
      layout: { lines: [1, 2, 4, 3] },
    });
    expect(start({ ...FORMATS.finals, seeding: 'standings' })).toEqual({
      entrants: [1, 2, 4, 3],
      layout: null,
    });
    expect(start({ ...knockout, seeding: 'list' }).layout).toEqual({ lines: [1, 4, 2, 3] });
    expect(start({ ...FORMATS.double, seeding: 'standings' }).layout).toEqual({ lines: [1, 3, 2, 4] });
    const rates = { ...field, rateOf: (entrant: number) => (entrant === 2 ? null : 1000 + entrant) };
    expect(whoGoesOn(stage, rates, { ...knockout, seeding: 'rate' }, LOT).entrants).toEqual([4, 3, 1, 2]);
    const lowest = { ...field, rateOf: (entrant: number) => (entrant === 2 ? null : 0) };
    expect(whoGoesOn(stage, lowest, { ...knockout, seeding: 'rate' }, LOT).entrants).toEqual([1, 4, 3, 2]);
    const byLot = numbers(20).map(
      (lot) => whoGoesOn(stage, field, { ...knockout, seeding: 'lot' }, lot).entrants,
    );
    expect(new Set(byLot.map(String)).size).toBeGreaterThan(10);
    for (const entrants of byLot) expect([...entrants].sort()).toEqual([1, 2, 3, 4]);
  });

  it('keeps the firsts at their places and draws the others where only they are seeds', () => {
    const stage = played(4, 2, 16);
    const lines = numbers(20).map((lot) => whoGoesOn(stage, field, { ...knockout, seeds: 4 }, lot).layout);
    for (const layout of lines) {
      const drawn = layout && 'lines' in layout ? layout.lines : [];
      expect([drawn[0], drawn[2], drawn[4], drawn[6]]).toEqual([1, 4, 2, 3]);
    }
    expect(new Set(lines.map((layout) => JSON.stringify(layout))).size).toBeGreaterThan(5);
  });
});

describe('who goes on from other stages', () => {
  it('is so many of the first, or everybody who is there', () => {
    const league = (goOn: number | null) => playedOut(begun({ ...FORMATS.league, goOn }, numbers(5)), better);
    expect(whoGoesOn(league(2), field, knockout, LOT).entrants).toEqual([1, 2]);
    expect(whoGoesOn(league(2), without(1), knockout, LOT).entrants).toEqual([2, 3]);
    const kept = playedOut(begun({ ...FORMATS.league, withdrawal: 'keep', goOn: 2 }, numbers(5)), better);
    expect(whoGoesOn(kept, without(1), knockout, LOT).entrants).toEqual([2, 3]);
    expect(whoGoesOn(league(null), without(3), knockout, LOT).entrants).toEqual([1, 2, 4, 5]);
  });

  it('is seeded by the places where it is not from groups', () => {
    const league = playedOut(begun({ ...FORMATS.league, goOn: 4 }, numbers(5)), better);
    expect(whoGoesOn(league, field, knockout, LOT).layout).toEqual({ lines: [1, 4, 2, 3] });
  });
});

describe('the lines of a bracket after groups', () => {
  const anyGroups = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 20 });
  const linesOf = (sizes: readonly number[]) =>
    linesFromGroups(sizes.map((size, group) => Array.from({ length: size }, (_, rank) => ({ group, rank }))));

  it('have everybody once, and no line where two are nobody', () => {
    fc.assert(
      fc.property(anyGroups, (sizes) => {
        const lines = linesOf(sizes);
        const people = sizes.reduce((sum, size) => sum + size, 0);
        const named = lines.filter((line) => line !== null);
        expect(new Set(named.map(({ group, rank }) => `${group}.${rank}`)).size).toBe(people);
        expect(named).toHaveLength(people);
        if (people > 1) for (let line = 0; line < lines.length; line += 2) expect(lines[line]).not.toBeNull();
      }),
    );
  });

  it('spread each group over halves, quarters and eighths, whatever the groups', () => {
    fc.assert(
      fc.property(anyGroups, fc.constantFrom(2, 4, 8), (sizes, parts) => {
        const lines = linesOf(sizes);
        const size = lines.length / parts;
        if (size < 1) return;
        for (let part = 0; part < parts; part++) {
          const run = lines.slice(part * size, (part + 1) * size);
          for (const [group, count] of sizes.entries())
            expect(run.filter((line) => line?.group === group).length).toBeLessThanOrEqual(
              Math.ceil(count / parts),
            );
        }
      }),
    );
  });

  it.each(numbers(24))(
    'of %i groups have byes for the firsts before the seconds, and no two firsts in a match',
    (groups) => {
      for (const goOn of [2, 3, 4]) {
        const lines = linesOf(Array.from({ length: groups }, () => goOn));
        const resting: number[] = [];
        const playing: number[] = [];
        for (let line = 0; line < lines.length; line += 2) {
          const [top, bottom] = [lines[line], lines[line + 1]];
          if (top && bottom) playing.push(top.rank, bottom.rank);
          else if (top) resting.push(top.rank);
          expect(top?.rank === 0 && bottom?.rank === 0).toBe(false);
        }
        const hasFirst = playing.includes(0);
        expect(hasFirst && resting.some((rank) => rank > 0), `${goOn} of each`).toBe(false);
      }
    },
  );
});
