import { describe, expect, it } from 'vitest';
import { answerDraw, answerPairing, groupName } from '../src/index.js';

function drawn(asked: object) {
  const answer = answerDraw(asked);
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer.ok;
}

function bracket(asked: object) {
  const answer = drawn({ system: 'knockout', ...asked });
  if (answer.system !== 'knockout') throw new Error('no bracket');
  return answer;
}

describe('the draw of a knock-out', () => {
  it('has the best seed meet the last, and the first two only in the final', () => {
    expect(bracket({ competitors: 8 }).firstRound).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ]);
  });

  it('gives byes to the best seeds', () => {
    const { size, firstRound } = bracket({ competitors: 11 });
    expect(size).toBe(16);
    const resting = firstRound.filter(([, bottom]) => bottom === null).map(([top]) => top);
    expect(resting.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([2, 3, 5, 16, 17, 33, 64, 100])('of %i has everybody once, whatever the lot', (competitors) => {
    for (const lot of [1, 2, 3]) {
      const { firstRound } = bracket({ competitors, seeds: Math.min(4, competitors), lot });
      const all = firstRound.flat().filter((each) => each !== null);
      expect([...all].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
        Array.from({ length: competitors }, (_, index) => index + 1),
      );
    }
  });

  it('leaves seeds where they are and draws the others anew with another lot', () => {
    const seeded = (lot: number) => bracket({ competitors: 32, seeds: 8, lot });
    const placeOf = (lot: number, entrant: number) => seeded(lot).firstRound.flat().indexOf(entrant);
    for (let seed = 1; seed <= 8; seed++) expect(placeOf(1, seed)).toBe(placeOf(2, seed));
    expect(seeded(1)).toEqual(seeded(1));
    expect(seeded(1)).not.toEqual(seeded(2));
  });

  it('keeps a federation apart: no half, quarter or eighth has more of it than it must', () => {
    const sizes = [7, 5, 9, 3, 1, 6];
    const federations = sizes.flatMap((size, index) => Array.from({ length: size }, () => `F${index}`));
    for (let lot = 1; lot <= 60; lot++) {
      const competitors = federations.map((federation) => ({ federation }));
      const { size, firstRound } = bracket({ competitors, seeds: 0, lot });
      const places = firstRound.flat();
      for (const parts of [2, 4, 8])
        for (let part = 0; part < parts; part++) {
          const run = places.slice((part * size) / parts, ((part + 1) * size) / parts);
          for (const [index, count] of sizes.entries()) {
            const theirs = run.filter((each) => each !== null && federations[each - 1] === `F${index}`);
            expect(theirs.length, `lot ${lot}, F${index} in part ${part} of ${parts}`).toBeLessThanOrEqual(
              Math.ceil(count / parts),
            );
          }
        }
    }
  });
});

describe('the draw of groups', () => {
  it('is a snake, and leads to a knock-out where two of one group cannot meet before the final', () => {
    expect(drawn({ system: 'groups', competitors: 16, groups: 4 })).toMatchObject({
      groups: [
        [1, 8, 9, 16],
        [2, 7, 10, 15],
        [3, 6, 11, 14],
        [4, 5, 12, 13],
      ],
      next: [
        ['A1', 'B2'],
        ['C1', 'D2'],
        ['B1', 'A2'],
        ['D1', 'C2'],
      ],
    });
    expect(drawn({ system: 'groups', competitors: 6, groups: 2 })).toMatchObject({
      next: [
        ['A1', 'B2'],
        ['B1', 'A2'],
      ],
    });
  });

  it.each([2, 3, 5, 6, 7, 8, 12])(
    'of %i groups has every first and second once, mates in different halves',
    (groups) => {
      const answer = drawn({ system: 'groups', competitors: groups * 3 + 1, groups });
      if (answer.system !== 'groups') throw new Error('no groups');
      const places = answer.next.flat();
      const named = places.filter((each) => each !== null);
      expect(new Set(named).size).toBe(2 * groups);
      for (const winner of named.filter((each) => each?.endsWith('1'))) {
        const second = winner?.replace('1', '2') ?? '';
        const isAbove = (name: string) => places.indexOf(name) < places.length / 2;
        expect(isAbove(winner ?? '')).not.toBe(isAbove(second));
      }
      const sizes = answer.groups.map((each) => each.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    },
  );

  it('draws below the seeds within each tier', () => {
    const asked = { system: 'groups', competitors: 12, groups: 4, seeds: 4 };
    const tiersOf = (lot: number) => {
      const answer = drawn({ ...asked, lot });
      return answer.system === 'groups' ? answer.groups : [];
    };
    for (const lot of [1, 2, 3])
      for (const [index, group] of tiersOf(lot).entries()) {
        expect(group[0]).toBe(index + 1);
        expect(group.slice(1).map((each) => Math.ceil(each / 4))).toEqual([2, 3]);
      }
    expect(tiersOf(1)).not.toEqual(tiersOf(2));
  });
});

describe('a league', () => {
  it.each([2, 3, 4, 5, 8, 13, 20])(
    'of %i is all play all, nobody twice in a round, one bye each where odd',
    (n) => {
      const answer = drawn({ system: 'league', competitors: n });
      if (answer.system !== 'league') throw new Error('no league');
      const { rounds } = answer;
      expect(rounds).toHaveLength(n % 2 === 0 ? n - 1 : n);
      const met = new Set<string>();
      const rested: number[] = [];
      for (const pairs of rounds) {
        const there = pairs.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
        expect(new Set(there).size).toBe(n);
        for (const { a, b } of pairs) {
          if (b === null) rested.push(a);
          else met.add([a, b].sort((x, y) => x - y).join('-'));
        }
      }
      expect(met.size).toBe((n * (n - 1)) / 2);
      expect(new Set(rested).size).toBe(n % 2 === 0 ? 0 : n);
    },
  );
});

describe('bad draws', () => {
  it.each([
    [{ system: 'knockout', competitors: 1 }, 'wrong-type', 'competitors'],
    [{ system: 'knockout', competitors: 4, seeds: 5 }, 'impossible-draw', 'seeds'],
    [{ system: 'groups', competitors: 8 }, 'missing-field', 'groups'],
    [{ system: 'groups', competitors: 8, groups: 5 }, 'impossible-draw', 'groups'],
    [{ system: 'league', competitors: 8, groups: 2 }, 'unknown-field', 'groups'],
    // Fifty million matches: more than fit into memory.
    [{ system: 'league', competitors: 10_000 }, 'impossible-draw', 'competitors'],
  ])('%j is refused by name', (asked, code, path) => {
    expect(answerDraw(asked)).toMatchObject({ error: { code, path } });
  });
});

describe('the next round', () => {
  const round = (...matches: object[]) => ({ matches });
  const asked = (rounds: object[], more: object = {}) =>
    answerPairing({ system: 'swiss', competitors: 4, pairing: { method: 'serial' }, rounds, ...more });

  it('pairs winners, gives boards new to both, and the bye to nobody twice', () => {
    const first = round(
      { board: 1, a: 1, b: 2, scoreA: 25, scoreB: 0 },
      { board: 2, a: 3, b: 4, scoreA: 20, scoreB: 0 },
    );
    expect(asked([first])).toEqual({
      ok: {
        round: 2,
        pairs: [
          { board: 1, a: 1, b: 3 },
          { board: 2, a: 4, b: 2 },
        ],
      },
    });
    const rested = [round({ a: 1, b: 2, scoreA: 25, scoreB: 0 }, { a: 3, b: null })];
    expect(asked(rested, { competitors: 3 })).toMatchObject({
      ok: {
        pairs: [
          { a: 1, b: 3 },
          { a: 2, b: null },
        ],
      },
    });
  });

  it('names a match that has no score, and a round that cannot be', () => {
    expect(asked([round({ a: 1, b: 2 })])).toMatchObject({
      error: { code: 'round-open', path: 'rounds[0].matches[0]' },
    });
    const once = round({ a: 1, b: 2, scoreA: 1, scoreB: 0 });
    expect(asked([once], { competitors: 2 })).toMatchObject({ error: { code: 'no-pairing' } });
  });

  it('leaves out who has left, and takes in who comes late', () => {
    const competitors = [{}, { leavesAfterRound: 1 }, {}, {}, { entersRound: 2 }];
    const first = round({ a: 1, b: 2, scoreA: 25, scoreB: 0 }, { a: 3, b: 4, scoreA: 20, scoreB: 0 });
    expect(asked([first], { competitors })).toMatchObject({
      ok: {
        pairs: [
          { a: 1, b: 3 },
          { a: 4, b: 5 },
        ],
      },
    });
  });
});

describe('groups by lot below the seeds', () => {
  it('leave the last seed where it is too', () => {
    for (let lot = 0; lot < 12; lot += 1) {
      const answer = answerDraw({ system: 'groups', competitors: 6, groups: 2, seeds: 3, lot });
      const groups = 'ok' in answer && answer.ok.system === 'groups' ? answer.ok.groups : [];
      expect(groups.map((group) => group.slice(0, group.includes(3) ? 2 : 1))).toEqual([[1], [2, 3]]);
    }
  });
});

describe('the name of a group', () => {
  it('is a letter, and two where there are more than letters', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(groupName)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});
