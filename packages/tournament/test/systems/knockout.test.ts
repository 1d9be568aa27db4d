import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnockoutFormat } from '../../src/event/format.js';
import {
  begun,
  better,
  decided,
  drawNext,
  drawn,
  FORMATS,
  field,
  isOver,
  numberAt,
  numbers,
  placesOf,
  playedOut,
  ranksOf,
  reported,
  slotsIn,
} from '../support/stage.js';

const { knockout } = FORMATS;
const withThird = { ...knockout, thirdPlace: true };

describe('a knock-out', () => {
  it('of 8 is played in three rounds, the best two in the final', () => {
    const stage = playedOut(begun(knockout, numbers(8)), better);
    expect(slotsIn(stage)).toEqual([
      '1.1: 1–8',
      '1.2: 4–5',
      '1.3: 2–7',
      '1.4: 3–6',
      '2.1: 1–4',
      '2.2: 2–3',
      'final: 1–2',
    ]);
    expect(stage.matches.map(({ round }) => round)).toEqual([1, 1, 1, 1, 2, 2, 3]);
    expect(ranksOf(stage)).toEqual(['1. 1', '2. 2', '3. 3', '3. 4', '5. 5', '5. 6', '5. 7', '5. 8']);
    expect(isOver(stage)).toBe(true);
    expect(drawNext(stage)).toEqual({ why: 'stage-over' });
  });

  it('draws no match for a bye, and the next as soon as both are known', () => {
    const first = drawn(begun(knockout, numbers(6)));
    expect(slotsIn(first)).toEqual(['1.2: 4–5', '1.4: 3–6']);
    const second = drawn(reported(first, 1, 'b'));
    expect(slotsIn(second).slice(2)).toEqual(['2.1: 1–5']);
    expect(drawNext(second)).toEqual({ why: 'round-open', matches: [2, 3] });
    expect(isOver(second)).toBe(false);
  });

  it('plays for the third place by choice', () => {
    const stage = playedOut(begun(withThird, numbers(4)), better);
    expect(slotsIn(stage)).toEqual(['1.1: 1–4', '1.2: 2–3', 'third: 4–3', 'final: 1–2']);
    expect(ranksOf(stage)).toEqual(['1. 1', '2. 2', '3. 3', '4. 4']);
    expect(placesOf(stage).map(({ reason }) => reason)).toEqual([
      { by: 'final', level: [2], own: 25, other: 10 },
      { by: 'final', level: [1], own: 10, other: 25 },
      { by: 'final', level: [4], own: 25, other: 10 },
      { by: 'final', level: [3], own: 10, other: 25 },
    ]);
  });

  it('has nobody to play for the third place where three or two are in it', () => {
    expect(ranksOf(playedOut(begun(withThird, numbers(3)), better))).toEqual(['1. 1', '2. 2', '3. 3']);
    expect(slotsIn(playedOut(begun(withThird, numbers(2)), better))).toEqual(['final: 1–2']);
  });

  it('says so where one is too few', () => {
    expect(drawNext(begun(knockout, [7]))).toEqual({ why: 'too-few', entrants: 1, least: 2 });
    expect(isOver(begun(knockout, [7]))).toBe(false);
  });

  it('waits for a winner where a match was drawn', () => {
    const stage = reported(drawn(begun(knockout, numbers(2))), 1, 'draw');
    expect(drawNext(stage)).toEqual({ why: 'round-open', matches: [1] });
    expect(isOver(stage)).toBe(false);
    expect(ranksOf(stage)).toEqual(['1. 1', '1. 2']);
  });

  it('ranks those still in as the first, who got farther before others, and a loser at once by his round', () => {
    const stage = reported(drawn(begun(knockout, numbers(8))), 1, 'b');
    expect(ranksOf(stage)).toEqual(['1. 8', '1. 2', '1. 3', '1. 4', '1. 5', '1. 6', '1. 7', '5. 1']);
    expect(placesOf(stage)[1]?.reason).toEqual({
      by: 'bracket',
      level: [8, 3, 4, 5, 6, 7],
      own: null,
      other: null,
    });
    expect(placesOf(stage)[7]?.reason.level).toEqual([]);
  });

  it('puts who is in no line of it after all who are', () => {
    const over = playedOut(begun(knockout, numbers(4)), better);
    expect(ranksOf({ ...over, entrants: [9, 1, 2, 3, 4] })).toEqual(['1. 1', '2. 2', '3. 3', '3. 4', '5. 9']);
  });

  it('is not over while a match can be drawn', () => {
    expect(isOver(begun(knockout, numbers(4)))).toBe(false);
    expect(isOver(decided(drawn(begun(knockout, numbers(4))), better))).toBe(false);
  });

  it('keeps a federation apart if it is asked to, of those who have no place of their own', () => {
    const people = { ...field, federationOf: (entrant: number) => (entrant <= 4 ? 'IND' : null) };
    const apart = { ...knockout, federationsApart: true };
    const quartersOf = (format: KnockoutFormat, lot: number) => {
      const { layout } = begun(format, numbers(8), lot, people);
      const lines = layout && 'lines' in layout ? layout.lines : [];
      return [0, 2, 4, 6].map(
        (line) => lines.slice(line, line + 2).filter((each) => (each ?? 9) <= 4).length,
      );
    };
    const drawn20 = (format: KnockoutFormat) => numbers(20).map((lot) => quartersOf(format, lot).join());
    expect(new Set(drawn20({ ...apart, seeds: 0 }))).toEqual(new Set(['1,1,1,1']));
    expect(new Set(drawn20({ ...apart, seeding: 'lot' }))).toEqual(new Set(['1,1,1,1']));
    expect(new Set(drawn20({ ...knockout, seeds: 0 })).size).toBeGreaterThan(1);
    const compatriots = { ...people, federationOf: () => 'IND' };
    expect(begun(apart, numbers(4), 1, compatriots).layout).toEqual({ lines: [1, 4, 2, 3] });
  });
});

