import { CalledOff } from '@opencarrom/ai';
import {
  type Command,
  decide,
  type Event,
  type Head,
  type MatchRecord,
  type MatchState,
  openMatch,
} from '@opencarrom/match';
import type { Problem } from '../desk.js';

/** Whoever plays a match: what is done next, by whom; null where nothing is left to do. */
export type ComputerPlayer = (state: MatchState) => Command | null | Promise<Command | null>;

/** Ten times what the longest matches of the stand-in need: beyond it nobody is getting anywhere. */
const MOST_COMMANDS = 200_000;

/** How a match ended: it was played out, it was called off by somebody who had seen enough, or it failed. */
export type Ended =
  | { readonly ok: MatchRecord }
  | { readonly stopped: MatchRecord }
  | { readonly error: Problem };

/** Plays a match to its end. `watch` sees every state on the way. */
export async function playMatch(
  head: Head,
  player: ComputerPlayer,
  watch: (state: MatchState) => void,
  mostCommands = MOST_COMMANDS,
): Promise<Ended> {
  const events: Event[] = [];
  let state = openMatch(head);
  for (let given = 0; given < mostCommands; given++) {
    const command = await heard(player, state);
    if (command === STOPPED) return { stopped: { head, events, state } };
    if (!command) return { ok: { head, events, state } };
    const decision = decide(state, command);
    if ('refusal' in decision) return refused(state, command, decision.refusal.message);
    events.push(...decision.events);
    state = decision.state;
    watch(state);
  }
  return endless(state, mostCommands);
}

const STOPPED = Symbol('stopped');

async function heard(player: ComputerPlayer, state: MatchState): Promise<Command | null | typeof STOPPED> {
  try {
    return await player(state);
  } catch (fault) {
    if (fault instanceof CalledOff) return STOPPED;
    throw fault;
  }
}

function refused({ seq }: MatchState, { by, act }: Command, why: string): { readonly error: Problem } {
  const message = `after event ${seq} the player's command (${act.type}, by ${by}) was refused: ${why}`;
  return { error: { code: 'refused', message, path: '' } };
}

function endless({ lines, board }: MatchState, commands: number): { readonly error: Problem } {
  const where = board ? `, in game ${board.game}, board ${board.board}` : '';
  const message = `the match found no end in ${commands} commands and ${lines.length} boards${where}; it was given up`;
  return { error: { code: 'endless', message, path: '' } };
}
