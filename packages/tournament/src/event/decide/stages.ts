import { prizesFor } from '../../prizes/prizes.js';
import { LEAST_ENTRANTS } from '../../systems/system.js';
import { systemOf } from '../../systems/systems.js';
import { whoGoesOn } from '../../systems/who-goes-on.js';
import type { ActOf } from '../act.js';
import { fieldOf } from '../field.js';
import { finalOrder } from '../final-order.js';
import type { BroughtBy } from '../happening.js';
import { type EventState, openMatches, type StageState } from '../state.js';
import { needPublished, needReason, refuse, theStage } from './refuse.js';

export function goOn(state: EventState, { open = [], early }: ActOf<'go-on'>): BroughtBy<'go-on'> {
  const stage = theStage(state);
  const format = state.formats[stage.number] ?? refuse({ why: 'last-stage' });
  needPublished(state);
  const field = fieldOf(state, stage);
  needOver(state, stage, open, early);
  const start = whoGoesOn(stage, field, format, (state.head?.lot ?? 0) + stage.number);
  const entrants = start.entrants.length;
  if (entrants < LEAST_ENTRANTS) refuse({ why: 'too-few', entrants, least: LEAST_ENTRANTS });
  return start;
}

/** All rounds are played and nothing is waited for, but what the organiser names or gives a reason for. */
function needOver(
  state: EventState,
  stage: StageState,
  allowed: readonly number[],
  early: string | undefined,
): void {
  if (early !== undefined) needReason(early);
  const open = openMatches(stage).map(({ number }) => number);
  const missing = open.filter((number) => !allowed.includes(number));
  const waited = withoutWaiting(stage, allowed);
  const isPlayed = early !== undefined || systemOf(stage.format).isOver(waited, fieldOf(state, stage));
  if (missing.length > 0 || !isPlayed)
    refuse({ why: 'stage-open', stage: stage.format.name, matches: missing });
}

/** A stage as it were, had those matches that are not waited for gone to nobody. */
function withoutWaiting(stage: StageState, allowed: readonly number[]): StageState {
  const nobodys = { scores: [0, 0], winner: 'none', how: 'abandoned' } as const;
  const matches = stage.matches.map((match) =>
    match.result === null && allowed.includes(match.number) ? { ...match, result: nobodys } : match,
  );
  return { ...stage, matches };
}

/** A last stage for the first two or four, whatever the format had meant. */
export function finals(state: EventState): void {
  const stage = theStage(state);
  if (stage.number < state.formats.length)
    refuse({ why: 'too-late', stage: state.formats[stage.number]?.name ?? '', act: 'finals' });
}

export function award(state: EventState, { kind, early }: ActOf<'award'>): BroughtBy<'award'> {
  const stage = theStage(state);
  needPublished(state);
  const coming = state.formats[stage.number];
  if (coming && early === undefined) refuse({ why: 'stage-open', stage: coming.name, matches: [] });
  needOver(state, stage, [], early);
  const order = finalOrder(state);
  const prizes = kind === null ? [] : prizesFor(kind, order.length);
  return {
    order: order.map((entrant, index) => ({ place: index + 1, entrant, prize: prizes[index] ?? null })),
  };
}

export function reopen(state: EventState, { reason }: ActOf<'reopen'>): void {
  needReason(reason);
  if (!state.awards) refuse({ why: 'not-over' });
}
