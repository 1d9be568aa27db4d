import type { WaitingResult } from '@opencarrom/protocol';
import type { Report } from '@opencarrom/tournament';
import type { Store } from '../store/store.js';
import { readTold, toldIn } from './told.js';

/** The results that wait for somebody at the desk, in the order they came, those of one moment by match; why, in the language that is read there. */
export async function waitingOf(
  { db }: Pick<Store, 'db'>,
  event: string,
  language: string | undefined,
): Promise<WaitingResult[]> {
  const rows = await db
    .selectFrom('handed_results')
    .selectAll()
    .where('event', '=', event)
    .where('state', '=', 'waiting')
    // Without a reason it is about to be decided.
    .where('why', 'is not', null)
    .orderBy('at')
    .orderBy('match_number')
    .orderBy('id')
    .execute();
  return rows.map(({ id, match_number, rubber, report, phone, table_number, name, at, why, told }) => ({
    ...{ id, match: match_number },
    ...(rubber > 0 ? { rubber } : {}),
    report: JSON.parse(report) as Report,
    from: {
      ...(phone === null ? {} : { phone }),
      ...(table_number === null ? {} : { table: table_number }),
      ...(name === null ? {} : { name }),
    },
    ...{ at, why: why ?? '', told: toldIn(readTold(told ?? ''), language) },
  }));
}
