import type { Competitor } from '@opencarrom/laws';
import { takings } from '../decide/begin.js';
import { deemable } from '../decide/deem.js';
import type { Refusal } from '../decide/refusal.js';
import { guard } from '../decide/who-may.js';
import { inPlay } from '../evolve/board.js';
import type { Act, ActType } from '../log/command.js';
import type { Actor } from '../players.js';
import type { MatchState } from '../state.js';

/** Something a person may or may not do now. */
export interface Possibility {
  readonly type: ActType;
  /** Null: allowed. */
  readonly refusal: Refusal | null;
  /** The acts themselves, where they can be counted up. Others (a stroke, a placing, a call) need more said. */
  readonly acts: readonly Act[];
}

/** All kinds of acts, in the order a match meets them. */
const TYPES: readonly ActType[] = [
  'toss',
  'choose',
  'sit',
  'trial',
  'play',
  'strike',
  'observe',
  'pass',
  'help',
  'fine',
  'claim',
  'place',
  'forgo',
  'no-room',
  'demand',
  'close',
  'call',
  'warn',
  'time',
  'appeal',
  'deem',
  'recount',
  'concede',
  'abandon',
  'protest',
  'decide-protest',
  'correct',
  'undo',
  'redo',
  'tally',
  'sign',
];

/**
 * What somebody may do now, and why not what they may not. With the time (milliseconds since the match's
 * beginning) it is also told what has to wait until everything lies still, or until a clock has run out.
 */
export function whatMay(state: MatchState, who: Actor, at?: number): readonly Possibility[] {
  return TYPES.map((type) => {
    const refusal = guard(state, who, type, at);
    return { type, refusal, acts: refusal ? [] : actsOf(state, type) };
  });
}

const COMPETITORS: readonly Competitor[] = ['A', 'B'];

function actsOf(state: MatchState, type: ActType): readonly Act[] {
  switch (type) {
    case 'toss':
      return COMPETITORS.map((winner) => ({ type, winner }));
    case 'choose':
      return takings(state.head).map((take) => ({ type, take }));
    case 'fine':
      return (['keep-turn', 'lose-turn'] as const).map((take) => ({ type, take }));
    case 'demand':
      return demands(state).map((points) => ({ type, points }));
    case 'concede':
      return (state.seats ? (['game', 'match'] as const) : (['match'] as const)).map((what) => ({
        type,
        what,
      }));
    // On a wooden board nobody says where: all that wait are placed.
    case 'place':
      return state.head.source === 'observed' ? [{ type }] : [];
    case 'deem':
      return deemable(state);
    case 'trial':
    case 'play':
    case 'pass':
    case 'claim':
    case 'forgo':
    case 'no-room':
    case 'close':
    case 'time':
    case 'undo':
    case 'redo':
      return [{ type }];
    default:
      return [];
  }
}

function demands(state: MatchState): readonly number[] {
  const most = inPlay(state).ruling?.rights.demand ?? 0;
  return Array.from({ length: most + 1 }, (_, points) => points);
}
