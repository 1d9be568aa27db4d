import { PLAYERS, type Player } from '@opencarrom/match';
import type { RematchAnswer } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import type { SeatRow } from '../store/tables.js';
import { type FoundMatch, findMatch } from './found-match.js';
import { headFor } from './head-for.js';
import { mustBeAllowed, mustNotBeBlocked, mustNotHaveMetEnough } from './may-play.js';
import { makeMatch, type Sitter, type Sitters } from './new-match.js';
import type { OfferWatch } from './offer-watch.js';
import { areThere } from './offer-watch.js';
import { begin, renewToken } from './take-seat.js';

/** Wants to play the same people again, or takes their offer: once all want it the new match is there. */
export async function wantRematch(
  services: Services,
  watch: OfferWatch,
  id: string,
  person: Visitor,
): Promise<RematchAnswer> {
  const found = await findMatch(services.store, id);
  const own = ownSeat(found, person);
  if (found.row.status !== 'over') throw new Problem(409, 'not-over', 'the match is not over yet');
  const next = await nextOf(services, id);
  if (next) return seatedAt(services, next, person, found);
  await mustBeAllowed(services, found.row.kind, person);
  await mustNotBeBlocked(services, person.account, found.seats);
  if (found.row.kind === 'rated')
    await mustNotHaveMetEnough(services, person.account, own.player, found.seats);
  if (!(await areThere(services, id, peopleAt(found))))
    throw new Problem(409, 'they-left', 'somebody of them has left the table');
  await offer(services, id, own.player);
  const offers = await offersOf(services, id);
  if (peopleAt(found).every((player) => offers.includes(player))) {
    const made = await makeRematch(services, found);
    if (made) return seatedAt(services, made, person, found);
  }
  // It may have come to be between the look for it and the offer, which then is none.
  const meanwhile = await nextOf(services, id);
  if (meanwhile) return seatedAt(services, meanwhile, person, found);
  watch.keep(id, own.player);
  return tell(services, id);
}

/** Takes an offer back, or does not want one that was made: none stands any more. */
export async function noRematch(services: Services, id: string, person: Visitor): Promise<RematchAnswer> {
  ownSeat(await findMatch(services.store, id), person);
  await services.store.write([
    { change: services.store.db.deleteFrom('rematch_offers').where('match', '=', id) },
  ]);
  return tell(services, id);
}

/** The offer of somebody who has left is none. */
export async function dropOffer(services: Services, id: string, player: Player): Promise<void> {
  const change = services.store.db
    .deleteFrom('rematch_offers')
    .where('match', '=', id)
    .where('player', '=', player);
  await services.store.write([{ change }]);
  await tell(services, id);
}

function ownSeat({ seats }: FoundMatch, { account }: Visitor): SeatRow {
  const own = seats.find((seat) => seat.account === account);
  if (!own) throw new Problem(403, 'not-allowed', 'this is for those who played the match');
  return own;
}

const peopleAt = ({ seats }: FoundMatch): readonly Player[] =>
  seats.flatMap(({ player, computer }) => (computer === null ? [player] : []));

async function nextOf({ store }: Services, id: string): Promise<string | null> {
  const row = await store.db.selectFrom('matches').select('rematch').where('id', '=', id).executeTakeFirst();
  return row?.rematch ?? null;
}

async function offer({ store, now }: Services, match: string, player: Player): Promise<void> {
  const change = store.db
    .insertInto('rematch_offers')
    .values({ match, player, offered_at: now() })
    .onConflict((conflict) => conflict.doNothing());
  await store.write([{ change }]);
}

async function offersOf({ store }: Services, match: string): Promise<readonly Player[]> {
  const rows = await store.db
    .selectFrom('rematch_offers')
    .select('player')
    .where('match', '=', match)
    .execute();
  return PLAYERS.filter((player) => rows.some((row) => row.player === player));
}

/** The sides change, so that each has the other's label. Null: an offer is gone, or another has made it. */
async function makeRematch(services: Services, { row, head, seats }: FoundMatch): Promise<string | null> {
  const people = seats.filter(({ computer }) => computer === null);
  const made = makeMatch(services, {
    head: headFor(head, services.now()),
    ...{ kind: row.kind, visibility: row.visibility, rematchOf: row.id },
    sitters: changedSides(seats),
  });
  const { db } = services.store;
  const isFirst = db
    .updateTable('matches')
    .set({ rematch: made.id })
    .where('id', '=', row.id)
    .where('rematch', 'is', null);
  const taken = db.deleteFrom('rematch_offers').where('match', '=', row.id);
  const written = await services.store.write([
    { change: isFirst, rows: 1 },
    { change: taken, rows: people.length },
    ...made.changes,
  ]);
  if (written === 'unmet') return nextOf(services, row.id);
  await begin(services, made.id);
  await tell(services, row.id);
  return made.id;
}

const ACROSS: Readonly<Record<Player, Player>> = { A1: 'B1', B1: 'A1', A2: 'B2', B2: 'A2' };

function changedSides(seats: readonly SeatRow[]): Sitters {
  return Object.fromEntries(
    seats.flatMap(({ player, account, computer }): [Player, Sitter][] => {
      const sitter = computer !== null ? { computer } : account !== null ? { account } : null;
      return sitter ? [[ACROSS[player], sitter]] : [];
    }),
  );
}

/** Tells everybody at the table how it stands. */
async function tell(services: Services, match: string): Promise<RematchAnswer> {
  const [offers, next] = await Promise.all([offersOf(services, match), nextOf(services, match)]);
  const answer = { offers: [...offers], next };
  services.bus.publish(`match.${match}.tell`, JSON.stringify({ t: 'rematch', match, ...answer }));
  return { ...answer, seated: null };
}

async function seatedAt(
  services: Services,
  next: string,
  person: Visitor,
  of: FoundMatch,
): Promise<RematchAnswer> {
  const { seats } = await findMatch(services.store, next);
  const own = seats.find(({ account }) => account === person.account);
  if (!own) throw new Problem(409, 'played-again', `${of.row.id} was played again without you`);
  return { offers: [], next, seated: { player: own.player, seat: await renewToken(services, own) } };
}
