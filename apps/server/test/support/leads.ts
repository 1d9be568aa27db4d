import type { Event } from '@opencarrom/match';
import type { Lead } from '../../src/store/leases.js';
import type { LogEntry } from '../../src/store/match-log.js';
import type { Store } from '../../src/store/store.js';
import { newId, putMatch } from './stores.js';

/** Who leads a match, and since when. */
export type Leader = Pick<LogEntry, 'match' | 'owner' | 'epoch'>;

/** Makes a match, and takes its lead. */
export async function leadNew(store: Store, match = newId()): Promise<Leader> {
  await putMatch(store, match, { status: 'live' });
  const { epoch } = await takeLead(store, match);
  return { match, owner: store.leases.node, epoch };
}

/** Takes a lead that is to be had. */
export async function takeLead({ leases }: Store, match: string, anyway = false): Promise<Lead> {
  const taken = await leases.take(match, anyway);
  if (!taken || 'ledBy' in taken) throw new Error(`the lead is not to be had: ${JSON.stringify(taken)}`);
  return taken;
}

/** Events from this number on. */
export const eventsFrom = (first: number, count = 1, at = 0): readonly Event[] =>
  Array.from(
    { length: count },
    (_, index): Event => ({
      ...{ type: 'done', by: 'umpire', act: { type: 'play' } },
      ...{ seq: first + index, at },
    }),
  );

export const entryBy = (leader: Leader, events: readonly Event[]): LogEntry => ({
  ...{ ...leader, events },
  body: JSON.stringify(events),
  cmd: `A1 c-${events[0]?.seq}`,
});
