import type { Services } from '../services.js';
import type { Tables } from '../store/tables.js';
import { noSuchEvent } from './staff.js';

/** Everything there is about an event besides its row. */
const PARTS = [
  ...['event_lines', 'event_staff', 'event_invites', 'event_tables', 'event_phones'],
  ...['board_logs', 'board_rows', 'handed_results', 'entry_requests', 'event_games'],
] as const satisfies readonly (keyof Tables)[];

/** An event is gone, with all its tables, phones and results. What was played on the screen stays with its players. */
export async function deleteEvent(
  { store, bus }: Pick<Services, 'store' | 'bus'>,
  event: string,
): Promise<void> {
  const written = await store.write([
    ...PARTS.map((table) => ({
      change: store.db.deleteFrom(table as 'event_lines').where('event', '=', event),
    })),
    { change: store.db.deleteFrom('held_events').where('id', '=', event), rows: 1 },
  ]);
  if (written === 'unmet') throw noSuchEvent();
  bus.publish(`event.${event}`, '');
}
