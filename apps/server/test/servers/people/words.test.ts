import { describe, expect, it } from 'vitest';
import type { Saying } from '../../../src/people/saying.js';
import { STORES } from '../../support/stores.js';
import { online, table, tossed } from '../watching/online.js';
import { sharesStores } from './emptied-store.js';
import { type Browser, type House, openHouse } from './house.js';

sharesStores();

const DAY = 24 * 3_600_000;

function speakerIn(house: House, browser: Browser) {
  return async (what: Saying['what']) => {
    const asked = { headers: { cookie: browser.cookie() }, socket: {} } as never;
    const person = await house.services.doorkeeper.whoAsks(asked);
    if (!person) throw new Error('nobody is known');
    return house.services.words.say({ match: 'm1', person, player: 'A1', what });
  };
}

describe.each(STORES)('what is said at a match, on %s', (kind) => {
  it('is presets for guests, and words of one’s own a day after the account was made', async () => {
    const house = await openHouse(kind, { FREE_TEXT: 'on' });
    const asha = house.browser();
    const account = await asha.comeIn('Asha');
    const say = speakerIn(house, asha);
    const from = { account, name: 'Asha', player: 'A1' };
    expect(await say({ preset: 'hello' })).toEqual({
      ...{ said: { t: 'said', match: 'm1', from, preset: 'hello' }, unheardBy: [] },
    });
    const told = async () => (await asha.ask('GET', '/me')).json().ownWords;
    house.pass(2 * DAY);
    expect(await say({ text: 'hi' })).toMatchObject({ no: { code: 'no-free-text' } });
    await asha.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    expect(await say({ text: 'hi' })).toMatchObject({ no: { code: 'no-free-text' } });
    expect(await told()).toBe('too-new');
    house.pass(DAY);
    expect(await told()).toBe('allowed');
    expect(await say({ text: ' hi,  see www.evil.example ' })).toMatchObject({ said: { text: 'hi, see' } });
    expect(await say({ text: 'https://evil.example' })).toMatchObject({ no: { code: 'bad-request' } });
    expect(await say({ text: 'you bastard' })).toMatchObject({ no: { code: 'bad-words' } });
    const kept = await house.services.store.db
      .selectFrom('remarks')
      .select(['match', 'account', 'preset', 'text'])
      .orderBy('said_at')
      .execute();
    expect(kept).toEqual([
      { match: 'm1', account, preset: 'hello', text: null },
      { match: 'm1', account, preset: null, text: 'hi, see' },
    ]);
  });
});

describe('words of one’s own', () => {
  it('are off unless the host sets otherwise', async () => {
    const house = await openHouse();
    const asha = house.browser();
    await asha.comeIn();
    await asha.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    house.pass(2 * DAY);
    const say = speakerIn(house, asha);
    expect(await say({ text: 'hi' })).toMatchObject({ no: { code: 'no-free-text' } });
    expect((await asha.ask('GET', '/me')).json().ownWords).toBe('off');
  });

  it('are not for those who are hushed, and they are told until when', async () => {
    const house = await openHouse('sqlite', { FREE_TEXT: 'on' });
    const [asha, meera] = [house.browser(), house.browser()];
    const account = await asha.comeIn();
    await house.makeModerator(await meera.comeIn());
    for (const [browser, login] of [
      [asha, 'asha'],
      [meera, 'meera'],
    ] as const)
      await browser.ask('PUT', '/me/password', { login, password: 'long enough' });
    house.pass(2 * DAY);
    const until = house.services.now() + DAY;
    await meera.ask('POST', '/moderation/sanctions', { account, kind: 'hush', reason: 'rude', until });
    const say = speakerIn(house, asha);
    expect((await asha.ask('GET', '/me')).json().ownWords).toBe('hushed');
    expect(await say({ text: 'hi' })).toEqual({
      no: { code: 'hushed', message: `you say presets only until ${new Date(until).toISOString()}: rude` },
    });
    expect(await say({ preset: 'sorry' })).toHaveProperty('said');
    house.pass(DAY);
    expect(await say({ text: 'hi' })).toHaveProperty('said');
  });
});

describe('who is muted', () => {
  it('is not heard by the one who did it, and by everybody else', async () => {
    const server = await online();
    const at = await table(server);
    const { chooser, waiter } = await tossed(server, at);
    const onlooker = await server.page();
    await onlooker.join(at.match);
    const seats = await server.services.store.db.selectFrom('seats').select('account').execute();
    const [speaker = '', listener = ''] = seats.map(({ account }) => account ?? '');
    for (const [account, blocked] of [
      [speaker, listener],
      [listener, speaker],
    ] as const) {
      const row = { account, blocked, kind: 'mute', created_at: 0 } as const;
      await server.services.store.write([
        { change: server.services.store.db.insertInto('blocks').values(row) },
      ]);
    }
    chooser.say({ t: 'say', id: 's-1', match: at.match, preset: 'hello' });
    expect(await onlooker.next('said')).toMatchObject({ preset: 'hello' });
    waiter.say({ t: 'say', id: 's-1', match: at.match, preset: 'thanks' });
    expect(await waiter.next('said')).toMatchObject({ preset: 'thanks' });
    expect(await onlooker.next('said')).toMatchObject({ preset: 'thanks' });
    expect(await chooser.next('said')).toMatchObject({ preset: 'hello' });
  });
});
