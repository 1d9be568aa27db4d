import type { EntryRequest } from '@opencarrom/protocol';
import type { Entry } from '@opencarrom/tournament';
import type { Store } from '../store/store.js';

/** Those who want to take part and were not answered yet, in the order they asked. */
export async function requestsOf({ db }: Pick<Store, 'db'>, event: string): Promise<EntryRequest[]> {
  const rows = await db
    .selectFrom('entry_requests')
    .select(['id', 'entry', 'note', 'at'])
    .where('event', '=', event)
    .where('state', '=', 'waiting')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, entry, note, at }) => ({
    ...{ id, entry: JSON.parse(entry) as Entry, at },
    ...(note === null ? {} : { note }),
  }));
}
