import { describe, expect, it } from 'vitest';
import { blockedPairs } from '../../../src/pairing/blocked-pairs.js';
import { unheardBy } from '../../../src/people/blocks.js';
import { nameModerator, unboundModerators } from '../../../src/people/moderators.js';
import { assertMayPlayRated } from '../../../src/people/sanctions.js';
import { putMatch, STORES } from '../../support/stores.js';
import { sharesStores } from './emptied-store.js';
import { type Browser, type House, openHouse } from './house.js';

sharesStores();

const HOUR = 3_600_000;

/** A moderator, and two who play. */
async function openWithPeople(kind: (typeof STORES)[number] = 'sqlite') {
  const house = await openHouse(kind);
  const { store, now } = house.services;
  const [meera, asha, ravi] = [house.browser(), house.browser(), house.browser()];
  const ids = {
    meera: await meera.comeIn('Meera'),
    asha: await asha.comeIn('Asha'),
    ravi: await ravi.comeIn('Ravi'),
  };
  const accounts = store.db.updateTable('accounts');
  await store.write([
    { change: accounts.set({ role: 'moderator', upgraded_at: now() }).where('id', '=', ids.meera), rows: 1 },
    { change: accounts.set({ upgraded_at: now() }).where('id', '=', ids.asha), rows: 1 },
  ]);
  return { house, meera, asha, ravi, ids };
}

const setPassword = (browser: Browser, login: string) =>
  browser.ask('PUT', '/me/password', { login, password: 'long enough' });

async function play({ services: { store } }: House, match: string, a: string, b: string) {
  await putMatch(store, match, { status: 'over' });
  const seats = [
    { match, player: 'A1', account: a, computer: null, token_hash: null },
    { match, player: 'B1', account: b, computer: null, token_hash: null },
  ] as const;
  await store.write([{ change: store.db.insertInto('seats').values([...seats]) }]);
}

const code = async (answer: ReturnType<Browser['ask']>) => (await answer).json().error?.code;

describe.each(STORES)('blocking, on %s', (kind) => {
  it('keeps two apart, and is the blocker’s to see and undo', async () => {
    const { house, asha, ravi, ids } = await openWithPeople(kind);
    const { store } = house.services;
    const blocked = await asha.ask('PUT', `/me/blocks/${ids.ravi}`, {});
    expect(blocked.json().blocks).toEqual([
      { account: ids.ravi, name: 'Ravi', kind: 'block', createdAt: house.services.now() },
    ]);
    expect((await ravi.ask('GET', '/me/blocks')).json().blocks).toEqual([]);
    const apart = () => blockedPairs(store, Object.values(ids));
    expect(await apart()).toEqual([[ids.asha, ids.ravi]]);
    expect(await unheardBy(store, ids.ravi)).toEqual([ids.asha]);
    expect(await unheardBy(store, ids.asha)).toEqual([ids.ravi]);

    await asha.ask('PUT', `/me/blocks/${ids.ravi}`, { kind: 'mute' });
    expect(await apart()).toEqual([]);
    expect(await unheardBy(store, ids.ravi)).toEqual([ids.asha]);
    expect(await unheardBy(store, ids.asha)).toEqual([]);

    expect((await asha.ask('DELETE', `/me/blocks/${ids.ravi}`)).json().blocks).toEqual([]);
    expect(await unheardBy(store, ids.ravi)).toEqual([]);
    expect((await asha.ask('PUT', `/me/blocks/${ids.asha}`, {})).statusCode).toBe(400);
    expect((await asha.ask('PUT', '/me/blocks/nobody', {})).statusCode).toBe(404);
  });
});

