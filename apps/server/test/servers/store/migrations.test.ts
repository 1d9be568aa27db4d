import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS } from '../../../src/store/migrations/index.js';
import type { Store } from '../../../src/store/store.js';
import {
  folderForTest,
  openAt,
  placeWithoutTables,
  putMatch,
  STORES,
  storeFor,
} from '../../support/stores.js';

const NAMES = MIGRATIONS.map(({ name }) => name);

const madeIn = async ({ db }: Store) =>
  (await db.selectFrom('migrations').select('name').orderBy('name').execute()).map(({ name }) => name);

describe('migrations', () => {
  it('have numbers that go up, and a name each', () => {
    expect(NAMES).toEqual([...new Set(NAMES)].sort());
    for (const name of NAMES) expect(name).toMatch(/^\d{4}-[a-z-]+$/);
  });

  it.each(STORES)('are made once, however often %s is opened', async (kind) => {
    const place = await placeWithoutTables(kind);
    const first = await place.open();
    expect(await madeIn(first)).toEqual(NAMES);
    const [{ made_at } = { made_at: 0 }] = await first.db.selectFrom('migrations').selectAll().execute();
    await first.close();
    const again = await place.open({ now: () => made_at + 1000 });
    expect(await madeIn(again)).toEqual(NAMES);
    const moments = await again.db.selectFrom('migrations').select('made_at').execute();
    expect(moments.every((each) => each.made_at < made_at + 1000)).toBe(true);
  });

  it.skipIf(!STORES.includes('postgres'))('are made once by processes that start together', async () => {
    const place = await placeWithoutTables('postgres');
    const stores = await Promise.all([place.open(), place.open(), place.open()]);
    for (const store of stores) expect(await madeIn(store)).toEqual(NAMES);
  });

  it.skipIf(!STORES.includes('postgres'))('of a newer version do not disturb one that runs on', async () => {
    const store = await storeFor('postgres');
    const { db, write } = store;
    await putMatch(store, 'one');
    const epochUp = db
      .updateTable('matches')
      .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
      .returningAll();
    const all = () => db.selectFrom('matches').selectAll().execute();
    expect(await all()).toHaveLength(1);
    await write([{ change: epochUp }]);
    await write([{ change: db.schema.alterTable('matches').addColumn('newer', 'text') }]);
    expect(await all()).toMatchObject([{ id: 'one', epoch: 1, newer: null }]);
    // By each connection in turn.
    for (const epoch of [2, 3, 4, 5, 6])
      expect(await write([{ change: epochUp, rows: 1 }])).toMatchObject({
        returned: [[{ epoch, newer: null }]],
      });
  });

  it('leave what is in a file of the first version, and add to it', async () => {
    const path = join(folderForTest(), 'opencarrom.db');
    copyFileSync(fileURLToPath(new URL('first-version.db', import.meta.url)), path);
    const store = await openAt({ kind: 'sqlite', path });
    onTestFinished(() => store.close());
    expect(await madeIn(store)).toEqual(NAMES);
    const matches = await store.db.selectFrom('matches').select(['id', 'status']).execute();
    expect(matches).toEqual([{ id: 'firstversion', status: 'over' }]);
    expect((await store.log.read('firstversion', 0))?.length).toBeGreaterThan(10);
  });
});
