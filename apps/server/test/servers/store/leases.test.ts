import { describe, expect, it } from 'vitest';
import { hasPostgres } from '../../../../../test/support/own-servers.js';
import type { Store } from '../../../src/store/store.js';
import { leadNew, takeLead } from '../../support/leads.js';
import { newId, placeFor, putMatch, STORES, storeFor, storeForAll } from '../../support/stores.js';

const rowOf = ({ db }: Store, match: string) =>
  db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirstOrThrow();

describe.each(STORES)('who leads, in %s', (kind) => {
  const opened = storeForAll(kind);

  it('is nobody at first, then who takes it, and nobody again once it is put down', async () => {
    const store = opened();
    const id = newId();
    await putMatch(store, id);
    const { node } = store.leases;
    const lead = await takeLead(store, id);
    expect(lead).toMatchObject({ epoch: 1, ledUntil: null, match: { id, owner: node, stood_at: null } });
    expect(await rowOf(store, id)).toMatchObject({ owner: node, epoch: 1 });
    await store.leases.release(id, 1, 4200);
    expect(await rowOf(store, id)).toMatchObject({ owner: null, epoch: 1, stood_at: 4200 });
    expect(await takeLead(store, id)).toMatchObject({ epoch: 2, ledUntil: null, match: { stood_at: 4200 } });
  });

  it('is not asked of a match that is not there', async () => {
    expect(await opened().leases.take(newId())).toBeNull();
  });

  it('cannot be put down by one who led before', async () => {
    const store = opened();
    const { match, epoch } = await leadNew(store);
    await takeLead(store, match);
    await store.leases.release(match, epoch, 4200);
    expect(await rowOf(store, match)).toMatchObject({ owner: store.leases.node, epoch: 2, stood_at: null });
  });

  it('is one of many who try at once, each epoch once', async () => {
    const store = opened();
    const { match } = await leadNew(store);
    const leads = await Promise.all([2, 3, 4, 5, 6, 7, 8, 9].map(() => takeLead(store, match)));
    expect(leads.map(({ epoch }) => epoch).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await rowOf(store, match)).toMatchObject({ epoch: 9 });
  });

  it('is taken from a process that is no more, and it is known until when that one led', async () => {
    const place = await placeFor(kind);
    const before = Date.now();
    const first = await place.open();
    const { match } = await leadNew(first);
    const after = Date.now();
    await first.close();
    const second = await place.open();
    expect(second.leases.node).not.toBe(first.leases.node);
    const { epoch, ledUntil } = await takeLead(second, match);
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
    const { match } = await leadNew(one);
    expect(await other.leases.take(match)).toEqual({ ledBy: one.leases.node });
    expect(await takeLead(other, match, true)).toMatchObject({
      epoch: 2,
      match: { owner: other.leases.node },
    });
    expect(await one.leases.take(match)).toEqual({ ledBy: other.leases.node });
  });

  it('tells each process that it is held', async () => {
    const store = await storeFor('postgres');
    expect(store.leases.isHeld()).toBe(true);
    await store.close();
    expect(store.leases.isHeld()).toBe(false);
  });
});
