// A PostgreSQL of our own, on the loopback, with its files where we say.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.js';
import { lackOf, programsOfServer } from './programs.js';
import { tellGuard, tended } from './tended.js';

const ask = promisify(execFile);
const OWNER = 'opencarrom';

/**
 * @typedef {object} OwnPostgres
 * @property {string} url of its first database, which `createDatabase` makes others from
 * @property {() => Promise<void>} end stops it; of one in a temporary folder nothing is left
 */
/** @typedef {import('./tended.js').Tended & OwnPostgres} Postgres */

/**
 * Starts the cluster in the folder, which is made where it is not there; without one, in a temporary folder that is
 * removed when this process ends.
 * `isDurable: false` is for tests: a database that never waits for the disk, and outlives a process that is killed but not
 * a power cut.
 * @param {{ folder?: string, isDurable?: boolean }} [options]
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ folder: given, isDurable = true } = {}) {
  const programs = programsOfServer('postgres');
  if (!programs) throw new Error(lackOf('postgres'));
  const folder = given ?? mkdtempSync(join(tmpdir(), 'opencarrom-postgres-'));
  const as = somebodyButRoot();
  if (given) mkdirSync(folder, { recursive: true });
  else tellGuard({ sweep: folder });
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (as.uid !== undefined) chownSync(secret, as.uid, as.gid);
    makeCluster(join(programs, 'initdb'), data, secret, as);
  }
  const password = readFileSync(secret, 'utf8');
  const port = await freePort();
  const server = tended({
    command: join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings(isDurable)],
    log: join(folder, 'log'),
    stopBy: 'SIGINT',
    dropBy: 'SIGQUIT',
    as,
    isUp: () => succeeds(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]),
  });
  await server.start();
  return {
    ...server,
    url: `postgres://${OWNER}:${password}@127.0.0.1:${port}/postgres`,
    end: async () => {
      await server.stop();
      if (!given) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a database beside the one of this URL, and returns its URL.
 * @param {string} url
 * @param {string} name
 * @param {string} [template] the database that it is a copy of
 */
export async function createDatabase(url, name, template = 'template1') {
  const psql = join(programsOfServer('postgres') ?? '', 'psql');
  const command = `create database "${name}" template "${template}"`;
  await ask(psql, ['-q', '-X', '-v', 'ON_ERROR_STOP=1', '-c', command, url]);
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** @param {boolean} isDurable */
function settings(isDurable) {
  const chosen = {
    listen_addresses: '127.0.0.1',
    // Nobody but us: no socket that others of this machine could find.
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    ...(isDurable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * @param {string} initdb
 * @param {string} data
 * @param {string} secret
 * @param {{ uid?: number, gid?: number }} as
 */
function makeCluster(initdb, data, secret, as) {
  const args = ['-D', data, '-U', OWNER, `--pwfile=${secret}`, '--auth=scram-sha-256', '--wal-segsize=4'];
  const { status, stderr } = spawnSync(initdb, [...args, '--encoding=UTF8', '--locale=C', '--no-sync'], as);
  if (status === 0) return;
  const who = as.uid === undefined ? '' : ' (root may not run it, so the user "postgres" does)';
  throw new Error(`PostgreSQL cannot keep its files in ${data}${who}: ${String(stderr).trim()}`);
}

/** PostgreSQL refuses to be run by root, so then it is run by the user its package made. */
function somebodyButRoot() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ what) => Number(execFileSync('id', [what, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function succeeds(command, args) {
  return ask(command, args).then(
    () => true,
    () => false,
  );
}
