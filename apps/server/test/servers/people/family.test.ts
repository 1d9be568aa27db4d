import type { Account, Family } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from './emptied-store.js';
import { type Browser, openHouse } from './house.js';

sharesStores();

const DAY = 24 * 3_600_000;

const whoPlays = async (tablet: Browser): Promise<string> =>
  (await tablet.ask('GET', '/me')).json().account.name;
const family = async (tablet: Browser): Promise<Family> => (await tablet.ask('GET', '/family')).json();
const names = (people: readonly Account[]): string[] => people.map(({ name }) => name);

describe.each(STORES)('a family on one device, on %s', (kind) => {
  it('each plays under their own name, and changing over ends nobody’s session', async () => {
    const house = await openHouse(kind);
    const tablet = house.browser();
    expect(await family(tablet)).toEqual({ account: null, others: [] });
    const asha = await tablet.comeIn('Asha');
    const added = await tablet.ask('POST', '/family', { name: 'Bina' });
    expect(added.statusCode).toBe(201);
    const bina = added.json().account.id;
    expect(names(added.json().others)).toEqual(['Asha']);
    expect(await whoPlays(tablet)).toBe('Bina');

    const changed = await tablet.ask('POST', `/family/${asha}`);
    expect(changed.json()).toEqual({
      account: { id: asha, name: 'Asha', guest: true },
      others: [{ id: bina, name: 'Bina', guest: true }],
    });
    expect(await whoPlays(tablet)).toBe('Asha');
    await tablet.ask('PATCH', '/me', { name: 'Asha R.' });
    await tablet.ask('POST', `/family/${bina}`);
    expect(await whoPlays(tablet)).toBe('Bina');
    expect(names((await family(tablet)).others)).toEqual(['Asha R.']);
    expect(await house.services.store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(2);
  });

  it('one with an account signs in beside the others, who stay; twice is once', async () => {
    const house = await openHouse(kind);
    const [tablet, phone] = [house.browser(), house.browser()];
    const chitra = await phone.comeIn('Chitra');
    const credentials = { login: 'chitra', password: 'long enough' };
    await phone.ask('PUT', '/me/password', credentials);
    await tablet.comeIn('Asha');
    for (let times = 0; times < 2; times++) {
      const signedIn = await tablet.ask('POST', '/sign-in/password', { ...credentials, beside: true });
      expect(signedIn.json().account.id).toBe(chitra);
      expect(names((await family(tablet)).others)).toEqual(['Asha']);
    }
    const { sessions } = (await tablet.ask('GET', '/me/sessions')).json();
    expect(sessions).toHaveLength(2);
    // Without it, the one who played before is gone from the device, and nobody is on it twice.
    const [asha] = (await family(tablet)).others;
    await tablet.ask('POST', `/family/${asha?.id}`);
    await tablet.ask('POST', '/sign-in/password', credentials);
    expect(await family(tablet)).toMatchObject({ account: { id: chitra }, others: [] });
    expect((await tablet.ask('GET', '/me/sessions')).json().sessions).toHaveLength(2);
  });

  it('changing over is no sign-in: ways in are still changed soon after one alone', async () => {
    const house = await openHouse(kind);
    const tablet = house.browser();
    const asha = await tablet.comeIn('Asha');
    await tablet.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    await tablet.ask('POST', '/family', { name: 'Bina' });
    house.pass(16 * 60_000);
    await tablet.ask('POST', `/family/${asha}`);
    const refused = await tablet.ask('PUT', '/me/password', { login: 'asha', password: 'stolen by Bina' });
    expect(refused.json().error.code).toBe('sign-in-again');
  });

  it('somebody whose session ended elsewhere or was not used for a month is gone from it', async () => {
    const house = await openHouse(kind);
    const [tablet, phone] = [house.browser(), house.browser()];
    const asha = await tablet.comeIn('Asha');
    await tablet.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    await tablet.ask('POST', '/family', { name: 'Bina' });
    await phone.ask('POST', '/sign-in/password', { login: 'asha', password: 'long enough' });
    await phone.ask('DELETE', '/me/sessions');
    expect((await family(tablet)).others).toEqual([]);
    const late = await tablet.ask('POST', `/family/${asha}`);
    expect([late.statusCode, late.json().error.code]).toEqual([404, 'no-such-account']);
    expect(await whoPlays(tablet)).toBe('Bina');

    await tablet.ask('POST', '/family', { name: 'Chitra' });
    for (let days = 0; days < 31; days += 10) {
      house.pass(10 * DAY);
      // Who looks at the list visits for nobody else.
      await family(tablet);
      await whoPlays(tablet);
    }
    expect(await family(tablet)).toMatchObject({ account: { name: 'Chitra' }, others: [] });
  });

  it('somebody is taken off the device, and their session there is over', async () => {
    const house = await openHouse(kind);
    const tablet = house.browser();
    const asha = await tablet.comeIn('Asha');
    const ashas = tablet.cookie();
    const bina = (await tablet.ask('POST', '/family', { name: 'Bina' })).json().account.id;
    expect((await tablet.ask('DELETE', `/family/${asha}`)).json()).toMatchObject({ others: [] });
    const asAsha = { url: '/api/me', headers: { cookie: ashas } };
    expect((await house.server.inject(asAsha)).statusCode).toBe(401);
    await tablet.ask('POST', '/family', { name: 'Chitra' });
    await tablet.ask('POST', `/family/${bina}`);
    // The one who plays may be taken off too: then nobody plays until another is chosen.
    const left = (await tablet.ask('DELETE', `/family/${bina}`)).json();
    expect([left.account, names(left.others)]).toEqual([null, ['Chitra']]);
    expect((await tablet.ask('GET', '/me')).statusCode).toBe(401);
    await tablet.ask('POST', `/family/${left.others[0].id}`);
    expect(await whoPlays(tablet)).toBe('Chitra');
  });

  it('who signs out, or leaves for good, leaves the others on the device', async () => {
    const house = await openHouse(kind);
    const tablet = house.browser();
    const asha = await tablet.comeIn('Asha');
    await tablet.ask('POST', '/family', { name: 'Bina' });
    await tablet.ask('DELETE', '/me/sessions/current');
    expect(await family(tablet)).toMatchObject({ account: null, others: [{ id: asha }] });
    await tablet.ask('POST', `/family/${asha}`);
    await tablet.ask('POST', '/family', { name: 'Chitra' });
    await tablet.ask('POST', `/family/${asha}`);
    await tablet.ask('DELETE', '/me');
    expect(await family(tablet)).toMatchObject({ account: null, others: [{ name: 'Chitra' }] });
  });
});

describe('a family on one device', () => {
  it('has room for seven', async () => {
    const house = await openHouse();
    const tablet = house.browser();
    for (let person = 1; person <= 7; person++)
      expect((await tablet.ask('POST', '/family', { name: `P${person}` })).statusCode).toBe(201);
    const eighth = await tablet.ask('POST', '/family', { name: 'P8' });
    expect([eighth.statusCode, eighth.json().error.code]).toEqual([409, 'too-many']);
    const friend = house.browser();
    await friend.comeIn('Friend');
    await friend.ask('PUT', '/me/password', { login: 'friend', password: 'long enough' });
    const signIn = { login: 'friend', password: 'long enough', beside: true };
    expect((await tablet.ask('POST', '/sign-in/password', signIn)).statusCode).toBe(409);
    expect(names((await family(tablet)).others)).toEqual(['P6', 'P5', 'P4', 'P3', 'P2', 'P1']);
  });

  it('is held by the browser alone: ids of others, forged tokens and foreign pages get nowhere', async () => {
    const house = await openHouse();
    const [tablet, stranger] = [house.browser(), house.browser()];
    const asha = await tablet.comeIn('Asha');
    await tablet.ask('POST', '/family', { name: 'Bina' });
    await stranger.comeIn('Stranger');
    expect((await stranger.ask('POST', `/family/${asha}`)).statusCode).toBe(404);
    expect((await stranger.ask('DELETE', `/family/${asha}`)).statusCode).toBe(404);
    const forged = { cookie: `${stranger.cookie()}; family=${'A'.repeat(43)}.x.${'B'.repeat(43)}` };
    expect((await stranger.ask('GET', '/family', undefined, forged)).json().others).toEqual([]);
    const foreign = { origin: 'https://evil.example' };
    // Also where nobody plays now: the cookie of the others is shown by the browser as well.
    await tablet.ask('DELETE', '/me/sessions/current');
    const silent = { host: 'localhost:8080', cookie: tablet.cookie() };
    for (const answer of [
      await tablet.ask('POST', `/family/${asha}`, undefined, foreign),
      await house.server.inject({ method: 'POST', url: `/api/family/${asha}`, headers: silent }),
    ])
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'foreign-origin']);
    const program = { authorization: `Bearer ${'A'.repeat(43)}` };
    expect((await tablet.ask('POST', `/family/${asha}`, undefined, program)).statusCode).toBe(400);
  });

  it('is in a cookie out of every script’s reach, and bound to the host over TLS', async () => {
    const house = await openHouse('sqlite', { ORIGIN: 'https://carrom.example' });
    const headers = { origin: 'https://carrom.example' };
    const tablet = house.browser();
    await tablet.ask('POST', '/guests', { name: 'Asha' }, headers);
    const added = await tablet.ask('POST', '/family', { name: 'Bina' }, headers);
    const cookies = [added.headers['set-cookie'] ?? []].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Host-(?:session|family)=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
      );
    expect(JSON.stringify(added.json())).not.toContain('token');
  });
});
