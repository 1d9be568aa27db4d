import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  begun,
  better,
  drawNext,
  FORMATS,
  isOver,
  numbers,
  placesOf,
  playedOut,
  ranksOf,
  slotsIn,
} from '../support/stage.js';

const { ladder } = FORMATS;

describe('a ladder', () => {
  it('has third against fourth, the winner against the second, the winner against the first', () => {
    const climbed = playedOut(begun(ladder, numbers(4)), () => 'b');
    expect(slotsIn(climbed)).toEqual(['1.1: 3–4', '2.1: 2–4', 'final: 1–4']);
    expect(ranksOf(climbed)).toEqual(['1. 4', '2. 1', '3. 2', '4. 3']);
    expect(slotsIn(playedOut(begun(ladder, numbers(4)), better)).at(-1)).toBe('final: 1–2');
  });

  it('lets the next above through where neither came', () => {
    const over = playedOut(begun(ladder, numbers(4)), (match) =>
      match.slot === '1.1' ? 'none' : better(match),
    );
    expect(slotsIn(over)).toEqual(['1.1: 3–4', 'final: 1–2']);
    expect(ranksOf(over)).toEqual(['1. 1', '2. 2', '4. 3', '4. 4']);
  });

  it('of one is too short', () => {
    expect(drawNext(begun(ladder, [3]))).toEqual({ why: 'too-few', entrants: 1, least: 2 });
  });

  it('of any length is one match a round, and puts everybody at a place of his own', () => {
    const anyWinners = fc.infiniteStream(fc.constantFrom('a' as const, 'b' as const));
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), anyWinners, (entrants, winners) => {
        const over = playedOut(begun(ladder, numbers(entrants)), () => winners.next().value ?? 'a');
        expect(isOver(over)).toBe(true);
        expect(over.matches.map(({ round }) => round)).toEqual(numbers(entrants - 1));
        expect(placesOf(over).map(({ rank }) => rank)).toEqual(numbers(entrants));
        const last = over.matches.at(-1);
        expect(placesOf(over)[0]?.entrant).toBe(last?.result?.winner === 'a' ? last.a : last?.b);
      }),
    );
  });
});
