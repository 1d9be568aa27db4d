// Several server processes on this machine behind one port, on a PostgreSQL and a NATS of their own: everything as it is
// on many machines. What people play is kept in data/cluster.
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startFleet } from './cluster/fleet.js';
import { makeProxy } from './cluster/proxy.js';
import { installDependencies } from './install.js';
import { lackOfNode } from './node-here.js';
import { npm } from './npm.js';
import { whenOrphaned } from './orphaned.js';
import { startNats } from './servers/nats.js';
import { createDatabase, startPostgres } from './servers/postgres.js';
import { lackOf, missingServers } from './servers/programs.js';

const FOLDER = resolve(process.env.CLUSTER_DATA || 'data/cluster');
const NAMES = ['node-1', 'node-2', 'node-3'];
const { HOST: host = 'localhost', PORT: wanted = '8080' } = process.env;

/** What was started, the last first: so it is ended. @type {(() => unknown)[]} */
const ends = [];
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
whenOrphaned(() => void stop(0));

const lack = lackOfNode();
if (lack) fail(lack);
else if (!installDependencies()) fail('the dependencies could not be installed');
else if (!npm('run', '--silent', 'build')) fail('the project could not be built');
else await start().catch((fault) => fail(fault.message));

async function start() {
  const missing = missingServers();
  if (missing.length > 0) throw new Error(missing.map(lackOf).join('; '));
  const postgres = await startPostgres({ folder: FOLDER });
  ends.unshift(postgres.end);
  const nats = await startNats();
  ends.unshift(nats.end);
  const STORE = await createDatabase(postgres.url, 'opencarrom').catch((fault) => {
    if (!String(fault).includes('already exists')) throw fault;
    return new URL('/opencarrom', postgres.url).href;
  });
  const env = { ...process.env, STORE, BUS: nats.url, TRUST_PROXY: 'loopback', METRICS_PORT: '' };
  const fleet = await startFleet(NAMES, env, (words) => console.log(words));
  ends.unshift(fleet.stop);
  const proxy = makeProxy(fleet);
  ends.unshift(() => proxy.close().closeIdleConnections());
  await listen(proxy);
  const place = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  console.log(`
OpenCarrom is on the table, ${NAMES.length} processes behind one port: http://${host}:${place.port}
Everything is kept in ${FOLDER} (PostgreSQL: ${new URL(STORE).host}; NATS: ${new URL(nats.url).host}).
Stop it with Ctrl-C.`);
}

/**
 * On the port asked for; where none was, on the next that is free.
 * @param {import('node:http').Server} proxy
 */
async function listen(proxy) {
  for (let port = Number(wanted); ; port++) {
    try {
      await once(proxy.listen({ host, port }), 'listening');
      return;
    } catch (fault) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (fault);
      if (code !== 'EADDRINUSE' || process.env.PORT || port > Number(wanted) + 20) throw fault;
    }
  }
}

/** @param {number} status */
async function stop(status) {
  if (isStopping) return;
  isStopping = true;
  for (const end of ends) await end();
  process.exit(status);
}

/** @param {string} reason */
async function fail(reason) {
  console.error(`\nThe cluster did not start: ${reason}.`);
  await stop(1);
}
