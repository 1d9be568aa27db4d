import type { WaitingResult } from '@opencarrom/protocol';
import { type EventState, matchOf, type Report } from '@opencarrom/tournament';
import type { HandedResultRow } from '../store/event-tables.js';
import type { Store } from '../store/store.js';
import type { HeldEvent } from './held-events.js';
import { type Entrants, OTHER_PAIRING, otherPairing } from './match-at-table.js';
import { readTold, type Told, toldIn } from './told.js';

/** The results that wait for somebody at the desk, in the order they came, those of one moment by match; why, in the language that is read there. */
export async function waitingOf(
  { db }: Pick<Store, 'db'>,
  { row: { id: event }, logged: { state } }: HeldEvent,
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
  return rows.map((row) => {
    const { id, match_number, rubber, report, phone, table_number, name, at } = row;
    const { why, told } = whyOf(row, state);
    return {
      ...{ id, match: match_number },
      ...(rubber > 0 ? { rubber } : {}),
      report: JSON.parse(report) as Report,
      from: {
        ...(phone === null ? {} : { phone }),
        ...(table_number === null ? {} : { table: table_number }),
        ...(name === null ? {} : { name }),
      },
      ...{ at, why, told: toldIn(told, language) },
    };
  });
}

/** Why it waits. What was drawn anew since says so before all else: it was played by others than are read above it. */
function whyOf(
  { match_number, entrants, why, told }: HandedResultRow,
  state: EventState,
): { readonly why: string; readonly told: Told } {
  const drawn = matchOf(state, match_number)?.match;
  const others = drawn && entrants && otherPairing(state, drawn, JSON.parse(entrants) as Entrants);
  return others ? { why: OTHER_PAIRING, told: others } : { why: why ?? '', told: readTold(told ?? '') };
}
