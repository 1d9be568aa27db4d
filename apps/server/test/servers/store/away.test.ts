import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasPostgres, startPostgres } from '../../../../../test/support/own-servers.js';
import { entryBy, eventsFrom, leadNew } from '../../support/leads.js';
import { openAt } from '../../support/stores.js';

const AWAY = { code: 'store-away' };

describe.skipIf(!hasPostgres)('a PostgreSQL that goes away', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.end());

  async function leading() {
    const store = await openAt({ kind: 'postgres', url: postgres.url });
    onTestFinished(() => store.close());
    const leader = await leadNew(store);
    const enter = (seq: number) => store.log.enter(entryBy(leader, eventsFrom(seq)));
    expect(await enter(1)).toBe('entered');
    return { store, leader, enter };
  }

  it('refuses by name, and everything goes on when it is back, without a restart', async () => {
    const { store, leader, enter } = await leading();
    let seq = 1;
    for (const goAway of [postgres.stop, postgres.kill]) {
      await goAway();
      await expect(enter(seq + 1)).rejects.toMatchObject(AWAY);
      await expect(store.write([])).rejects.toMatchObject(AWAY);
      await expect(store.log.read(leader.match, 0)).rejects.toMatchObject(AWAY);
      await expect(store.leases.take(leader.match)).rejects.toMatchObject(AWAY);
      await expect.poll(() => store.isWritable()).toBe(false);
      await expect(openAt({ kind: 'postgres', url: postgres.url })).rejects.toMatchObject(AWAY);

      await postgres.start();
      seq += 1;
      expect(await enter(seq)).toBe('entered');
      expect(await store.log.read(leader.match, 0)).toHaveLength(seq);
      await expect.poll(() => store.isWritable()).toBe(true);
    }
  });

  it('answers nothing while it stands still; what it had begun is in the log once or not at all', async () => {
    const { store, leader, enter } = await leading();
    postgres.pause();
    const entering = enter(2);
    await expect(entering).rejects.toMatchObject(AWAY);
    expect(await store.isWritable()).toBe(false);
    postgres.resume();
    // Where it came through after all, the same number is refused; the log goes on in any case.
    const again = await enter(2);
    expect(['entered', 'elsewhere']).toContain(again);
    expect(await enter(3)).toBe('entered');
    expect(await store.log.read(leader.match, 0)).toMatchObject([{ seq: 1 }, { seq: 2 }, { seq: 3 }]);
  });
});
