import { type EventState, NO_DRAFTS, type StageState } from './state.js';

/** Is there something to publish? */
export const hasDrafts = ({ drafts }: Pick<EventState, 'drafts'>): boolean =>
  drafts.stages.length > 0 || drafts.matches.length > 0;

export const isDraft = ({ drafts }: Pick<EventState, 'drafts'>, match: number): boolean =>
  drafts.matches.includes(match);

/** An event without its drafts, as if they had not been drawn. */
export function publishedState(state: EventState): EventState {
  if (!hasDrafts(state)) return state;
  const { stages, matches } = state.drafts;
  const hidden = new Set(matches);
  return {
    ...state,
    stages: state.stages
      .filter(({ number }) => !stages.includes(number))
      .map((stage) => (matches.length === 0 ? stage : withoutMatches(stage, hidden))),
    drafts: NO_DRAFTS,
  };
}

function withoutMatches(stage: StageState, hidden: ReadonlySet<number>): StageState {
  const left = stage.matches.filter(({ number }) => !hidden.has(number));
  if (left.length === stage.matches.length) return stage;
  return {
    ...stage,
    matches: left,
    rounds: Math.max(0, ...left.map(({ round }) => round)),
    draws: stage.draws.filter((draw) => !draw.some((number) => hidden.has(number))),
  };
}
