import { describe, expect, it } from 'vitest';
import { checkClock } from '../../../src/operate/clock-check.js';
import { clean } from '../../../src/people/cleaning.js';
import { findSessions } from '../../../src/people/stored-sessions.js';
import { placeFor, STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { openHouse } from '../people/house.js';

sharesStores();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEEN = Date.UTC(2026, 10, 16, 12);
const REFUSED = { acceptClock: false };

/** A store whose newest row is of `SEEN`. */
async function visitedStore(kind: (typeof STORES)[number]) {
  const store = await (await placeFor(kind)).open({ now: () => SEEN });
  const account = {
    id: 'asha',
    name: 'Asha',
    locale: null,
    created_at: SEEN - DAY,
    upgraded_at: null,
    seen_at: SEEN,
    role: null,
  };
  await store.write([
    // A copied database has the row of the process that migrated it, by the real clock.
    { change: store.db.deleteFrom('nodes').where('name', '!=', store.leases.node) },
    { change: store.db.insertInto('accounts').values(account) },
  ]);
  return store;
}

describe.each(STORES)('a start on %s', (kind) => {
  it('is refused when the clock is far from the newest row, and says both moments', async () => {
    const store = await visitedStore(kind);
    for (const wrong of [SEEN + 31 * DAY, SEEN + 3650 * DAY, SEEN - 2 * HOUR]) {
      const said = new Date(wrong).toISOString().slice(0, 10);
      await expect(checkClock(store, wrong, REFUSED)).rejects.toThrow(
        new RegExp(
          `says ${said} .* newest row is of ${new Date(SEEN).toISOString().slice(0, 10)} .*--accept-clock`,
        ),
      );
    }
  });

  it('goes on after a pause of weeks, after a small step back, and when the clock is accepted', async () => {
    const store = await visitedStore(kind);
    for (const now of [SEEN, SEEN + 29 * DAY, SEEN - HOUR / 2])
      await expect(checkClock(store, now, REFUSED)).resolves.toBeDefined();
    await expect(checkClock(store, SEEN + 400 * DAY, { acceptClock: true })).resolves.toBeDefined();
  });

  it('deletes nothing for a day after a jump, and at once after an ordinary restart', async () => {
    const store = await visitedStore(kind);
    const jumped = SEEN + 20 * DAY;
    expect(await checkClock(store, jumped, REFUSED)).toEqual({ deletesFrom: jumped + DAY });
    expect(await checkClock(store, SEEN + HOUR, REFUSED)).toEqual({ deletesFrom: SEEN + HOUR });
  });

  it('ends the sessions that were made while the clock was ahead', async () => {
    const house = await openHouse(kind);
    const { store, now } = house.services;
    const seen = now();
    await house.browser().comeIn('Asha');
    const [row] = await store.db.selectFrom('sessions').select('hash').execute();
    const hash = row?.hash ?? '';
    expect((await findSessions(store, [hash], seen - HOUR)).size).toBe(1);
    expect((await findSessions(store, [hash], seen - 2 * HOUR)).size).toBe(0);
    house.pass(-2 * HOUR);
    await clean(house.services);
    expect(await store.db.selectFrom('sessions').select('hash').execute()).toEqual([]);
  });
});

it('starts on a new store whatever the clock says', async () => {
  const store = await (await placeFor('sqlite')).open({ now: () => 0 });
  expect(await checkClock(store, 0, REFUSED)).toEqual({ deletesFrom: 0 });
});
