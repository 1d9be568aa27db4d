import { describe, expect, it } from 'vitest';
import type { StageState } from '../../src/event/state.js';
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
} from '../support/stage.js';

const { league } = FORMATS;

const pairsIn = (stage: StageState, round: number) =>
  stage.matches.filter((match) => match.round === round).map(({ a, b }) => `${a}–${b}`);

describe('a league', () => {
  it('is drawn round by round when all results are in', () => {
    const first = drawn(begun(league, numbers(4)));
    expect(pairsIn(first, 1)).toEqual(['1–4', '2–3']);
    expect(drawNext(first)).toEqual({ why: 'round-open', matches: [1, 2] });
    const over = playedOut(decided(first, better), better);
    expect(over.rounds).toBe(3);
    expect(isOver(over)).toBe(true);
    expect(placesOf(over).map(({ entrant }) => entrant)).toEqual([1, 2, 3, 4]);
  });
});
