import { type Player, playersOf } from '@opencarrom/match';
import type { FixturesAnswer, OwnFixture } from '@opencarrom/protocol';
import { lawStageOf, matchOf } from '@opencarrom/tournament';
import { seenName } from '@opencarrom/tournament/seen';
import type { HeldEvent } from '../events/held-events.js';
import { Problem } from '../http/problem.js';
import { headFor } from '../pairing/head-for.js';
import { mustBeAllowed, notAllowed } from '../pairing/may-play.js';
import { makeMatch, type Sitters } from '../pairing/new-match.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import type { ArenaRow } from '../store/club-tables.js';
import type { EventGameRow } from '../store/event-tables.js';
import { entrantOf, type Fixture, fixturesIn, isThere, type Players } from './fixtures.js';
import { hasAsked, invitationOf, inviterBy } from './partners.js';
import { mustBeArena, termsIn } from './terms.js';

/** What somebody has to play in an event on the screen. */
export async function fixturesOf(
  services: Services,
  held: HeldEvent,
  account: string | null,
  code?: string,
): Promise<FixturesAnswer> {
  const { store, now } = services;
  const event = held.row.id;
  const arena = await mustBeArena(store, event);
  const inviter = code === undefined ? null : await inviterBy(store, event, code);
  const startsAt = arena.starts_at !== null && arena.starts_at > now() ? arena.starts_at : null;
  const answer = { terms: termsIn(arena), startsAt, inviter: inviter?.name ?? null, now: now() };
  if (account === null) return { ...answer, entrant: null, hasAsked: false, invitation: null, fixtures: [] };
  const own = fixturesIn(held, arena.wait_minutes).filter(({ accounts }) =>
    accounts.some((side) => side.includes(account)),
  );
  return {
    ...answer,
    entrant: entrantOf(held.logged.state, account)?.number ?? null,
    hasAsked: await hasAsked(store, event, account),
    invitation: await invitationOf(store, event, account),
    fixtures: await Promise.all(own.map((fixture) => shown(services, held, fixture, account))),
  };
}

async function shown(
  { store }: Services,
  { row, logged }: HeldEvent,
  { match, accounts, until }: Fixture,
  account: string,
): Promise<OwnFixture> {
  const isA = accounts[0].includes(account);
  const [own, others] = isA ? accounts : [accounts[1], accounts[0]];
  const entrant = isA ? match.a : (match.b ?? match.a);
  const other = isA ? match.b : match.a;
  const [here, game] = await Promise.all([
    whoIsHere(store, row.id, match.number),
    gameOf(store, row.id, match.number),
  ]);
  const place = own.indexOf(account);
  const besides = own.findIndex((_, index) => index !== place);
  const partner =
    besides < 0 ? null : { name: nameOf(logged.state, entrant, besides), here: here.has(own[besides] ?? '') };
  const player = playersAt(own.length)[isA ? 'A' : 'B'][place] ?? 'A1';
  return {
    ...{ match: match.number, round: match.round, entrant, until, partner },
    opponent: other === null ? '' : nameOf(logged.state, other),
    here: { you: here.has(account), they: isThere(others, here) },
    game: game ? { id: game.match, player, seat: null } : null,
  };
}

const disciplineOf = (count: number) => (count > 1 ? 'doubles' : 'singles');

/** Who sits where: the first of an entry is player 1 of the side. */
const playersAt = (count: number): Readonly<Record<'A' | 'B', readonly Player[]>> => ({
  A: playersOf(disciplineOf(count), 'A'),
  B: playersOf(disciplineOf(count), 'B'),
});

async function whoIsHere({ db }: Services['store'], event: string, match: number): Promise<Set<string>> {
  const arrivals = await db
    .selectFrom('arena_arrivals')
    .select('account')
    .where('event', '=', event)
    .where('match_number', '=', match)
    .execute();
  return new Set(arrivals.map(({ account }) => account));
}

