import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programsOfServer } from '../../../../../scripts/servers/programs.js';
import { hasPostgres } from '../../../../../test/support/own-servers.js';
import { folderForTest, placeFor } from '../../support/stores.js';

/** Runs the script of the compose file's backup service on a database. */
function dump(url: string, folder: string, kept: number) {
  const { hostname, port, username, password, pathname } = new URL(url);
  return spawnSync('bash', ['deploy/backup-postgres.sh', folder, String(kept)], {
    encoding: 'utf8',
    env: {
      PATH: [programsOfServer('postgres'), process.env.PATH].join(':'),
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: password,
      PGDATABASE: pathname.slice(1),
    },
  });
}

describe.skipIf(!hasPostgres)('the backup of PostgreSQL in the compose file', () => {
  it('makes a dump that can be restored, and deletes the oldest beyond the number', async () => {
    const { setting, open } = await placeFor('postgres');
    await (await open()).close();
    const folder = folderForTest();
    for (const day of ['01', '02', '03'])
      writeFileSync(join(folder, `opencarrom-2020-01-${day}T00-00-00Z.dump`), 'an old one');
    writeFileSync(join(folder, 'opencarrom-2020-01-04T00-00-00Z.dump.part'), 'half of one');
    const { status, stderr } = dump('url' in setting ? setting.url : '', folder, 2);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [oldest, newest, ...others] = readdirSync(folder).sort();
    expect([oldest, others]).toEqual(['opencarrom-2020-01-03T00-00-00Z.dump', []]);
    const restore = join(programsOfServer('postgres') ?? '', 'pg_restore');
    const { stdout } = spawnSync(restore, ['--list', join(folder, newest ?? '')], { encoding: 'utf8' });
    expect(stdout).toContain('TABLE DATA public matches');
  });

  it('leaves the old dumps and nothing unfinished when the database does not answer', () => {
    const folder = folderForTest();
    writeFileSync(join(folder, 'opencarrom-2020-01-01T00-00-00Z.dump'), 'an old one');
    const { status } = dump('postgres://nobody:nothing@127.0.0.1:9/none', folder, 2);
    expect(status).not.toBe(0);
    expect(readdirSync(folder)).toEqual(['opencarrom-2020-01-01T00-00-00Z.dump']);
  });
});
