import type { Past } from '../evolve/back.js';
import { pastIn } from '../evolve/evolve.js';
import type { PlayedStroke } from '../facts/played.js';
import type { Command, Doing } from '../log/command.js';
import type { Event } from '../log/event.js';
import { tooLongIn } from '../log/lengths.js';
import type { LoggedMatch, MatchState } from '../state.js';
import { doAct } from './acts.js';
import { Proceedings } from './proceedings.js';
import { type Refusal, Refused, refuse, type UnfitAct } from './refusal.js';
import { examine } from './stroke.js';
import { guard } from './who-may.js';

export type Decision =
  | { readonly events: readonly Event[]; readonly state: MatchState }
  | { readonly refusal: Refusal };

/**
 * What comes of a command: events, and the state after them; or why it is refused, and nothing changes. The log so far
 * is read only by acts that go back (`goesBack`): without it they throw, unless they are refused anyway. A stroke that was
 * already played for whoever shows it is not played again.
 */
export const decide = (
  state: MatchState,
  command: Command,
  events: readonly Event[] = [],
  played: PlayedStroke | null = null,
): Decision => decideFrom(pastIn(state, events), state, command, played);

/** The same, where the past is at hand. */
export function decideFrom(
  past: Past,
  state: MatchState,
  command: Command,
  played: PlayedStroke | null = null,
): Decision {
  const untimely = timeliness(state, command);
  if (untimely) return { refusal: untimely };
  const proceedings = new Proceedings(state, command.at, past, played);
  const refusal = carryOut(proceedings, command, false);
  return refusal ? { refusal } : { events: proceedings.came, state: proceedings.state };
}

/**
 * The later acts that would no longer fit if the match went back by this command, decided on or not; or why it is
 * refused whatever is decided on them.
 */
export function unfitActs(
  { state, events }: LoggedMatch,
  command: Command,
): { readonly unfit: readonly UnfitAct[] } | { readonly refusal: Refusal } {
  const untimely = timeliness(state, command);
  if (untimely) return { refusal: untimely };
  const proceedings = new Proceedings(state, command.at, pastIn(state, events), null);
  const refusal = carryOut(proceedings, command, false);
  return refusal && !['later-unfit', 'nothing-to-decide'].includes(refusal.about.why)
    ? { refusal }
    : { unfit: proceedings.unfit };
}

/**
 * Why a stroke would be refused, found without playing it; null: it will be played, and ruled. Whoever shows a
 * stroke as it is made need not wait for the ruling, which comes when everything lies still.
 */
export function refusalOfStroke(
  state: MatchState,
  command: Command & { act: Doing<'strike'> },
): Refusal | null {
  const { by, act, at } = command;
  return (
    timeliness(state, command) ??
    guard(state, by, act.type, at) ??
    refused(() => void examine(state, act, at))
  );
}

/** Does what a command asks, in proceedings that may already be under way. */
function carryOut(proceedings: Proceedings, { by, act, at }: Command, again: boolean): Refusal | null {
  // Done again after a correction, an act keeps its time, though the stroke before may take longer now.
  const tooLong = tooLongIn(act);
  if (tooLong) return refuse({ why: 'too-long', ...tooLong });
  const refusal = guard(proceedings.state, by, act.type, again && act.type !== 'time' ? undefined : at);
  return refusal ?? refused(() => doAct(proceedings, by, act, again ? { again } : {}, carryOut));
}

function refused(deed: () => void): Refusal | null {
  try {
    deed();
    return null;
  } catch (problem) {
    if (problem instanceof Refused) return problem.refusal;
    throw problem;
  }
}

function timeliness(state: MatchState, { at, after }: Command): Refusal | null {
  if (!Number.isSafeInteger(at) || at < 0) return refuse({ why: 'bad-time', at });
  if (after !== undefined && after !== state.seq) return refuse({ why: 'stale', after, seq: state.seq });
  return at < state.latest ? refuse({ why: 'from-the-past', at, latest: state.latest }) : null;
}
