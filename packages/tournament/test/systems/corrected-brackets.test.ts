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

/** A bracket under way, and which of its matches were drawn last. */
interface UnderWay {
  readonly stage: StageState;
  readonly last: readonly number[];
}

type Step = 'draw' | { readonly at: number; readonly winner: Said } | { readonly swap: number };

/** What may happen: a draw; a result that is given, corrected or taken away; two who change places by hand. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant('draw' as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      at: fc.nat(),
      winner: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom<Said>('a', 'b') },
        { weight: 1, arbitrary: fc.constantFrom<Said>('none', 'draw', null) },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ swap: fc.nat() }) },
);

function afterwards({ stage, last }: UnderWay, step: Step): UnderWay {
  if (step === 'draw') {
    const next = drawNext(stage);
    if ('why' in next) return { stage, last };
    return { stage: next, last: next.matches.slice(stage.matches.length).map(({ number }) => number) };
  }
  if ('swap' in step) return { stage: swapped(stage, last, step.swap), last };
  const match = stage.matches[step.at % Math.max(1, stage.matches.length)];
  return { stage: match ? reported(stage, match.number, step.winner) : stage, last };
}

/** The first sides of two matches that were drawn last and are not played change places. */
function swapped(stage: StageState, last: readonly number[], at: number): StageState {
  const open = stage.matches.filter(({ number, result }) => last.includes(number) && result === null);
  const [one, other] = [open[at % Math.max(1, open.length)], open[(at + 1) % Math.max(1, open.length)]];
  if (!one || !other) return stage;
  const firstOf = new Map([
    [one.number, other.a],
    [other.number, one.a],
  ]);
  const matches = stage.matches.map((match) => ({ ...match, a: firstOf.get(match.number) ?? match.a }));
  return { ...stage, matches };
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
          const start = { stage: begun(format, numbers(entrants)), last: [] };
          const { stage: changed } = steps.reduce(afterwards, start);
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
          let underWay: UnderWay = { stage: begun(format, numbers(entrants)), last: [] };
          for (const step of steps) {
            underWay = afterwards(underWay, step);
            const { stage, last } = underWay;
            const there = stage.matches
              .filter(({ number }) => last.includes(number))
              .flatMap(({ a, b }) => [a, b]);
            expect(new Set(there).size).toBe(there.length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
