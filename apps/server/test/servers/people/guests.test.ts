import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from './emptied-store.js';
import { type Browser, openHouse } from './house.js';

sharesStores();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(STORES)('a guest, on %s', (kind) => {
  it('comes in with a name or without, and is known by cookie and by token', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    const answer = await asha.ask('POST', '/guests', { name: ' Asha ' });
    expect(answer.statusCode).toBe(201);
    const { account, token } = answer.json();
    expect(account).toEqual({ id: expect.any(String), name: 'Asha', guest: true });
    expect((await asha.ask('GET', '/me')).json().account.id).toBe(account.id);
    const program = await house.server.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(program.json().account).toMatchObject({ id: account.id, name: 'Asha', guest: true });
    const nameless = await house.server.inject({ method: 'POST', url: '/api/guests' });
    expect(nameless.statusCode).toBe(201);
    expect(nameless.json().account.name).toMatch(/^Guest \d{4}$/);
  });

  it('is stored by a hash: the token is nowhere in the store', async () => {
    const house = await openHouse(kind);
    const { token } = (await house.browser().ask('POST', '/guests', {})).json();
    const rows = await house.services.store.db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('comes ten times an hour from one address, and is told when again', async () => {
    const house = await openHouse(kind);
    for (let i = 0; i < 10; i++) await house.browser({ address: '2001:db8::1' }).comeIn();
    const refused = await house.browser({ address: '2001:db8::2' }).ask('POST', '/guests', {});
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.code).toBe('too-many');
    expect(refused.headers['retry-after']).toBe('3600');
    const { store } = house.services;
    const tries = () => store.db.selectFrom('tries').select('count').execute();
    const counted = await tries();
    house.pass(HOUR / 2);
    const again = await house.browser({ address: '2001:db8::3' }).ask('POST', '/guests', {});
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '1800']);
    expect(await tries()).toEqual(counted);
    await house.browser({ address: '2001:db8:0:1::1' }).comeIn();
    house.pass(HOUR / 2);
    await house.browser({ address: '2001:db8::2' }).comeIn();
  });

  it('is forgotten after thirty days away, and after a hundred and eighty anyway', async () => {
    const house = await openHouse(kind);
    const [away, faithful] = [house.browser(), house.browser()];
    await away.comeIn();
    await faithful.comeIn();
    const isKnown = async (browser: Browser) => (await browser.ask('GET', '/me')).statusCode === 200;
    for (let days = 29; days < 180; days += 29) {
      house.pass(29 * DAY);
      expect(await isKnown(faithful)).toBe(true);
      if (days === 58) expect(await isKnown(away)).toBe(false);
    }
    house.pass(6 * DAY);
    expect(await isKnown(faithful)).toBe(false);
  });
});

describe('the cookie', () => {
  it('is for the very host and TLS where there is TLS', async () => {
    const house = await openHouse('sqlite', { ORIGIN: 'https://carrom.example' });
    const answer = await house.server.inject({ method: 'POST', url: '/api/guests' });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const { token } = answer.json();
    const plain = { url: '/api/me', headers: { cookie: `session=${token}` } };
    expect((await house.server.inject(plain)).statusCode).toBe(401);
    const safe = { url: '/api/me', headers: { cookie: `a=b; __Host-session=${token}` } };
    expect((await house.server.inject(safe)).statusCode).toBe(200);
  });

  it('has neither over plain HTTP, where a browser would not take it', async () => {
    const house = await openHouse();
    const answer = await house.server.inject({ method: 'POST', url: '/api/guests' });
    expect(answer.headers['set-cookie']).toMatch(/^session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  });

  it('does not count beside a bearer token, right or wrong', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn();
    expect((await asha.ask('GET', '/me', undefined, { authorization: 'Bearer x' })).statusCode).toBe(401);
  });
});

describe('what is no name', () => {
  it('is refused, and nobody comes in', async () => {
    const house = await openHouse();
    for (const name of ['', '   ', 'x'.repeat(41), 'a\u202eb', 7]) {
      const answer = await house.browser().ask('POST', '/guests', { name });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toMatchObject({ code: 'bad-request', path: 'body.name' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});
