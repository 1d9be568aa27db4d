import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StageState } from '../../src/event/state.js';
import {
  begun,
  better,
  drawNext,
  FORMATS,
  isOver,
  numbers,
  placesOf,
  playedOut,
  reported,
} from '../support/stage.js';

type Said = 'a' | 'b' | 'none' | 'draw' | null;

/** Something that happens to a bracket under way: a draw, or a result that is given, corrected or taken away. */
const anyStep = fc.oneof(
  { weight: 1, arbitrary: fc.constant('draw' as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      at: fc.nat(),
      winner: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom<Said>('a', 'b') },
        { weight: 1, arbitrary: fc.constantFrom<Said>('none', 'draw', null) },
      ),
    }),
  },
);

function afterwards(
  stage: StageState,
  step: 'draw' | { readonly at: number; readonly winner: Said },
): StageState {
  if (step === 'draw') {
    const next = drawNext(stage);
    return 'why' in next ? stage : next;
  }
  const match = stage.matches[step.at % Math.max(1, stage.matches.length)];
  return match ? reported(stage, match.number, step.winner) : stage;
}

describe.each([
  ['knock-out', { ...FORMATS.knockout, thirdPlace: true }],
  ['double elimination', FORMATS.double],
  ['ladder', FORMATS.ladder],
  ['series of finals', { ...FORMATS.finals, bestOf: 3 } as const],
] as const)('a %s in which results are corrected at any time', (_, format) => {
  it('draws no slot twice, nobody against himself, and comes to an end with a place for everybody', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 20 }),
        fc.array(anyStep, { maxLength: 120 }),
        (entrants, steps) => {
          const changed = steps.reduce(afterwards, begun(format, numbers(entrants)));
          const settled = changed.matches.reduce(
            (stage, { number, result }) =>
              result === null || result.winner === 'draw' ? reported(stage, number, 'a') : stage,
            changed,
          );
          const over = playedOut(settled, better);
          expect(isOver(over)).toBe(true);
          expect(drawNext(over)).toEqual({ why: 'stage-over' });
          const slots = over.matches.map(({ slot }) => slot);
          expect(new Set(slots).size).toBe(slots.length);
          for (const { a, b } of over.matches) expect(a).not.toBe(b);
          const places = placesOf(over);
          expect(places.map(({ entrant }) => entrant).sort((one, other) => one - other)).toEqual(
            numbers(entrants),
          );
          expect(places.filter(({ rank }) => rank === 1).length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('draws nobody twice at once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 20 }),
        fc.array(anyStep, { maxLength: 120 }),
        (entrants, steps) => {
          let stage = begun(format, numbers(entrants));
          for (const step of steps) {
            const before = stage;
            stage = afterwards(stage, step);
            if (step !== 'draw') continue;
            const isNew = ({ number }: { readonly number: number }) => number > before.matches.length;
            const drawnNow = stage.matches.filter(isNew).flatMap(({ a, b }) => [a, b]);
            expect(new Set(drawnNow).size).toBe(drawnNow.length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
