import { describe, expect, it } from 'vitest';
import { makeDoorkeeper } from '../../../src/people/doorkeeper.js';
import { hashOf } from '../../../src/secrets.js';
import { sharesStores } from './emptied-store.js';
import { ORIGIN, openHouse } from './house.js';

sharesStores();

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

describe('sessions', () => {
  it('are listed, and ended: one, all others, one’s own', async () => {
    const house = await openHouse();
    const home = house.browser({ address: '203.0.113.77', userAgent: FIREFOX });
    await home.comeIn('Asha');
    await home.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    house.pass(60_000);
    const [phone, library] = [house.browser({ address: '2001:db8:1:2::3' }), house.browser()];
    for (const browser of [phone, library])
      await browser.ask('POST', '/sign-in/password', { login: 'Asha', password: 'long enough' });

    const { sessions } = (await phone.ask('GET', '/me/sessions')).json();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const atHome = sessions.find(({ device }: { device: string }) => device === 'computer');
    expect(atHome).toMatchObject({ current: false, address: '203.0.113.0/24', browser: 'Firefox' });
    expect(atHome.createdAt).toBe(house.services.now() - 60_000);
    expect(sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({
      ...{ address: '2001:db8:1::/48', device: 'program', browser: null },
    });

    expect((await phone.ask('DELETE', `/me/sessions/${atHome.id}`)).statusCode).toBe(204);
    expect((await home.ask('GET', '/me')).statusCode).toBe(401);
    expect((await library.ask('DELETE', '/me/sessions')).statusCode).toBe(204);
    expect((await phone.ask('GET', '/me')).statusCode).toBe(401);
    expect((await library.ask('DELETE', '/me/sessions/current')).statusCode).toBe(204);
    expect(library.cookie()).toBe('session=');
    expect((await library.ask('GET', '/me')).statusCode).toBe(401);
  });

  it('of others are nobody’s to see or end', async () => {
    const house = await openHouse();
    const [asha, ravi] = [house.browser(), house.browser()];
    await asha.comeIn('Asha');
    await ravi.comeIn('Ravi');
    const { sessions } = (await asha.ask('GET', '/me/sessions')).json();
    expect((await ravi.ask('DELETE', `/me/sessions/${sessions[0].id}`)).statusCode).toBe(404);
    expect((await asha.ask('GET', '/me')).statusCode).toBe(200);
  });

  it('that end are closed at once at every process, and those who listen are told', async () => {
    const { services, browser } = await openHouse();
    const elsewhere = makeDoorkeeper(services);
    const asha = browser();
    const { token } = (await asha.ask('POST', '/guests', {})).json();
    const session = hashOf(token);
    const told: string[] = [];
    elsewhere.onEnded((ended) => told.push(ended));
    expect(elsewhere.isOpen(session)).toBe(false);
    const asked = { headers: { cookie: asha.cookie() }, socket: {} } as never;
    expect((await elsewhere.whoAsks(asked))?.session).toBe(session);
    expect(elsewhere.isOpen(session)).toBe(true);
    await asha.ask('DELETE', '/me/sessions/current');
    expect(services.doorkeeper.isOpen(session)).toBe(false);
    await expect.poll(() => elsewhere.isOpen(session)).toBe(false);
    expect(told).toEqual([session]);
    expect(await elsewhere.whoAsks(asked)).toBeNull();
    elsewhere.close();
  });

  it('are looked up in the store while processes cannot tell each other', async () => {
    const { services, browser } = await openHouse();
    const alone = { publish: () => {}, listen: () => () => {}, isUp: () => false, onChange: () => () => {} };
    const bus = { ...services.bus, ...alone };
    const elsewhere = makeDoorkeeper({ ...services, bus });
    const asha = browser();
    const { token } = (await asha.ask('POST', '/guests', {})).json();
    await elsewhere.whoAsks({ headers: { authorization: `Bearer ${token}` }, socket: {} } as never);
    await asha.ask('DELETE', '/me/sessions/current');
    expect(elsewhere.isOpen(hashOf(token))).toBe(true);
    await expect.poll(() => elsewhere.isOpen(hashOf(token)), { timeout: 10_000 }).toBe(false);
    elsewhere.close();
  });
});

describe('one’s own account', () => {
  it('takes another name and language, and everybody sees the name at once', async () => {
    const house = await openHouse();
    const asha = house.browser();
    const id = await asha.comeIn('Asha');
    const changed = await asha.ask('PATCH', '/me', { name: 'Asha R.', locale: 'hi' });
    expect(changed.json().account).toMatchObject({ id, name: 'Asha R.', locale: 'hi', guest: true });
    expect((await asha.ask('PATCH', '/me', { locale: 'Hindi!' })).statusCode).toBe(400);
    expect((await asha.ask('PATCH', '/me', { role: 'moderator' })).json().error.path).toBe('body.role');
    const asked = { headers: { cookie: asha.cookie() }, socket: {} } as never;
    expect((await house.services.doorkeeper.whoAsks(asked))?.name).toBe('Asha R.');
  });
});

describe('another site’s page', () => {
  const FORGED: readonly (readonly [string, Record<string, string | undefined>])[] = [
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['no Origin', { origin: undefined }],
    ['a null Origin', { origin: 'null' }],
    ['the same host by another port', { origin: 'http://localhost:9999' }],
    ['the same host over TLS', { origin: 'https://localhost:8080' }],
    ['a site that is not the same', { origin: undefined, 'sec-fetch-site': 'same-site' }],
  ];

  it('changes nothing through a visitor’s browser', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn('Asha');
    for (const [what, headers] of FORGED) {
      const sent = Object.fromEntries(
        Object.entries({ host: 'localhost:8080', cookie: asha.cookie(), ...headers }).filter(
          ([, value]) => value,
        ),
      ) as Record<string, string>;
      for (const [method, url] of [
        ['PATCH', '/api/me'],
        ['DELETE', '/api/me'],
        ['DELETE', '/api/me/sessions/current'],
        ['PUT', '/api/me/password'],
        ['POST', '/api/guests'],
        ['POST', '/api/matches'],
      ] as const) {
        const answer = await house.server.inject({ method, url, headers: sent, payload: { name: 'Forged' } });
        expect([what, url, answer.statusCode, answer.json().error.code]).toEqual([
          what,
          url,
          403,
          'foreign-origin',
        ]);
      }
    }
    expect((await asha.ask('GET', '/me')).json().account.name).toBe('Asha');
  });

  it('gives a visitor no session either', async () => {
    const house = await openHouse();
    const headers = { host: 'localhost:8080', origin: 'https://evil.example' };
    const answer = await house.server.inject({ method: 'POST', url: '/api/guests', headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is told from a page of ours, and from a program', async () => {
    const house = await openHouse();
    const asha = house.browser();
    const { token } = (await asha.ask('POST', '/guests', {})).json();
    const change = { method: 'PATCH', url: '/api/me', payload: { name: 'Asha' } } as const;
    const ours = { host: 'localhost:8080', origin: ORIGIN, cookie: asha.cookie() };
    expect((await house.server.inject({ ...change, headers: ours })).statusCode).toBe(200);
    const older = { host: 'localhost:8080', 'sec-fetch-site': 'same-origin', cookie: asha.cookie() };
    expect((await house.server.inject({ ...change, headers: older })).statusCode).toBe(200);
    const program = { authorization: `Bearer ${token}` };
    expect((await house.server.inject({ ...change, headers: program })).statusCode).toBe(200);
  });
});
