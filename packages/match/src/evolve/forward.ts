import { clockAfter } from '../clock.js';
import { commandOf, type Event } from '../log/event.js';
import type { MatchOutcome, MatchState } from '../state.js';
import { boardOver, boardSet, keptOwed, put, ruled } from './board.js';
import { done } from './done.js';
import { outOfTurn } from './stands.js';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };
type Onward = Exclude<Event, { type: 'rewound' }>;

/** The match a step further. */
export function forward(state: MatchState, event: Onward): MatchState {
  const after = applied(state, event);
  const isNew = isNewAct(event);
  const dated: Mutable<MatchState> = {
    ...after,
    seq: event.seq,
    at: event.at,
    latest: Math.max(state.latest, event.at),
    before: isNew ? state.seq : after.before,
    undone: isNew ? null : after.undone,
  };
  // Nobody has seen it yet: another copy would be the dearest part of a step.
  dated.clock = clockAfter(state, dated, event);
  return dated;
}

/** An act of its own, that can be taken back: neither what follows from another, nor the taking back itself, nor help. */
const isNewAct = (event: Event): boolean => {
  const type = commandOf(event)?.act.type;
  return type !== undefined && !['undo', 'redo', 'help'].includes(type);
};

/** What was won on points needs no other ground. */
function outcomeOf(
  { ground }: MatchState,
  { winner, how }: Extract<Event, { type: 'match-over' }>,
): MatchOutcome {
  const { laws, reason } = (how === 'score' ? null : ground) ?? { laws: [], reason: null };
  return { winner, how, laws, reason };
}

function applied(state: MatchState, event: Onward): MatchState {
  switch (event.type) {
    case 'done':
      return done(state, event);
    case 'board-set':
      return boardSet(state, event);
    case 'ruling':
      return ruled(state, event.ruling);
    case 'put':
      return put(state, event);
    case 'kept-owed':
      return keptOwed(state, event.side, event.count, event.count);
    case 'forfeited':
      return keptOwed(state, event.side, event.count, 0);
    case 'out-of-turn':
      return outOfTurn(state, event.player);
    case 'board-over':
      return boardOver(state, event);
    case 'match-over':
      return { ...state, board: null, outcome: outcomeOf(state, event) };
  }
}
