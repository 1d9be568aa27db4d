import type { HandedResult } from '@opencarrom/protocol';
import type { Report } from '@opencarrom/tournament';
import type { Services } from '../services.js';
import { askedReport, handIn, hashOfReport, type KeptResult } from './hand-in.js';
import { assertAtTable, drawnOf, OTHER_PAIRING, otherPairing } from './match-at-table.js';
import type { PhoneAtTable } from './table-phones.js';

type Needs = Pick<Services, 'store' | 'events' | 'now' | 'chance'>;

/** A phone hands in what came of a match at its table. */
export async function handResult(
  needs: Needs,
  { phone, held }: PhoneAtTable,
  { match, rubber, entrants, report: given }: HandedResult,
): Promise<KeptResult> {
  const report = askedReport(given, 'body.report');
  const table = phone.table_number;
  const { state } = held.logged;
  const drawn = assertAtTable(state, { match, ...(rubber === undefined ? {} : { rubber }) }, table);
  const others = otherPairing(state, drawn, entrants);
  const event = held.row.id;
  const sent = report.sent ?? (await sentBy(needs, phone.id, { event, match, rubber: rubber ?? 0 }, report));
  // What others played stands in the way of nothing that this phone says of the match as it is now.
  const from = others ? `${sent.from} of ${entrants?.join('-')}` : sent.from;
  return handIn(needs, {
    ...{ event, match, rubber: rubber ?? 0, report: { ...report, sent: { ...sent, from } } },
    ...{ phone: phone.id, table, name: phone.name, entrants: entrants ?? drawnOf(drawn) },
    ...(others ? { doubt: { why: OTHER_PAIRING, told: others } } : {}),
  });
}

/** Of a phone that does not number its messages: what it says again is the same, what differs is a newer one. */
async function sentBy(
  { store }: Needs,
  phone: string,
  { event, match, rubber }: { readonly event: string; readonly match: number; readonly rubber: number },
  report: Report,
): Promise<NonNullable<Report['sent']>> {
  const [from, hash] = [`phone ${phone}`, hashOfReport(report)];
  const last = await store.db
    .selectFrom('handed_results')
    .select(['sequence', 'hash'])
    .where('event', '=', event)
    .where('match_number', '=', match)
    .where('rubber', '=', rubber)
    .where('sender', '=', from)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
  const sequence = last?.hash === hash ? last.sequence : (last?.sequence ?? 0) + 1;
  return { from, sequence, hash };
}
