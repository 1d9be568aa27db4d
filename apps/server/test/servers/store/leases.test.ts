import { describe, expect, it } from 'vitest';
import { hasPostgres } from '../../../../../test/support/own-servers.js';
import type { Lead } from '../../../src/store/leases.js';
import type { Store } from '../../../src/store/store.js';
import { placeFor, putMatch, STORES, storeFor } from '../../support/stores.js';

const MATCH = 'abcdefghijkl';

async function take({ leases }: Store, anyway = false): Promise<Lead> {
  const taken = await leases.take(MATCH, anyway);
  if (!taken || 'ledBy' in taken) throw new Error(`not to be had: ${JSON.stringify(taken)}`);
  return taken;
}

const rowOf = ({ db }: Store) =>
  db.selectFrom('matches').selectAll().where('id', '=', MATCH).executeTakeFirstOrThrow();

describe.each(STORES)('who leads, in %s', (kind) => {
  it('is nobody at first, then who takes it, and nobody again once it is put down', async () => {
    const store = await storeFor(kind);
    await putMatch(store, MATCH);
    const { node } = store.leases;
    const lead = await take(store);
    expect(lead).toMatchObject({
      epoch: 1,
      ledUntil: null,
      match: { id: MATCH, owner: node, stood_at: null },
    });
    expect(await rowOf(store)).toMatchObject({ owner: node, epoch: 1 });
    await store.leases.release(MATCH, 1, 4200);
    expect(await rowOf(store)).toMatchObject({ owner: null, epoch: 1, stood_at: 4200 });
    expect(await take(store)).toMatchObject({ epoch: 2, ledUntil: null, match: { stood_at: 4200 } });
  });

  it('is not asked of a match that is not there', async () => {
    const store = await storeFor(kind);
    expect(await store.leases.take(MATCH)).toBeNull();
  });

  it('cannot be put down by one who led before', async () => {
    const store = await storeFor(kind);
    await putMatch(store, MATCH);
    const { epoch } = await take(store);
    await take(store);
    await store.leases.release(MATCH, epoch, 4200);
    expect(await rowOf(store)).toMatchObject({ owner: store.leases.node, epoch: 2, stood_at: null });
  });

  it('is one of many who try at once, each epoch once', async () => {
    const store = await storeFor(kind);
    await putMatch(store, MATCH);
    const leads = await Promise.all(Array.from({ length: 8 }, () => take(store)));
    expect(leads.map(({ epoch }) => epoch).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await rowOf(store)).toMatchObject({ epoch: 8 });
  });

  it('is taken from a process that is no more, and it is known until when that one led', async () => {
    const place = await placeFor(kind);
    const before = Date.now();
    const first = await place.open();
    await putMatch(first, MATCH);
    await take(first);
    const after = Date.now();
    await first.close();
    const second = await place.open();
    expect(second.leases.node).not.toBe(first.leases.node);
    const { epoch, ledUntil } = await take(second);
    expect(epoch).toBe(2);
    // Two seconds are the lease, which by itself says nothing of when it was last renewed.
    expect(ledUntil).toBeGreaterThanOrEqual(before - 2000);
    expect(ledUntil).toBeLessThanOrEqual(after + 2000);
  });
});

describe.skipIf(!hasPostgres)('who leads among processes on one PostgreSQL', () => {
  it('keeps it while it lives, and loses it only to one who takes it anyway', async () => {
    const place = await placeFor('postgres');
    const [one, other] = [await place.open({ nodeName: 'one' }), await place.open({ nodeName: 'other' })];
    await putMatch(one, MATCH);
    await take(one);
    expect(await other.leases.take(MATCH)).toEqual({ ledBy: one.leases.node });
    expect(await take(other, true)).toMatchObject({ epoch: 2, match: { owner: other.leases.node } });
    expect(await one.leases.take(MATCH)).toEqual({ ledBy: other.leases.node });
  });

  it('tells each process that it is held', async () => {
    const store = await storeFor('postgres');
    expect(store.leases.isHeld()).toBe(true);
    await store.close();
    expect(store.leases.isHeld()).toBe(false);
  });
});
