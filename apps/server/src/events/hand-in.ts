import { createHash } from 'node:crypto';
import { reading } from '@opencarrom/laws';
import type { ResultKept } from '@opencarrom/protocol';
import {
  type ActOf,
  decideEvent,
  type EventLine,
  type EventRefusal,
  type EventState,
  type LoggedEvent,
  type MatchResult,
  matchOf,
  type Report,
  readReport,
} from '@opencarrom/tournament';
import { Problem } from '../http/problem.js';
import { ID_BYTES } from '../people/ids.js';
import { makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import type { HandedResultRow } from '../store/event-tables.js';
import { StoreProblem } from '../store/store-problem.js';
import type { Entrants } from './match-at-table.js';
import { shortRefusal } from './refusals.js';
import { noSuchEvent } from './staff.js';
import { readTold, type Told, ToldProblem, told, toldIn, writeTold } from './told.js';

type Needs = Pick<Services, 'store' | 'events' | 'now' | 'chance'>;

/** A result, by whatever way it came. */
export interface Handed {
  readonly event: string;
  readonly match: number;
  /** 0: the match is no tie. */
  readonly rubber: number;
  /** With `sent`: what is sent twice counts once. */
  readonly report: Report & Required<Pick<Report, 'sent'>>;
  readonly phone: string | null;
  readonly table: number | null;
  readonly name: string | null;
  /** Who played it. */
  readonly entrants: Entrants;
  /** Why somebody at the desk must look at it, whatever it says. */
  readonly doubt?: { readonly why: string; readonly told: Told };
}

/** Kept by nobody's decision yet: whoever was about to decide may have died over it. */
const isUndecided = ({ state, why }: Pick<HandedResultRow, 'state' | 'why'>): boolean =>
  state === 'waiting' && why === null;

const MOST_TRIES = 10;

/**
 * The one door for results. What comes in is kept first, then decided: it counts, or it waits for the desk with its
 * reason. The same again is answered the same; a newer message of a sender stands for its earlier ones.
 */
export async function handIn(needs: Needs, handed: Handed): Promise<KeptResult> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row = await keep(needs, handed);
    if (row) return decideKept(needs, row);
  }
  throw new Problem(503, 'unavailable', 'too much comes in at once: ask again', undefined, 1);
}

