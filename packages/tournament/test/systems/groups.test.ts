import { describe, expect, it } from 'vitest';
import type { StageState } from '../../src/event/state.js';
import {
  begun,
  better,
  decided,
  drawNext,
  drawn,
  FORMATS,
  field,
  isOver,
  numbers,
  placesOf,
  playedOut,
  without,
} from '../support/stage.js';

const { groups } = FORMATS;
const groupsIn = ({ layout }: StageState) => (layout && 'groups' in layout ? layout.groups : []);

describe('groups', () => {
  it('are filled in a snake, or by lot in tiers below the seeds', () => {
    const eighths = [11, 12, 13, 14, 15, 16, 17, 18];
    expect(groupsIn(begun(groups, eighths))).toEqual([
      [11, 14, 15, 18],
      [12, 13, 16, 17],
    ]);
    const byLot = numbers(20).map((lot) => groupsIn(begun({ ...groups, seeds: 2 }, eighths, lot)));
    for (const [first, second] of byLot) {
      expect([first?.[0], second?.[0]]).toEqual([11, 12]);
      for (const [tier, pair] of [
        [13, 14],
        [15, 16],
        [17, 18],
      ].entries())
        expect([first?.[tier + 1], second?.[tier + 1]].sort()).toEqual(pair);
    }
    expect(new Set(byLot.map((each) => JSON.stringify(each))).size).toBeGreaterThan(4);
  });

  it('are all played round by round together, and one that is smaller rests', () => {
    const first = drawn(begun(groups, numbers(7)));
    expect(first.matches.map(({ group, round, a, b }) => [group, round, a, b])).toEqual([
      [0, 1, 1, 4],
      [1, 1, 2, 7],
      [1, 1, 3, 6],
    ]);
    const over = playedOut(decided(first, better), better);
    expect(isOver(over)).toBe(true);
    expect(over.matches).toHaveLength(3 + 6);
    expect(over.rounds).toBe(3);
  });

  it('have their own places', () => {
    const over = playedOut(begun(groups, numbers(8)), better);
    expect(placesOf(over).map(({ group, rank, entrant }) => [group, rank, entrant])).toEqual([
      [0, 1, 1],
      [0, 2, 4],
      [0, 3, 5],
      [0, 4, 8],
      [1, 1, 2],
      [1, 2, 3],
      [1, 3, 6],
      [1, 4, 7],
    ]);
    expect(placesOf(over)[1]).toMatchObject({
      figures: { points: 4, wins: 2 },
      reason: { by: 'points', own: 4, other: 2 },
    });
  });

  it('count nothing that was played in another group', () => {
    const over = playedOut(begun(groups, numbers(4)), better);
    const swapped = {
      ...over,
      layout: {
        groups: [
          [1, 2],
          [3, 4],
        ],
      },
    };
    expect(placesOf(swapped).map(({ figures }) => figures?.points)).toEqual([0, 0, 0, 0]);
  });

  it('need two in each', () => {
    expect(drawNext(begun(groups, numbers(3)))).toEqual({ why: 'too-few', entrants: 3, least: 4 });
    expect(isOver(begun(groups, numbers(3)))).toBe(false);
  });

  it('go on with one fewer where somebody left', () => {
    const over = playedOut(begun(groups, numbers(8)), better, without(8));
    expect(over.matches.some(({ a, b }) => a === 8 || b === 8)).toBe(false);
    expect(over.matches).toHaveLength(3 + 6);
    expect(placesOf(over, without(8)).map(({ entrant }) => entrant)).toEqual([1, 4, 5, 2, 3, 6, 7]);
    expect(isOver(over, field)).toBe(false);
  });

  it('are as many as fit where nobody says how many', () => {
    const groupsOf = (entrants: number, goOn: number) =>
      groupsIn(begun({ ...groups, groups: null, goOn }, numbers(entrants))).length;
    expect([5, 6, 11, 12, 23, 24].map((entrants) => groupsOf(entrants, 2))).toEqual([1, 2, 2, 4, 4, 8]);
    // Where one alone goes on, he needs somebody to meet.
    expect([4, 11, 12].map((entrants) => groupsOf(entrants, 1))).toEqual([2, 2, 4]);
  });
});
