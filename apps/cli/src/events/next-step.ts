import {
  type DrawnMatch,
  decideEvent,
  type EventRefusal,
  type LoggedEvent,
  openMatches,
  stageNow,
} from '@opencarrom/tournament';

/** What an organiser does next. */
export type NextStep =
  | { readonly do: 'enter' }
  /** `stage` is the name of the stage whose next round is drawn. */
  | { readonly do: 'pair'; readonly round: number; readonly stage: string }
  /** Nobody but the desk has seen what was drawn. */
  | { readonly do: 'publish'; readonly stage: string }
  | { readonly do: 'report'; readonly open: readonly DrawnMatch[] }
  | { readonly do: 'go-on'; readonly stage: string }
  | { readonly do: 'award' }
  | { readonly do: 'over' }
  /** The next round cannot be drawn. */
  | { readonly do: 'decide'; readonly refusal: EventRefusal };

/** Two at least make an event. */
const LEAST = 2;

export function nextStep(log: LoggedEvent): NextStep {
  const { state } = log;
  if (state.awards) return { do: 'over' };
  const stage = stageNow(state);
  if (!stage && state.participants.filter(({ away }) => !away).length < LEAST) return { do: 'enter' };
  const open = stage ? openMatches(stage) : [];
  if (stage && state.drafts.matches.length > 0) return { do: 'publish', stage: stage.format.name };
  if (open.length > 0) return { do: 'report', open };
  const drawn = decideEvent(log, { at: log.happenings.at(-1)?.at ?? '', act: { type: 'pair' } });
  const name = stage?.format.name ?? state.formats[0]?.name ?? '';
  if (!('refused' in drawn)) return { do: 'pair', round: (stage?.rounds ?? 0) + 1, stage: name };
  const { refused } = drawn;
  if (refused.why !== 'stage-over') return { do: 'decide', refusal: refused };
  return refused.next === null ? { do: 'award' } : { do: 'go-on', stage: refused.next };
}