/** What it says, whatever it is called: two messages that differ in it are two. */
export function hashOfReport({ sent: _, ...said }: Report): string {
  return createHash('sha256').update(canonical(said)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

/** A report as it came from outside. */
export function askedReport(value: unknown, path: string): Report {
  const read = reading.attempt(() => readReport(value, path));
  if ('ok' in read) return read.ok;
  throw new Problem(400, 'bad-request', read.error.message, read.error.path);
}

/** The row of it, new or as it was; null: somebody else wrote it at this moment. */
async function keep(needs: Needs, handed: Handed): Promise<HandedResultRow | null> {
  const { store, events, now, chance } = needs;
  const { event, match, rubber, report, doubt } = handed;
  const { from: sender, sequence } = report.sent;
  const had = await ofSender(needs, { event, match_number: match, rubber, sender });
  const hash = hashOfReport(report);
  const same = had.find((row) => row.sequence === sequence);
  if (same && same.hash !== hash)
    throw new ToldProblem(
      409,
      'other-content',
      told((w) => w.otherContent(sequence)),
      'body.report.sent.sequence',
    );
  if (same) return same;
  await assertOwnSender(needs, handed, had);
  const isOld = had.some((row) => row.sequence > sequence);
  const row: HandedResultRow = {
    ...{ event, id: makeSecret(chance, ID_BYTES), match_number: match, rubber, sender, sequence, hash },
    ...{ phone: handed.phone, table_number: handed.table, name: handed.name },
    ...{ entrants: JSON.stringify(handed.entrants), report: JSON.stringify(report), at: now() },
    ...{
      state: isOld ? 'set-aside' : 'waiting',
      why: doubt?.why ?? null,
      told: doubt ? writeTold(doubt.told) : null,
    },
    ...(isOld ? { why: 'replaced', told: REPLACED } : {}),
  };
  const change = { change: store.db.insertInto('handed_results').values(row), rows: 1 };
  try {
    if (isUndecided(row)) await store.write([change]);
    else if (!(await events.changed(event, [change]))) throw noSuchEvent();
  } catch (problem) {
    if (problem instanceof StoreProblem && problem.code === 'store-conflict') return null;
    throw problem;
  }
  return row;
}

const REPLACED = writeTold(told((w) => w.replaced));

const CONFLICT = writeTold(told((w) => w.conflict));

type OfSender = Pick<HandedResultRow, 'event' | 'match_number' | 'rubber' | 'sender'>;

const ofSender = ({ store }: Needs, { event, match_number, rubber, sender }: OfSender) =>
  store.db
    .selectFrom('handed_results')
    .selectAll()
    .where('event', '=', event)
    .where('match_number', '=', match_number)
    .where('rubber', '=', rubber)
    .where('sender', '=', sender)
    .execute();

/** Nobody speaks for another phone that is still there. One that came again has another id, and its old one ended. */
async function assertOwnSender(
  { store }: Needs,
  { phone }: Handed,
  had: readonly HandedResultRow[],
): Promise<void> {
  const others = had.flatMap((row) => (row.phone === null || row.phone === phone ? [] : [row.phone]));
  if (phone === null || others.length === 0) return;
  const live = await store.db
    .selectFrom('event_phones')
    .select('id')
    .where('id', 'in', others)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (live)
    throw new ToldProblem(
      403,
      'not-allowed',
      told((w) => w.otherPhone),
      'body.report.sent.from',
    );
}

/** What became of a result; why, where it does not count, in every language. */
export interface KeptResult {
  readonly is: ResultKept['is'];
  readonly why?: Told;
}

export const keptIn = ({ is, why }: KeptResult, language: string | undefined): ResultKept => ({
  is,
  ...(why ? { why: toldIn(why, language) } : {}),
});

export const answerOf = ({ state, told }: Pick<HandedResultRow, 'state' | 'told'>): KeptResult => ({
  is: state,
  ...(told === null || state === 'taken' ? {} : { why: readTold(told) }),
});

/** Decides what nobody has decided. Several may do so at once: one of them is heard. */
export async function decideKept(needs: Needs, row: HandedResultRow): Promise<KeptResult> {
  if (!isUndecided(row)) return answerOf(row);
  const { store, events } = needs;
  const { event, match_number: match, rubber, table_number: table } = row;
  const report = JSON.parse(row.report) as Report;
  const act: ActOf<'report' | 'rubber'> =
    rubber > 0 ? { type: 'rubber', match, rubber, report } : { type: 'report', match, report };
  const earlier = store.db
    .updateTable('handed_results')
    .set({ state: 'set-aside', why: 'replaced', told: REPLACED })
    .where('event', '=', event)
    .where('match_number', '=', match)
    .where('rubber', '=', rubber)
    .where('sender', '=', row.sender)
    .where('sequence', '<', row.sequence)
    .where('state', '=', 'waiting');
  const answer = await events.do({
    ...{ event, cmd: `result ${row.id}`, account: null, act },
    by: table === null ? (row.name ?? 'A board') : `Table ${table}`,
    also: [decided(needs, row, { state: 'taken', why: null, told: null }), { change: earlier }],
  });
  if (!answer) throw noSuchEvent();
  if (!('refusal' in answer)) return answerAgain(needs, row);
  const outcome = await refused(needs, row, report, answer.refusal, answer.state);
  const also = outcome.state === 'waiting' ? [{ change: earlier }] : [];
  await events.changed(event, [decided(needs, row, outcome), ...also]);
  return answerAgain(needs, row);
}

type Outcome = Pick<HandedResultRow, 'state' | 'why' | 'told'>;

const decided = ({ store }: Needs, { event, id }: HandedResultRow, outcome: Outcome): Change => ({
  change: store.db
    .updateTable('handed_results')
    .set(outcome)
    .where('event', '=', event)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('why', 'is', null),
  rows: 1,
});

async function answerAgain({ store }: Needs, { event, id }: HandedResultRow): Promise<KeptResult> {
  const row = await store.db
    .selectFrom('handed_results')
    .select(['state', 'why', 'told'])
    .where('event', '=', event)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw noSuchEvent();
  if (isUndecided(row))
    throw new Problem(503, 'unavailable', 'it is kept, and not decided yet: ask again', undefined, 1);
  return answerOf(row);
}

/** What becomes of a result that the event refuses. */
async function refused(
  needs: Needs,
  row: HandedResultRow,
  report: Report,
  refusal: EventRefusal,
  state: EventState,
): Promise<Outcome> {
  const had = resultOf(state, row);
  if (had) {
    const newer = (await ofSender(needs, row)).some(({ sequence }) => sequence > row.sequence);
    if (newer) return { state: 'set-aside', why: 'replaced', told: REPLACED };
    const held = await needs.events.find(row.event);
    // Both sides may tell of it: where they agree, nobody needs to look.
    if (held && isSame(had, wouldBe(held.logged, row, report)))
      return { state: 'taken', why: 'same', told: null };
    return { state: 'waiting', why: 'conflict', told: CONFLICT };
  }
  const why = refusal.why === 'report' || refusal.why === 'tie' ? refusal.fault.why : refusal.why;
  return { state: 'waiting', why, told: writeTold(shortRefusal(refusal, state, LONGEST_TOLD)) };
}

const LONGEST_TOLD = 500;

/** What the match, or the rubber, came to so far. */
export function resultOf(
  state: EventState,
  { match_number, rubber }: Pick<HandedResultRow, 'match_number' | 'rubber'>,
): MatchResult | null {
  const match = matchOf(state, match_number)?.match;
  return (rubber > 0 ? match?.tie?.rubbers[rubber - 1]?.result : match?.result) ?? null;
}

/** What it would come to by this report. */
function wouldBe(logged: LoggedEvent, row: HandedResultRow, report: Report): MatchResult | null {
  const { match_number: match, rubber } = row;
  const [at, reason] = ['2000-01-01T00:00Z', 'to compare'];
  const decision = decideEvent(logged, {
    at,
    act:
      rubber > 0
        ? { type: 'correct-rubber', match, rubber, report, reason }
        : { type: 'correct', match, report, reason },
  });
  if (!('ok' in decision)) return null;
  const { gave } = decision.ok as Extract<EventLine, { readonly act: ActOf<'correct' | 'correct-rubber'> }>;
  return 'rubber' in gave ? gave.rubber : gave.result;
}

const isSame = (one: MatchResult, other: MatchResult | null): boolean =>
  other !== null && canonical(one) === canonical(other);
