import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOfAll } from '../../src/draws/all-play-all.js';
import { inFewRounds, leastRounds, type Two } from '../../src/draws/few-rounds.js';
import type { DrawnMatch, StageState } from '../../src/event/state.js';
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
  reported,
  without,
} from '../support/stage.js';

const { league } = FORMATS;
const twoLegs = { ...league, legs: 2 } as const;
const keeping = { ...league, withdrawal: 'keep' } as const;

const pairsIn = (stage: StageState, round: number) =>
  stage.matches.filter((match) => match.round === round).map(({ a, b }) => `${a}–${b}`);
const order = (stage: StageState, people = field) => placesOf(stage, people).map(({ entrant }) => entrant);
const pairKey = ({ a, b }: Pick<DrawnMatch, 'a' | 'b'>) =>
  [a, b ?? 0].sort((one, other) => one - other).join('–');

/** How often each pair was drawn. */
function meetings(stage: StageState): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const match of stage.matches) times.set(pairKey(match), (times.get(pairKey(match)) ?? 0) + 1);
  return times;
}

describe('a league', () => {
  it('is drawn round by round when all results are in, or those not waited for are named', () => {
    const first = drawn(begun(league, numbers(4)));
    expect(pairsIn(first, 1)).toEqual(['1–4', '2–3']);
    expect(first.matches[0]).toMatchObject({ group: null, slot: null });
    expect(drawNext(first)).toEqual({ why: 'round-open', matches: [1, 2] });
    expect(drawNext(reported(first, 2, 'draw'))).toEqual({ why: 'round-open', matches: [1] });
    expect(drawNext(first, field, { open: [1, 2], rematchesUpTo: 0 })).toMatchObject({ rounds: 2 });
    const over = playedOut(decided(first, better), better);
    expect(over.rounds).toBe(3);
    expect(isOver(over)).toBe(true);
    expect(drawNext(over)).toEqual({ why: 'stage-over' });
    expect(order(over)).toEqual([1, 2, 3, 4]);
  });

  it('waits for the last results, though they were not waited for before', () => {
    const all = playedOut(begun(league, numbers(3)), better);
    const open = reported(all, 2, null);
    expect(isOver(open)).toBe(false);
    expect(drawNext(open, field, { open: [2], rematchesUpTo: 0 })).toEqual({
      why: 'round-open',
      matches: [2],
    });
  });

  it('of two is over after their match', () => {
    expect(isOver(playedOut(begun(league, numbers(2)), better))).toBe(true);
  });

  it('of one has nobody to play', () => {
    expect(drawNext(begun(league, [4]))).toEqual({ why: 'too-few', entrants: 1, least: 2 });
    expect(isOver(begun(league, [4]))).toBe(false);
  });

  it('swaps sides in the second leg, as the first was drawn', () => {
    const over = playedOut(begun(twoLegs, numbers(4)), better);
    expect(over.rounds).toBe(6);
    const half = over.matches.length / 2;
    const sides = over.matches.map(({ a, b }) => `${a}–${b}`);
    expect(sides.slice(half)).toEqual(over.matches.slice(0, half).map(({ a, b }) => `${b}–${a}`));
  });

  it('orders by its keys with the reason, lots and hand among equals', () => {
    const stage = decided(drawn(begun(league, numbers(4))), () => 'a');
    expect(placesOf(stage)[0]).toMatchObject({
      rank: 1,
      entrant: 1,
      group: null,
      figures: { points: 2, netscore: 15 },
      reason: { by: 'list', level: [2] },
    });
    expect(order(stage, { ...field, lots: [2, 1, 3, 4] })).toEqual([2, 1, 3, 4]);
    expect(order(stage, { ...field, byHand: [2, 1] })).toEqual([2, 1, 3, 4]);
    const rated = { ...stage, format: { ...league, keys: ['points', 'rate'] as const } };
    expect(order(rated, { ...field, rateOf: (entrant) => entrant })).toEqual([2, 1, 4, 3]);
  });

  it('counts a match to which neither came as played, and worth nothing', () => {
    const over = playedOut(begun(league, numbers(3)), (match) =>
      pairKey(match) === '2–3' ? 'none' : better(match),
    );
    expect(isOver(over)).toBe(true);
    expect(placesOf(over).map(({ entrant, figures }) => [entrant, figures?.points])).toEqual([
      [1, 4],
      [2, 0],
      [3, 0],
    ]);
  });
});

describe('somebody who leaves a league', () => {
  const half = () => decided(drawn(decided(drawn(begun(league, numbers(4))), better)), better);

  it('has all his results annulled and no place, and nobody waits for his matches', () => {
    const stage = half();
    expect(pairsIn(stage, 2)).toEqual(['1–2', '3–4']);
    expect(placesOf(stage, without(1)).map(({ entrant, figures }) => [entrant, figures?.points])).toEqual([
      [2, 2],
      [3, 2],
      [4, 0],
    ]);
    const open = drawn(stage);
    expect(pairsIn(open, 3)).toEqual(['1–3', '4–2']);
    expect(drawNext(open, without(1))).toEqual({ why: 'round-open', matches: [6] });
    expect(isOver(reported(open, 6, 'b'), without(1))).toBe(true);
    expect(pairsIn(drawn(stage, without(1)), 3)).toEqual(['4–2']);
  });

  it('keeps his results by choice, and is drawn so that the rest are walked over', () => {
    const stage = { ...half(), format: keeping };
    expect(order(stage, without(1))).toEqual([1, 2, 3, 4]);
    expect(pairsIn(drawn(stage, without(1)), 3)).toEqual(['1–3', '4–2']);
    // Two who both have left do not meet.
    expect(pairsIn(drawn(stage, without(1, 3)), 3)).toEqual(['4–2']);
    const open = drawn(stage);
    expect(drawNext(open, without(1))).toEqual({ why: 'round-open', matches: [5, 6] });
  });

  it('plays what he missed when he comes back, in as few rounds as can be', () => {
    const first = decided(drawn(begun(league, numbers(6)), without(6)), better);
    const over = playedOut(first, better);
    expect(meetings(over).size).toBe(15);
    expect(over.rounds).toBe(6);
    // The match he missed is the only one of its round, so it comes last.
    expect(pairsIn(over, 6)).toEqual(['1–6']);
    expect(pairsIn(over, 2)).toHaveLength(3);
  });
});

