import type { RankedPlace } from '../standings/placing.js';
import { systemOf } from '../systems/systems.js';
import { fieldOf } from './field.js';
import type { EventState, StageState } from './state.js';

/** Everybody's place in a stage after a round, by the results as they are known now; after all rounds where none is named. */
export function standingsAt(
  state: EventState,
  stage: StageState,
  round = stage.rounds,
): readonly RankedPlace[] {
  const then = round >= stage.rounds ? stage : stageAfter(stage, round);
  return systemOf(then.format).placings(then, fieldOf(state, then));
}

/** A stage as it was when so many rounds had been drawn; who came later is not in it yet. */
function stageAfter(stage: StageState, rounds: number): StageState {
  const { late, layout } = stage;
  const isIn = (entrant: number): boolean => (late[entrant] ?? 1) <= Math.max(1, rounds);
  const matches = stage.matches.filter((match) => match.round <= rounds);
  const drawn = new Set(matches.map(({ number }) => number));
  return {
    ...stage,
    rounds,
    matches,
    entrants: stage.entrants.filter(isIn),
    draws: stage.draws.filter((draw) => draw.every((number) => drawn.has(number))),
    layout:
      layout && 'groups' in layout ? { groups: layout.groups.map((group) => group.filter(isIn)) } : layout,
  };
}
