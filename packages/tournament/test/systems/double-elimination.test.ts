import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StageState } from '../../src/event/state.js';
import { type Columns, crossedColumns, rematches } from '../support/rematches.js';
import {
  begun,
  better,
  decided,
  drawNext,
  drawn,
  FORMATS,
  isOver,
  numberAt,
  numbers,
  placesOf,
  playedOut,
  ranksOf,
  reported,
  slotsIn,
} from '../support/stage.js';

const { double } = FORMATS;

describe('a double elimination', () => {
  it('of 8 has those who lost meet in a bracket of their own, crossed over', () => {
    const over = playedOut(begun(double, numbers(8)), better);
    expect([...slotsIn(over)].sort()).toEqual([
      '1.1: 1–8',
      '1.2: 4–5',
      '1.3: 2–7',
      '1.4: 3–6',
      '2.1: 1–4',
      '2.2: 2–3',
      '3.1: 1–2',
      'L1.1: 8–5',
      'L1.2: 7–6',
      'L2.1: 3–5',
      'L2.2: 4–6',
      'L3.1: 3–4',
      'L4.1: 2–3',
      'final: 1–2',
    ]);
    expect(ranksOf(over)).toEqual(['1. 1', '2. 2', '3. 3', '4. 4', '5. 5', '5. 6', '7. 7', '7. 8']);
  });

  it('plays a second final only where the first makes both have lost once', () => {
    const upset = playedOut(begun(double, numbers(4)), (match) =>
      match.slot === 'final' ? 'b' : better(match),
    );
    expect(slotsIn(upset).slice(-2)).toEqual(['final: 1–2', 'final-2: 1–2']);
    expect(ranksOf(upset)).toEqual(['1. 1', '2. 2', '3. 3', '4. 4']);
    const single = { ...double, secondFinal: false };
    const atOnce = playedOut(begun(single, numbers(4)), (match) =>
      match.slot === 'final' ? 'b' : better(match),
    );
    expect(slotsIn(atOnce).at(-1)).toBe('final: 1–2');
    expect(ranksOf(atOnce).slice(0, 2)).toEqual(['1. 2', '2. 1']);
  });

  it('is not over while a second final is to be played', () => {
    const final = drawn(decided(drawn(decided(drawn(begun(double, [1, 2])), better)), () => 'b'));
    expect(slotsIn(final)).toEqual(['1.1: 1–2', 'final: 1–2', 'final-2: 1–2']);
    expect(isOver(final)).toBe(false);
    expect(ranksOf(final)).toEqual(['1. 1', '1. 2']);
    expect(isOver(decided(final, () => 'a'))).toBe(true);
  });

  it('goes on without those who did not come', () => {
    const over = playedOut(begun(double, numbers(4)), (match) =>
      match.slot === '1.1' ? 'none' : better(match),
    );
    // Both are out: the second is alone in the winners' bracket, the third in the losers'.
    expect(slotsIn(over)).toEqual(['1.1: 1–4', '1.2: 2–3', 'final: 2–3']);
    expect(ranksOf(over)).toEqual(['1. 2', '2. 3', '4. 1', '4. 4']);
    const nobody = playedOut(begun(double, numbers(5)), () => 'none');
    expect(isOver(nobody)).toBe(true);
    expect(drawNext(nobody)).toEqual({ why: 'stage-over' });
  });

  it('keeps drawn matches when an old result is corrected: who was drawn below has lost', () => {
    const first = decided(drawn(begun(double, numbers(4))), better);
    const second = drawn(first);
    expect(slotsIn(second).slice(2)).toEqual(['2.1: 1–2', 'L1.1: 4–3']);
    const over = playedOut(decided(reported(second, numberAt(second, '1.1'), 'b'), better), better);
    expect(ranksOf(over)).toEqual(['1. 1', '2. 2', '3. 3', '4. 4']);
  });
});

