import { reading } from '@opencarrom/laws';
import type { EntryAnswer, EntryAsked, RequestDecision } from '@opencarrom/protocol';
import { decideEvent, type Entry, type EventState, entryName, readEntry } from '@opencarrom/tournament';
import { addressGroup } from '../http/addresses.js';
import { Problem } from '../http/problem.js';
import { countTry, HOUR } from '../http/tries.js';
import { mustBeAllowed } from '../pairing/may-play.js';
import { ID_BYTES } from '../people/ids.js';
import type { Visitor } from '../people/visitor.js';
import { makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import type { EventTables } from '../store/event-tables.js';
import { StoreProblem } from '../store/store-problem.js';
import { assertRoomFor } from './event-limits.js';
import type { HeldEvent, OrderAnswer } from './held-events.js';
import { refusalProblem } from './refusals.js';
import { type AtDesk, heldEvent, noSuchEvent } from './staff.js';
import { type Told, ToldProblem, told } from './told.js';
import type { EventPeopleWords } from './words.js';

type Needs = Pick<Services, 'store' | 'events' | 'now' | 'chance' | 'settings'>;
type RequestRow = EventTables['entry_requests'];

/** A club's phones may share an address; a program that fills a list may not. */
const ASKINGS = { times: 60, within: HOUR };
const MOST_WAITING = 500;
const MOST_PLAYERS = 20;
const BY_LINK = 'Entry by link';

/** Somebody wants to take part: is entered at once, or waits for the desk, as the event has it. */
export async function askToEnter(
  needs: Needs,
  event: string,
  asked: EntryAsked,
  who: Visitor | null,
  address: string,
): Promise<EntryAnswer> {
  const held = await heldEvent(needs, event);
  const { entries } = held.row;
  const cmd = `${who?.account ?? ''} ${asked.id}`;
  const had = await requestWith(needs, event, cmd);
  if (had) return answerAgain(needs, had);
  if (entries === 'closed')
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.notByLink),
    );
  await countTry(needs, `enter ${event} ${addressGroup(address)}`, ASKINGS);
  await assertMayEnterRated(needs, event, who);
  const entry = ownEntry(askedEntry(asked.entry), held, who);
  try {
    await assertNew(needs, held, entry);
    assertPossible(held, entry);
  } catch (problem) {
    // Sent twice at one moment, it may be its own first sending that is there already.
    const first = await requestWith(needs, event, cmd);
    if (first) return answerAgain(needs, first);
    throw problem;
  }
  const row: RequestRow = {
    ...{ event, id: makeSecret(needs.chance, ID_BYTES), cmd, account: who?.account ?? null },
    ...{ entry: JSON.stringify(entry), note: asked.note ?? null, at: needs.now() },
    ...{ state: 'waiting', entrant: null },
  };
  const insert = { change: needs.store.db.insertInto('entry_requests').values(row), rows: 1 };
  try {
    if (!(await needs.events.changed(event, [insert]))) throw noSuchEvent();
  } catch (problem) {
    // Sent twice at one moment: the other was first.
    if (!(problem instanceof StoreProblem) || problem.code !== 'store-conflict') throw problem;
    const first = await requestWith(needs, event, cmd);
    if (first) return answerAgain(needs, first);
    throw problem;
  }
  return entries === 'at-once' ? enter(needs, row, { by: BY_LINK, account: null }) : { is: 'asked' };
}

/** An online tournament whose matches are rated is for accounts that may play rated matches. */
async function assertMayEnterRated(needs: Needs, event: string, who: Visitor | null): Promise<void> {
  const arena = await needs.store.db
    .selectFrom('arenas')
    .select('kind')
    .where('event', '=', event)
    .executeTakeFirst();
  if (arena) await mustBeAllowed(needs, arena.kind, who ?? NOBODY);
}

const NOBODY = { account: '', isGuest: true };

function askedEntry(value: unknown): Entry {
  const read = reading.attempt(() => readEntry(value, 'body.entry'));
  if ('error' in read) throw new Problem(400, 'bad-request', read.error.message, read.error.path);
  const { players, team } = read.ok;
  const unnamed = players.findIndex(({ name }) => name.trim() === '');
  if (unnamed >= 0)
    throw unfit(
      told((w) => w.playerUnnamed),
      `body.entry.players[${unnamed}].name`,
    );
  if (team !== undefined && team.trim() === '')
    throw unfit(
      told((w) => w.teamUnnamed),
      'body.entry.team',
    );
  if (players.length > MOST_PLAYERS)
    throw unfit(
      told((w) => w.tooManyPlayers(MOST_PLAYERS)),
      'body.entry.players',
    );
  return read.ok;
}

const unfit = (why: Told, path: string): Problem => new ToldProblem(400, 'bad-request', why, path);

/** Who somebody is in other events, and how good, is not for themselves to say; who is signed in is known. */
function ownEntry(entry: Entry, { row }: HeldEvent, who: Visitor | null): Entry {
  const { rate: _, ...rest } = entry;
  return {
    ...rest,
    players: entry.players.map(({ id: _id, ...person }, index) => ({
      ...person,
      ...(index === 0 && who && row.play === 'online' ? { id: who.account } : {}),
    })),
  };
}

/** Letters, not how they are written. */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[\s.]+/g, ' ')
    .trim();

const namesIn = ({ players, team }: Entry): readonly string[] =>
  (team === undefined ? players.map(({ name }) => name) : [team]).map(folded);

