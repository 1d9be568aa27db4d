import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../src/event/entry.js';
import { proposeUmpires, type UmpiredMatch, type UmpireQuestion } from '../../src/tables/umpires.js';

const person = (name: string, federation?: string, club?: string): Person => ({
  name,
  ...(federation === undefined ? {} : { federation }),
  ...(club === undefined ? {} : { club }),
});

const match = (number: number, players: readonly Person[], wave = 1): UmpiredMatch => ({
  number,
  players,
  wave,
});

const ask = (question: Partial<UmpireQuestion>) =>
  proposeUmpires({ umpires: [], matches: [], playsIn: () => new Set(), sittings: [], ...question });

const [asha, bruno] = [person('Asha', 'IND', 'Pune'), person('Bruno', 'ITA', 'Roma')];

describe('an umpire', () => {
  it('is of neither player’s federation or club', () => {
    const umpires = [person('Rao', 'IND'), person('Verdi', 'ITA'), person('Müller', 'GER')];
    expect(ask({ umpires, matches: [match(1, [asha, bruno])] })).toEqual([
      { match: 1, umpire: 'Müller', breaks: [] },
    ]);
    const clubs = [person('Joshi', undefined, 'Pune'), person('Kale', undefined, 'Nashik')];
    expect(ask({ umpires: clubs, matches: [match(1, [asha, bruno])] })).toMatchObject([{ umpire: 'Kale' }]);
  });

  it('does not play or sit elsewhere at that time', () => {
    const umpires = [person('Rao'), person('Sen'), person('Ali')];
    const playsIn = (wave: number) => new Set(wave === 1 ? ['Rao'] : []);
    const sittings = [{ umpire: 'Sen', wave: 1 }];
    expect(ask({ umpires, playsIn, sittings, matches: [match(1, [asha, bruno])] })).toMatchObject([
      { umpire: 'Ali' },
    ]);
  });

  it('is known by an id where two have one name', () => {
    const umpires = [{ name: 'R. Rao', id: 'rao-2' }, person('Ali')];
    const playsIn = () => new Set(['rao-2', 'R. Rao']);
    expect(ask({ umpires, playsIn, matches: [match(1, [asha])] })).toMatchObject([{ umpire: 'Ali' }]);
  });

  it('who has sat least comes first, and who has just sat rests', () => {
    const umpires = [person('Rao'), person('Sen'), person('Ali')];
    const sittings = [
      { umpire: 'Rao', wave: 1 },
      { umpire: 'Rao', wave: 2 },
      { umpire: 'Sen', wave: 1 },
    ];
    const of = (wave: number) => ask({ umpires, sittings, matches: [match(9, [asha, bruno], wave)] });
    expect(of(4)).toMatchObject([{ umpire: 'Ali' }]);
    const alone = ask({ umpires: umpires.slice(0, 2), sittings, matches: [match(9, [asha, bruno], 2)] });
    expect(alone).toEqual([{ match: 9, umpire: 'Sen', breaks: ['just-sat'] }]);
    expect(ask({ umpires: umpires.slice(0, 2), sittings, matches: [match(9, [asha], 3)] })).toEqual([
      { match: 9, umpire: 'Sen', breaks: [] },
    ]);
  });

  it('sits wave after wave in turn', () => {
    const umpires = [person('Rao'), person('Sen')];
    const matches = [1, 2, 3, 4].map((wave) => match(wave, [asha, bruno], wave));
    expect(ask({ umpires, matches }).map(({ umpire }) => umpire)).toEqual(['Rao', 'Sen', 'Rao', 'Sen']);
  });

  it('who has just sat is taken before one of the club, and that one before one of the federation', () => {
    const tired = person('Tara', 'NEP');
    const clubmate = person('Joshi', 'NEP', 'Pune');
    const compatriot = person('Rao', 'IND');
    const sittings = [{ umpire: 'Tara', wave: 1 }];
    const of = (...umpires: readonly Person[]) =>
      ask({ umpires, sittings, matches: [match(1, [asha, bruno], 2)] })[0];
    expect(of(compatriot, clubmate, tired)).toEqual({ match: 1, umpire: 'Tara', breaks: ['just-sat'] });
    expect(of(compatriot, clubmate)).toEqual({ match: 1, umpire: 'Joshi', breaks: ['same-club'] });
    expect(of(compatriot)).toEqual({ match: 1, umpire: 'Rao', breaks: ['same-federation'] });
    expect(of()).toEqual({ match: 1, umpire: null, breaks: [] });
  });

  it('is given up where another match would have none that keeps the rules', () => {
    // In turn, Rao would take the first match, and the second would be left with a compatriot.
    const umpires = [person('Rao', 'NEP'), person('Verdi', 'ITA')];
    const [sen, das] = [person('Sen', 'BAN'), person('Das', 'BAN')];
    const matches = [match(1, [sen, das]), match(2, [asha, bruno])];
    expect(ask({ umpires, matches })).toEqual([
      { match: 1, umpire: 'Verdi', breaks: [] },
      { match: 2, umpire: 'Rao', breaks: [] },
    ]);
  });
});

