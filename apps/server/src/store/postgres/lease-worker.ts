import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { LEASE_MS, RENEW_MS } from '../node-row.js';
import { connectionTo } from './connections.js';
import { type LeaseData, NODE_LOCK, RENEWED, steadyNow, TICKED } from './lease-messages.js';

/**
 * Says to the others that this process lives, as long as its main loop turns: a process that hangs must not hold what
 * it leads. The session's lock tells them at once when it dies.
 */
const port = parentPort as NonNullable<typeof parentPort>;
const { url, node, moments } = workerData as LeaseData;

/** A main loop that has stood for so long is taken for hung. */
const HUNG_MS = 1500n;

const RENEW = `
  insert into nodes (name, until) values ($1, (extract(epoch from clock_timestamp()) * 1000)::bigint + $2)
  on conflict (name) do update set until = excluded.until`;

let client: pg.Client | null = null;
let timer: NodeJS.Timeout | undefined;
let isClosed = false;

async function connect(): Promise<pg.Client> {
  const fresh = new pg.Client(connectionTo(url, LEASE_MS - RENEW_MS));
  const lost = () => {
    if (client === fresh) client = null;
  };
  fresh.on('error', lost);
  fresh.on('end', lost);
  await fresh.connect();
  // Where a session of ours that was lost still holds it, it is held as well.
  await fresh.query('select pg_try_advisory_lock($1, hashtext($2))', [NODE_LOCK, node]);
  return fresh;
}

async function renew(): Promise<void> {
  const asked = steadyNow();
  if (asked - Atomics.load(moments, TICKED) > HUNG_MS) return;
  client ??= await connect();
  await client.query({ name: 'renew', text: RENEW, values: [node, LEASE_MS] });
  Atomics.store(moments, RENEWED, asked);
}

async function keepRenewing(): Promise<void> {
  try {
    await renew();
    port.postMessage({ renewed: true });
  } catch (fault) {
    client?.end().catch(() => {});
    client = null;
    port.postMessage({ lost: (fault as Error).message });
  }
  if (!isClosed) timer = setTimeout(keepRenewing, RENEW_MS);
}

/** What is led no more needs no lease. */
async function close(): Promise<void> {
  isClosed = true;
  clearTimeout(timer);
  try {
    await client?.query({ text: RENEW, values: [node, 0] });
    await client?.end();
  } catch {
    // Then the lease runs out by itself.
  }
  port.close();
}

port.on('message', close);
void keepRenewing();
