import { readRecord, validateRecord } from '@opencarrom/match';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { endingOf } from '../../../src/pairing/ratings/ending.js';
import { clean } from '../../../src/people/cleaning.js';
import { PERSONAL_TABLES } from '../../../src/people/personal-tables.js';
import { countWaiting } from '../../../src/profiles/count-results.js';
import type { Store } from '../../../src/store/store.js';
import { playedMatch, putPlayed } from '../../support/played-match.js';
import { STORES } from '../../support/stores.js';
import { Authenticator } from './authenticator.js';
import { columnsIn, sharesStores, tablesIn } from './emptied-store.js';
import { type Browser, type House, ORIGIN, openHouse } from './house.js';

sharesStores();

const DAY = 24 * 3_600_000;
/** The tables that outlive an account, and forget whose they were. */
const OUTLIVING = ['seats', 'audit', 'event_lines', 'entry_requests'];
const NAMING = ['account', 'blocked', 'friend', 'reporter', 'reported', 'by'];

async function everything(store: Store): Promise<Record<string, unknown[]>> {
  const tables = await tablesIn(store);
  const rows = await Promise.all(
    tables.map((name) =>
      store.db
        .selectFrom(name as 'accounts')
        .selectAll()
        .execute(),
    ),
  );
  return Object.fromEntries(tables.map((name, n) => [name, rows[n] ?? []]));
}

/** Where in the store a text is found. */
async function tablesWith(store: Store, text: string): Promise<string[]> {
  const all = Object.entries(await everything(store));
  return all.flatMap(([name, rows]) => (JSON.stringify(rows).includes(text) ? [name] : []));
}

async function put<T extends keyof Rows>({ services: { store } }: House, table: T, row: Rows[T]) {
  await store.write([{ change: store.db.insertInto(table as 'remarks').values(row as never), rows: 1 }]);
}

type Rows = Record<
  | ('remarks' | 'seeks' | 'ratings' | 'rating_changes' | 'seats' | 'challenges' | 'audit')
  | ('event_staff' | 'event_lines' | 'entry_requests')
  | ('club_members' | 'arena_arrivals' | 'daily_shots' | 'short_link_makers' | 'short_links'),
  object
>;

