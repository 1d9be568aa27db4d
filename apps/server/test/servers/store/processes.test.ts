import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasPostgres } from '../../../../../test/support/own-servers.js';
import type { Store } from '../../../src/store/store.js';
import { entryBy, eventsFrom, takeLead } from '../../support/leads.js';
import { otherProcess } from '../../support/other-process.js';
import { folderForTest, newId, openAt, placeFor, putMatch } from '../../support/stores.js';

/** Until the other one counts as dead. */
const takenFrom = (store: Store, match: string) =>
  expect.poll(() => store.leases.take(match)).toMatchObject({ epoch: 2 });

describe('a file of SQLite', () => {
  it('belongs to one process: another is told which, and has everything acknowledged once that one is killed', async () => {
    const place = await placeFor('sqlite');
    const match = newId();
    const maker = await place.open();
    await putMatch(maker, match, { status: 'live' });
    await maker.close();
    const other = await otherProcess(place.setting);
    await expect(place.open()).rejects.toMatchObject({
      code: 'store-away',
      message: expect.stringContaining(`process ${other.child.pid}`),
    });
    await other.take(match);
    for (const seq of [1, 2, 3])
      expect(await other.enter(entryBy({ match, owner: other.node, epoch: 1 }, eventsFrom(seq)))).toBe(
        'entered',
      );
    await other.kill();
    const store = await place.open();
    expect(await store.isWritable()).toBe(true);
    expect(await store.log.read(match, 0)).toMatchObject([{ seq: 1 }, { seq: 2 }, { seq: 3 }]);
    expect(await takeLead(store, match)).toMatchObject({ epoch: 2 });
  });

  it('is not kept back by what a killed process left beside it', async () => {
    const place = await placeFor('sqlite');
    if (place.setting.kind !== 'sqlite') throw new Error('of a file');
    // A number that some process may well have by now: it says nothing.
    writeFileSync(`${place.setting.path}.pid`, `${process.ppid}\n`);
    writeFileSync(`${place.setting.path}.lock`, '');
    const store = await place.open();
    expect(await store.isWritable()).toBe(true);
    await store.close();
    expect(existsSync(`${place.setting.path}.pid`)).toBe(false);
  });
});

describe('a place where nothing can be kept', () => {
  it.each([
    ['a folder that cannot be made', '/proc/nowhere/opencarrom.db'],
    ['a folder that is a file', `${process.execPath}/opencarrom.db`],
    ['a file that is a folder', ''],
  ])('is refused in plain words: %s', async (_, given) => {
    const path = given || mkdtempSync(join(folderForTest(), 'folder-'));
    await expect(openAt({ kind: 'sqlite', path })).rejects.toMatchObject({
      name: 'StoreProblem',
      message: expect.stringContaining('cannot be'),
    });
  });
});

describe.skipIf(!hasPostgres)('processes on one PostgreSQL', () => {
  async function twoOnOne() {
    const place = await placeFor('postgres');
    const store = await place.open();
    const match = newId();
    await putMatch(store, match, { status: 'live' });
    const other = await otherProcess(place.setting);
    await other.take(match);
    const byOther = (seq: number) =>
      other.enter(entryBy({ match, owner: other.node, epoch: 1 }, eventsFrom(seq)));
    expect(await byOther(1)).toBe('entered');
    expect(await store.leases.take(match)).toEqual({ ledBy: other.node });
    return { store, other, match, byOther };
  }

  it('take over from one that is killed, with all it acknowledged', async () => {
    const { store, other, match } = await twoOnOne();
    await other.kill();
    await takenFrom(store, match);
    expect(await store.log.read(match, 0)).toMatchObject([{ seq: 1 }]);
    const leader = { match, owner: store.leases.node, epoch: 2 };
    expect(await store.log.enter(entryBy(leader, eventsFrom(2)))).toBe('entered');
  });

  it('take over from one that is stopped, which is refused when it wakes up, and from one whose main loop hangs', async () => {
    const [{ store, other, match, byOther }, hung] = await Promise.all([twoOnOne(), twoOnOne()]);
    other.child.kill('SIGSTOP');
    // Its threads go on.
    await hung.other.hang(60_000);
    await Promise.all([takenFrom(store, match), takenFrom(hung.store, hung.match)]);
    other.child.kill('SIGCONT');
    expect(await byOther(2)).toBe('fenced');
    expect(await store.log.read(match, 0)).toMatchObject([{ seq: 1 }]);
    await expect.poll(() => other.isHeld()).toBe(true);
    expect(await other.take(match)).toEqual({ ledBy: store.leases.node });
  });
});
