import { describe, expect, it } from 'vitest';
import type { StageFormat } from '../../src/event/format.js';
import { lawStageOf } from '../../src/systems/law-stage.js';
import { begun, better, FORMATS, numbers, playedOut } from '../support/stage.js';

const stagesOf = (format: StageFormat, entrants: number, winner: typeof better = better) => {
  const stage = playedOut(begun(format, numbers(entrants)), winner);
  return Object.fromEntries(
    stage.matches.map((match) => [match.slot ?? match.round, lawStageOf(stage, match)]),
  );
};

describe('what a match is to the laws', () => {
  it('goes back from the final of a knock-out', () => {
    expect(stagesOf({ ...FORMATS.knockout, thirdPlace: true }, 4)).toEqual({
      '1.1': 'semi',
      '1.2': 'semi',
      third: 'semi',
      final: 'final',
    });
    const of32 = stagesOf(FORMATS.knockout, 32);
    expect([of32['1.1'], of32['2.1'], of32['3.1'], of32['4.1'], of32.final]).toEqual([
      'league',
      'pre-quarter',
      'quarter',
      'semi',
      'final',
    ]);
  });

  it('goes back in both brackets of a double elimination', () => {
    expect(stagesOf(FORMATS.double, 4, ({ slot }) => (slot === 'final' ? 'b' : 'a'))).toEqual({
      '1.1': 'quarter',
      '1.2': 'quarter',
      '2.1': 'semi',
      'L1.1': 'quarter',
      'L2.1': 'semi',
      final: 'final',
      'final-2': 'final',
    });
  });

  it('goes back down a ladder, and is a final or a semi-final in finals', () => {
    expect(stagesOf(FORMATS.ladder, 3)).toEqual({ '1.1': 'semi', final: 'final' });
    const series = { ...FORMATS.finals, bestOf: 3 } as const;
    expect(stagesOf(series, 4)).toEqual({
      final: 'final',
      'final-2': 'final',
      third: 'semi',
      'third-2': 'semi',
    });
  });

  it('is what the book begins with where it knows no such stage', () => {
    const match = { ...FORMATS.knockout.match, rulebook: 'starwood' } as const;
    const of16 = stagesOf({ ...FORMATS.knockout, match }, 16);
    expect([of16['1.1'], of16['2.1'], of16.final]).toEqual(['league', 'quarter', 'final']);
  });

  it('is as in a league where there is no bracket, and what the stage says where it says so', () => {
    expect(stagesOf(FORMATS.league, 2)).toEqual({ 1: 'league' });
    expect(stagesOf(FORMATS.groups, 4)).toEqual({ 1: 'league' });
    const match = { ...FORMATS.knockout.match, stage: 'quarter' } as const;
    expect(stagesOf({ ...FORMATS.knockout, match }, 2)).toEqual({ final: 'quarter' });
  });
});
