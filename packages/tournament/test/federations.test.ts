import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketOrder, bracketSize } from '../src/draws/bracket.js';
import { drawKnockout } from '../src/draws/knockout.js';

const PARTS = [2, 4, 8];

interface Draw {
  /** By seed; null is of no federation. */
  readonly federations: readonly (string | null)[];
  readonly seeds: number;
}

const linesOf = ({ federations, seeds }: Draw, lot: number): readonly (number | null)[] =>
  drawKnockout({
    entrants: federations.length,
    seeds,
    federationOf: (entrant) => federations[entrant - 1] ?? null,
    lot,
  }).firstRound.flat();

const shareOf = (federations: Draw['federations'], federation: string, parts: number): number =>
  Math.ceil(federations.filter((each) => each === federation).length / parts);

/** In how many halves, quarters and eighths a federation has more than its share, rounded up. */
function crowded({ federations }: Draw, lines: readonly (number | null)[]): number {
  let found = 0;
  for (const parts of PARTS.filter((each) => each <= lines.length))
    for (let part = 0; part < parts; part++) {
      const run = lines.slice((part * lines.length) / parts, ((part + 1) * lines.length) / parts);
      const there = run.flatMap((entrant) => (entrant === null ? [] : [federations[entrant - 1] ?? null]));
      for (const federation of new Set(there))
        if (
          federation !== null &&
          there.filter((each) => each === federation).length > shareOf(federations, federation, parts)
        )
          found++;
    }
  return found;
}

/** Every filling of the lines is tried, line by line: can all federations be kept to their shares? */
function canBeKeptApart({ federations, seeds }: Draw): boolean {
  const order = bracketOrder(bracketSize(federations.length));
  const counts = new Map<string, number>();
  const partsAt = (line: number) =>
    PARTS.filter((parts) => parts <= order.length).map((parts) => ({
      parts,
      name: `${parts} ${Math.floor((line * parts) / order.length)}`,
    }));
  const takes = (line: number, federation: string | null, by: number): boolean => {
    if (federation === null) return true;
    let fits = true;
    for (const { parts, name } of partsAt(line)) {
      const count = (counts.get(`${name} ${federation}`) ?? 0) + by;
      counts.set(`${name} ${federation}`, count);
      if (count > shareOf(federations, federation, parts)) fits = false;
    }
    return fits;
  };
  const left = new Map<string | null, number>();
  for (const federation of federations.slice(seeds)) left.set(federation, (left.get(federation) ?? 0) + 1);
  const seedsFit = order.map((seed, line) => seed > seeds || takes(line, federations[seed - 1] ?? null, 1));
  if (seedsFit.includes(false)) return false;
  const open = [...order.keys()].filter((line) => {
    const seed = order[line] ?? 0;
    return seed > seeds && seed <= federations.length;
  });
  const fill = ([line, ...others]: readonly number[]): boolean => {
    if (line === undefined) return true;
    for (const [federation, count] of left) {
      if (count === 0) continue;
      left.set(federation, count - 1);
      const fits = takes(line, federation, 1) && fill(others);
      takes(line, federation, -1);
      left.set(federation, count);
      if (fits) return true;
    }
    return false;
  };
  return fill(open);
}

describe('federations in a knock-out', () => {
  const anyDraw = fc
    .record({
      federations: fc.array(fc.constantFrom('IND', 'SRI', 'BAN', 'MDV', null), {
        minLength: 2,
        maxLength: 16,
      }),
      seeds: fc.nat({ max: 16 }),
    })
    .map(({ federations, seeds }): Draw => ({ federations, seeds: Math.min(seeds, federations.length) }));

  it('are kept to their shares of halves, quarters and eighths wherever some draw would do it', () => {
    fc.assert(
      fc.property(anyDraw, fc.integer(), (draw, lot) => {
        if (crowded(draw, linesOf(draw, lot)) > 0) expect(canBeKeptApart(draw)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('are kept to them always where nobody is seeded', () => {
    const unseeded = fc
      .array(fc.constantFrom('IND', 'SRI', 'BAN', 'MDV', 'USA', 'ITA', null), {
        minLength: 2,
        maxLength: 100,
      })
      .map((federations): Draw => ({ federations, seeds: 0 }));
    fc.assert(
      fc.property(unseeded, fc.integer(), (draw, lot) => {
        expect(crowded(draw, linesOf(draw, lot))).toBe(0);
      }),
    );
  });

  it('find a way where the draw from halves down does not', () => {
    const federations = 'IND,IND,SRI,,SRI,SRI,IND,IND,SRI,SRI,SRI,IND'.split(',').map((each) => each || null);
    for (let lot = 1; lot <= 50; lot++) {
      const lines = linesOf({ federations, seeds: 2 }, lot);
      expect(crowded({ federations, seeds: 2 }, lines)).toBe(0);
      expect([lines[0], lines[8]]).toEqual([1, 2]);
      expect(lines.filter((entrant) => entrant !== null)).toHaveLength(12);
    }
  });
});
