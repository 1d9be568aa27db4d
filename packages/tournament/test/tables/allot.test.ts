import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnFrom } from '../../src/draws/lot.js';
import { type AllotmentQuestion, allotTables, type SeatedMatch } from '../../src/tables/allot.js';

const NOBODY: ReadonlySet<number> = new Set();

/** Match 1 is 1 against 2, match 2 is 3 against 4, and so on. */
const paired = (count: number): readonly SeatedMatch[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, a: 2 * index + 1, b: 2 * index + 2 }));

const sat =
  (tables: Readonly<Record<number, readonly number[]>>) =>
  (entrant: number): ReadonlySet<number> =>
    new Set(tables[entrant] ?? []);

const ask = (question: Partial<AllotmentQuestion>) =>
  allotTables({
    matches: [],
    hall: { tables: null, outOfUse: [] },
    usedBy: () => NOBODY,
    busy: [],
    onlyAt: () => null,
    ...question,
  });

const tablesIn = (question: Partial<AllotmentQuestion>) =>
  ask(question).allotted.map(({ match, table, wave }) => [match, table, wave]);

describe('tables', () => {
  it('are given in the order of the pairing, the lowest first', () => {
    expect(tablesIn({ matches: paired(3) })).toEqual([
      [1, 1, 1],
      [2, 2, 1],
      [3, 3, 1],
    ]);
  });

  it('are new to both sides where there is such a table', () => {
    expect(tablesIn({ matches: paired(3), usedBy: sat({ 1: [1], 4: [1] }) })).toEqual([
      [1, 2, 1],
      [2, 3, 1],
      [3, 1, 1],
    ]);
  });

  it('are exchanged where the first come would leave somebody only a table he knows', () => {
    // In turn, 1 v 2 would take table 1, and 3 v 4 had to sit at table 2 again.
    const { allotted } = ask({ matches: paired(2), usedBy: sat({ 3: [2] }) });
    expect(allotted).toEqual([
      { match: 1, table: 2, wave: 1, again: [] },
      { match: 2, table: 1, wave: 1, again: [] },
    ]);
  });

  it('are used beyond the number of matches rather than twice by the same', () => {
    const usedBy = sat({ 1: [1] });
    expect(tablesIn({ matches: paired(1), usedBy, hall: { tables: 2, outOfUse: [] } })).toEqual([[1, 2, 1]]);
  });

  it('name who sits at one again where it cannot be avoided', () => {
    const { allotted } = ask({ matches: paired(1), usedBy: sat({ 1: [1], 2: [1] }) });
    expect(allotted).toEqual([{ match: 1, table: 1, wave: 1, again: [1, 2] }]);
  });

  it('out of use are left out', () => {
    expect(tablesIn({ matches: paired(2), hall: { tables: null, outOfUse: [1, 3] } })).toEqual([
      [1, 2, 1],
      [2, 4, 1],
    ]);
  });

  it('are kept for the match that may be nowhere else', () => {
    const onlyAt = ({ number }: SeatedMatch) => (number === 3 ? [1] : null);
    expect(tablesIn({ matches: paired(3), onlyAt })).toEqual([
      [1, 2, 1],
      [2, 3, 1],
      [3, 1, 1],
    ]);
  });

  it('that are too few are used one wave after another, and again nobody sits at one twice', () => {
    // 1 v 2 has been at table 1 and table 2 is new to both: it waits there for 3 v 4, who know table 1.
    const usedBy = sat({ 1: [1], 3: [1] });
    expect(tablesIn({ matches: paired(3), usedBy, hall: { tables: 2, outOfUse: [] } })).toEqual([
      [1, 2, 1],
      [2, 2, 2],
      [3, 1, 1],
    ]);
  });

  it('that are too few make waves: those paired last wait', () => {
    expect(tablesIn({ matches: paired(5), hall: { tables: 2, outOfUse: [] } })).toEqual([
      [1, 1, 1],
      [2, 2, 1],
      [3, 1, 2],
      [4, 2, 2],
      [5, 1, 3],
    ]);
  });

  it('never stand idle while a match waits for another that is new to it', () => {
    // Tables 2 and 3 are new to everybody, table 1 to nobody: still the fourth match plays there at once.
    const usedBy = () => new Set([1]);
    const hall = { tables: 3, outOfUse: [] };
    expect(tablesIn({ matches: paired(3), usedBy, hall })).toEqual([
      [1, 2, 1],
      [2, 3, 1],
      [3, 1, 1],
    ]);
    const { allotted } = ask({ matches: paired(4), usedBy, hall });
    expect(allotted.filter(({ wave }) => wave === 1).map(({ table }) => table)).toHaveLength(3);
    expect(new Set(allotted.map(({ table }) => table))).toEqual(new Set([1, 2, 3]));
  });

  it('at which a match goes on are waited for, when all others are taken', () => {
    expect(tablesIn({ matches: paired(2), hall: { tables: 2, outOfUse: [] }, busy: [1] })).toEqual([
      [1, 2, 1],
      [2, 1, 2],
    ]);
  });

  it('that only one of two can have go to the one paired first; the other waits for it', () => {
    const onlyAt = ({ number }: SeatedMatch) => (number < 3 ? [4] : null);
    expect(tablesIn({ matches: paired(3), onlyAt })).toEqual([
      [1, 4, 1],
      [2, 4, 2],
      [3, 1, 1],
    ]);
  });

  it('that are not there are said: the match has nowhere to go', () => {
    const onlyAt = ({ number }: SeatedMatch) => (number === 1 ? [2] : null);
    const { allotted, nowhere } = ask({ matches: paired(2), onlyAt, hall: { tables: 2, outOfUse: [2] } });
    expect(allotted.map(({ match }) => match)).toEqual([2]);
    expect(nowhere).toEqual([1]);
    expect(ask({ matches: paired(2), hall: { tables: 1, outOfUse: [1] } }).nowhere).toEqual([1, 2]);
  });
});

