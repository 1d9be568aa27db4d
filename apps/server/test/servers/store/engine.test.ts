import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkBackup } from '../../../src/operate/backups/check-backup.js';
import { connect, openFile } from '../../../src/store/sqlite/database.js';
import { entryBy, eventsFrom, leadNew, takeLead } from '../../support/leads.js';
import { folderForTest, openAt, placeFor } from '../../support/stores.js';

/** Opens a connection that is closed with the test. */
function connected(path = join(folderForTest(), 'opencarrom.db')) {
  const db = connect(path, { mayWrite: true });
  onTestFinished(() => db.close());
  return db;
}

describe('the SQLite engine', () => {
  it('is 3.51.3 or newer, where a reset of the WAL cannot corrupt the file', () => {
    const [row] = connected().prepare('select sqlite_version() as version').all();
    const [major = 0, minor = 0, patch = 0] = String(row.version).split('.').map(Number);
    expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(3_051_003);
  });

  it('goes on after a boolean was bound', () => {
    const db = connected();
    try {
      db.prepare('select ?').all(true);
    } catch {
      // A refusal is as good.
    }
    expect(db.prepare('select 1 as one').all()).toMatchObject([{ one: 1 }]);
  });

  it('writes in WAL mode, syncs every commit and checkpoints by itself only after 20,000 pages', () => {
    const db = connected();
    const pragmaValue = (pragma: string) => Object.values(db.prepare(`PRAGMA ${pragma}`).all()[0] ?? {});
    expect(['journal_mode', 'synchronous', 'wal_autocheckpoint'].map(pragmaValue)).toEqual([
      ['wal'],
      [2],
      [20_000],
    ]);
  });

  it('moves the WAL into the file when the writer is idle', async () => {
    const place = await placeFor('sqlite');
    if (place.setting.kind !== 'sqlite') throw new Error('of a file');
    const { path } = place.setting;
    const { match } = await leadNew(await place.open());
    const copy = join(folderForTest(), 'copy.db');
    await expect
      .poll(() => {
        // Without the WAL beside it, the copy has only what was checkpointed.
        copyFileSync(path, copy);
        const db = openFile(copy);
        try {
          return db.prepare('select id from matches').all();
        } catch {
          return [];
        } finally {
          db.close();
        }
      })
      .toMatchObject([{ id: match }]);
  });
});

describe('a file that libsql 0.5.29 wrote, and a WAL it left when its process was killed', () => {
  it('opens, has every row, takes new ones and passes the check of a backup', async () => {
    const path = join(folderForTest(), 'opencarrom.db');
    for (const end of ['db', 'db-wal']) {
      const packed = readFileSync(new URL(`libsql-0.5.29.${end}.gz`, import.meta.url));
      writeFileSync(path.replace(/db$/, end), gunzipSync(packed));
    }
    const store = await openAt({ kind: 'sqlite', path });
    const matches = await store.db.selectFrom('matches').select(['id', 'status']).orderBy('id').execute();
    expect(matches).toEqual([
      { id: 'archived0001', status: 'over' },
      { id: 'live00000001', status: 'live' },
      { id: 'over00000001', status: 'over' },
    ]);
    const commandsOf = async (match: string) => (await store.log.read(match, 0))?.length;
    expect(await commandsOf('archived0001')).toBe(60);
    expect(await commandsOf('over00000001')).toBe(12);
    // The rows of this one are in the WAL alone.
    expect(await commandsOf('live00000001')).toBe(12);
    expect(await store.db.selectFrom('ratings').selectAll().execute()).toEqual([
      {
        account: 'asha',
        pool: 'singles/board',
        rating: 1662.21,
        deviation: 290.32,
        volatility: 0.06,
        games: 1,
        rated_at: 1_790_000_000_000,
      },
    ]);
    const { epoch } = await takeLead(store, 'live00000001', true);
    const last = (await store.log.read('live00000001', 0))?.at(-1)?.last ?? 0;
    const leader = { match: 'live00000001', owner: store.leases.node, epoch };
    expect(await store.log.enter(entryBy(leader, eventsFrom(last + 1)))).toBe('entered');
    expect(await commandsOf('live00000001')).toBe(13);
    await store.close();
    expect(checkBackup(path, 100)).toMatchObject({ matches: 3, replayed: 3 });
  });
});
