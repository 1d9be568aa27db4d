import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { entryBy, eventsFrom, leadNew } from '../../support/leads.js';
import { hasSmallDisks, otherProcess } from '../../support/other-process.js';
import { folderForTest, newId, newMatch, placeFor } from '../../support/stores.js';

/** The last number that was acknowledged, of those entered until it is refused. */
async function enterUntilRefused(enter: (seq: number) => Promise<string>, from: number) {
  for (let seq = from; ; seq++) {
    const refusal = await enter(seq).then(
      (entered) => expect(entered).toBe('entered'),
      (problem: { readonly code: string }) => problem,
    );
    if (refusal) return { last: seq - 1, code: refusal.code };
  }
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => ({ seq: index + 1 }));

describe.skipIf(!hasSmallDisks)('a full disk', () => {
  it('is told by name, keeps what was acknowledged, and is written again once there is room', async () => {
    const folder = folderForTest();
    const setting = { kind: 'sqlite', path: join(folder, 'opencarrom.db') } as const;
    const other = await otherProcess(setting, { diskAt: folder });
    const match = newId();
    await other.put(newMatch(match, { status: 'live' }));
    await other.take(match);
    const enter = (seq: number) =>
      other.enter(entryBy({ match, owner: other.node, epoch: 1 }, eventsFrom(seq)));
    await enter(1);

    await other.fill();
    const { last, code } = await enterUntilRefused(enter, 2);
    expect(code).toBe('store-full');
    await expect(other.put(newMatch(newId()))).rejects.toMatchObject({ code: 'store-full' });
    expect(await other.isWritable()).toBe(false);
    expect(await other.read(match)).toMatchObject(numbersTo(last));

    await other.empty();
    expect(await other.isWritable()).toBe(true);
    expect(await enter(last + 1)).toBe('entered');
    expect(await other.read(match)).toMatchObject(numbersTo(last + 1));
  });
});

/** A file that not even root may write, also where it is open already: not every disk knows that. */
function canBeFixed(): boolean {
  const file = join('/tmp', `opencarrom-fixed-${process.pid}`);
  writeFileSync(file, '');
  const isFixed = spawnSync('chattr', ['+i', file]).status === 0;
  spawnSync('chattr', ['-i', file]);
  spawnSync('rm', ['-f', file]);
  return isFixed;
}

describe.skipIf(!canBeFixed())('a file that can only be read', () => {
  it('is told by name, is read on, and is written again once it may be', async () => {
    const place = await placeFor('sqlite');
    if (place.setting.kind !== 'sqlite') throw new Error('of a file');
    const { path } = place.setting;
    const store = await place.open();
    const leader = await leadNew(store);
    const enter = (seq: number) => store.log.enter(entryBy(leader, eventsFrom(seq)));
    await enter(1);
    const fix = (sign: '+' | '-') => execFileSync('chattr', [`${sign}i`, path, `${path}-wal`]);
    onTestFinished(() => void spawnSync('chattr', ['-i', path, `${path}-wal`]));

    fix('+');
    await expect(enter(2)).rejects.toMatchObject({ code: 'store-read-only' });
    await expect(enter(2)).rejects.toMatchObject({ code: 'store-read-only' });
    expect(await store.isWritable()).toBe(false);
    expect(await store.log.read(leader.match, 0)).toMatchObject(numbersTo(1));

    fix('-');
    expect(await store.isWritable()).toBe(true);
    expect(await enter(2)).toBe('entered');
    expect(await store.log.read(leader.match, 0)).toMatchObject(numbersTo(2));
  });
});