describe('somebody who comes late to a league', () => {
  it('still meets everybody, while the others play on', () => {
    const two = decided(drawn(decided(drawn(begun(league, numbers(6))), better)), better);
    const over = playedOut({ ...two, entrants: numbers(7) }, better);
    expect(meetings(over).size).toBe(21);
    // Two rounds were played, and he has six to meet.
    expect(over.rounds).toBe(8);
    expect(pairsIn(over, 3)).toHaveLength(3);
  });
});

describe('any league', () => {
  type Change = 'late' | 'leaves' | 'returns' | 'nothing';
  const anyLeague = fc.record({
    entrants: fc.integer({ min: 2, max: 14 }),
    legs: fc.constantFrom(1 as const, 2 as const),
    changes: fc.array(
      fc.record({
        what: fc.constantFrom<Change>('late', 'leaves', 'returns', 'nothing'),
        who: fc.nat(),
      }),
      { maxLength: 8 },
    ),
  });

  it('has everybody meet everybody else, whoever left, returned or came late, in at most a round more than must be', () => {
    fc.assert(
      fc.property(anyLeague, ({ entrants, legs, changes }) => {
        let stage = begun({ ...league, legs }, numbers(entrants));
        const away = new Set<number>();
        for (const { what, who } of changes) {
          if (what === 'late') stage = { ...stage, entrants: numbers(stage.entrants.length + 1) };
          if (what === 'leaves') away.add((who % stage.entrants.length) + 1);
          if (what === 'returns') away.delete([...away][who % Math.max(1, away.size)] ?? 0);
          const next = drawNext(stage, without(...away));
          if (!('why' in next)) stage = decided(next, better);
        }
        const before = stage.rounds;
        const left = missing(stage, legs);
        const over = playedOut(stage, better);
        expect(isOver(over)).toBe(true);
        expect(missing(over, legs)).toEqual([]);
        expect(Math.max(...meetings(over).values())).toBe(legs);
        for (const round of numbers(over.rounds)) {
          const there = over.matches.filter((match) => match.round === round).flatMap(({ a, b }) => [a, b]);
          expect(new Set(there).size).toBe(there.length);
        }
        expect(over.rounds - before).toBeLessThanOrEqual(leastRounds(left) + 1);
      }),
      { numRuns: 60 },
    );
  });

  /** The pairs that have still to be drawn. */
  function missing(stage: StageState, legs: number): readonly Two[] {
    const times = meetings(stage);
    return stage.entrants.flatMap((a) =>
      stage.entrants
        .filter((b) => a < b)
        .flatMap((b) =>
          Array.from({ length: legs - (times.get(pairKey({ a, b })) ?? 0) }, (): Two => [a, b]),
        ),
    );
  }

  it.each([1, 2] as const)('that nothing happens to has as few rounds as all play all (%i legs)', (legs) => {
    for (const entrants of numbers(20).slice(1)) {
      const drawnPairs: Two[] = [];
      let rounds = 0;
      for (;;) {
        const next = nextOfAll({
          entrants: numbers(entrants),
          legs,
          drawn: drawnPairs,
          isWanted: () => true,
        });
        if (next.length === 0) break;
        drawnPairs.push(...next);
        rounds++;
      }
      expect(rounds).toBe(legs * (entrants % 2 === 0 ? entrants - 1 : entrants));
    }
  });
});

describe('pairs put into few rounds', () => {
  const anyPairs = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })), { maxLength: 50 })
    .map((pairs) => pairs.filter(([a, b]) => a !== b).map(([a, b]): Two => [a, b]));

  it('are all there, nobody twice in a round', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const rounds = inFewRounds(pairs);
        const byName = (list: readonly Two[]) => list.map(String).sort();
        expect(byName(rounds.flat())).toEqual(byName(pairs));
        for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * round.length);
        expect(rounds.length).toBeGreaterThanOrEqual(leastRounds(pairs));
      }),
    );
  });

  it('need as many as who has most, or as fit into a round, and one more where they cannot be so few', () => {
    expect(leastRounds([])).toBe(0);
    expect(
      leastRounds([
        [1, 2],
        [1, 3],
        [1, 4],
      ]),
    ).toBe(3);
    expect(
      leastRounds([
        [1, 2],
        [2, 3],
        [3, 1],
      ]),
    ).toBe(3);
    // Petersen's graph: three each, and fifteen pairs of ten, but no three rounds hold them.
    const outer = numbers(5).map((at): Two => [at, (at % 5) + 1]);
    const inner = numbers(5).map((at): Two => [at + 5, ((at + 1) % 5) + 6]);
    const spokes = numbers(5).map((at): Two => [at, at + 5]);
    expect(leastRounds([...outer, ...inner, ...spokes])).toBe(3);
    expect(inFewRounds([...outer, ...inner, ...spokes])).toHaveLength(4);
  });
});
