import type { TableKeys } from '@opencarrom/protocol';
import type { EventState } from '@opencarrom/tournament';
import { Problem } from '../http/problem.js';
import { makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import type { HeldEvent } from './held-events.js';
import { noSuchEvent } from './staff.js';

type Needs = Pick<Services, 'store' | 'events' | 'chance' | 'now'>;

/** 128 bits: nobody guesses one. */
const KEY_BYTES = 16;

/** How many tables have a key: those of the hall; where nobody said how many, as many as the draw has come to use. */
function tablesIn({ hall, stages }: Pick<EventState, 'hall' | 'stages'>): number {
  const used = stages.flatMap(({ matches }) => matches.map(({ table }) => table ?? 0));
  return Math.max(1, hall.tables ?? 0, ...used);
}

/** The key of every table; made when they are first asked for. */
export async function tableKeys(needs: Needs, { row, logged }: HeldEvent): Promise<TableKeys> {
  const { store, chance } = needs;
  const event = row.id;
  const count = tablesIn(logged.state);
  const had = await keysIn(needs, event);
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((table) => !had.has(table));
  if (missing.length > 0) {
    const rows = missing.map((table) => ({ event, table_number: table, key: makeSecret(chance, KEY_BYTES) }));
    // Another process may have been asked at the same moment: what it made stays.
    const change = store.db
      .insertInto('event_tables')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing());
    await store.write([{ change }]);
  }
  const keys = missing.length > 0 ? await keysIn(needs, event) : had;
  const tables = [...keys].filter(([table]) => table <= count);
  return { tables: tables.map(([table, key]) => ({ table, key })) };
}

async function keysIn({ store }: Needs, event: string): Promise<ReadonlyMap<number, string>> {
  const rows = await store.db
    .selectFrom('event_tables')
    .select(['table_number', 'key'])
    .where('event', '=', event)
    .orderBy('table_number')
    .execute();
  return new Map(rows.map(({ table_number, key }) => [table_number, key]));
}

/** Another key for a table: the phones that came by the old one are its umpires no more. */
export async function renewKey(
  needs: Needs,
  { row, logged }: HeldEvent,
  table: number,
): Promise<{ readonly table: number; readonly key: string }> {
  const { store, chance, now, events } = needs;
  const event = row.id;
  const count = tablesIn(logged.state);
  if (!(Number.isSafeInteger(table) && table >= 1 && table <= count))
    throw new Problem(404, 'not-found', `there is no such table; there are ${count}`, 'params.table');
  const key = makeSecret(chance, KEY_BYTES);
  const renewed = store.db
    .insertInto('event_tables')
    .values({ event, table_number: table, key })
    .onConflict((conflict) => conflict.columns(['event', 'table_number']).doUpdateSet({ key }));
  const ended = store.db
    .updateTable('event_phones')
    .set({ ended_at: now() })
    .where('event', '=', event)
    .where('table_number', '=', table)
    .where('ended_at', 'is', null);
  const isDone = await events.changed(event, [{ change: renewed, rows: 1 }, { change: ended }]);
  if (!isDone) throw noSuchEvent();
  return { table, key };
}
