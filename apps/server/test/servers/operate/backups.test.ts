import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { makeMeters } from '../../../src/meters.js';
import { checkBackup } from '../../../src/operate/backups/check-backup.js';
import { backupName } from '../../../src/operate/backups/kept-backups.js';
import { backupFolder, backupsOf, makeBackup } from '../../../src/operate/backups/make-backup.js';
import { restore } from '../../../src/operate/backups/restore.js';
import { startUpkeep } from '../../../src/operate/upkeep.js';
import { type Settings, settingsIn } from '../../../src/settings.js';
import { archiveOver } from '../../../src/store/archive.js';
import type { Store } from '../../../src/store/store.js';
import { entryBy, leadNew } from '../../support/leads.js';
import { playedMatch, putPlayed } from '../../support/played-match.js';
import { folderForTest, newId, openAt, placeFor } from '../../support/stores.js';

const NOW = Date.parse('2026-06-17T12:30:00Z');
const HOUR = 3_600_000;
const logger = pino({ level: 'silent' });

async function fileStore() {
  const place = await placeFor('sqlite');
  if (place.setting.kind !== 'sqlite') throw new Error('of a file');
  return { ...place, path: place.setting.path, store: await place.open() };
}

/** Plays matches into the store until told to stop; says which commands were acknowledged. */
function playOn(store: Store) {
  const acknowledged: { match: string; last: number }[] = [];
  let isOn = true;
  const playing = (async () => {
    for (let seed = 1; isOn; seed++) {
      const { head, commands } = playedMatch(seed, 40);
      const leader = await leadNew(store);
      const { match } = leader;
      await store.write([
        {
          change: store.db
            .updateTable('matches')
            .set({ head: JSON.stringify(head) })
            .where('id', '=', match),
        },
      ]);
      for (const events of commands) {
        if (!isOn) return;
        await store.log.enter(entryBy(leader, events));
        acknowledged.push({ match, last: events.at(-1)?.seq ?? 0 });
      }
    }
  })();
  const stop = async () => {
    isOn = false;
    await playing;
  };
  return { acknowledged, stop };
}

