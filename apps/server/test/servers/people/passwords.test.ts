import { describe, expect, it } from 'vitest';
import { putMatch, STORES } from '../../support/stores.js';
import { sharesStores } from './emptied-store.js';
import { type Browser, type House, openHouse } from './house.js';

sharesStores();

const MINUTE = 60_000;
const PASSWORD = 'correct horse';

const setPassword = (browser: Browser, login: string, password = PASSWORD) =>
  browser.ask('PUT', '/me/password', { login, password });
const signIn = (browser: Browser, login: string, password = PASSWORD, more = {}) =>
  browser.ask('POST', '/sign-in/password', { login, password, ...more });
const codeOf = async (answer: ReturnType<Browser['ask']>) => (await answer).json().error?.code;

async function sit({ services: { store } }: House, account: string, match: string, status: 'live' | 'over') {
  await putMatch(store, match, { status });
  const seat = { match, player: 'A1', account, computer: null, token_hash: null } as const;
  await store.write([{ change: store.db.insertInto('seats').values(seat) }]);
}

const matchesOf = async ({ services: { store } }: House, account: string) =>
  (
    await store.db
      .selectFrom('seats')
      .select('match')
      .where('account', '=', account)
      .orderBy('match')
      .execute()
  ).map(({ match }) => match);

describe.each(STORES)('a password, on %s', (kind) => {
  it('makes a guest an account that keeps everything, by another session', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    const id = await asha.comeIn('Asha');
    await sit(house, id, 'm1', 'live');
    const before = asha.cookie();
    const answer = await setPassword(asha, 'Asha.Rao');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().account).toEqual({ id, name: 'Asha', guest: false });
    expect(asha.cookie()).not.toBe(before);
    expect((await asha.ask('GET', '/me', undefined, { cookie: before })).statusCode).toBe(401);
    expect((await asha.ask('GET', '/me')).json()).toMatchObject({
      account: { id, guest: false },
      ways: { login: 'asha.rao', passkeys: [], recoveryCodes: 0 },
    });
    expect(await matchesOf(house, id)).toEqual(['m1']);
    const [{ hash = '' } = {}] = await house.services.store.db
      .selectFrom('passwords')
      .select('hash')
      .execute();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const phone = house.browser();
    expect((await signIn(phone, '  ASHA.RAO ')).json().account).toEqual({ id, name: 'Asha', guest: false });
  });

  it('has a name that nobody else has, in whatever case', async () => {
    const house = await openHouse(kind);
    const [asha, ravi] = [house.browser(), house.browser()];
    await asha.comeIn();
    await ravi.comeIn();
    await setPassword(asha, 'José');
    expect(await codeOf(setPassword(ravi, 'JOSE\u0301'))).toBe('login-taken');
    expect((await ravi.ask('GET', '/me')).json().account.guest).toBe(true);
    expect((await setPassword(asha, 'joséphine')).statusCode).toBe(200);
    expect((await setPassword(ravi, 'José')).statusCode).toBe(200);
  });
});

describe('a password', () => {
  it('ends all other sessions when it is changed, and keeps the one that changed it', async () => {
    const house = await openHouse();
    const [asha, phone, thief] = [house.browser(), house.browser(), house.browser()];
    await asha.comeIn();
    await setPassword(asha, 'asha');
    for (const other of [phone, thief]) await signIn(other, 'asha');
    expect((await thief.ask('GET', '/me')).statusCode).toBe(200);
    expect((await setPassword(asha, 'asha', 'another one entirely')).statusCode).toBe(200);
    for (const other of [phone, thief]) expect((await other.ask('GET', '/me')).statusCode).toBe(401);
    expect((await asha.ask('GET', '/me')).statusCode).toBe(200);
    expect((await signIn(phone, 'asha', 'another one entirely')).statusCode).toBe(200);
  });

  it('is changed ten times in an hour, and then no more for a while', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn();
    const statuses = [];
    for (let change = 1; change <= 11; change++)
      statuses.push((await setPassword(asha, 'asha', `password number ${change}`)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    house.pass(60 * MINUTE);
    await signIn(asha, 'asha', 'password number 10');
    expect((await setPassword(asha, 'asha')).statusCode).toBe(200);
  });

  it('is tried five times in a quarter of an hour, and an unknown name is told the same', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn();
    await setPassword(asha, 'asha');
    const thief = house.browser({ address: '198.51.100.7' });
    const refusals = [];
    for (let i = 0; i < 5; i++) refusals.push(await signIn(thief, 'asha', 'wrong'));
    const unknown = [];
    for (let i = 0; i < 6; i++) unknown.push(await signIn(thief, 'nobody', 'wrong'));
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    expect(unknown.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(new Set([...refusals, ...unknown.slice(0, 5)].map(({ body }) => body)).size).toBe(1);
    const sixth = await signIn(thief, 'asha');
    expect([sixth.statusCode, sixth.headers['retry-after']]).toEqual([429, '900']);
    expect((await signIn(house.browser({ address: '198.51.100.8' }), 'asha')).statusCode).toBe(200);
    house.pass(15 * MINUTE);
    for (let i = 0; i < 7; i++) expect((await signIn(thief, 'asha')).statusCode).toBe(200);
  });
});

describe('ways in', () => {
  it('are changed only soon after signing in', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn();
    house.pass(60 * MINUTE);
    await setPassword(asha, 'asha');
    house.pass(16 * MINUTE);
    expect(await codeOf(setPassword(asha, 'asha', 'another one'))).toBe('sign-in-again');
    expect(await codeOf(asha.ask('POST', '/me/recovery-codes'))).toBe('sign-in-again');
    expect(await codeOf(asha.ask('POST', '/me/passkeys/options'))).toBe('sign-in-again');
    await signIn(asha, 'asha');
    expect((await setPassword(asha, 'asha', 'another one')).statusCode).toBe(200);
    expect((await signIn(house.browser(), 'asha')).statusCode).toBe(401);
    expect((await signIn(house.browser(), 'asha', 'another one')).statusCode).toBe(200);
  });

  it('that are the last stay', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn();
    await setPassword(asha, 'asha');
    await asha.ask('POST', '/me/recovery-codes');
    expect(await codeOf(asha.ask('DELETE', '/me/password'))).toBe('last-way-in');
    expect((await signIn(house.browser(), 'asha')).statusCode).toBe(200);
  });

  it('are none that everybody knows, nobody sees, or that take too long to look at', async () => {
    const asha = (await openHouse()).browser();
    await asha.comeIn();
    for (const [login, password, path] of [
      ['asha', 'short', 'body.password'],
      ['asha', 'x'.repeat(129), 'body.password'],
      ['ashaasha', 'AshaAsha', 'body.password'],
      ['\u200b\u200b\u200b', PASSWORD, 'body.login'],
      ['a  ', PASSWORD, 'body.login'],
    ] as const)
      expect((await setPassword(asha, login, password)).json().error).toMatchObject({
        code: 'bad-request',
        path,
      });
  });
});

