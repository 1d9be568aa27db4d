import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { Authenticator } from './authenticator.js';
import { sharesStores } from './emptied-store.js';
import { type Browser, ORIGIN, openHouse } from './house.js';

sharesStores();

const MINUTE = 60_000;

async function challengeFor(browser: Browser, path: string): Promise<string> {
  return (await browser.ask('POST', `${path}/options`)).json().challenge;
}

async function addPasskey(browser: Browser, key: Authenticator, label?: string) {
  const challenge = await challengeFor(browser, '/me/passkeys');
  const credential = key.create({ origin: ORIGIN, challenge });
  return browser.ask('POST', '/me/passkeys', { credential, ...(label ? { label } : {}) });
}

async function signIn(
  browser: Browser,
  key: Authenticator,
  page: { origin?: string; challenge?: string } = {},
) {
  const challenge = await challengeFor(browser, '/sign-in/passkey');
  return browser.ask('POST', '/sign-in/passkey', {
    credential: key.get({ origin: ORIGIN, challenge, ...page }),
  });
}

describe.each(STORES)('a passkey, on %s', (kind) => {
  it('makes a guest an account, and signs in on another device', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    const id = await asha.comeIn('Asha');
    const before = asha.cookie();
    const key = new Authenticator();
    const added = await addPasskey(asha, key, 'My phone');
    expect([added.statusCode, added.json().account]).toEqual([201, { id, name: 'Asha', guest: false }]);
    expect((await asha.ask('GET', '/me', undefined, { cookie: before })).statusCode).toBe(401);
    house.pass(MINUTE);
    const laptop = house.browser();
    expect((await signIn(laptop, key)).json().account).toEqual({ id, name: 'Asha', guest: false });
    const { passkeys } = (await laptop.ask('GET', '/me')).json().ways;
    expect(passkeys).toEqual([
      {
        ...{ id: key.id.toString('base64url'), label: 'My phone' },
        ...{ createdAt: house.services.now() - MINUTE, usedAt: house.services.now() },
      },
    ]);
  });
});

describe('a passkey', () => {
  it('is called what its owner likes, whenever, and nobody else renames it', async () => {
    const house = await openHouse();
    const [asha, ravi] = [house.browser(), house.browser()];
    const key = new Authenticator();
    await asha.comeIn('Asha');
    await addPasskey(asha, key);
    await ravi.comeIn('Ravi');
    const path = `/me/passkeys/${key.id.toString('base64url')}`;
    house.pass(60 * MINUTE);
    const renamed = await asha.ask('PATCH', path, { label: ' The blue  key ' });
    expect(renamed.json().ways.passkeys).toMatchObject([{ label: 'The blue key' }]);
    const unread = await asha.ask('PATCH', path, { label: '\u200b' });
    expect([unread.statusCode, unread.json().error.path]).toEqual([400, 'body.label']);
    expect((await ravi.ask('PATCH', path, { label: 'Mine' })).statusCode).toBe(404);
  });

  it('offers names and excludes what the account has', async () => {
    const house = await openHouse();
    const asha = house.browser();
    const id = await asha.comeIn('Asha');
    const key = new Authenticator();
    await addPasskey(asha, key);
    const options = (await asha.ask('POST', '/me/passkeys/options')).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'OpenCarrom' },
      user: { name: 'Asha', id: Buffer.from(id).toString('base64url') },
      excludeCredentials: [{ id: key.id.toString('base64url') }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await addPasskey(asha, key)).statusCode).toBe(409);
  });

  it('answers a challenge once, within five minutes, and only for who asked', async () => {
    const house = await openHouse();
    const [asha, ravi] = [house.browser(), house.browser()];
    await asha.comeIn();
    await ravi.comeIn();
    const key = new Authenticator();
    const [hers, late] = [await challengeFor(asha, '/me/passkeys'), await challengeFor(asha, '/me/passkeys')];
    const body = (challenge: string) => ({ credential: key.create({ origin: ORIGIN, challenge }) });
    expect((await ravi.ask('POST', '/me/passkeys', body(hers))).statusCode).toBe(401);
    expect((await asha.ask('POST', '/me/passkeys', body(hers))).statusCode).toBe(201);
    house.pass(5 * MINUTE);
    expect((await asha.ask('POST', '/me/passkeys', body(late))).statusCode).toBe(401);
    expect((await asha.ask('POST', '/me/passkeys', body('made-up'))).statusCode).toBe(401);

    const laptop = house.browser();
    const challenge = await challengeFor(laptop, '/sign-in/passkey');
    const proof = { credential: key.get({ origin: ORIGIN, challenge }) };
    expect((await laptop.ask('POST', '/sign-in/passkey', proof)).statusCode).toBe(200);
    expect((await house.browser().ask('POST', '/sign-in/passkey', proof)).statusCode).toBe(401);
    const adding = await challengeFor(laptop, '/me/passkeys');
    const wrongKind = { credential: key.get({ origin: ORIGIN, challenge: adding }) };
    expect((await house.browser().ask('POST', '/sign-in/passkey', wrongKind)).statusCode).toBe(401);
  });

  const SPOILT: readonly [string, (key: Authenticator) => Authenticator, { origin?: string }?][] = [
    ['of another page', (key) => key, { origin: 'https://evil.example' }],
    ['for another host', (key) => Object.assign(key, { rpId: 'evil.example' })],
    ['without its owner’s finger', (key) => Object.assign(key, { rpId: 'localhost', isVerified: false })],
    ['copied, which falls behind', (key) => Object.assign(key, { isVerified: true, counter: 1 })],
    ['nobody knows', () => new Authenticator()],
    ['another under its name', (key) => Object.assign(new Authenticator(), { id: key.id, counter: 90 })],
  ];

  it('is not taken where it is not as it should be', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn();
    const key = new Authenticator();
    await addPasskey(asha, key);
    key.counter = 6;
    for (const [what, spoil, page = {}] of SPOILT) {
      const thief = house.browser();
      const answer = await signIn(thief, spoil(key), page);
      expect([what, answer.statusCode, answer.json().error?.code]).toEqual([what, 401, 'wrong-credentials']);
      expect(thief.cookie()).toBe('');
      key.counter += 10;
      if (what === 'of another page') expect((await signIn(house.browser(), key)).statusCode).toBe(200);
    }
    Object.assign(key, { counter: 100, isVerified: true, rpId: 'localhost' });
    expect((await signIn(house.browser(), key)).statusCode).toBe(200);
  });

  it('is taken away only while another way is left', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn();
    const keys = [new Authenticator(), new Authenticator()];
    for (const key of keys) await addPasskey(asha, key);
    const [first = '', second = ''] = keys.map(({ id }) => id.toString('base64url'));
    const removed = await Promise.all([first, second].map((id) => asha.ask('DELETE', `/me/passkeys/${id}`)));
    expect(removed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [left] = (await asha.ask('GET', '/me')).json().ways.passkeys;
    await asha.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    expect((await asha.ask('DELETE', `/me/passkeys/${left.id}`)).json().ways).toMatchObject({
      ...{ login: 'asha', passkeys: [] },
    });
  });
});