describe('a corrected result of a double elimination', () => {
  /** Eight of whom the first round is over, and in the second the first has beaten the fourth. */
  const begunWith8 = () => {
    const second = drawn(decided(drawn(begun(double, numbers(8))), better));
    return reported(second, numberAt(second, '2.1'), 'a');
  };
  const at = (stage: StageState, slot: string) => slotsIn(stage).find((line) => line.startsWith(`${slot}:`));
  const won = (stage: StageState, ...slots: readonly string[]) =>
    slots.reduce((now, slot) => reported(now, numberAt(now, slot), 'a'), stage);
  const correctedTo = (stage: StageState, winner: 'b' | 'none' | null) =>
    reported(stage, numberAt(stage, '2.1'), winner);

  it('sends down who was not drawn above', () => {
    const above = drawn(won(begunWith8(), '2.2'));
    expect(at(above, '3.1')).toBe('3.1: 1–2');
    const below = drawn(won(correctedTo(above, 'b'), 'L1.1', 'L1.2'));
    expect([at(below, 'L2.1'), at(below, 'L2.2')]).toEqual(['L2.1: 3–8', 'L2.2: 4–7']);
  });

  it('draws above who was not drawn below', () => {
    const below = drawn(won(begunWith8(), 'L1.2'));
    expect(at(below, 'L2.2')).toBe('L2.2: 4–7');
    expect(at(drawn(won(correctedTo(below, 'b'), '2.2')), '3.1')).toBe('3.1: 1–2');
    expect(at(drawn(won(begunWith8(), '2.2')), '3.1')).toBe('3.1: 1–2');
    expect(at(drawn(won(correctedTo(begunWith8(), 'b'), '2.2')), '3.1')).toBe('3.1: 4–2');
  });

  it('sends nobody down where neither should have been drawn', () => {
    const above = drawn(won(begunWith8(), '2.2'));
    const below = drawn(won(correctedTo(above, 'none'), 'L1.1', 'L1.2'));
    expect([at(below, 'L2.1'), at(below, 'L2.2')]).toEqual(['L2.1: 3–8', undefined]);
    expect(at(drawn(won(below, 'L2.1')), 'L3.1')).toBe('L3.1: 3–7');
  });

  it('that was taken away counts as those drawn say, until it is given again', () => {
    const above = drawn(won(begunWith8(), '2.2'));
    const open = drawn(won(correctedTo(above, null), 'L1.1', 'L1.2'));
    expect(at(open, 'L2.2')).toBe('L2.2: 4–7');
    expect(isOver(playedOut(open, better))).toBe(false);
  });

  it('leaves a second final that was drawn, and draws none where the first was not played', () => {
    const first = decided(drawn(decided(drawn(begun(double, [1, 2])), better)), () => 'b');
    const second = drawn(first);
    const corrected = reported(second, numberAt(second, 'final'), 'a');
    expect(drawNext(corrected)).toEqual({ why: 'round-open', matches: [numberAt(second, 'final-2')] });
    expect(ranksOf(decided(corrected, () => 'b'))).toEqual(['1. 2', '2. 1']);
    expect(drawNext(reported(first, numberAt(first, 'final'), 'a'))).toEqual({ why: 'stage-over' });
    expect(drawNext(reported(first, numberAt(first, 'final'), 'none'))).toEqual({ why: 'stage-over' });
    const alone = playedOut(begun(double, numbers(4)), (match) =>
      match.slot === '2.1' ? 'none' : better(match),
    );
    expect(slotsIn(alone).at(-1)).toBe('L1.1: 4–3');
    expect(ranksOf(alone)).toEqual(['1. 3', '3. 1', '3. 2', '4. 4']);
  });
});

describe('the losers’ bracket', () => {
  /** Every way to cross over by changing places of halves, of quarters, and so on, each time anew. */
  function* everyCrossing(size: number, from = size / 2): Generator<Columns> {
    if (from < 1) {
      yield [];
      return;
    }
    for (let across = 0; across < from; across++)
      for (const later of everyCrossing(size, from / 2))
        yield [Array.from({ length: from }, (_, match) => match ^ across), ...later];
  }

  it.each([4, 8, 16, 32])(
    'of %i has those who met before meet again as late as any crossing lets them',
    (size) => {
      const own = rematches(crossedColumns(size));
      // The first crossing is free: turning all of them alike changes nothing.
      for (const other of everyCrossing(size, size / 4)) {
        const first = Array.from({ length: size / 2 }, (_, match) => match);
        expect(compare(rematches([first, ...other]), own)).toBeLessThanOrEqual(0);
      }
    },
  );

  const compare = (one: readonly number[], other: readonly number[]): number => {
    const at = one.findIndex((each, index) => each !== other[index]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  };

  it('lets nobody meet again before this round', () => {
    const soonest = (size: number) => rematches(crossedColumns(size))[0];
    expect([8, 16, 32, 64, 128].map(soonest)).toEqual([3, 4, 5, 7, 8]);
  });
});

describe('any double elimination', () => {
  it('has two losses for everybody but the champion, and never nobody twice in a round', () => {
    const anyWinners = fc.infiniteStream(fc.constantFrom('a' as const, 'b' as const));
    const anySize = fc.integer({ min: 2, max: 64 });
    fc.assert(
      fc.property(anySize, fc.boolean(), anyWinners, (entrants, secondFinal, winners) => {
        const over = playedOut(
          begun({ ...double, secondFinal }, numbers(entrants)),
          () => winners.next().value ?? 'a',
        );
        expect(isOver(over)).toBe(true);
        const losses = new Map<number | null, number>();
        for (const { a, b, result } of over.matches) {
          const loser = result?.winner === 'a' ? b : a;
          losses.set(loser, (losses.get(loser) ?? 0) + 1);
        }
        const places = placesOf(over);
        const [champion, ...others] = places.map(({ entrant }) => entrant);
        const lostBy = (entrant: number | undefined) => losses.get(entrant ?? 0) ?? 0;
        expect(lostBy(champion)).toBeLessThan(2);
        const [second, ...rest] = others;
        expect(rest.every((entrant) => lostBy(entrant) === 2)).toBe(true);
        expect(lostBy(second)).toBe(secondFinal || lostBy(champion) === 0 ? 2 : 1);
        expect(over.matches).toHaveLength(2 * entrants - 2 + (secondFinal ? lostBy(champion) : 0));
        expect(
          new Set(over.matches.flatMap(({ a, b, round }) => [`${a} ${round}`, `${b} ${round}`])).size,
        ).toBe(2 * over.matches.length);
        for (const [index, { rank }] of places.entries()) {
          expect(rank).toBeLessThanOrEqual(index + 1);
          const level = places.filter((place) => place.rank === rank).length;
          expect(places[rank - 1 + level]?.rank ?? entrants + 1).toBe(rank + level);
        }
      }),
      { numRuns: 60 },
    );
  });
});