describe('recovery codes', () => {
  it('are ten, kept as hashes, each good for one sign-in that ends all other sessions', async () => {
    const house = await openHouse();
    const asha = house.browser();
    const id = await asha.comeIn();
    expect(await codeOf(asha.ask('POST', '/me/recovery-codes'))).toBe('account-needed');
    await setPassword(asha, 'asha');
    const made = await asha.ask('POST', '/me/recovery-codes');
    const { codes } = made.json();
    expect([made.statusCode, new Set(codes).size]).toEqual([201, 10]);
    const kept = JSON.stringify(
      await house.services.store.db.selectFrom('recovery_codes').selectAll().execute(),
    );
    for (const code of codes) expect(kept).not.toContain(code);

    const found = house.browser({ address: '198.51.100.9' });
    const sloppy = codes[3].toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const answer = await found.ask('POST', '/sign-in/recovery', { code: sloppy });
    expect(answer.json().account.id).toBe(id);
    expect((await asha.ask('GET', '/me')).statusCode).toBe(401);
    expect((await found.ask('GET', '/me')).json().ways.recoveryCodes).toBe(9);
    expect((await setPassword(found, 'asha', 'a new beginning')).statusCode).toBe(200);
    expect(await codeOf(house.browser().ask('POST', '/sign-in/recovery', { code: codes[3] }))).toBe(
      'wrong-credentials',
    );
    const again = (await found.ask('POST', '/me/recovery-codes')).json().codes;
    expect(await codeOf(house.browser().ask('POST', '/sign-in/recovery', { code: codes[4] }))).toBe(
      'wrong-credentials',
    );
    expect((await house.browser().ask('POST', '/sign-in/recovery', { code: again[0] })).statusCode).toBe(200);
  });

  it('cannot be spent twice at once, nor be guessed', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn();
    await setPassword(asha, 'asha');
    const { codes } = (await asha.ask('POST', '/me/recovery-codes')).json();
    const both = await Promise.all(
      [1, 2].map((n) =>
        house.browser({ address: `198.51.100.${n}` }).ask('POST', '/sign-in/recovery', { code: codes[0] }),
      ),
    );
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const thief = house.browser({ address: '198.51.100.3' });
    for (let i = 0; i < 5; i++) await thief.ask('POST', '/sign-in/recovery', { code: 'AAAA-BBBB-CCCC-DDDD' });
    expect(await codeOf(thief.ask('POST', '/sign-in/recovery', { code: codes[1] }))).toBe('too-many');
  });
});

describe('signing in as a guest', () => {
  it.each([
    ['leaves the guest’s matches alone', {}, []],
    ['takes the finished ones along when asked', { take: true }, ['over1']],
  ])('%s', async (_what, more, taken) => {
    const house = await openHouse();
    const asha = house.browser();
    const account = await asha.comeIn();
    await setPassword(asha, 'asha');
    const phone = house.browser();
    const guest = await phone.comeIn();
    await sit(house, guest, 'over1', 'over');
    await sit(house, guest, 'live1', 'live');
    expect((await phone.ask('GET', '/me')).json().finished).toBe(1);
    const cookie = phone.cookie();
    expect((await signIn(phone, 'asha', PASSWORD, more)).json().account.id).toBe(account);
    expect(await matchesOf(house, account)).toEqual(taken);
    expect(await matchesOf(house, guest)).toEqual(
      ['live1', 'over1'].filter((match) => !taken.includes(match as never)),
    );
    expect((await phone.ask('GET', '/me', undefined, { cookie })).statusCode).toBe(401);
  });
});