async function assertNew(needs: Needs, { row, logged }: HeldEvent, entry: Entry): Promise<void> {
  const waiting = await needs.store.db
    .selectFrom('entry_requests')
    .select('entry')
    .where('event', '=', row.id)
    .where('state', '=', 'waiting')
    .execute();
  if (waiting.length >= MOST_WAITING)
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.tooManyAsked),
    );
  const entered = new Set(logged.state.participants.flatMap((each) => namesIn(each.entry)));
  const asked = new Set(waiting.flatMap((each) => namesIn(JSON.parse(each.entry) as Entry)));
  const own = namesIn(entry);
  for (const [index, name] of own.entries()) {
    const path = entry.team === undefined ? `body.entry.players[${index}].name` : 'body.entry.team';
    const called = entry.team ?? entry.players[index]?.name ?? '';
    const already = (pick: (w: EventPeopleWords) => string): Problem =>
      new ToldProblem(409, 'already-entered', told(pick), path);
    if (own.indexOf(name) !== index) throw already((w) => w.namedTwice(called));
    if (entered.has(name)) throw already((w) => w.entered(called));
    if (asked.has(name)) throw already((w) => w.hasAsked(called));
  }
}

/** What the event would refuse is told now, and not when somebody has accepted it. */
function assertPossible({ logged }: HeldEvent, entry: Entry): void {
  const act = { type: 'enter', entries: [entry] } as const;
  assertRoomFor(logged, act);
  const decision = decideEvent(logged, { at: '2000-01-01T00:00Z', act });
  if ('refused' in decision) throw refusalProblem(decision.refused, logged.state);
}

interface Entering {
  readonly by: string;
  readonly account: string | null;
}

async function enter(needs: Needs, row: RequestRow, { by, account }: Entering): Promise<EntryAnswer> {
  const { events, store } = needs;
  const { event, id } = row;
  const ofRow = (state: RequestRow['state']) =>
    store.db
      .updateTable('entry_requests')
      .set({ state })
      .where('event', '=', event)
      .where('id', '=', id)
      .where('state', '=', 'waiting');
  const answer = await events.do({
    ...{ event, cmd: `request ${id}`, by, account },
    act: { type: 'enter', entries: [JSON.parse(row.entry) as Entry] },
    also: [{ change: ofRow('entered'), rows: 1 }],
  });
  if (!answer) throw noSuchEvent();
  if ('refusal' in answer) throw refusalProblem(answer.refusal, answer.state);
  const entrant = entrantIn(answer);
  if (entrant === null)
    throw new Problem(409, 'changed-meanwhile', 'this request was answered meanwhile: look again');
  const change = store.db
    .updateTable('entry_requests')
    .set({ entrant })
    .where('event', '=', event)
    .where('id', '=', id);
  await store.write([{ change }]);
  return { is: 'entered', entrant };
}

function entrantIn(answer: OrderAnswer): number | null {
  const gave = 'line' in answer ? answer.line.gave : undefined;
  return gave && 'numbers' in gave ? (gave.numbers[0] ?? null) : null;
}

async function answerAgain(needs: Needs, row: RequestRow): Promise<EntryAnswer> {
  const { event, state, entrant } = row;
  if (state === 'refused')
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.notTaken),
    );
  if (state === 'entered') {
    const { state: now } = (await heldEvent(needs, event)).logged;
    return { is: 'entered', ...numberOf(now, row, entrant) };
  }
  const { row: held } = await heldEvent(needs, event);
  // Whoever was to enter it at once died over it.
  return held.entries === 'at-once' ? enter(needs, row, { by: BY_LINK, account: null }) : { is: 'asked' };
}

function numberOf({ participants }: EventState, row: RequestRow, entrant: number | null) {
  const name = entryName(JSON.parse(row.entry) as Entry);
  const number = entrant ?? participants.find(({ entry }) => entryName(entry) === name)?.number;
  return number === undefined ? {} : { entrant: number };
}

const requestWith = ({ store }: Needs, event: string, cmd: string): Promise<RequestRow | undefined> =>
  store.db
    .selectFrom('entry_requests')
    .selectAll()
    .where('event', '=', event)
    .where('cmd', '=', cmd)
    .executeTakeFirst();

/** Somebody at the desk enters who has asked, or does not. */
export async function decideRequest(
  needs: Needs,
  { held, person }: AtDesk,
  id: string,
  { accept }: RequestDecision,
): Promise<EntryAnswer | null> {
  const { store, events } = needs;
  const event = held.row.id;
  const row = await store.db
    .selectFrom('entry_requests')
    .selectAll()
    .where('event', '=', event)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem(404, 'not-found', 'nobody has asked by this id', 'params.request');
  if (row.state === (accept ? 'entered' : 'refused'))
    return accept ? { is: 'entered', ...numberOf(held.logged.state, row, row.entrant) } : null;
  const answered = new Problem(409, 'changed-meanwhile', 'this request was answered meanwhile: look again');
  if (row.state !== 'waiting') throw answered;
  if (accept) return enter(needs, row, { by: person.name, account: person.account });
  const change = store.db
    .updateTable('entry_requests')
    .set({ state: 'refused' })
    .where('event', '=', event)
    .where('id', '=', id)
    .where('state', '=', 'waiting');
  if (!(await events.changed(event, [{ change, rows: 1 }]))) throw answered;
  return null;
}
