import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { archiveOver } from '../../../src/store/archive.js';
import { entryBy, eventsFrom, leadNew } from '../../support/leads.js';
import { playedMatch, putPlayed } from '../../support/played-match.js';
import { newId, STORES, storeForAll } from '../../support/stores.js';

const silent = pino({ level: 'silent' });
const NOW = 1_790_000_000_000;
const A_DAY = 86_400_000;

describe.each(STORES)('putting away what is over, in %s', (kind) => {
  const opened = storeForAll(kind);
  afterEach(async () => {
    const { db, write } = opened();
    await write(
      (['matches', 'events', 'records'] as const).map((table) => ({ change: db.deleteFrom(table) })),
    );
  });

  it('makes one record of a match that has been over for a day, and its log reads as before', async () => {
    const store = opened();
    const [old, fresh] = [newId(), newId()];
    const played = playedMatch(5, 12);
    await putPlayed(store, played, { match: old, endedAt: NOW - A_DAY - 1 });
    await putPlayed(store, playedMatch(6, 5), { match: fresh, endedAt: NOW - A_DAY + 1 });
    const running = await leadNew(store);
    await store.log.enter(entryBy(running, eventsFrom(1)));
    const before = await store.log.read(old, 0);
    const middle = before?.[6]?.last ?? 0;

    expect(await archiveOver(store, NOW, silent)).toBe(1);
    const left = await store.db.selectFrom('events').select('match').distinct().execute();
    expect(left.map(({ match }) => match).sort()).toEqual([fresh, running.match].sort());
    expect(await store.log.read(old, 0)).toEqual(before);
    expect(await store.log.read(old, middle)).toEqual(before?.slice(7));
    expect(await store.log.read(old, 1_000_000)).toEqual([]);
    expect(await archiveOver(store, NOW, silent)).toBe(0);
    expect(await archiveOver(store, NOW + 2, silent)).toBe(1);
  });

  it('leaves alone what cannot be put together, and puts away what comes after', async () => {
    const store = opened();
    const [damaged, whole] = [newId(), newId()];
    for (const [match, ago] of [
      [damaged, 3],
      [whole, 2],
    ] as const)
      await putPlayed(store, playedMatch(9, 3), { match, endedAt: NOW - ago * A_DAY });
    const { db } = store;
    await store.write([
      { change: db.updateTable('events').set({ body: '[{' }).where('match', '=', damaged) },
    ]);
    expect(await archiveOver(store, NOW, silent)).toBe(1);
    expect(await store.log.read(damaged, 0)).toHaveLength(3);
    expect(await store.log.read(whole, 0)).toHaveLength(3);
  });

  it('leaves nobody who could go on in it', async () => {
    const store = opened();
    const match = newId();
    await putPlayed(store, playedMatch(7, 4), { match, endedAt: NOW - 2 * A_DAY });
    const leader = { match, owner: store.leases.node, epoch: 1 };
    await archiveOver(store, NOW, silent);
    expect(await store.log.enter(entryBy(leader, eventsFrom(1)))).toBe('fenced');
  });

  it('goes through many, and two processes do not get into each other’s way', async () => {
    const store = opened();
    const played = playedMatch(8, 1);
    for (let index = 0; index < 52; index++)
      await putPlayed(store, played, { match: newId(), endedAt: NOW - 2 * A_DAY + (index >> 2) });
    const counts = await Promise.all([archiveOver(store, NOW, silent), archiveOver(store, NOW, silent)]);
    expect(counts[0] + counts[1]).toBe(52);
    expect(await store.db.selectFrom('records').select('match').execute()).toHaveLength(52);
    expect(await store.db.selectFrom('events').select('match').execute()).toHaveLength(0);
  });
});
