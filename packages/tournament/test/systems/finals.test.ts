import { describe, expect, it } from 'vitest';
import {
  begun,
  better,
  decided,
  drawNext,
  drawn,
  FORMATS,
  isOver,
  numbers,
  placesOf,
  playedOut,
  ranksOf,
  reported,
  slotsIn,
} from '../support/stage.js';

const { finals } = FORMATS;
const bestOf3 = { ...finals, bestOf: 3 } as const;

describe('finals', () => {
  it('are first against second and third against fourth; nobody else moves', () => {
    const over = playedOut(begun(finals, numbers(6)), () => 'b');
    expect(slotsIn(over)).toEqual(['final: 1–2', 'third: 3–4']);
    expect(ranksOf(over)).toEqual(['1. 2', '2. 1', '3. 4', '4. 3', '5. 5', '6. 6']);
    expect(isOver(over)).toBe(true);
    expect(placesOf(over).map(({ reason }) => reason)).toEqual([
      { by: 'final', level: [1], own: 25, other: 10 },
      { by: 'final', level: [2], own: 10, other: 25 },
      { by: 'final', level: [3], own: 25, other: 10 },
      { by: 'final', level: [4], own: 10, other: 25 },
      { by: 'list', level: [], own: null, other: null },
      { by: 'list', level: [], own: null, other: null },
    ]);
  });

  it('are for the first two alone by choice, or where nobody is there for the fourth place', () => {
    expect(slotsIn(drawn(begun({ ...finals, places: 2 }, numbers(6))))).toEqual(['final: 1–2']);
    const over = playedOut(begun(finals, numbers(3)), () => 'b');
    expect(ranksOf(over)).toEqual(['1. 2', '2. 1', '3. 3']);
    expect(drawNext(begun(finals, [1]))).toEqual({ why: 'too-few', entrants: 1, least: 2 });
    expect(isOver(begun(finals, [1]))).toBe(false);
  });

  it('best of three end when one has won two, each for itself', () => {
    const first = decided(drawn(begun(bestOf3, numbers(4))), ({ slot }) => (slot === 'final' ? 'b' : 'a'));
    expect(ranksOf(first)).toEqual(['1. 1', '2. 2', '3. 3', '4. 4']);
    const second = drawn(first);
    expect(slotsIn(second).slice(2)).toEqual(['final-2: 1–2', 'third-2: 3–4']);
    const third = drawn(decided(second, () => 'a'));
    expect(slotsIn(third).slice(4)).toEqual(['final-3: 1–2']);
    expect(third.matches.map(({ round }) => round)).toEqual([1, 1, 2, 2, 3]);
    expect(isOver(third)).toBe(false);
    const over = decided(third, () => 'b');
    expect(isOver(over)).toBe(true);
    expect(ranksOf(over)).toEqual(['1. 2', '2. 1', '3. 3', '4. 4']);
    expect(placesOf(over)[0]?.reason).toEqual({ by: 'final', level: [1], own: 2, other: 1 });
    expect(placesOf(over)[2]?.reason).toEqual({ by: 'final', level: [4], own: 2, other: 0 });
  });

  it('go on in one contest while the other is open', () => {
    const first = reported(drawn(begun(bestOf3, numbers(4))), 1, 'a');
    const second = drawn(first);
    expect(slotsIn(second).at(-1)).toBe('final-2: 1–2');
    expect(drawNext(second)).toEqual({ why: 'round-open', matches: [2, 3] });
  });

  it('leave places as they were where neither came, and wait for a winner where a match was drawn', () => {
    const stage = drawn(begun({ ...finals, places: 2 }, numbers(2)));
    const neither = reported(stage, 1, 'none');
    expect(isOver(neither)).toBe(true);
    expect(ranksOf(neither)).toEqual(['1. 1', '2. 2']);
    expect(placesOf(neither)[0]?.reason).toEqual({ by: 'list', level: [2], own: null, other: null });
    expect(drawNext(reported(stage, 1, 'draw'))).toEqual({ why: 'round-open', matches: [1] });
  });

  it('of three end when all are played, though neither came to some', () => {
    const over = playedOut(begun({ ...bestOf3, places: 2 }, numbers(2)), ({ slot }) =>
      slot === 'final' ? 'b' : 'none',
    );
    expect(over.matches).toHaveLength(3);
    expect(isOver(over)).toBe(true);
    expect(ranksOf(over)).toEqual(['1. 2', '2. 1']);
    expect(playedOut(begun(bestOf3, numbers(2)), better).matches).toHaveLength(2);
  });
});
