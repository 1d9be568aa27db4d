// The PostgreSQL and the NATS of one run, started when they are first asked for.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats } from '../servers/nats.js';
import { createDatabase, startPostgres } from '../servers/postgres.js';
import { programsOfServer } from '../servers/programs.js';
import { tellGuard } from '../servers/tended.js';

/**
 * @typedef {import('../servers/postgres.js').Postgres} Postgres
 * @typedef {import('../servers/nats.js').Nats} Nats
 *
 * @typedef {object} PrivateServers
 * @property {() => Promise<Postgres>} postgres
 * @property {() => Promise<Nats>} nats
 * @property {(store: 'sqlite' | 'postgres') => Promise<string>} freshStore an empty one, as `STORE` names it
 * @property {() => Promise<void>} end
 */

/**
 * @param {{ isDurable?: boolean }} [options]
 * @returns {PrivateServers}
 */
export function privateServers({ isDurable = true } = {}) {
  /** @type {Promise<Postgres> | null} */
  let postgres = null;
  /** @type {Promise<Nats> | null} */
  let nats = null;
  let stores = 0;
  const startedPostgres = () => {
    postgres ??= startPostgres({ isDurable });
    return postgres;
  };
  return {
    postgres: startedPostgres,
    nats: () => {
      nats ??= startNats();
      return nats;
    },
    freshStore: async (store) => {
      stores += 1;
      if (store === 'postgres') return createDatabase((await startedPostgres()).url, `run_${stores}`);
      const folder = mkdtempSync(join(tmpdir(), 'opencarrom-torture-'));
      tellGuard({ sweep: folder });
      return `file:${join(folder, 'carrom.db')}`;
    },
    end: async () => {
      await (await postgres)?.end();
      await (await nats)?.end();
    },
  };
}

/** What a query answers, rows of tab-separated columns. @param {string} url @param {string} query */
export function psql(url, query) {
  const program = join(programsOfServer('postgres') ?? '', 'psql');
  const args = ['-q', '-X', '-A', '-t', '-F', '\t', '-v', 'ON_ERROR_STOP=1', '-c', query, url];
  const answer = execFileSync(program, args, { encoding: 'utf8' });
  return answer
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
}