describe('a report', () => {
  it('brings the last twenty remarks before a moderator, who closes it with a reason', async () => {
    const { house, meera, asha, ids } = await openWithPeople();
    const { store, now } = house.services;
    await play(house, 'm1', ids.asha, ids.ravi);
    const remarks = Array.from({ length: 25 }, (_, n) => ({
      ...{ id: `r${n}`, match: 'm1', account: ids.ravi, preset: null, text: `line ${n}`, said_at: now() + n },
    }));
    await store.write([{ change: store.db.insertInto('remarks').values(remarks) }]);
    const report = { match: 'm1', player: 'B1', reason: 'words', note: 'rude' };
    const shown = (await asha.ask('GET', '/matches/m1/remarks')).json();
    const { id } = (await asha.ask('POST', '/reports', report)).json();
    const [waiting] = (await meera.ask('GET', '/moderation/reports')).json().reports;
    expect(waiting).toMatchObject({
      ...{ id, match: 'm1', reason: 'words', note: 'rude' },
      reporter: { id: ids.asha, name: 'Asha', guest: false },
      reported: { id: ids.ravi, name: 'Ravi', guest: true },
    });
    expect(waiting.remarks.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: 20 }, (_, n) => `line ${n + 5}`),
    );
    expect(waiting.remarks[0]).toMatchObject({ account: ids.ravi, name: 'Ravi' });
    // What goes along was seen before, to the letter.
    expect(waiting.remarks).toEqual(shown.remarks);
    expect(await code(asha.ask('POST', '/reports', report))).toBe('already-reported');
    expect(
      (await meera.ask('POST', `/moderation/reports/${id}/close`, { reason: 'spoken to' })).statusCode,
    ).toBe(204);
    expect((await meera.ask('POST', `/moderation/reports/${id}/close`, { reason: 'again' })).statusCode).toBe(
      404,
    );
    expect((await meera.ask('GET', '/moderation/reports')).json().reports).toEqual([]);
    expect((await meera.ask('GET', '/moderation/audit')).json().entries).toEqual([
      {
        ...{ id: expect.any(String), at: now(), by: ids.meera, what: `report ${id} closed` },
        ...{ account: ids.ravi, reason: 'spoken to' },
      },
    ]);
    // What has been dealt with may happen again.
    expect((await asha.ask('POST', '/reports', report)).statusCode).toBe(201);
  });

  it.each(STORES)('has nothing along that its reporter was kept from hearing, on %s', async (kind) => {
    const { house, asha, ravi, ids } = await openWithPeople(kind);
    const { store, now } = house.services;
    await play(house, 'm1', ids.asha, ids.ravi);
    const say = (id: string, text: string) =>
      store.write([
        {
          change: store.db
            .insertInto('remarks')
            .values({ id, match: 'm1', account: ids.ravi, preset: null, text, said_at: now() }),
        },
      ]);
    await say('r1', 'heard');
    house.pass(1000);
    await ravi.ask('PUT', `/me/blocks/${ids.asha}`, {});
    house.pass(1000);
    await say('r2', 'not for Asha');
    const heardBy = async (browser: Browser) =>
      (await browser.ask('GET', '/matches/m1/remarks'))
        .json()
        .remarks.map(({ text }: { text: string }) => text);
    expect(await heardBy(asha)).toEqual(['heard']);
    expect(await heardBy(ravi)).toEqual(['heard', 'not for Asha']);
  });

  it('is of somebody of that match, and ten a day at most', async () => {
    const { house, asha, ravi, ids } = await openWithPeople();
    await play(house, 'm1', ids.asha, ids.ravi);
    const told = (body: object) => asha.ask('POST', '/reports', { match: 'm1', reason: 'other', ...body });
    for (const body of [
      { player: 'A2' },
      { account: ids.meera },
      { player: 'B1', account: ids.asha },
      {},
      { match: 'm2', player: 'B1' },
    ])
      expect((await told(body)).statusCode).toBe(404);
    expect((await told({ player: 'A1' })).statusCode).toBe(400);
    expect((await told({ account: ids.ravi })).statusCode).toBe(201);
    for (let i = 0; i < 9; i++) await told({ player: 'B1' });
    expect(await code(told({ player: 'B1' }))).toBe('too-many');
    expect(
      (await ravi.ask('POST', '/reports', { match: 'm1', player: 'A1', reason: 'stalling' })).statusCode,
    ).toBe(201);
  });
});

