import { timingSafeEqual } from 'node:crypto';
import { type Carried, type CarriedFault, carriedMac, readCarried } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import { askedReport, type Handed, handIn, hashOfReport, type KeptResult } from './hand-in.js';
import { drawnOf, type Entrants, OTHER_PAIRING, otherPairing, publishedMatch } from './match-at-table.js';
import { refusalProblem } from './refusals.js';
import type { AtDesk } from './staff.js';
import { ToldProblem, told } from './told.js';

type Needs = Pick<Services, 'store' | 'events' | 'now' | 'chance'>;

/** What a carried result says of itself. */
interface Claimed {
  readonly event: string;
  readonly table: number;
  readonly match: number;
  readonly rubber?: number;
  readonly entrants?: Entrants;
  readonly phone?: string;
  readonly report: unknown;
}

type Doubt = NonNullable<Handed['doubt']>;

const DOUBTS = {
  unsigned: told((w) => w.unsigned),
  'wrong-mac': told((w) => w.wrongMac),
  'phone-ended': told((w) => w.phoneEnded),
  'other-table': told((w) => w.playedElsewhere),
} as const;

const doubt = (why: keyof typeof DOUBTS): Doubt => ({ why, told: DOUBTS[why] });

/** Takes in a result that somebody brought to the desk, as a code or as a file, by the same door as all others. */
export async function takeCarried(needs: Needs, { held }: AtDesk, text: string): Promise<KeptResult> {
  const read = readCarried(text);
  if ('error' in read) throw new Problem(400, 'bad-request', SAID[read.error.why](read.error), 'body.text');
  const claimed = claimedIn(read.ok.matter);
  const { state } = held.logged;
  const event = held.row.id;
  if (claimed.event !== event)
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.otherEvent),
      'body.text',
    );
  if (state.awards) throw refusalProblem({ why: 'event-over', act: 'report' }, state);
  const report = askedReport(claimed.report, 'report');
  const { match, table, rubber, phone } = claimed;
  const drawn = publishedMatch(state, { match, ...(rubber === undefined ? {} : { rubber }) });
  const others = otherPairing(state, drawn, claimed.entrants);
  const doubted =
    (await doubtOf(needs, claimed, read.ok)) ??
    (others ? { why: OTHER_PAIRING, told: others } : null) ??
    (drawn.table === table ? null : doubt('other-table'));
  const hash = hashOfReport(report);
  // What is in doubt takes nobody's place: under its own name it can be in no honest message's way.
  const sent =
    doubted || !report.sent
      ? { from: `carried ${hashOf(read.ok.body).slice(0, 24)}`, sequence: 0, hash }
      : report.sent;
  return handIn(needs, {
    ...{ event, match, rubber: rubber ?? 0, report: { ...report, sent }, table },
    ...{ phone: doubted ? null : (phone ?? null), name: null },
    entrants: claimed.entrants ?? drawnOf(drawn),
    ...(doubted ? { doubt: doubted } : {}),
  });
}

const SAID: { readonly [W in CarriedFault['why']]: (fault: CarriedFault) => string } = {
  'no-result': () => 'this is no result of a table',
  damaged: () => 'this result was damaged on its way: scan it again',
  mixed: () => 'these are codes of several results: bring them in one after the other',
  'parts-missing': (fault) =>
    fault.why === 'parts-missing'
      ? `of ${fault.of} codes these are missing: ${fault.missing.join(', ')}`
      : '',
};

const isNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= 100_000;

function claimedIn(matter: unknown): Claimed {
  const claimed = (typeof matter === 'object' && matter !== null ? matter : {}) as Partial<Claimed>;
  const { event, table, match, rubber, entrants, phone } = claimed;
  const isOne =
    typeof event === 'string' &&
    [table, match].every(isNumber) &&
    (rubber === undefined || isNumber(rubber)) &&
    (entrants === undefined ||
      (Array.isArray(entrants) && entrants.length === 2 && entrants.every(isNumber))) &&
    (phone === undefined || typeof phone === 'string');
  if (!isOne) throw new Problem(400, 'bad-request', 'this is no result of a table', 'body.text');
  return claimed as Claimed;
}

/** Why it cannot be believed by what it is signed with; null: it can. */
async function doubtOf(needs: Needs, claimed: Claimed, { body, mac }: Carried): Promise<Doubt | null> {
  if (mac === null) return doubt('unsigned');
  const { phone } = claimed;
  const isBy = (secretHash: string | undefined): boolean =>
    secretHash !== undefined && isEqual(mac, carriedMac(secretHash, body));
  if (phone === undefined) {
    const key = await keyOf(needs, claimed);
    return isBy(key && hashOf(key)) ? null : doubt('wrong-mac');
  }
  const row = await needs.store.db
    .selectFrom('event_phones')
    .select(['token_hash', 'table_number', 'ended_at'])
    .where('event', '=', claimed.event)
    .where('id', '=', phone)
    .executeTakeFirst();
  if (!isBy(row?.token_hash) || row?.table_number !== claimed.table) return doubt('wrong-mac');
  return row.ended_at === null ? null : doubt('phone-ended');
}

async function keyOf({ store }: Needs, { event, table }: Claimed): Promise<string | undefined> {
  const row = await store.db
    .selectFrom('event_tables')
    .select('key')
    .where('event', '=', event)
    .where('table_number', '=', table)
    .executeTakeFirst();
  return row?.key;
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
