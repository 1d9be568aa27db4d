import type { TablePhone } from '@opencarrom/protocol';
import type { Store } from '../store/store.js';

/** The phones that are an event's umpires now, table by table. */
export async function phonesOf({ db }: Pick<Store, 'db'>, event: string): Promise<TablePhone[]> {
  const rows = await db
    .selectFrom('event_phones')
    .select(['id', 'table_number', 'name', 'joined_at', 'heard_at'])
    .where('event', '=', event)
    .where('ended_at', 'is', null)
    .orderBy('table_number')
    .orderBy('joined_at')
    .execute();
  return rows.map(({ id, table_number, name, joined_at, heard_at }) => ({
    ...{ phone: id, table: table_number, name },
    ...{ joinedAt: joined_at, heardAt: heard_at },
  }));
}
