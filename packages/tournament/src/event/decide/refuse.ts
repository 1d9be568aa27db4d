import { hasDrafts, isDraft } from '../drafts.js';
import type { EventRefusal } from '../refusal.js';
import {
  type DrawnMatch,
  type EventState,
  matchOf,
  type Participant,
  participantOf,
  type StageState,
  stageNow,
} from '../state.js';

/** An act that is refused, on its way out of a decision. */
export class RefusedAct extends Error {
  constructor(readonly refusal: EventRefusal) {
    super(refusal.why);
  }
}

export const refuse = (refusal: EventRefusal): never => {
  throw new RefusedAct(refusal);
};

export const theEntrant = (state: EventState, entrant: number): Participant =>
  participantOf(state, entrant) ?? refuse({ why: 'no-such-entrant', entrant, entrants: state.lastEntrant });

const theMatch = (
  state: EventState,
  match: number,
): { readonly stage: StageState; readonly match: DrawnMatch } =>
  matchOf(state, match) ?? refuse({ why: 'no-such-match', match, last: state.lastMatch });

/** The stage that is being played. */
export const theStage = (state: EventState): StageState =>
  stageNow(state) ?? refuse({ why: 'nothing-drawn' });

/** A reason that says something. */
export function needReason(reason: string): void {
  if (reason.trim() === '') refuse({ why: 'reason-needed' });
}

/** Nobody is named twice, and everybody is known. */
export function needOnce(state: EventState, entrants: readonly number[]): void {
  for (const [index, entrant] of entrants.entries()) {
    theEntrant(state, entrant);
    if (entrants.indexOf(entrant) !== index) refuse({ why: 'twice-named', entrant });
  }
}

/** A match that two play: nobody reports a bye. */
export function theMatchToPlay(
  state: EventState,
  number: number,
): { readonly stage: StageState; readonly match: DrawnMatch & { readonly b: number } } {
  const { stage, match } = theMatch(state, number);
  const { b } = match;
  return b === null ? refuse({ why: 'a-bye', match: number }) : { stage, match: { ...match, b } };
}

/** A match that is public, so that something can come of it. */
export function thePublishedMatch(state: EventState, number: number): ReturnType<typeof theMatchToPlay> {
  const found = theMatchToPlay(state, number);
  return isDraft(state, number) ? refuse({ why: 'not-published', match: number }) : found;
}

/** Nothing is drawn upon a draft, and no stage left in one. */
export function needPublished(state: EventState): void {
  if (!hasDrafts(state)) return;
  refuse({
    why: 'draft-waits',
    stage: stageNow(state)?.format.name ?? '',
    matches: state.drafts.matches,
  });
}
