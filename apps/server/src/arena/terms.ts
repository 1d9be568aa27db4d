import type { ArenaTerms } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import type { ArenaRow } from '../store/club-tables.js';
import type { Store } from '../store/store.js';

async function arenaOf({ db }: Store, event: string): Promise<ArenaRow | null> {
  return (await db.selectFrom('arenas').selectAll().where('event', '=', event).executeTakeFirst()) ?? null;
}

/** An event that is not played on the screen has no such thing. */
export async function mustBeArena(store: Store, event: string): Promise<ArenaRow> {
  const row = await arenaOf(store, event);
  if (!row)
    throw new Problem(404, 'no-such-event', 'there is no event by this id that is played on the screen');
  return row;
}

export const termsIn = ({ length, kind, wait_minutes, goes_on }: ArenaRow): ArenaTerms => ({
  ...{ length, kind, wait: wait_minutes, goesOn: goes_on === 1 },
});

export const arenaRow = (
  event: string,
  { length, kind, wait, goesOn }: ArenaTerms,
  startsAt: number | null,
): ArenaRow => ({
  ...{
    event,
    length,
    kind,
    wait_minutes: wait,
    goes_on: goesOn ? 1 : 0,
    starts_at: startsAt,
    ended_at: null,
  },
});