/** Asha, who has done everything one can do here. */
async function longLife(house: House, asha: Browser) {
  const [ravi, meera] = [house.browser(), house.browser()];
  const id = await asha.comeIn('Asha of Kolhapur');
  const raviId = await ravi.comeIn('Ravi');
  const meeraId = await meera.comeIn('Meera');
  await meera.ask('PUT', '/me/password', { login: 'meera', password: 'long enough' });
  await house.makeModerator(meeraId);
  const { challenge } = (await asha.ask('POST', '/me/passkeys/options')).json();
  const credential = new Authenticator().create({ origin: ORIGIN, challenge });
  await asha.ask('POST', '/me/passkeys', { credential, label: 'Kolhapur phone' });
  await asha.ask('PUT', '/me/password', { login: 'kolhapuri', password: 'long enough' });
  await asha.ask('POST', '/me/recovery-codes');
  await asha.ask('POST', '/me/passkeys/options');
  await house.browser().ask('POST', '/sign-in/password', { login: 'kolhapuri', password: 'wrong one' });
  await putPlayed(house.services.store, playedMatch(7), { match: 'played', endedAt: house.services.now() });
  for (const [player, account] of [
    ['A1', id],
    ['B1', raviId],
  ])
    await put(house, 'seats', {
      match: 'played',
      player,
      account,
      computer: null,
      token_hash: `token of ${account}`,
    });
  const { store } = house.services;
  const outcome = { winner: 'A', how: 'score', laws: [], reason: null } as const;
  await store.write([
    { change: store.db.updateTable('matches').set({ result: JSON.stringify(outcome) }) },
    ...endingOf(store, { id: 'played', kind: 'casual', outcome, endedAt: house.services.now() }),
  ]);
  await countWaiting(house.services);
  const said = { match: 'played', preset: null, said_at: house.services.now() };
  await put(house, 'remarks', { ...said, id: 'r1', account: id, text: 'greetings from Kolhapur' });
  await put(house, 'remarks', { ...said, id: 'r2', account: raviId, text: 'hello there' });
  for (const one of [raviId, meeraId]) await asha.ask('PUT', `/friends/${one}`);
  await ravi.ask('PUT', `/friends/${id}`);
  await asha.ask('PUT', `/me/blocks/${raviId}`, {});
  await ravi.ask('PUT', `/me/blocks/${id}`, {});
  await asha.ask('POST', '/reports', { match: 'played', player: 'B1', reason: 'words' });
  await ravi.ask('POST', '/reports', { match: 'played', player: 'A1', reason: 'words' });
  await meera.ask('POST', '/reports', { match: 'played', player: 'B1', reason: 'other' });
  const sanction = { account: id, kind: 'unrated', reason: 'a mistake' };
  const { id: laid } = (await meera.ask('POST', '/moderation/sanctions', sanction)).json();
  await asha.ask('POST', '/me/appeals', { sanction: laid, text: 'from Kolhapur with regret' });
  const rating = { account: id, pool: 'singles board', rated_at: 1 };
  await put(house, 'ratings', { ...rating, rating: 1500, deviation: 350, volatility: 0.06, games: 1 });
  await put(house, 'rating_changes', {
    ...{ ...rating, match: 'played', rating_before: 1500, deviation_before: 350 },
    ...{ rating_after: 1600, deviation_after: 300, volatility_after: 0.06 },
  });
  await put(house, 'seeks', {
    ...{ account: id, id: 'seek', rulebook: 'icf', discipline: 'singles', length: 'board', kind: 'casual' },
    ...{ rating: 1500, reach: null, computer: null, since: 1, seen_at: 1, match: null },
  });
  await put(house, 'event_staff', { event: 'cup', account: id, role: 'helper', since: 1 });
  await put(house, 'club_members', { club: 'bandra', account: id, role: 'member', since: 1 });
  await put(house, 'arena_arrivals', { event: 'arena', match_number: 1, account: id, at: 1 });
  const shot = { day: '2026-11-18', shot: 'pot-001', solved: 1, tries: 2, way: 0, sent_at: 1 };
  await put(house, 'daily_shots', { ...shot, account: id });
  const short = { language: 'en', card: '{}', made_at: 1, opened_at: 1, taken_down_at: null };
  for (const [link, told] of [
    ['hers', 'Asha of Kolhapur'],
    ['both', 'a board'],
  ])
    await put(house, 'short_links', { ...short, id: link, hash: link, link, told });
  await put(house, 'short_link_makers', { link: 'hers', hash: 'one', account: id, made_at: 1 });
  await put(house, 'short_link_makers', { link: 'both', hash: 'two', account: id, made_at: 1 });
  await put(house, 'short_link_makers', { link: 'both', hash: 'three', account: raviId, made_at: 1 });
  await put(house, 'event_lines', { event: 'cup', seq: 1, cmd: 'one', account: id, body: '{}' });
  const request = { event: 'cup', account: id, entry: '{}', note: null, at: 1, entrant: null };
  for (const state of ['waiting', 'entered'])
    await put(house, 'entry_requests', { ...request, id: `request-${state}`, cmd: `${id} ${state}`, state });
  await put(house, 'audit', {
    id: 'a1',
    at: 1,
    by: id,
    what: 'moderated',
    account: null,
    reason: 'was one once',
  });
  return { id, ravi, raviId, meera };
}

describe.each(STORES)('whoever leaves, on %s', (kind) => {
  it('is gone from every table, and every record stays as it was', async () => {
    const house = await openHouse(kind);
    const { store } = house.services;
    const asha = house.browser();
    const { id, ravi, raviId } = await longLife(house, asha);
    const { hash: session } = await store.db
      .selectFrom('sessions')
      .select('hash')
      .where('account', '=', id)
      .executeTakeFirstOrThrow();
    const record = async () =>
      (await ravi.ask('GET', '/matches/played/record')).rawPayload.toString('base64');
    const log = async () => (await everything(store)).events;
    const [recordBefore, logBefore] = [await record(), await log()];
    expect((await tablesWith(store, id)).sort()).toEqual(
      [...PERSONAL_TABLES.map(({ table }) => table), ...OUTLIVING, 'accounts', 'tries'].sort(),
    );

    const left = await asha.ask('DELETE', '/me');
    expect([left.statusCode, asha.cookie()]).toEqual([204, 'session=']);

    const traces = [id, 'Asha', 'Kolhapur', 'kolhapuri', session, `token of ${id}`];
    for (const trace of traces) expect([trace, await tablesWith(store, trace)]).toEqual([trace, []]);
    expect(await record()).toBe(recordBefore);
    expect(await log()).toEqual(logBefore);
    const summary = (await ravi.ask('GET', '/matches/played')).json();
    expect(summary.seats.map(({ name }: { name: string | null }) => name)).toEqual([null, 'Ravi']);

    // Nothing of the others went with it.
    const { reports, remarks, accounts, short_links, short_link_makers } = await everything(store);
    expect(remarks).toMatchObject([{ account: raviId, text: 'hello there' }]);
    expect(reports).toHaveLength(1);
    expect(JSON.stringify(reports)).toContain('hello there');
    expect(accounts).toHaveLength(2);
    // A link that another has made too stays.
    expect(short_links).toMatchObject([{ id: 'both' }]);
    expect(short_link_makers).toMatchObject([{ link: 'both', account: raviId }]);
    expect((await ravi.ask('GET', '/me')).statusCode).toBe(200);
    expect(
      (
        await house
          .browser()
          .ask('POST', '/sign-in/password', { login: 'kolhapuri', password: 'long enough' })
      ).statusCode,
    ).toBe(401);
  });

  it('was known to these tables alone', async () => {
    const { store } = (await openHouse(kind)).services;
    const naming = (await columnsIn(store)).flatMap(({ table, column }) =>
      NAMING.includes(column) ? [`${table}.${column}`] : [],
    );
    const known = PERSONAL_TABLES.flatMap(({ table, columns }) =>
      columns.map((column) => `${table}.${column}`),
    );
    expect(naming.sort()).toEqual(
      [...known, ...OUTLIVING.map((table) => `${table}.account`), 'audit.by'].sort(),
    );
  });
});

