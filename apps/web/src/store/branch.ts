import {
  backAlong,
  commandOf,
  decide,
  type Event,
  type Head,
  type LoggedMatch,
  type MatchRecord,
  replay,
} from '@opencarrom/match';
import { allPersons, type Controllers } from './controllers.js';
import { keep } from './games.js';
import { newId } from './id.js';
import { firstNotes } from './notes.js';
import type { KeptGame, KeptLog } from './shelf.js';

/**
 * The log up to an event and all that follows from it by itself: a match is never cut between an act
 * and its consequences.
 */
export function logUpTo(events: readonly Event[], seq: number): readonly Event[] {
  let end = events.filter((event) => event.seq <= seq).length;
  for (let next = events[end]; next && commandOf(next) === null; next = events[end]) end += 1;
  return events.slice(0, end);
}

export interface BranchedBy {
  /** The kept game the record is of: its players are called the same. */
  readonly from: Pick<KeptGame, 'id' | 'notes'>;
  /** Who moves whom from now on; every hand is a person's, if it is not said. */
  readonly controllers?: Controllers | undefined;
  readonly id: string;
  readonly now: string;
}

/** "What if": the same match up to there, and another way on from there. */
export function branchOf({ head, events }: MatchRecord, seq: number, by: BranchedBy): KeptLog {
  const { from, id, now, controllers = allPersons(head) } = by;
  const { state, events: log } = standingAt(head, logUpTo(events, seq), seq);
  const game: KeptGame = {
    id,
    head,
    hands: { controllers, seed: seq },
    notes: {
      ...firstNotes(state, now),
      branchOf: { id: from.id, seq },
      ...(from.notes.unnamed ? { unnamed: from.notes.unnamed } : {}),
    },
  };
  return { game, events: log };
}

/** Within a correction the log goes on to its end: what was done again after the event is taken back, act by act. */
function standingAt(head: Head, log: readonly Event[], seq: number): LoggedMatch {
  let match: LoggedMatch = { state: replay(head, log), events: log };
  for (let of = lastAct(match.events); of > seq; of = lastAct(match.events)) {
    const act = { type: 'correct', of, with: null, reason: 'taken back' } as const;
    const { state, events } = match;
    const decision = decide(state, { by: 'umpire', at: state.latest, act }, events);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    match = { state: decision.state, events: [...events, ...decision.events] };
  }
  return match;
}

/** The last thing somebody did that still counts. */
function lastAct(events: readonly Event[]): number {
  for (const event of backAlong(events)) if (event.type === 'done' && !event.auto) return event.seq;
  return 0;
}

/** Branches a record into a new kept game and says under which id. Throws a StoreProblem. */
export async function branchInto(
  record: MatchRecord,
  seq: number,
  from: BranchedBy['from'],
  controllers?: Controllers,
): Promise<string> {
  const by = { from, controllers, id: newId(), now: new Date().toISOString() };
  const { game, events } = branchOf(record, seq, by);
  await keep(game, events);
  return game.id;
}