describe('a backup', () => {
  it('taken while matches are played is whole: it restores, and everything acknowledged before is in it', async () => {
    const { store, path, open } = await fileStore();
    const { acknowledged, stop } = playOn(store);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(60);
    const before = [...acknowledged];
    const { file, matches, replayed } = await makeBackup(path, NOW);
    const during = acknowledged.length;
    await stop();
    expect(during).toBeGreaterThan(before.length);
    expect(matches).toBeGreaterThan(1);
    expect(replayed).toBe(Math.min(matches, 20));
    await store.close();

    const restored = restore(file, path, NOW);
    expect(restored).toMatchObject({
      done: [expect.stringContaining(`${matches} matches`), expect.anything(), expect.anything()],
    });
    expect(checkBackup(path, 1000)).toMatchObject({ matches, faults: [] });
    const again = await open();
    for (const { match, last } of before)
      expect((await again.log.read(match, last - 1))?.[0]?.last).toBe(last);
  });

  it('is refused as damaged where bytes of it are others', async () => {
    const { store, path } = await fileStore();
    await putPlayed(store, playedMatch(1, 30), { match: newId(), endedAt: NOW });
    const { file } = await makeBackup(path, NOW);
    expect(checkBackup(file, 20)).toEqual({ matches: 1, replayed: 1, events: 0, faults: [], damage: [] });

    const broken = join(folderForTest(), 'broken.db');
    const bytes = readFileSync(file);
    writeFileSync(broken, bytes.fill(0xa5, 8192, 12_288));
    expect(checkBackup(broken, 20).damage).not.toEqual([]);
    expect(restore(broken, path, NOW)).toMatchObject({ refused: expect.stringContaining('is damaged') });
  });

  it('with a match that does not replay is made all the same, named by its faults, and restored when accepted', async () => {
    const { store, path } = await fileStore();
    const broken = newId();
    await putPlayed(store, playedMatch(1, 30), { match: broken, endedAt: NOW });
    const { db } = store;
    const [row] = await db
      .selectFrom('events')
      .selectAll()
      .where('body', 'like', '%"ruling"%')
      .limit(1)
      .execute();
    const body = row?.body.replace('"hash":"', '"hash":"0') ?? '';
    await store.write([
      {
        change: db
          .updateTable('events')
          .set({ body })
          .where('seq', '=', row?.seq ?? 0),
        rows: 1,
      },
    ]);
    const { file, faults } = await makeBackup(path, NOW);
    expect(faults).toEqual([expect.stringContaining(`match ${broken}`)]);
    expect(readdirSync(backupFolder(path))).toEqual(['opencarrom-2026-06-17T12-30-00Z-with-faults.db']);
    expect(backupsOf(path)).toMatchObject([{ at: NOW, hasFaults: true }]);
    await store.close();
    expect(restore(file, path, NOW)).toMatchObject({ refused: expect.stringContaining('--accept-faults') });
    expect(restore(file, path, NOW, { acceptFaults: true })).toHaveProperty('done');
  });

  it('is not begun where the disk has too little room, and leaves nothing behind', async () => {
    const { path } = await fileStore();
    const making = makeBackup(path, NOW, { reserveBytes: Number.MAX_SAFE_INTEGER });
    await expect(making).rejects.toThrow(/the disk is too full: the backup needs \d+ MB/);
    expect(readdirSync(backupFolder(path))).toEqual([]);
  });

  it('that fails in the middle leaves no unfinished copy', async () => {
    const { store, path } = await fileStore();
    await putPlayed(store, playedMatch(1, 5), { match: newId(), endedAt: NOW });
    mkdirSync(join(backupFolder(path), backupName(NOW)), { recursive: true });
    await expect(makeBackup(path, NOW)).rejects.toThrow();
    expect(readdirSync(backupFolder(path))).toEqual([backupName(NOW)]);
  });

  it('that is called off leaves nothing that counts, and the next one is made', async () => {
    const { store, path } = await fileStore();
    await putPlayed(store, playedMatch(1, 5), { match: newId(), endedAt: NOW });
    await expect(makeBackup(path, NOW, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
    writeFileSync(join(backupFolder(path), 'opencarrom-2026-06-17T11-30-00Z.db.part'), 'half of it');
    expect(backupsOf(path)).toEqual([]);
    await makeBackup(path, NOW);
    expect(readdirSync(backupFolder(path))).toEqual(['opencarrom-2026-06-17T12-30-00Z.db']);
  });

  it('holds matches that were put away, and plays them again too', async () => {
    const { store, path } = await fileStore();
    await putPlayed(store, playedMatch(1, 30), { match: newId(), endedAt: NOW - 48 * HOUR });
    expect(await archiveOver(store, NOW, logger)).toBe(1);
    expect(await makeBackup(path, NOW)).toMatchObject({ matches: 1, replayed: 1, faults: [] });
  });

  it('is not put in the place of data that a server has, and keeps aside what was there', async () => {
    const { store, path } = await fileStore();
    await putPlayed(store, playedMatch(1, 5), { match: newId(), endedAt: NOW });
    const { file } = await makeBackup(path, NOW);
    const later = newId();
    await putPlayed(store, playedMatch(2, 5), { match: later, endedAt: NOW });
    expect(restore(file, path, NOW)).toEqual({ refused: expect.stringContaining(`process ${process.pid}`) });
    expect(await store.log.read(later, 0)).toHaveLength(5);
    await store.close();

    expect(restore(undefined, path, NOW)).toEqual({ refused: expect.stringContaining(file) });
    expect(restore('nothing.db', path, NOW)).toEqual({ refused: expect.stringContaining('no nothing.db') });

    expect(restore(file, path, NOW)).toHaveProperty('done');
    expect(checkBackup(path, 20).matches).toBe(1);
    const [aside = ''] = readdirSync(dirname(path)).filter((name) => /\.before-[^-]+.*Z$/.test(name));
    const old = join(folderForTest(), 'old.db');
    // What is not in the file yet is in the one beside it, which was put aside with it.
    for (const end of ['', '-wal'])
      if (existsSync(join(dirname(path), `${aside}${end}`)))
        copyFileSync(join(dirname(path), `${aside}${end}`), `${old}${end}`);
    const opened = await openAt({ kind: 'sqlite', path: old });
    expect(await opened.log.read(later, 0)).toHaveLength(5);
    await opened.close();
  });
});

describe('upkeep', () => {
  it('backs up once an hour, puts away what is over, and forgets processes long gone', async () => {
    const { store, path, setting } = await fileStore();
    const match = newId();
    let now = Date.now();
    await putPlayed(store, playedMatch(1, 5), { match, endedAt: now - 23.5 * HOUR });
    const nodes = [
      { name: 'long-gone', until: now - 31 * 24 * HOUR },
      { name: 'gone', until: now - 29 * 24 * HOUR },
    ];
    await store.write([{ change: store.db.insertInto('nodes').values(nodes) }]);
    const meters = makeMeters();
    const { ok } = settingsIn({}) as { ok: Settings };
    const upkeep = startUpkeep({
      settings: { ...ok, store: setting },
      store,
      now: () => now,
      logger,
      meters,
      deletesFrom: now,
    });
    await upkeep.look();
    await upkeep.look();
    expect(backupsOf(path)).toHaveLength(1);
    const known = await store.db.selectFrom('nodes').select('name').where('name', 'like', '%gone').execute();
    expect(known).toEqual([{ name: 'gone' }]);
    now += HOUR;
    await upkeep.look();
    expect(await store.db.selectFrom('records').select('match').execute()).toEqual([{ match }]);
    expect(backupsOf(path)).toHaveLength(2);
    now += HOUR / 2;
    await upkeep.look();
    expect(backupsOf(path)).toHaveLength(2);
    expect(await meters.text()).toMatch(/^opencarrom_backup_age_seconds 1[78]\d\d(\.\d+)?$/m);
    await upkeep.close();
  });

  it('waits longer after each backup that fails, and tells no age while there is no backup', async () => {
    const { store, path, setting } = await fileStore();
    await putPlayed(store, playedMatch(1, 5), { match: newId(), endedAt: NOW });
    let now = NOW;
    // A folder cannot be removed as an unfinished copy is: that fails the backup.
    const blocked = join(backupFolder(path), 'blocked.part');
    const failures: unknown[] = [];
    const listening = pino({ level: 'error' }, { write: (line) => failures.push(JSON.parse(line)) });
    const meters = makeMeters();
    const { ok } = settingsIn({}) as { ok: Settings };
    const upkeep = startUpkeep({
      settings: { ...ok, store: setting },
      store,
      now: () => now,
      logger: listening,
      meters,
      deletesFrom: now,
    });
    expect(await meters.text()).not.toMatch(/^opencarrom_backup_age_seconds \d/m);
    const failuresAfter = async (minutes: number) => {
      now += minutes * 60_000;
      mkdirSync(blocked, { recursive: true });
      await upkeep.look();
      rmSync(blocked, { recursive: true });
      return failures.length;
    };
    expect(await failuresAfter(0)).toBe(1);
    expect(await failuresAfter(4)).toBe(1);
    expect(await failuresAfter(1)).toBe(2);
    expect(await failuresAfter(9)).toBe(2);
    expect(await failuresAfter(1)).toBe(3);
    now += 20 * 60_000;
    await upkeep.look();
    expect(failures).toHaveLength(3);
    expect(backupsOf(path)).toHaveLength(1);
    expect(await meters.text()).toMatch(/^opencarrom_backup_has_faults 0$/m);
    // A backup dated in the future, made while the clock was wrong, does not count as the newest.
    renameSync(
      join(backupFolder(path), backupName(now)),
      join(backupFolder(path), backupName(now + 100 * HOUR)),
    );
    await upkeep.look();
    expect(backupsOf(path)).toHaveLength(2);
    await upkeep.close();
  });
});

describe('npm run restore', () => {
  const script = fileURLToPath(new URL('../../../../../scripts/restore.js', import.meta.url));
  const run = (path: string, ...args: readonly string[]) =>
    new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
      const env = { ...process.env, STORE: `file:${path}` };
      execFile(process.execPath, [script, ...args], { env }, (fault, stdout, stderr) =>
        resolve({ code: fault ? Number(fault.code) : 0, said: `${stdout}${stderr}` }),
      );
    });

  it('says what it did, or why it does not', async () => {
    const { store, path } = await fileStore();
    await putPlayed(store, playedMatch(1, 5), { match: newId(), endedAt: NOW });
    const { file } = await makeBackup(path, NOW);
    const refused = await run(path, file);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(`process ${process.pid}`) });
    await store.close();
    const done = await run(path, file);
    expect(done.code).toBe(0);
    expect(done.said).toContain('1 matches, 1 of them played again');
  });
});