const COST = { 'just-sat': 0, 'same-club': 1, 'same-federation': 2 } as const;

describe('a proposal of umpires', () => {
  it('breaks as little as any other would, the weightiest rule first', () => {
    const someone = (index: number) =>
      fc
        .record({ federation: fc.constantFrom('A', 'B', 'C'), club: fc.constantFrom('x', 'y', 'z') })
        .map((its) => ({
          name: `p${index}`,
          ...its,
        }));
    const people = (from: number, count: number) =>
      fc.tuple(...Array.from({ length: count }, (_, index) => someone(from + index)));
    const arbitrary = fc.record({
      players: people(0, 6),
      umpires: fc.integer({ min: 0, max: 4 }).chain((count) => people(10, count)),
      sat: fc.array(fc.integer({ min: 10, max: 13 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ players, umpires, sat }) => {
        const matches = [0, 1, 2].map((index) =>
          match(index + 1, players.slice(2 * index, 2 * index + 2), 2),
        );
        const sittings = sat.map((each) => ({ umpire: `p${each}`, wave: 1 }));
        const breaksOf = (umpire: Person, index: number): readonly number[] => {
          const two = matches[index]?.players ?? [];
          const counts = [0, 0, 0, 0];
          if (sittings.some((each) => each.umpire === umpire.name)) counts[0] = 1;
          if (two.some(({ club }) => club === umpire.club)) counts[1] = 1;
          if (two.some(({ federation }) => federation === umpire.federation)) counts[2] = 1;
          return counts;
        };
        const weigh = (counts: readonly number[]): string => [...counts].reverse().join(' ');
        const plus = (one: readonly number[], other: readonly number[]) =>
          one.map((each, index) => each + (other[index] ?? 0));
        const tryAll = (
          index: number,
          left: readonly Person[],
          counts: readonly number[],
        ): readonly string[] =>
          index === matches.length
            ? [weigh(counts)]
            : [
                ...tryAll(index + 1, left, plus(counts, [0, 0, 0, 1])),
                ...left.flatMap((umpire) =>
                  tryAll(
                    index + 1,
                    left.filter((each) => each !== umpire),
                    plus(counts, breaksOf(umpire, index)),
                  ),
                ),
              ];
        const least = [...tryAll(0, umpires, [0, 0, 0, 0])].sort()[0];
        const counts = [0, 0, 0, 0];
        for (const { umpire, breaks } of ask({ umpires, matches, sittings })) {
          if (umpire === null) counts[3] = (counts[3] ?? 0) + 1;
          for (const rule of breaks) counts[COST[rule]] = (counts[COST[rule]] ?? 0) + 1;
        }
        expect(weigh(counts)).toBe(least);
      }),
      { numRuns: 500 },
    );
  });
});
