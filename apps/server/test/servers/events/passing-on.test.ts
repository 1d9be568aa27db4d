import type { EventsAlone } from '@opencarrom/protocol';
import { readEventLog } from '@opencarrom/tournament';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { type Browser, openHouse } from '../people/house.js';
import { deskIn, entries, openDesk, refusal } from './desks.js';
import { endEvent, hallOn } from './halls.js';

sharesStores();

async function help(owner: Browser, helper: Browser, event: string): Promise<void> {
  const { token } = (await owner.ask('POST', `/events/${event}/invites`, { to: 'help' })).json();
  expect((await helper.ask('POST', `/events/${event}/staff`, { token })).statusCode).toBe(204);
}

const aloneIn = async (browser: Browser): Promise<readonly string[]> => {
  const { events } = (await browser.ask('GET', '/me/events-alone')).json() as EventsAlone;
  return events.map(({ id }) => id);
};

describe.each(STORES)('the events of somebody, on %s', (kind) => {
  it('are the longest helper’s once their owner has left, and stay whole where there is none', async () => {
    const house = await openHouse(kind);
    const [asha, ravi, meera] = [house.browser(), house.browser(), house.browser()];
    const ashaId = await asha.comeIn('Asha');
    await ravi.comeIn('Ravi');
    await meera.comeIn('Meera');
    const [helped, alone] = [await openDesk(asha), await openDesk(asha)];
    for (const { act } of [helped, alone]) await act(entries('Bina'));
    for (const helper of [ravi, meera]) {
      house.pass(1000);
      await help(asha, helper, helped.event);
    }
    expect(await aloneIn(asha)).toEqual([alone.event]);
    expect(await refusal(asha.ask('DELETE', '/me'))).toEqual([409, 'runs-events']);
    expect((await asha.ask('DELETE', '/me?events=left-alone')).statusCode).toBe(204);
    const { you, staff, lines } = await deskIn(ravi, helped.event).desk();
    expect([you, staff.map(({ name, role }) => [name, role]), lines.length]).toEqual([
      'owner',
      [
        ['Ravi', 'owner'],
        ['Meera', 'helper'],
      ],
      2,
    ]);
    expect((await ravi.ask('GET', `/events/${alone.event}`)).json().seen.entrants).toHaveLength(1);
    const rows = await house.services.store.db.selectFrom('event_lines').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ashaId);
  });

  it('are passed on by their owner, who then may leave them', async () => {
    const house = await openHouse(kind);
    const [asha, ravi] = [house.browser(), house.browser()];
    const ashaId = await asha.comeIn('Asha');
    const raviId = await ravi.comeIn('Ravi');
    const { event } = await openDesk(asha);
    const pass = (by: Browser, account: string) => by.ask('PUT', `/events/${event}/owner`, { account });
    expect(await refusal(pass(asha, raviId))).toEqual([404, 'no-such-account']);
    await help(asha, ravi, event);
    expect(await aloneIn(asha)).toEqual([]);
    expect(await refusal(pass(ravi, raviId))).toEqual([403, 'not-allowed']);
    expect((await pass(asha, raviId)).statusCode).toBe(204);
    const { you, staff } = await deskIn(ravi, event).desk();
    expect([you, staff.map(({ account, role }) => [account, role])]).toEqual([
      'owner',
      [
        [raviId, 'owner'],
        [ashaId, 'helper'],
      ],
    ]);
    expect(await refusal(pass(asha, ashaId))).toEqual([403, 'not-allowed']);
    expect((await asha.ask('DELETE', '/me')).statusCode).toBe(204);
    expect(await aloneIn(ravi)).toEqual([event]);
  });

  it('that are over keep nobody from leaving', async () => {
    const hall = await hallOn(kind);
    expect(await aloneIn(hall.owner)).toEqual([hall.event]);
    await endEvent(hall);
    expect(await aloneIn(hall.owner)).toEqual([]);
    expect((await hall.owner.ask('DELETE', '/me')).statusCode).toBe(204);
  });

  it('that nobody runs are given on by a moderator, to whoever opens the link first', async () => {
    const house = await openHouse(kind);
    const [asha, chief] = [house.browser(), house.browser()];
    const [ravi, meera] = [house.browser(), house.browser()];
    await asha.comeIn('Asha');
    await house.makeModerator(await chief.comeIn('Chief'));
    await ravi.comeIn('Ravi');
    await meera.comeIn('Meera');
    const { event } = await openDesk(asha);
    const link = (by: Browser) =>
      by.ask('POST', `/moderation/events/${event}/link`, { reason: 'the club asked' });
    expect(await refusal(link(chief))).toEqual([409, 'changed-meanwhile']);
    await asha.ask('DELETE', '/me?events=left-alone');
    expect((await chief.ask('GET', '/moderation/events')).json().events).toMatchObject([
      { id: event, status: 'entries' },
    ]);
    expect(await refusal(ravi.ask('GET', '/moderation/events'))).toEqual([403, 'not-allowed']);
    expect(await refusal(link(ravi))).toEqual([403, 'not-allowed']);
    const tokens = [(await link(chief)).json().token, (await link(chief)).json().token];
    for (const [index, taker] of [ravi, meera].entries())
      expect((await taker.ask('POST', `/events/${event}/staff`, { token: tokens[index] })).statusCode).toBe(
        204,
      );
    const { staff } = await deskIn(ravi, event).desk();
    expect(staff.map(({ name, role }) => [name, role])).toEqual([
      ['Ravi', 'owner'],
      ['Meera', 'helper'],
    ]);
    expect((await chief.ask('GET', '/moderation/events')).json().events).toEqual([]);
    const { entries: deeds } = (await chief.ask('GET', '/moderation/audit')).json();
    expect(deeds[0]).toMatchObject({ what: `event ${event} given on`, reason: 'the club asked' });
  });

  it('go along with a guest who signs in, and into the archive of what is theirs', async () => {
    const house = await openHouse(kind);
    const [asha, phone] = [house.browser(), house.browser()];
    await asha.comeIn('Asha');
    await asha.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    await phone.comeIn('Asha’s phone');
    const [own, helped] = [await openDesk(phone), await openDesk(phone)];
    await help(phone, asha, helped.event);
    const signedIn = await phone.ask('POST', '/sign-in/password', {
      login: 'asha',
      password: 'long enough',
      take: true,
    });
    expect(signedIn.statusCode).toBe(200);
    for (const { event } of [own, helped]) {
      const { you, staff } = await deskIn(asha, event).desk();
      expect([you, staff.length]).toEqual(['owner', 1]);
    }
    const files = unzipSync((await asha.ask('GET', '/me/export')).rawPayload);
    const file = strFromU8(files[`events/${own.event}.jsonl`] ?? new Uint8Array());
    expect(readEventLog(file)).toMatchObject({ ok: { happenings: { length: 1 } } });
  });
});