interface Case {
  readonly matches: number;
  readonly tables: number;
  readonly used: readonly (readonly number[])[];
  readonly only: readonly (readonly number[] | null)[];
}

const cases: fc.Arbitrary<Case> = fc
  .record({ matches: fc.integer({ min: 1, max: 5 }), more: fc.integer({ min: 0, max: 2 }) })
  .chain(({ matches, more }) => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: matches + more }), { maxLength: matches + more });
    return fc.record({
      matches: fc.constant(matches),
      tables: fc.constant(matches + more),
      used: fc.array(some, { minLength: 2 * matches, maxLength: 2 * matches }),
      only: fc.array(fc.option(some, { freq: 4 }), { minLength: matches, maxLength: matches }),
    });
  });

/** Every way to seat all matches, each at a table of its own. */
function* allSeatings(
  { matches, tables, only }: Case,
  seated: readonly number[] = [],
): Generator<readonly number[]> {
  if (seated.length === matches) {
    yield seated;
    return;
  }
  for (let table = 1; table <= tables; table++)
    if (!seated.includes(table) && (only[seated.length]?.includes(table) ?? true))
      yield* allSeatings({ matches, tables, only, used: [] }, [...seated, table]);
}

const againIn = ({ used }: Case, seating: readonly number[]): readonly number[] =>
  seating.map(
    (table, match) => [2 * match, 2 * match + 1].filter((who) => used[who]?.includes(table)).length,
  );

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

const answerTo = (each: Case) =>
  ask({
    matches: paired(each.matches),
    hall: { tables: each.tables, outOfUse: [] },
    usedBy: (entrant) => new Set(each.used[entrant - 1]),
    onlyAt: ({ number }) => each.only[number - 1] ?? null,
  });

/**
 * The fewest waves everybody can be seated in, the least waiting in so many, and the fewest repeats with no more waiting
 * than that; by trying everything. More waves than
 * there must be for so many matches are for tables alone that somebody cannot do without.
 */
function bestInWaves(each: Case, tables: number, busy: readonly number[], nowhere: readonly number[]) {
  const seated = paired(each.matches).filter(({ number }) => !nowhere.includes(number));
  const least = Math.max(1, Math.ceil((seated.length + busy.length) / tables));
  const named = new Set(each.only.flatMap((only) => only ?? []));
  for (let waves = least; ; waves++) {
    const found: { waiting: number; again: number }[] = [];
    const before = (table: number, taken: readonly number[]) =>
      taken.filter((other) => other === table).length + Number(busy.includes(table));
    const tryAll = (taken: readonly number[], waiting: number, again: number): void => {
      const match = seated[taken.length];
      if (!match) {
        found.push({ waiting, again });
        return;
      }
      for (let table = 1; table <= tables; table++) {
        const waits = before(table, taken);
        if (
          waits < (named.has(table) ? waves : least) &&
          (each.only[match.number - 1]?.includes(table) ?? true)
        ) {
          const who = [match.a, match.b].filter((entrant) => each.used[entrant - 1]?.includes(table));
          tryAll([...taken, table], waiting + waits, again + who.length);
        }
      }
    };
    tryAll([], 0, 0);
    if (found.length > 0) {
      const waiting = Math.min(...found.map((one) => one.waiting));
      const fewest = Math.min(...found.filter((one) => one.waiting === waiting).map(({ again }) => again));
      return { waves, waiting, fewest };
    }
  }
}

