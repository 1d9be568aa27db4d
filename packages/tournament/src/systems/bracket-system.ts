import type { StageFormat } from '../event/format.js';
import type { DrawnMatch, StageState } from '../event/state.js';
import { bracketPlacings } from './bracket-places.js';
import { followSlots, type Slot, type SlotState } from './slots.js';
import { LEAST_ENTRANTS, type StageOf, type StageSystem } from './system.js';

export const linesOf = ({ layout }: StageState): readonly (number | null)[] =>
  layout && 'lines' in layout ? layout.lines : [];

/** A system of play whose matches have their places in a bracket, and are drawn as soon as both sides are known. */
export interface BracketSystem<F extends StageFormat> extends StageSystem<F> {
  /** After those that lead to them. */
  readonly slotsOf: (format: F, lines: number) => readonly Slot[];
}

export function bracketSystem<F extends StageFormat>(
  layOut: StageSystem<F>['layOut'],
  slotsOf: BracketSystem<F>['slotsOf'],
): BracketSystem<F> {
  const follow = (stage: StageOf<F>): readonly SlotState[] => {
    const lines = linesOf(stage);
    return followSlots(slotsOf(stage.format, lines.length), lines, stage.matches);
  };
  return {
    layOut,
    slotsOf,
    next: (stage) => {
      const entrants = stage.entrants.length;
      if (entrants < LEAST_ENTRANTS) return { none: { why: 'too-few', entrants, least: LEAST_ENTRANTS } };
      const states = follow(stage);
      const ready = states.filter(({ isReady }) => isReady);
      const open = undecided(stage.matches);
      if (ready.length > 0) return { matches: ready.map(plannedIn) };
      return { none: open.length > 0 ? { why: 'round-open', matches: open } : { why: 'stage-over' } };
    },
    isOver: (stage) => {
      const states = follow(stage);
      return (
        states.length > 0 && undecided(stage.matches).length === 0 && !states.some(({ isReady }) => isReady)
      );
    },
    placings: (stage) => bracketPlacings(stage.entrants, follow(stage), linesOf(stage)),
  };
}

const plannedIn = ({ slot, a, b }: SlotState) => ({
  round: slot.round,
  group: null,
  slot: slot.name,
  a: a as number,
  b: b as number,
});

/** The numbers of matches that nobody has won yet; that neither came decides one, a draw does not. */
export const undecided = (matches: readonly DrawnMatch[]): readonly number[] =>
  matches.filter(({ result }) => result === null || result.winner === 'draw').map(({ number }) => number);
