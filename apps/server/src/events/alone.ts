import type { EventSummary } from '@opencarrom/protocol';
import { eventsAloneWith } from '../people/passing-on-events.js';
import type { Store } from '../store/store.js';
import { SUMMARY_COLUMNS, summaryOf } from './summary.js';

/** So many are told of at once. */
const SHOWN = 100;

/** Events that are not over and that nobody but this account runs. */
export async function aloneWith(store: Pick<Store, 'db'>, account: string): Promise<EventSummary[]> {
  const events = await eventsAloneWith(store, account);
  if (events.length === 0) return [];
  const rows = await store.db
    .selectFrom('held_events')
    .select(SUMMARY_COLUMNS)
    .where('id', 'in', events.slice(0, SHOWN))
    .orderBy('changed_at', 'desc')
    .execute();
  return rows.map((row) => summaryOf(row, 'owner'));
}

/** Events that are not over and that nobody runs: whoever did has left. */
export async function runByNobody({ db }: Pick<Store, 'db'>): Promise<EventSummary[]> {
  const rows = await db
    .selectFrom('held_events')
    .select(SUMMARY_COLUMNS)
    .where('held_events.summary', 'not like', '%"status":"over"%')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_staff')
            .select('event_staff.account')
            .whereRef('event_staff.event', '=', 'held_events.id'),
        ),
      ),
    )
    .orderBy('held_events.changed_at', 'desc')
    .orderBy('held_events.id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => summaryOf(row, null));
}
