import { Kysely } from 'kysely';
import pg from 'pg';
import { enteringLog } from '../entering-log.js';
import { migrationsTable, missingSteps } from '../migrate.js';
import { readingDialect } from '../reading-dialect.js';
import { readingLog } from '../reading-log.js';
import type { Store } from '../store.js';
import { StoreProblem } from '../store-problem.js';
import type { StoreServices } from '../store-services.js';
import type { Tables } from '../tables.js';
import { tellingUnwritable } from '../unwritable.js';
import { type Statement, statementsOf, type Work } from '../work.js';
import { connectionTo, isPlanStale, makeNames, problemOf } from './connections.js';
import { type Lane, openLane } from './lane.js';
import { openLeases } from './postgres-leases.js';

/** Changes go by so many connections of a process: of one match always by the same. */
const LANES = 2;
const READERS = 6;

/** The store in a PostgreSQL, which many processes may share. */
export async function openPostgres(
  url: string,
  { now, logger, node }: StoreServices & { readonly node: string },
): Promise<Store> {
  const pool = new pg.Pool({ ...connectionTo(url), max: READERS });
  pool.on('error', (fault) => logger.warn({ err: fault }, 'a connection to PostgreSQL was lost'));
  const db = new Kysely<Tables>({ dialect: readingDialect('postgres', asking(pool)) });
  const lanes = Array.from({ length: LANES }, () => openLane(url));
  const endAll = async () => {
    await Promise.all(lanes.map((lane) => lane.close()));
    await pool.end();
  };
  try {
    await migrate(db, url, now());
    const ask = tellingUnwritable(
      (work: Work) => (work.entry ? laneOf(lanes, work.entry.match) : shortest(lanes)).ask(work),
      logger,
    );
    const write: Store['write'] = async (changes) => {
      const answer = await ask({ entry: null, changes: statementsOf(changes) });
      if (typeof answer === 'object' || answer === 'unmet') return answer;
      throw new TypeError(`changes alone are never ${answer}`);
    };
    const leases = await openLeases({ url, db, write, now, node, logger });
    return {
      kind: 'postgres',
      ...{ db, write, leases },
      log: { enter: enteringLog(ask), read: readingLog(db) },
      isWritable: async () => leases.isHeld(),
      close: async () => {
        await leases.close();
        await endAll();
      },
    };
  } catch (fault) {
    await endAll();
    throw problemOf(fault);
  }
}

/** Asks; once more by another connection where one was lost, for a question changes nothing. */
function asking(pool: pg.Pool): (statement: Statement) => Promise<readonly unknown[]> {
  const { named, renew } = makeNames();
  return async (statement) => {
    if (pool.ended) throw new StoreProblem('store-away', 'the store is closed');
    const ask = async () => (await pool.query(named(statement))).rows;
    return ask()
      .catch((fault) => {
        if (isPlanStale(fault)) renew();
        else if (problemOf(fault).code !== 'store-away') throw fault;
        return ask();
      })
      .catch((fault) => {
        throw problemOf(fault);
      });
  };
}

const shortest = (lanes: readonly Lane[]): Lane =>
  lanes.reduce((best, lane) => (lane.length() < best.length() ? lane : best));

function laneOf(lanes: readonly Lane[], match: string): Lane {
  let hash = 0;
  for (let index = 0; index < match.length; index++) hash = (hash * 31 + match.charCodeAt(index)) >>> 0;
  return lanes[hash % lanes.length] as Lane;
}

/** Of processes that start together one makes the steps, and the others wait for it. */
const MIGRATION_LOCK = 180_401;

async function migrate(db: Kysely<Tables>, url: string, at: number): Promise<void> {
  const client = new pg.Client({ ...connectionTo(url), query_timeout: 600_000 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(migrationsTable(db).sql);
    const { rows: made } = await client.query<{ name: string }>('select name from migrations');
    const names = made.map(({ name }) => name);
    for (const { sql, parameters } of missingSteps(db, 'postgres', names, at))
      await client.query(sql, [...parameters]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
