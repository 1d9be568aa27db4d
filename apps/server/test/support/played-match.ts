import { decide, type Event, type Head, makeDice, newHead, openMatch, standIn } from '@opencarrom/match';
import type { Store } from '../../src/store/store.js';
import { entryBy, leadNew } from './leads.js';

/** A match that really was, played by the stand-in: the events of each command. */
export interface PlayedMatch {
  readonly head: Head;
  readonly commands: readonly (readonly Event[])[];
}

export function playedMatch(seed: number, most = Number.POSITIVE_INFINITY): PlayedMatch {
  const head = newHead({
    players: { A: ['Player A'], B: ['Player B'] },
    length: 'board',
    date: '2026-01-31',
  });
  const dice = makeDice(seed);
  const commands: (readonly Event[])[] = [];
  let state = openMatch(head);
  for (
    let command = standIn(state, dice);
    command && commands.length < most;
    command = standIn(state, dice)
  ) {
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(`the stand-in was refused: ${decision.refusal.code}`);
    commands.push(decision.events);
    state = decision.state;
  }
  return { head, commands };
}

/** Puts a whole match into the store, as it is once it is over. */
export async function putPlayed(
  store: Store,
  { head, commands }: PlayedMatch,
  { match, endedAt }: { readonly match: string; readonly endedAt: number },
): Promise<void> {
  const leader = await leadNew(store, match);
  for (const events of commands)
    if ((await store.log.enter(entryBy(leader, events))) !== 'entered') throw new Error('not entered');
  const over = { status: 'over', head: JSON.stringify(head), ended_at: endedAt } as const;
  await store.write([{ change: store.db.updateTable('matches').set(over).where('id', '=', match), rows: 1 }]);
  await store.leases.release(match, leader.epoch, 0);
}
