import type { FixturesAnswer, OwnFixture } from '@opencarrom/protocol';
import { lawStageOf, matchOf } from '@opencarrom/tournament';
import { seenName } from '@opencarrom/tournament/seen';
import type { HeldEvent } from '../events/held-events.js';
import { Problem } from '../http/problem.js';
import { headFor } from '../pairing/head-for.js';
import { makeMatch } from '../pairing/new-match.js';
import type { Services } from '../services.js';
import type { ArenaRow } from '../store/club-tables.js';
import type { EventGameRow } from '../store/event-tables.js';
import { entrantOf, type Fixture, fixturesIn } from './fixtures.js';
import { mustBeArena, termsIn } from './terms.js';

/** What somebody has to play in an event on the screen. */
export async function fixturesOf(
  services: Services,
  held: HeldEvent,
  account: string | null,
): Promise<FixturesAnswer> {
  const { store, now } = services;
  const arena = await mustBeArena(store, held.row.id);
  if (account === null) return { terms: termsIn(arena), entrant: null, fixtures: [], now: now() };
  const own = fixturesIn(held, arena.wait_minutes).filter(({ accounts }) => accounts.includes(account));
  return {
    terms: termsIn(arena),
    entrant: entrantOf(held.logged.state, account)?.number ?? null,
    fixtures: await Promise.all(own.map((fixture) => shown(services, held, fixture, account))),
    now: now(),
  };
}

async function shown(
  { store }: Services,
  { row, logged }: HeldEvent,
  { match, accounts, until }: Fixture,
  account: string,
): Promise<OwnFixture> {
  const { db } = store;
  const isA = accounts[0] === account;
  const other = isA ? match.b : match.a;
  const [arrivals, game] = await Promise.all([
    db
      .selectFrom('arena_arrivals')
      .select('account')
      .where('event', '=', row.id)
      .where('match_number', '=', match.number)
      .execute(),
    gameOf(store, row.id, match.number),
  ]);
  const isHere = (who: string | null) => arrivals.some((arrival) => arrival.account === who);
  return {
    ...{ match: match.number, round: match.round, entrant: isA ? match.a : (match.b ?? match.a), until },
    opponent: other === null ? '' : nameOf(logged.state, other),
    here: { you: isHere(account), they: isHere(accounts[isA ? 1 : 0]) },
    game: game ? { id: game.match, player: isA ? 'A1' : 'B1', seat: null } : null,
  };
}

/** As everybody sees them: on the screen people are called by their accounts' names. */
const nameOf = ({ participants }: HeldEvent['logged']['state'], entrant: number): string => {
  const entry = participants.find(({ number }) => number === entrant)?.entry;
  if (!entry) return '';
  const players = entry.players.map(({ name, shown }) => (shown === false ? null : name));
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

/** Somebody has come to play their match; with the second of the two it begins. */
export async function arrive(
  services: Services,
  held: HeldEvent,
  number: number,
  account: string,
): Promise<void> {
  const { store, now, events, rooms } = services;
  const { db } = store;
  const event = held.row.id;
  const arena = await mustBeArena(store, event);
  const fixture = fixturesIn(held, arena.wait_minutes).find(({ match }) => match.number === number);
  if (!fixture?.accounts.includes(account))
    throw new Problem(404, 'not-found', 'this match is not yours to play, or has its result');
  const arrival = { event, match_number: number, account, at: now() };
  const came = db
    .insertInto('arena_arrivals')
    .values(arrival)
    .onConflict((conflict) => conflict.doNothing());
  await events.changed(event, [{ change: came }]);
  const [a, b] = fixture.accounts;
  if (a === null || b === null || (await gameOf(store, event, number))) return;
  const here = await db
    .selectFrom('arena_arrivals')
    .select('account')
    .where('event', '=', event)
    .where('match_number', '=', number)
    .execute();
  if (![a, b].every((each) => here.some((arrived) => arrived.account === each))) return;
  const begun = await begin(services, held, arena, number, { a, b });
  if (begun) await rooms.seated(begun);
}

/** Two who come at the same moment make one match: only one of them finds both not sitting yet. */
async function begin(
  services: Services,
  { row, logged }: HeldEvent,
  { length, kind }: ArenaRow,
  number: number,
  { a, b }: { readonly a: string; readonly b: string },
): Promise<string | null> {
  const { store, now, events } = services;
  const { db } = store;
  const found = matchOf(logged.state, number);
  if (!found) return null;
  const { match: rules } = found.stage.format;
  const stage = lawStageOf(found.stage, found.match);
  const head = { ...headFor({ rulebook: rules.rulebook, discipline: 'singles', length }, now()), stage };
  const made = makeMatch(services, {
    ...{ head, kind, visibility: 'public' },
    sitters: { A1: { account: a }, B1: { account: b } },
  });
  const gone = db.deleteFrom('arena_arrivals').where('event', '=', row.id).where('match_number', '=', number);
  const game = {
    event: row.id,
    match_number: number,
    rubber: 0,
    match: made.id,
    made_at: now(),
    ended_at: null,
  };
  const written = await store.write([
    { change: gone.where('account', 'in', [a, b]), rows: 2 },
    ...made.changes,
    { change: db.insertInto('event_games').values(game), rows: 1 },
  ]);
  if (written === 'unmet') return null;
  await events.changed(row.id);
  return made.id;
}