describe('moderation', () => {
  it('is for moderators', async () => {
    const { asha, ids } = await openWithPeople();
    const sanction = { account: ids.ravi, kind: 'closed', reason: 'because' };
    for (const asked of [
      asha.ask('GET', '/moderation/reports'),
      asha.ask('GET', '/moderation/appeals'),
      asha.ask('GET', '/moderation/audit'),
      asha.ask('GET', '/moderation/sanctions'),
      asha.ask('POST', '/moderation/sanctions', sanction),
      asha.ask('POST', '/moderation/sanctions/x/lift', { reason: 'because' }),
      asha.ask('POST', '/moderation/reports/x/close', { reason: 'because' }),
      asha.ask('POST', '/moderation/appeals/x/answer', { answer: 'yes', lift: true }),
    ])
      expect(await code(asked)).toBe('not-allowed');
  });

  it('keeps the logins of MODERATORS from everybody who does not have them already', async () => {
    const house = await openHouse('sqlite', { MODERATORS: 'ravi, Meera ' });
    const thief = house.browser();
    await thief.comeIn('Ravi');
    expect((await setPassword(thief, 'MEERA')).json()).toMatchObject({
      error: { code: 'login-taken', message: 'this name is kept for a moderator of this server' },
    });
    await setPassword(thief, 'ravi kulkarni');
    expect(await code(setPassword(thief, 'Ravi'))).toBe('login-taken');
  });

  it('gives no rights to an account for its login, and warns of it at the start', async () => {
    const { asha, ids, house } = await openWithPeople();
    await setPassword(asha, 'asha');
    const settings = { ...house.services.settings, moderators: ['Asha', 'ravi'] };
    const services = { ...house.services, settings };
    expect((await asha.ask('GET', '/me')).json().account.moderator).toBe(false);
    expect(await unboundModerators(services)).toEqual(['Asha', 'ravi']);
    await nameModerator('asha', true, house.services);
    expect(await unboundModerators(services)).toEqual(['ravi']);
    await nameModerator(ids.asha, false, house.services);
    expect(await unboundModerators(services)).toEqual(['Asha', 'ravi']);
  });

  it('lets its owner keep a login that became reserved later, with a new password', async () => {
    const house = await openHouse('sqlite', { MODERATORS: 'asha' });
    const { store, now } = house.services;
    const asha = house.browser();
    const account = await asha.comeIn('Asha');
    const password = { account, login: 'asha', hash: 'an earlier one', changed_at: now() };
    await store.write([{ change: store.db.insertInto('passwords').values(password) }]);
    expect((await setPassword(asha, 'Asha')).statusCode).toBe(200);
  });

  it('leaves a moderator’s own sanction and appeal to another moderator', async () => {
    const { house, meera, asha, ids } = await openWithPeople();
    await house.makeModerator(ids.asha);
    const laid = await meera.ask('POST', '/moderation/sanctions', {
      account: ids.asha,
      kind: 'hush',
      reason: 'rude',
    });
    const { id } = laid.json();
    const appeal = (await asha.ask('POST', '/me/appeals', { sanction: id, text: 'it was a joke' })).json();
    const lift = (moderator: Browser) =>
      moderator.ask('POST', `/moderation/sanctions/${id}/lift`, { reason: 'enough' });
    const answer = (moderator: Browser) =>
      moderator.ask('POST', `/moderation/appeals/${appeal.id}/answer`, { answer: 'granted', lift: true });
    expect(await code(lift(asha))).toBe('not-allowed');
    expect(await code(answer(asha))).toBe('not-allowed');
    expect((await answer(meera)).statusCode).toBe(204);
    expect((await asha.ask('GET', '/me')).json().sanctions).toEqual([]);
  });

  it('is given and taken at the server, and nobody’s session rises with it', async () => {
    const { house, asha, ids } = await openWithPeople();
    await setPassword(asha, 'asha');
    const signIn = () => asha.ask('POST', '/sign-in/password', { login: 'asha', password: 'long enough' });
    expect(await nameModerator('ASHA', true, house.services)).toBe(true);
    house.pass(2 * HOUR);
    await house.services.doorkeeper.changed(ids.asha);
    expect((await asha.ask('GET', '/moderation/audit')).statusCode).toBe(401);
    await signIn();
    expect((await asha.ask('GET', '/me')).json().account.moderator).toBe(true);
    expect((await asha.ask('GET', '/moderation/audit')).json().entries).toMatchObject([
      { by: 'server', what: 'named a moderator', account: ids.asha },
    ]);
    expect(await nameModerator(ids.asha, false, house.services)).toBe(true);
    await house.services.doorkeeper.changed(ids.asha);
    await signIn();
    expect(await code(asha.ask('GET', '/moderation/audit'))).toBe('not-allowed');
    expect(await nameModerator('nobody', true, house.services)).toBe(false);
  });

  it('keeps somebody from rated play for a while, and says until when', async () => {
    const { house, meera, asha, ids } = await openWithPeople();
    const until = house.services.now() + HOUR;
    const sanction = { account: ids.asha, kind: 'unrated', reason: 'let others win', until };
    expect((await meera.ask('POST', '/moderation/sanctions', sanction)).statusCode).toBe(201);
    const end = new Date(until).toISOString();
    await expect(assertMayPlayRated(ids.asha, house.services)).rejects.toMatchObject({
      ...{
        code: 'no-rated-play',
        message: `this account plays no rated matches until ${end}: let others win`,
      },
    });
    await assertMayPlayRated(ids.ravi, house.services);
    expect((await asha.ask('GET', '/me')).json().sanctions).toMatchObject([{ kind: 'unrated', until }]);
    house.pass(HOUR);
    await assertMayPlayRated(ids.asha, house.services);
    expect((await asha.ask('GET', '/me')).json().sanctions).toEqual([]);
  });

  it('closes an account at once; its owner may look, appeal and be let in again', async () => {
    const { house, meera, asha, ids } = await openWithPeople();
    const { doorkeeper } = house.services;
    await setPassword(asha, 'asha');
    const asked = { headers: { cookie: asha.cookie() }, socket: {} } as never;
    const session = (await doorkeeper.whoAsks(asked))?.session ?? '';
    const ended: string[] = [];
    doorkeeper.onEnded((gone) => ended.push(gone));
    const closing = { account: ids.asha, kind: 'closed', reason: 'threats' };
    const { id: sanction } = (await meera.ask('POST', '/moderation/sanctions', closing)).json();
    expect([doorkeeper.isOpen(session), ended.includes(session)]).toEqual([false, true]);
    expect(await doorkeeper.whoAsks(asked)).toBeNull();
    const refused = await asha.ask('PATCH', '/me', { name: 'Other' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      { code: 'account-closed', message: 'this account is closed for good: threats' },
    ]);
    const again = house.browser();
    await again.ask('POST', '/sign-in/password', { login: 'asha', password: 'long enough' });
    expect(await code(again.ask('POST', '/pairing', {}))).toBe('account-closed');

    expect((await asha.ask('GET', '/me')).json().sanctions).toMatchObject([
      { id: sanction, kind: 'closed', until: null },
    ]);
    const appeal = { sanction, text: 'it was my brother' };
    const { id } = (await asha.ask('POST', '/me/appeals', appeal)).json();
    expect((await asha.ask('POST', '/me/appeals', appeal)).statusCode).toBe(409);
    const [waiting] = (await meera.ask('GET', '/moderation/appeals')).json().appeals;
    expect(waiting).toMatchObject({
      id,
      account: { name: 'Asha' },
      kind: 'closed',
      reason: 'threats',
      text: appeal.text,
    });
    const answer = { answer: 'so it was', lift: true };
    expect((await meera.ask('POST', `/moderation/appeals/${id}/answer`, answer)).statusCode).toBe(204);
    expect((await asha.ask('GET', '/me/appeals')).json().appeals).toMatchObject([{ answer: 'so it was' }]);
    expect((await asha.ask('PATCH', '/me', { name: 'Asha again' })).statusCode).toBe(200);
    const { entries, people } = (await meera.ask('GET', '/moderation/audit')).json();
    expect(people.map(({ name }: { name: string }) => name).sort()).toEqual(['Asha again', 'Meera']);
    expect(entries.map(({ what, by }: { what: string; by: string }) => [what, by]).sort()).toEqual([
      ['appeal upheld', ids.meera],
      ['closed for good', ids.meera],
    ]);
  });

  it('lifts what it laid on, once', async () => {
    const { meera, asha, ids } = await openWithPeople();
    const closing = { account: ids.asha, kind: 'closed', reason: 'mistaken' };
    const { id } = (await meera.ask('POST', '/moderation/sanctions', closing)).json();
    const standing = async () => (await meera.ask('GET', '/moderation/sanctions')).json().sanctions;
    expect(await standing()).toMatchObject([
      { id, kind: 'closed', reason: 'mistaken', until: null, account: { id: ids.asha, name: 'Asha' } },
    ]);
    expect(
      (await meera.ask('POST', `/moderation/sanctions/${id}/lift`, { reason: 'my error' })).statusCode,
    ).toBe(204);
    expect(await standing()).toEqual([]);
    expect(
      (await meera.ask('POST', `/moderation/sanctions/${id}/lift`, { reason: 'my error' })).statusCode,
    ).toBe(409);
    expect((await asha.ask('PATCH', '/me', { name: 'Asha' })).statusCode).toBe(200);
    expect(
      (await meera.ask('POST', '/moderation/sanctions', { ...closing, until: 1 })).json().error.path,
    ).toBe('body.until');
    expect(
      (await meera.ask('POST', '/moderation/sanctions', { ...closing, account: 'nobody' })).statusCode,
    ).toBe(404);
  });
});
