import type { Friends } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { type Browser, openHouse } from '../people/house.js';

sharesStores();

const MINUTE = 60_000;

const friendsOf = async (browser: Browser): Promise<Friends['friends']> => {
  const answer = await browser.ask('GET', '/friends');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().friends;
};

const namesOf = async (browser: Browser) => (await friendsOf(browser)).map(({ account }) => account.name);

const codeOf = async (asking: ReturnType<Browser['ask']>) => {
  const answer = await asking;
  return [answer.statusCode, answer.json().error.code];
};

describe.each(STORES)('friends, on %s', (kind) => {
  it('are whom one wants to find again: who is here comes first, with what they play', async () => {
    const house = await openHouse(kind);
    const { store, now } = house.services;
    const [asha, ravi, meera] = [house.browser(), house.browser(), house.browser()];
    await asha.comeIn('Asha');
    const raviId = await ravi.comeIn('Ravi');
    const anu = await house.browser().comeIn('Anu');
    for (const id of [raviId, anu, raviId])
      expect((await asha.ask('PUT', `/friends/${id}`)).statusCode).toBe(204);
    expect(await namesOf(asha)).toEqual(['Anu', 'Ravi']);
    expect(await namesOf(ravi)).toEqual([]);
    house.pass(8 * MINUTE);
    const rating = { rating: 1612.4, deviation: 60, volatility: 0.06, games: 40, rated_at: now() };
    const row = { account: raviId, pool: 'singles board', ...rating };
    await store.write([{ change: store.db.insertInto('ratings').values(row) }]);
    const board = { rulebook: 'icf', discipline: 'singles', length: 'board', kind: 'casual' };
    const made = await ravi.ask('POST', '/matches', { ...board, visibility: 'public' });
    const { id } = made.json();
    const account = { id: raviId, name: 'Ravi', guest: true };
    const ratings = [{ discipline: 'singles', length: 'board', rating: 1612, provisional: false }];
    expect(await friendsOf(asha)).toMatchObject([
      { account, here: true, waiting: id, playing: null, ratings },
      { account: { name: 'Anu' }, here: false, waiting: null, playing: null, ratings: [] },
    ]);
    await meera.comeIn('Meera');
    await meera.ask('POST', `/matches/${id}/join`, {});
    expect(await friendsOf(asha)).toMatchObject([{ account, waiting: null, playing: id }, {}]);
    await asha.ask('DELETE', `/friends/${raviId}`);
    expect(await namesOf(asha)).toEqual(['Anu']);
  });

  it('are not told, and see nothing of who has blocked them', async () => {
    const house = await openHouse(kind);
    const [asha, ravi] = [house.browser(), house.browser()];
    const [ashaId, raviId] = [await asha.comeIn('Asha'), await ravi.comeIn('Ravi')];
    await asha.ask('PUT', `/friends/${raviId}`);
    await ravi.ask('PUT', `/me/blocks/${ashaId}`, {});
    expect(await friendsOf(asha)).toMatchObject([{ account: { name: 'Ravi' }, here: false }]);
    await ravi.ask('DELETE', `/me/blocks/${ashaId}`);
    expect(await friendsOf(asha)).toMatchObject([{ here: true }]);
    await asha.ask('PUT', `/me/blocks/${raviId}`, {});
    expect(await namesOf(asha)).toEqual([]);
    expect(await codeOf(asha.ask('PUT', `/friends/${raviId}`))).toEqual([403, 'blocked']);
    expect(await codeOf(asha.ask('PUT', `/friends/${ashaId}`))).toEqual([400, 'bad-request']);
    expect(await codeOf(asha.ask('PUT', '/friends/nobody'))).toEqual([404, 'no-such-account']);
    expect(await codeOf(house.browser().ask('GET', '/friends'))).toEqual([401, 'not-signed-in']);
  });

  it('of a guest go along to the account, and those who had the guest have the account', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    const ashaId = await asha.comeIn('Asha');
    await asha.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    const [ravi, meera, phone] = [house.browser(), house.browser(), house.browser()];
    const [raviId, meeraId] = [await ravi.comeIn('Ravi'), await meera.comeIn('Meera')];
    const guestId = await phone.comeIn('Asha’s phone');
    for (const id of [raviId, ashaId]) await phone.ask('PUT', `/friends/${id}`);
    for (const id of [raviId, meeraId]) await asha.ask('PUT', `/friends/${id}`);
    await ravi.ask('PUT', `/friends/${guestId}`);
    for (const id of [guestId, ashaId]) await meera.ask('PUT', `/friends/${id}`);
    await phone.ask('PUT', `/friends/${meeraId}`);
    const signIn = { login: 'asha', password: 'long enough', take: true };
    expect((await phone.ask('POST', '/sign-in/password', signIn)).statusCode).toBe(200);
    expect(await namesOf(phone)).toEqual(['Meera', 'Ravi']);
    expect(await namesOf(ravi)).toEqual(['Asha']);
    expect(await namesOf(meera)).toContain('Asha');
  });

  it('are five hundred at most', async () => {
    const house = await openHouse(kind);
    const { store, now } = house.services;
    const asha = house.browser();
    const [account, ravi] = [await asha.comeIn('Asha'), await house.browser().comeIn('Ravi')];
    const rows = Array.from({ length: 499 }, (_, index) => ({
      ...{ account, friend: `friend-${index}`, created_at: now() },
    }));
    await store.write([{ change: store.db.insertInto('friends').values(rows) }]);
    expect((await asha.ask('PUT', `/friends/${ravi}`)).statusCode).toBe(204);
    const meera = await house.browser().comeIn('Meera');
    expect(await codeOf(asha.ask('PUT', `/friends/${meera}`))).toEqual([409, 'too-many']);
  });
});