describe('a knock-out in which neither came to a match', () => {
  it('lets the next opponent through unplayed', () => {
    const first = decided(drawn(begun(knockout, numbers(8))), (match) =>
      match.slot === '1.2' ? 'none' : better(match),
    );
    const second = drawn(first);
    expect(slotsIn(second).slice(4)).toEqual(['2.2: 2–3']);
    const over = playedOut(decided(second, better), better);
    expect(slotsIn(over).slice(5)).toEqual(['final: 1–2']);
    expect(ranksOf(over)).toEqual(['1. 1', '2. 2', '3. 3', '5. 4', '5. 5', '5. 6', '5. 7', '5. 8']);
  });

  it('has no champion where neither came to the final', () => {
    const over = playedOut(begun(knockout, numbers(4)), (match) =>
      match.slot === 'final' ? 'none' : better(match),
    );
    expect(isOver(over)).toBe(true);
    expect(ranksOf(over)).toEqual(['2. 1', '2. 2', '3. 3', '3. 4']);
  });

  it('is over where nobody came at all', () => {
    const over = playedOut(begun(withThird, numbers(8)), () => 'none');
    expect(isOver(over)).toBe(true);
    expect(over.matches).toHaveLength(4);
    expect(ranksOf(over).every((line) => line.startsWith('5.'))).toBe(true);
  });

  it('gives the third place to whoever is left for it', () => {
    const over = playedOut(begun(withThird, numbers(4)), (match) =>
      match.slot === '1.2' ? 'none' : better(match),
    );
    expect(slotsIn(over)).toEqual(['1.1: 1–4', '1.2: 2–3']);
    expect(ranksOf(over)).toEqual(['1. 1', '3. 4', '4. 2', '4. 3']);
  });
});

