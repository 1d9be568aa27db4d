import type { BroughtEvent, NewEvent } from '@opencarrom/protocol';
import { decideEvent, emptyLog, evolveEvent, type LoggedEvent, readEventLog } from '@opencarrom/tournament';
import { Problem } from '../http/problem.js';
import { countTry, HOUR } from '../http/tries.js';
import { makeMatchId } from '../pairing/match-id.js';
import type { Visitor } from '../people/visitor.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import type { EventLineRow, HeldEventRow } from '../store/event-tables.js';
import { StoreProblem } from '../store/store-problem.js';
import { assertReadable, assertSizeOf, MOST_OPEN } from './event-limits.js';
import { askedAct, refusalProblem } from './refusals.js';
import { summaryTold } from './summary.js';
import { ToldProblem, told } from './told.js';

const OPENED = { times: 60, within: HOUR };
/** A log may be long to read. */
const BROUGHT = { times: 20, within: HOUR };
/** Draws come from a number below this where nobody gave one. */
const LOTS = 2 ** 31;
/** So many lines are written by one statement. */
const AT_A_TIME = 100;

/** Opens an event, and gives its id; the same again gives the same one. */
export async function openEvent(services: Services, person: Visitor, asked: NewEvent): Promise<string> {
  const before = await madeBefore(services, person, asked.id);
  if (before) return before;
  const { chance, now } = services;
  // Whatever is drawn here is a draft until it is published: the hall sees it when those at the desk have.
  const act = askedAct({ type: 'open', lot: chance.below(LOTS), ...asked.open, drafts: true }, 'body.open');
  if (act.type !== 'open') throw new Problem(400, 'bad-request', 'it opens an event', 'body.open.type');
  const at = new Date(now()).toISOString();
  const decided = decideEvent(emptyLog, { at, by: person.name, act });
  if (!('ok' in decided)) {
    if ('refused' in decided) throw refusalProblem(decided.refused, emptyLog.state);
    throw new Problem(409, 'event-refused', 'this event was opened before');
  }
  const { play = 'hall', listed = false } = asked;
  // A match on the screen is made between accounts: who plays for a team is said at the table.
  if (play === 'online' && act.format.discipline === 'teams')
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.onlineTeams),
      'body.open.format',
    );
  await countTry(services, `event ${person.account}`, OPENED);
  await assertMayOpen(services, person);
  return makeEvent(services, person, asked.id, evolveEvent(emptyLog, decided.ok), { play, listed });
}

/** Takes in an event that was run elsewhere, whole. */
export async function bringEvent(services: Services, person: Visitor, asked: BroughtEvent): Promise<string> {
  const before = await madeBefore(services, person, asked.id);
  if (before) return before;
  await countTry(services, `brought ${person.account}`, BROUGHT);
  await assertMayOpen(services, person);
  assertReadable(asked.text);
  const read = readEventLog(asked.text);
  if ('error' in read) {
    const { line, path, message } = read.error;
    const where = path === '' ? `line ${line}` : `line ${line}, ${path}`;
    throw new Problem(400, 'bad-request', `${where}: ${message}`, 'body.text');
  }
  if (read.ok.happenings.length === 0)
    throw new Problem(400, 'bad-request', 'line 2: the event has not been opened', 'body.text');
  assertSizeOf(read.ok);
  return makeEvent(services, person, asked.id, read.ok, { play: 'hall', listed: false });
}

const madeFrom = ({ account }: Visitor, cmd: string): string => hashOf(`${account} ${cmd}`);

async function madeBefore({ store }: Services, person: Visitor, cmd: string): Promise<string | null> {
  const row = await store.db
    .selectFrom('held_events')
    .select('id')
    .where('made', '=', madeFrom(person, cmd))
    .executeTakeFirst();
  return row?.id ?? null;
}

async function makeEvent(
  services: Services,
  person: Visitor,
  cmd: string,
  logged: LoggedEvent,
  { play, listed }: Required<Pick<NewEvent, 'play' | 'listed'>>,
): Promise<string> {
  const { store, chance } = services;
  const { account } = person;
  const now = services.now();
  const id = makeMatchId(chance);
  const row: HeldEventRow = {
    ...{ id, made: madeFrom(person, cmd), ...summaryTold(logged), play, listed: listed ? 1 : 0 },
    ...{ entries: 'closed', scoring: 'either', club: null, clock: null, rev: 0 },
    ...{ created_at: now, changed_at: now },
  };
  const staff = { event: id, account, role: 'owner', since: now } as const;
  const lines: readonly EventLineRow[] = logged.happenings.map((line) => ({
    ...{ event: id, seq: line.seq, cmd: `made ${line.seq}` },
    ...{ account, body: JSON.stringify(line) },
  }));
  try {
    await store.write([
      { change: store.db.insertInto('held_events').values(row), rows: 1 },
      { change: store.db.insertInto('event_staff').values(staff), rows: 1 },
      ...partsOf(lines).map((part) => ({
        change: store.db.insertInto('event_lines').values(part),
        rows: part.length,
      })),
    ]);
  } catch (problem) {
    const isThere = problem instanceof StoreProblem && problem.code === 'store-conflict';
    const before = isThere ? await madeBefore(services, person, cmd) : null;
    if (before === null) throw problem;
    return before;
  }
  return id;
}

const partsOf = (lines: readonly EventLineRow[]): EventLineRow[][] =>
  Array.from({ length: Math.ceil(lines.length / AT_A_TIME) }, (_, part) =>
    lines.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  );

async function assertMayOpen({ store, settings }: Services, person: Visitor): Promise<void> {
  if (!settings.hasLimits) return;
  const rows = await store.db
    .selectFrom('event_staff')
    .innerJoin('held_events', 'held_events.id', 'event_staff.event')
    .select('held_events.id')
    .where('event_staff.account', '=', person.account)
    .where('event_staff.role', '=', 'owner')
    .where('held_events.summary', 'not like', '%"status":"over"%')
    .execute();
  const most = MOST_OPEN[person.isGuest ? 'guest' : 'account'];
  if (rows.length >= most)
    throw new Problem(
      409,
      'too-many',
      person.isGuest
        ? `a guest runs at most ${most} events at a time: end or delete one, or add a way to sign in`
        : `one runs at most ${most} events at a time: end or delete one`,
    );
}