describe('an allotment', () => {
  it('sends as few to a table again as any, and of those is the first in the order of the pairing', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const all = [...allSeatings(each)];
        fc.pre(all.length > 0);
        const least = Math.min(...all.map((seating) => sum(againIn(each, seating))));
        const [first] = all
          .filter((seating) => sum(againIn(each, seating)) === least)
          .map((seating) => ({
            seating,
            order: seating.flatMap((t, i) => [againIn(each, seating)[i] ?? 0, t]),
          }))
          .sort((one, other) => {
            const at = one.order.findIndex((part, index) => part !== other.order[index]);
            return at < 0 ? 0 : (one.order[at] ?? 0) - (other.order[at] ?? 0);
          });
        expect(answerTo(each).allotted.map(({ table }) => table)).toEqual(first?.seating);
      }),
      { numRuns: 1500 },
    );
  });

  it('in as few waves as can be lets nobody wait for a new table, and sends as few to one again as any', () => {
    const busyTables = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 });
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 4 }), busyTables, (each, tables, taken) => {
        const busy = taken.filter((table) => table <= tables);
        const { allotted, nowhere } = ask({
          matches: paired(each.matches),
          hall: { tables, outOfUse: [] },
          usedBy: (entrant) => new Set(each.used[entrant - 1]),
          onlyAt: ({ number }) => each.only[number - 1] ?? null,
          busy,
        });
        const lost = paired(each.matches).filter(({ number }) =>
          each.only[number - 1]?.every((table) => table > tables),
        );
        expect(nowhere).toEqual(lost.map(({ number }) => number));
        const seats = allotted.map(({ table, wave }) => `${wave}/${table}`);
        expect(new Set(seats).size).toBe(seats.length);
        for (const { table, wave } of allotted) if (busy.includes(table)) expect(wave).toBeGreaterThan(1);
        // So the log need not keep waves: at a table the order of the numbers tells them.
        for (const one of allotted)
          for (const other of allotted)
            if (one.table === other.table && one.wave < other.wave)
              expect(one.match).toBeLessThan(other.match);
        const { waves, waiting, fewest } = bestInWaves(each, tables, busy, nowhere);
        expect(sum(allotted.map(({ wave }) => wave - 1))).toBe(waiting);
        expect(Math.max(0, ...allotted.map(({ wave }) => wave))).toBeLessThanOrEqual(waves);
        expect(sum(allotted.map(({ again }) => again.length))).toBe(fewest);
      }),
      { numRuns: 800 },
    );
  });

  it('of many matches that all must be at one table is found too', () => {
    const { allotted } = ask({ matches: paired(100), onlyAt: () => [7] });
    expect(allotted.at(-1)).toMatchObject({ match: 100, table: 7, wave: 100 });
  });

  it('of 500 matches after eleven rounds sends nobody anywhere again', () => {
    const used = Array.from({ length: 1001 }, () => new Set<number>());
    const entrants = Array.from({ length: 1000 }, (_, index) => index + 1);
    const lot = drawnFrom(5);
    for (let round = 1; round <= 12; round++) {
      const order = lot.shuffled(entrants);
      const matches = paired(500).map(({ number, a, b }) => ({
        number,
        a: order[a - 1] as number,
        b: order[b - 1] as number,
      }));
      const { allotted } = ask({
        matches,
        hall: { tables: 500, outOfUse: [] },
        usedBy: (entrant) => used[entrant] ?? NOBODY,
      });
      expect(allotted.flatMap(({ again }) => again)).toEqual([]);
      for (const [index, { table }] of allotted.entries())
        for (const who of [matches[index]?.a, matches[index]?.b]) used[who ?? 0]?.add(table);
    }
  });
});
