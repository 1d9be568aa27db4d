import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Change } from '../../../src/store/change.js';
import type { Store } from '../../../src/store/store.js';
import { newMatch, placeFor, STORES, storeFor, storeForAll } from '../../support/stores.js';

const put = ({ db }: Store, id: string): Change => ({
  change: db.insertInto('matches').values(newMatch(id)),
  rows: 1,
});

const nonsense = ({ db }: Store): Change => ({
  change: { compile: () => sql`insert into no_such_table values (1)`.compile(db) },
});

const idsIn = async ({ db }: Store) =>
  (await db.selectFrom('matches').select('id').orderBy('id').execute()).map(({ id }) => id);

describe.each(STORES)('writing to %s', (kind) => {
  const opened = storeForAll(kind);
  afterEach(async () => {
    const { db, write } = opened();
    await write([{ change: db.deleteFrom('matches') }, { change: db.deleteFrom('records') }]);
  });

  it('says what was touched and what it returns, and reads see it', async () => {
    const store = opened();
    const done = await store.write([
      put(store, 'one'),
      put(store, 'two'),
      { change: store.db.updateTable('matches').set({ epoch: 7 }).returning(['id', 'epoch']) },
    ]);
    expect(done).toMatchObject({ rows: [1, 1, 2] });
    expect(done !== 'unmet' && [...(done.returned[2] ?? [])].sort(byId)).toEqual([
      { id: 'one', epoch: 7 },
      { id: 'two', epoch: 7 },
    ]);
    expect(await idsIn(store)).toEqual(['one', 'two']);
  });

  it('leaves nothing of changes of which one touches other rows than it was to', async () => {
    const store = opened();
    const { db } = store;
    const missed = { change: db.updateTable('matches').set({ epoch: 7 }).where('id', '=', 'none'), rows: 1 };
    expect(await store.write([put(store, 'one'), missed])).toBe('unmet');
    expect(await idsIn(store)).toEqual([]);
  });

  it('does what others asked for at the same time, though one fails or is unmet', async () => {
    const store = opened();
    await store.write([put(store, 'there')]);
    const missed = { change: store.db.deleteFrom('matches').where('id', '=', 'none'), rows: 1 };
    const answers = await Promise.allSettled([
      store.write([put(store, 'a')]),
      store.write([put(store, 'b'), put(store, 'there')]),
      store.write([put(store, 'c')]),
      store.write([put(store, 'd'), missed]),
      store.write([put(store, 'f'), nonsense(store)]),
      store.write([put(store, 'e')]),
    ]);
    expect(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.code)),
    ).toEqual([
      { rows: [1], returned: [[]] },
      'store-conflict',
      { rows: [1], returned: [[]] },
      'unmet',
      'store-refused',
      { rows: [1], returned: [[]] },
    ]);
    expect(await idsIn(store)).toEqual(['a', 'c', 'e', 'there']);
  });

  it('gives back texts, numbers, nulls and bytes as they were', async () => {
    const store = opened();
    const moment = 1_790_000_000_123;
    const bytes = new Uint8Array([0, 1, 254, 255]);
    await store.write([
      { change: store.db.insertInto('matches').values(newMatch('ü 🎯 "\'', { created_at: moment })) },
      {
        change: store.db
          .insertInto('records')
          .values({ match: 'm', ended_at: moment, record: bytes, commands: bytes }),
      },
    ]);
    expect(await store.db.selectFrom('matches').select(['id', 'created_at', 'result']).execute()).toEqual([
      { id: 'ü 🎯 "\'', created_at: moment, result: null },
    ]);
    const [row] = await store.db.selectFrom('records').selectAll().execute();
    expect(row && [row.ended_at, new Uint8Array(row.record)]).toEqual([moment, bytes]);
    const counted = await store.db
      .selectFrom('matches')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('created_at').as('sum')])
      .executeTakeFirst();
    expect(counted).toEqual({ count: 1, sum: moment });
  });

  it('refuses what no database keeps, before anything is done', async () => {
    const store = opened();
    const update = store.db.updateTable('matches').set({ epoch: true as never });
    await expect(store.write([put(store, 'one'), { change: update }])).rejects.toThrow('not boolean');
    expect(await idsIn(store)).toEqual([]);
  });

  it('changes nothing but by `write`', async () => {
    const store = opened();
    await expect(store.db.insertInto('matches').values(newMatch('one')).execute()).rejects.toThrow();
    await expect(store.db.transaction().execute(async () => {})).rejects.toThrow();
    expect(await idsIn(store)).toEqual([]);
  });

  it('has it when it is opened again', async () => {
    const place = await placeFor(kind);
    const store = await place.open();
    await store.write([put(store, 'one')]);
    await store.close();
    const again = await place.open();
    expect(await idsIn(again)).toEqual(['one']);
    expect(await again.isWritable()).toBe(true);
  });

  it('rejects once it is closed', async () => {
    const store = await storeFor(kind);
    await store.close();
    await expect(store.write([put(store, 'one')])).rejects.toMatchObject({ code: 'store-away' });
    expect(await store.isWritable()).toBe(false);
  });
});

const byId = (one: unknown, two: unknown) =>
  (one as { id: string }).id < (two as { id: string }).id ? -1 : 1;
