import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Leases } from '../leases.js';
import { LEASE_MS } from '../node-row.js';
import { StoreProblem } from '../store-problem.js';
import { type Taking, taking } from '../taking.js';
import { type LeaseData, NODE_LOCK, RENEWED, steadyNow, TICKED } from './lease-messages.js';

/** The entry as it is built, also where this file runs as it is written: a thread reads no TypeScript. */
const ENTRY = new URL('../../../dist/store/postgres/lease-worker.js', import.meta.url);
const TICK_MS = 200;

interface PostgresLeases extends Leases {
  readonly close: () => Promise<void>;
}

interface LeaseNeeds extends Omit<Taking, 'ledUntil'> {
  readonly url: string;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Leads where many processes share a database: each has a lease there, and a lock that dies with it. */
export async function openLeases(needs: LeaseNeeds): Promise<PostgresLeases> {
  const { url, db, write, now, node, logger } = needs;
  const moments = new BigInt64Array(new SharedArrayBuffer(16));
  const tick = () => Atomics.store(moments, TICKED, steadyNow());
  tick();
  const ticking = setInterval(tick, TICK_MS);
  const worker = new Worker(ENTRY, { workerData: { url, node, moments } satisfies LeaseData, execArgv: [] });
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const close = async () => {
    worker.postMessage('close');
    await gone;
    clearInterval(ticking);
    Atomics.store(moments, RENEWED, 0n);
  };
  try {
    await firstRenewal(worker);
  } catch (fault) {
    await close();
    throw fault;
  }
  worker.on('message', (word: { lost?: string }) => {
    if (word.lost) logger.warn({ node, why: word.lost }, 'the lease could not be renewed');
  });
  worker.on('error', (fault) => logger.error({ err: fault, node }, 'nobody renews the lease any more'));

  const { take, release } = taking({
    ...{ db, write, node },
    ledUntil: async (owner, { created_at, started_at }, anyway) => {
      if (owner === node) return now();
      const found = await lifeOf(db, owner);
      if (!found) return started_at ?? created_at;
      return found.lives && !anyway ? null : now() - Math.max(0, found.age);
    },
  });
  return {
    ...{ node, take, release, close },
    isHeld: () => steadyNow() - Atomics.load(moments, RENEWED) < BigInt(LEASE_MS),
  };
}

function firstRenewal(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (word: { lost?: string }) => {
      worker.off('error', reject);
      if (word.lost) reject(new StoreProblem('store-away', `the lease is not to be had: ${word.lost}`));
      else resolve();
    });
  });
}

/** Does that process live, and how long ago did it last say so? All by the database's clock. */
async function lifeOf(db: Taking['db'], name: string) {
  const dbNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const isLocked = sql<boolean>`exists (
    select 1 from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = ${sql.lit(NODE_LOCK)}
      and objid = (hashtext(name)::bigint & 4294967295)::oid
      and database = (select oid from pg_database where datname = current_database()))`;
  return db
    .selectFrom('nodes')
    .select([
      sql<number>`${dbNow} - until + ${sql.lit(LEASE_MS)}`.as('age'),
      sql<boolean>`until > ${dbNow} and ${isLocked}`.as('lives'),
    ])
    .where('name', '=', name)
    .executeTakeFirst();
}