describe('a corrected result of a knock-out', () => {
  it('changes who goes on while the next match is not drawn', () => {
    const first = decided(drawn(begun(knockout, numbers(4))), better);
    expect(slotsIn(drawn(reported(first, 1, 'b'))).at(-1)).toBe('final: 4–2');
  });

  it('leaves a match that was drawn as it is', () => {
    const final = drawn(decided(drawn(begun(knockout, numbers(4))), better));
    const corrected = reported(final, numberAt(final, '1.1'), 'b');
    expect(drawNext(corrected)).toEqual({ why: 'round-open', matches: [3] });
    const over = decided(corrected, better);
    expect(isOver(over)).toBe(true);
    expect(ranksOf(over)).toEqual(['1. 1', '2. 2', '3. 3', '3. 4']);
  });

  it('draws no match anew whose winner is in a later one', () => {
    const first = drawn(begun(knockout, numbers(8)));
    const neither = decided(first, (match) => (match.slot === '1.2' ? 'none' : better(match)));
    const final = drawn(decided(drawn(neither), better));
    const corrected = reported(final, numberAt(final, '1.2'), 'a');
    expect(drawNext(corrected)).toEqual({ why: 'round-open', matches: [numberAt(final, 'final')] });
    expect(ranksOf(decided(corrected, better))).toEqual([
      '1. 1',
      '2. 2',
      '3. 3',
      '3. 4',
      '5. 5',
      '5. 6',
      '5. 7',
      '5. 8',
    ]);
  });

  it('waits for a result that was taken away', () => {
    const final = drawn(decided(drawn(begun(knockout, numbers(4))), better));
    const taken = reported(final, 1, null);
    expect(drawNext(taken)).toEqual({ why: 'round-open', matches: [1, 3] });
    expect(isOver(decided(reported(taken, 3, 'a'), better))).toBe(true);
  });
});

describe('any knock-out', () => {
  const anyStage = fc.record({
    entrants: fc.integer({ min: 2, max: 64 }),
    seeds: fc.integer({ min: 0, max: 8 }),
    thirdPlace: fc.boolean(),
    lot: fc.integer(),
  });
  const anyWinners = fc.infiniteStream(fc.constantFrom('a' as const, 'b' as const));

  it('has everybody lose once but one, nobody twice against the same, nobody twice in a round', () => {
    fc.assert(
      fc.property(anyStage, anyWinners, ({ entrants, seeds, thirdPlace, lot }, winners) => {
        const format = { ...knockout, seeds: Math.min(seeds, entrants), thirdPlace };
        const over = playedOut(begun(format, numbers(entrants), lot), () => winners.next().value ?? 'a');
        expect(isOver(over)).toBe(true);
        const hasThird = over.matches.some(({ slot }) => slot === 'third');
        expect(over.matches).toHaveLength(entrants - 1 + (hasThird ? 1 : 0));
        expect(hasThird).toBe(thirdPlace && entrants > 3);
        const decisive = over.matches.filter(({ slot }) => slot !== 'third');
        const losers = decisive.map(({ a, b, result }) => (result?.winner === 'a' ? b : a));
        expect(new Set(losers).size).toBe(entrants - 1);
        expect(new Set(over.matches.map(({ a, b }) => [a, b].sort().join())).size).toBe(over.matches.length);
        expect(
          new Set(over.matches.flatMap(({ a, b, round }) => [`${a} ${round}`, `${b} ${round}`])).size,
        ).toBe(2 * over.matches.length);
        const places = placesOf(over);
        expect(new Set(places.map(({ entrant }) => entrant)).size).toBe(entrants);
        expect(places.filter(({ rank }) => rank === 1)).toHaveLength(1);
        for (const [index, { rank }] of places.entries()) expect(rank).toBeLessThanOrEqual(index + 1);
        expect(losers).not.toContain(places[0]?.entrant);
      }),
      { numRuns: 60 },
    );
  });
});