describe('leaving', () => {
  it('takes a fresh sign-in, and is for closed accounts too', async () => {
    const house = await openHouse('sqlite');
    const asha = house.browser();
    const { id, meera } = await longLife(house, asha);
    await meera.ask('POST', '/moderation/sanctions', { account: id, kind: 'closed', reason: 'enough' });
    house.pass(DAY);
    expect((await asha.ask('DELETE', '/me')).json().error.code).toBe('sign-in-again');
    await asha.ask('POST', '/sign-in/password', { login: 'kolhapuri', password: 'long enough' });
    expect((await asha.ask('DELETE', '/me')).statusCode).toBe(204);
    expect((await asha.ask('GET', '/me')).statusCode).toBe(401);
  });
});

describe('all one’s data', () => {
  it('comes as one archive of JSON and records, without what would let somebody in', async () => {
    const house = await openHouse('sqlite');
    const asha = house.browser();
    const { id, ravi } = await longLife(house, asha);
    const answer = await asha.ask('GET', '/me/export');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = Object.fromEntries(
      Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    expect(Object.keys(files).sort()).toEqual(
      [
        ...PERSONAL_TABLES.map(({ table }) => `${table}.json`),
        'entry_requests.json',
        'matches.json',
        'me.json',
        'records/played.carrom',
      ].sort(),
    );
    const read = (name: string) => JSON.parse(files[`${name}.json`] ?? '');
    expect(read('me').account).toMatchObject({ id, name: 'Asha of Kolhapur' });
    expect(read('remarks')).toMatchObject([{ text: 'greetings from Kolhapur' }]);
    expect(read('matches')).toMatchObject([{ match: 'played', player: 'A1', status: 'over' }]);
    expect(read('reports')).toHaveLength(1);
    expect(read('ratings')).toMatchObject([{ pool: 'singles board', rating: 1500 }]);
    const record = readRecord(files['records/played.carrom'] ?? '');
    if ('error' in record) throw new Error(record.error.code);
    expect(validateRecord(record.ok).mismatch).toBeNull();
    const all = JSON.stringify(files);
    const secrets = await everything(house.services.store);
    for (const table of ['sessions', 'passwords', 'recovery_codes'])
      for (const row of secrets[table] as { hash: string }[]) expect(all).not.toContain(row.hash);
    expect(all).not.toContain('token of');
    expect(Object.keys(unzipSync((await ravi.ask('GET', '/me/export')).rawPayload))).toContain(
      'records/played.carrom',
    );
  });
});

describe('what need not be known any more', () => {
  it('is forgotten by and by; accounts stay', async () => {
    const house = await openHouse('sqlite');
    const { store } = house.services;
    const asha = house.browser();
    const { id, raviId } = await longLife(house, asha);
    const count = async () => {
      const all = await everything(store);
      return Object.fromEntries(
        ['accounts', 'sessions', 'remarks', 'reports', 'challenges', 'tries'].map((name) => [
          name,
          all[name]?.length,
        ]),
      );
    };
    await clean(house.services);
    expect(await count()).toMatchObject({ accounts: 3, sessions: 3, remarks: 2, reports: 3, challenges: 1 });
    house.pass(2 * DAY);
    await clean(house.services);
    expect(await count()).toMatchObject({
      accounts: 3,
      sessions: 3,
      remarks: 2,
      reports: 3,
      challenges: 0,
      tries: 0,
    });
    house.pass(27 * DAY);
    await asha.ask('GET', '/me');
    house.pass(DAY);
    await clean(house.services);
    expect(await count()).toEqual({
      accounts: 2,
      sessions: 1,
      remarks: 0,
      reports: 0,
      challenges: 0,
      tries: 0,
    });
    expect(await store.db.selectFrom('sessions').select(['account', 'address']).execute()).toEqual([
      { account: id, address: null },
    ]);
    expect(await tablesWith(store, raviId)).toEqual([]);
    expect((await asha.ask('GET', '/me')).statusCode).toBe(200);
  });
});
