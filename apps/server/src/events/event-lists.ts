import type { EventRole, EventsAnswer } from '@opencarrom/protocol';
import type { Services } from '../services.js';
import { SUMMARY_COLUMNS, summaryOf } from './summary.js';

/** So many are shown of either list. */
const SHOWN = 100;

/** The events one runs, and those that everybody sees. No log is read for it. */
export async function eventLists(
  { store: { db } }: Pick<Services, 'store'>,
  account: string | undefined,
): Promise<EventsAnswer> {
  const [mine, listed] = await Promise.all([
    account === undefined
      ? []
      : db
          .selectFrom('event_staff')
          .innerJoin('held_events', 'held_events.id', 'event_staff.event')
          .select([...SUMMARY_COLUMNS, 'event_staff.role'])
          .where('event_staff.account', '=', account)
          .orderBy('held_events.changed_at', 'desc')
          .orderBy('held_events.id')
          .limit(SHOWN)
          .execute(),
    db
      .selectFrom('held_events')
      .select(SUMMARY_COLUMNS)
      .where('listed', '=', 1)
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute(),
  ]);
  const roles = new Map<string, EventRole>(mine.map(({ id, role }) => [id, role]));
  return {
    mine: mine.map((row) => summaryOf(row, row.role)),
    listed: listed.map((row) => summaryOf(row, roles.get(row.id) ?? null)),
  };
}