/** As everybody sees them: on the screen people are called by their accounts' names. */
const nameOf = ({ participants }: HeldEvent['logged']['state'], entrant: number, place?: number): string => {
  const entry = participants.find(({ number }) => number === entrant)?.entry;
  if (!entry) return '';
  const asked = place === undefined ? entry.players : entry.players.slice(place, place + 1);
  const players = asked.map(({ name, shown }) => (shown === false ? null : name));
  return seenName({ number: entrant, players }, { entrant: (number) => `#${number}`, partner: '…' });
};

/** The one that is played now; those that were broken off before their first stroke are no more. */
async function gameOf({ db }: Services['store'], event: string, match: number): Promise<EventGameRow | null> {
  const row = await db
    .selectFrom('event_games')
    .selectAll()
    .where('event', '=', event)
    .where('match_number', '=', match)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Somebody has come to play their match; with the last of them it begins. */
export async function arrive(
  services: Services,
  held: HeldEvent,
  number: number,
  person: Pick<Visitor, 'account' | 'isGuest'>,
): Promise<void> {
  const { store, now, events, rooms } = services;
  const { db } = store;
  const { account } = person;
  const event = held.row.id;
  const arena = await mustBeArena(store, event);
  const fixture = fixturesIn(held, arena.wait_minutes).find(({ match }) => match.number === number);
  if (!fixture?.accounts.some((side) => side.includes(account)))
    throw new Problem(404, 'not-found', 'this match is not yours to play, or has its result');
  await mustBeAllowed(services, arena.kind, person);
  const arrival = { event, match_number: number, account, at: now() };
  const came = db
    .insertInto('arena_arrivals')
    .values(arrival)
    .onConflict((conflict) => conflict.doNothing());
  await events.changed(event, [{ change: came }]);
  if (await gameOf(store, event, number)) return;
  const here = await whoIsHere(store, event, number);
  if (!fixture.accounts.every((side) => isThere(side, here))) return;
  const begun = await begin(services, held, arena, fixture);
  if (begun) await rooms.seated(begun);
}

/** Two who come at the same moment make one match: only one of them finds nobody sitting yet. */
async function begin(
  services: Services,
  { row, logged }: HeldEvent,
  { length, kind }: ArenaRow,
  { match: { number }, accounts }: Fixture,
): Promise<string | null> {
  const { store, now, events } = services;
  const { db } = store;
  const discipline = disciplineOf(accounts[0].length);
  const everybody = accounts.flat().filter((account) => account !== null);
  const found = matchOf(logged.state, number);
  if (!found) return null;
  const arrivals = db
    .deleteFrom('arena_arrivals')
    .where('event', '=', row.id)
    .where('match_number', '=', number);
  const refused = await notAllowed(services, kind, everybody);
  if (refused.length > 0) {
    // They count as not having come: a sanction may have been laid on them since they arrived.
    await events.changed(row.id, [{ change: arrivals.where('account', 'in', refused) }]);
    return null;
  }
  const { match: rules } = found.stage.format;
  const stage = lawStageOf(found.stage, found.match);
  const head = { ...headFor({ rulebook: rules.rulebook, discipline, length }, now()), stage };
  const made = makeMatch(services, {
    ...{ head, kind, visibility: 'public' },
    sitters: sittersOf(accounts),
  });
  const game = {
    event: row.id,
    match_number: number,
    rubber: 0,
    match: made.id,
    made_at: now(),
    ended_at: null,
  };
  const written = await store.write([
    { change: arrivals.where('account', 'in', everybody), rows: everybody.length },
    ...made.changes,
    { change: db.insertInto('event_games').values(game), rows: 1 },
  ]);
  if (written === 'unmet') return null;
  await events.changed(row.id);
  return made.id;
}

function sittersOf([a, b]: Fixture['accounts']): Sitters {
  const seats = { A: playersAt(a.length).A, B: playersAt(b.length).B };
  const seated = (side: Players, players: readonly Player[]) =>
    players.map((player, place) => [player, { account: side[place] ?? '' }] as const);
  return Object.fromEntries([...seated(a, seats.A), ...seated(b, seats.B)]);
}
