import type { PhoneComes, PhoneLetIn } from '@opencarrom/protocol';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../http/addresses.js';
import { Problem } from '../http/problem.js';
import { countTry, HOUR } from '../http/tries.js';
import { ID_BYTES } from '../people/ids.js';
import { hashOf, makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import type { EventPhoneRow } from '../store/event-tables.js';
import type { HeldEvent } from './held-events.js';
import { heldEvent } from './staff.js';
import { ToldProblem, told } from './told.js';

type Needs = Pick<Services, 'store' | 'events' | 'chance' | 'now' | 'settings'>;

const TOKEN_BYTES = 32;
/** A hall's phones may all come from one address, each several times. */
const ARRIVALS = { times: 600, within: HOUR };
const WRONG_KEYS = { times: 20, within: HOUR };
/** The umpire's, the players', and those that were forgotten: of more the one that was not heard for longest ends. */
const MOST_AT_A_TABLE = 12;
/** That a phone was heard is noted at most so often, in milliseconds. */
const NOTED_EVERY = 5_000;

/** A phone that is an umpire of a table of this event. */
export interface PhoneAtTable {
  readonly phone: EventPhoneRow;
  readonly held: HeldEvent;
}

/** A phone shows the key of a table, and is its umpire from here on. */
export async function letPhoneIn(
  needs: Needs,
  event: string,
  { table, key, name }: PhoneComes,
  address: string,
): Promise<PhoneLetIn> {
  const { store, events, chance, now } = needs;
  const { logged } = await heldEvent(needs, event);
  await countTry(needs, `phone ${event} ${addressGroup(address)}`, ARRIVALS);
  const known = await store.db
    .selectFrom('event_tables')
    .select('key')
    .where('event', '=', event)
    .where('table_number', '=', table)
    .executeTakeFirst();
  if (known?.key !== key) {
    await countTry(needs, `table-key ${addressGroup(address)}`, WRONG_KEYS);
    throw new Problem(403, 'not-allowed', 'this code is not good any more: scan the one at the table');
  }
  assertGoesOn(logged);
  const [phone, token] = [makeSecret(chance, ID_BYTES), makeSecret(chance, TOKEN_BYTES)];
  const at = now();
  const row: EventPhoneRow = {
    ...{ id: phone, event, table_number: table, token_hash: hashOf(token), name: name ?? null },
    ...{ joined_at: at, heard_at: at, ended_at: null },
  };
  const { db } = store;
  // Where the key was changed at this very moment, the phone comes too late.
  const unchanged = db
    .updateTable('event_tables')
    .set({ key })
    .where('event', '=', event)
    .where('table_number', '=', table)
    .where('key', '=', key);
  const isIn = await events.changed(event, [
    { change: unchanged, rows: 1 },
    { change: db.insertInto('event_phones').values(row), rows: 1 },
    ...(await forgotten(needs, event, table)),
  ]);
  if (!isIn) throw new Problem(403, 'not-allowed', 'the code was changed at this moment: scan the new one');
  return { phone, token };
}

function assertGoesOn({ state }: HeldEvent['logged']): void {
  if (state.awards)
    throw new ToldProblem(
      409,
      'event-refused',
      told((w) => w.eventOver),
    );
}

async function forgotten({ store: { db }, now }: Needs, event: string, table: number) {
  const live = await db
    .selectFrom('event_phones')
    .select('id')
    .where('event', '=', event)
    .where('table_number', '=', table)
    .where('ended_at', 'is', null)
    .orderBy('heard_at', 'desc')
    .execute();
  const ids = live.slice(MOST_AT_A_TABLE - 1).map(({ id }) => id);
  if (ids.length === 0) return [];
  return [{ change: db.updateTable('event_phones').set({ ended_at: now() }).where('id', 'in', ids) }];
}

/** Takes a phone's rights back. */
export async function endPhone({ store, events, now }: Needs, event: string, phone: string): Promise<void> {
  const change = store.db
    .updateTable('event_phones')
    .set({ ended_at: now() })
    .where('event', '=', event)
    .where('id', '=', phone)
    .where('ended_at', 'is', null);
  if (await events.changed(event, [{ change, rows: 1 }])) return;
  const row = await store.db
    .selectFrom('event_phones')
    .select('id')
    .where('event', '=', event)
    .where('id', '=', phone)
    .executeTakeFirst();
  if (!row) throw new Problem(404, 'not-found', 'there is no such phone', 'params.phone');
}

/** Who asks must be a table's umpire here, of an event that goes on. */
export async function phoneIn(
  needs: Needs,
  { headers }: Pick<FastifyRequest, 'headers'>,
  event: string,
): Promise<PhoneAtTable> {
  const held = await heldEvent(needs, event);
  const token = secretIn(headers.authorization, 'Table');
  const phone =
    token &&
    (await needs.store.db
      .selectFrom('event_phones')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('event', '=', event)
      .where('ended_at', 'is', null)
      .executeTakeFirst());
  if (!phone)
    throw new Problem(
      401,
      'not-signed-in',
      'this phone is not, or not any more, the umpire of a table here: scan the code at the table',
    );
  assertGoesOn(held.logged);
  await noteHeard(needs, phone);
  return { phone, held };
}

async function noteHeard({ store, now }: Needs, { id, heard_at }: EventPhoneRow): Promise<void> {
  if (now() - heard_at < NOTED_EVERY) return;
  const change = store.db.updateTable('event_phones').set({ heard_at: now() }).where('id', '=', id);
  await store.write([{ change }]);
}

/** What a header of this kind shows; null where there is none. */
export function secretIn(authorization: string | undefined, kind: 'Table' | 'Team'): string | null {
  const [, given, secret] = /^([A-Za-z]+) +([\w-]{16,128})$/.exec(authorization ?? '') ?? [];
  return given?.toLowerCase() === kind.toLowerCase() && secret !== undefined ? secret : null;
}
