import { readEventLog } from '@opencarrom/tournament';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { type Browser, openHouse } from '../people/house.js';
import { deskIn, entries, openDesk } from './desks.js';

sharesStores();

async function help(owner: Browser, helper: Browser, event: string): Promise<void> {
  const { token } = (await owner.ask('POST', `/events/${event}/invites`, { to: 'help' })).json();
  expect((await helper.ask('POST', `/events/${event}/staff`, { token })).statusCode).toBe(204);
}

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
    expect((await asha.ask('DELETE', '/me')).statusCode).toBe(204);
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
