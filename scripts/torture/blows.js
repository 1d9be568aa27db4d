// Several processes on one PostgreSQL and one NATS, and what can happen to each of them while matches are played.

import { Hall } from '../../bench/server/harness/hall.js';
import { quantile } from '../../bench/server/harness/quantile.js';
import { ServerProcess } from '../../bench/server/harness/server-process.js';
import { sleep, until } from '../../bench/server/harness/waiting.js';
import { CLOCK_SPEED, ledgerChecks } from './scenario.js';
import { psql } from './servers.js';

/**
 * @typedef {object} Scene
 * @property {readonly ServerProcess[]} processes
 * @property {import('../servers/postgres.js').Postgres} postgres
 * @property {import('../servers/nats.js').Nats} nats
 * @property {Hall} hall
 * @property {boolean} isTimed an untimed run waits for what happens at the tables, not for some seconds
 *
 * @typedef {object} Blow
 * @property {number} mostMs of silence at any table
 * @property {(scene: Scene, victim: ServerProcess) => Promise<string>} strike resolves when everything is there again
 */

/** A table strikes about so often, so that silence is the server's. */
const THINK_MS = 100;
const MOST_TABLES = 24;
const SETTLE_MS = 30_000;
/** As `apps/server/src/store/node-row.ts` has it. */
const LEASE_MS = 2000;
const KILLED_MS = 2000;
const OTHERWISE_MS = 5000;
const HUNG_FOR_MS = 6000;
const DATABASE_AWAY_MS = 3000;
const BUS_AWAY_MS = 10_000;
const DRAINED_MS = 10_000;

/** @type {Record<string, Blow>} */
const BLOWS = {
  killed: {
    mostMs: KILLED_MS,
    strike: async ({ hall, isTimed }, victim) => {
      await victim.kill();
      await (isTimed ? sleep(KILLED_MS * 2) : strokesAtEach(hall));
      await victim.start();
      return 'kill -9';
    },
  },
  hung: {
    mostMs: OTHERWISE_MS,
    strike: async ({ hall, isTimed }, victim) => {
      victim.signal('SIGSTOP');
      const from = performance.now();
      await (isTimed ? sleep(HUNG_FOR_MS) : firstTakenOver(hall));
      const seconds = (performance.now() - from) / 1000;
      victim.signal('SIGCONT');
      await (isTimed ? sleep(2000) : strokesAtEach(hall));
      return `SIGSTOP, SIGCONT after ${seconds.toFixed(1)} s`;
    },
  },
  database: {
    mostMs: OTHERWISE_MS,
    strike: async ({ postgres }) => {
      const from = performance.now();
      await postgres.stop();
      await sleep(DATABASE_AWAY_MS - (performance.now() - from));
      await postgres.start();
      return `PostgreSQL away for ${((performance.now() - from) / 1000).toFixed(1)} s`;
    },
  },
  bus: {
    mostMs: OTHERWISE_MS,
    strike: async ({ nats }) => {
      await nats.kill();
      await sleep(BUS_AWAY_MS);
      await nats.start();
      return `NATS away for ${BUS_AWAY_MS / 1000} s`;
    },
  },
  deploy: {
    mostMs: OTHERWISE_MS,
    strike: async ({ processes }) => {
      /** @type {number[]} */
      const drained = [];
      for (const process of processes) {
        const from = performance.now();
        await process.stop();
        drained.push(performance.now() - from);
        await process.start();
        await sleep(1000);
      }
      const longest = Math.max(...drained);
      return `SIGTERM one after the other, each gone within ${(longest / 1000).toFixed(1)} s${longest > DRAINED_MS ? ': TOO LATE' : ''}`;
    },
  },
};

/** @type {import('./scenario.js').Scenario} */
export const blows = {
  stores: ['postgres'],
  run: async (plan, servers) => {
    /** @type {import('./scenario.js').Check[]} */
    const checks = [];
    for (const count of plan.processes) {
      console.log(`  ${count} processes`);
      checks.push(...(await withProcesses(count, plan, servers)));
    }
    return checks;
  },
};

/**
 * @param {number} count
 * @param {import('./scenario.js').Plan} plan
 * @param {import('./servers.js').PrivateServers} servers
 */
async function withProcesses(count, { blows: names, tables, seed, isTimed }, servers) {
  const [postgres, nats] = await Promise.all([servers.postgres(), servers.nats()]);
  const store = await servers.freshStore('postgres');
  /** @type {ServerProcess[]} */
  const processes = [];
  for (let n = 1; n <= count; n++)
    processes.push(
      await ServerProcess.started(`p${n}`, {
        store: `${store}?application_name=p${n}`,
        ...{ bus: nats.url, clockSpeed: CLOCK_SPEED },
      }),
    );
  watchWriters(store);
  const hall = await Hall.opened({
    ...{ servers: processes, tables: Math.min(tables, MOST_TABLES), watchers: 1 },
    ...{ clockSpeed: CLOCK_SPEED, doubles: 0.02, seed },
  });
  await hall.allReady();
  hall.playOn(THINK_MS);
  /** @type {import('./scenario.js').Check[]} */
  const checks = [];
  const scene = { processes, postgres, nats, hall, isTimed };
  for (const [n, name] of names.entries()) {
    const blow = BLOWS[name];
    const victim = processes[n % count];
    if (!blow || !victim) throw new Error(`torture: ${name} is none of ${Object.keys(BLOWS).join(', ')}`);
    const { said, silences } = await struck(blow, scene, victim);
    const longest = Math.max(...silences);
    checks.push({
      what: `${count} processes, ${name}: play goes on at every table within ${blow.mostMs / 1000} s`,
      holds: !isTimed || (longest <= blow.mostMs && !said.includes('TOO LATE')),
      said: `${said}; longest silence of ${silences.length} tables ${quantile(silences, 0.5).toFixed(0)} ms in the middle, ${longest.toFixed(0)} at most`,
    });
    console.log(`  ${name}: ${checks.at(-1)?.said}`);
  }
  checks.push(...(await ledgerChecks(hall)), writersCheck(store, count));
  hall.close();
  await Promise.all(processes.map((process) => process.stop()));
  return checks;
}

/** @param {Blow} blow @param {Scene} scene @param {ServerProcess} victim */
async function struck(blow, scene, victim) {
  const { hall } = scene;
  await allStruck(hall);
  const tables = [...hall.tables];
  for (const table of tables) table.watchSilence();
  const said = await blow.strike(scene, victim);
  await allStruck(hall);
  return { said, silences: tables.filter(({ isOver }) => !isOver).map((table) => table.longestSilence()) };
}

/** Until every table has an acknowledgement that is newer than now. @param {Hall} hall */
async function allStruck(hall) {
  const from = performance.now();
  const silent = () => [...hall.tables].filter((table) => table.silence.since < from);
  await until(() => silent().length === 0, SETTLE_MS).catch(() => {
    for (const { match, pending, state } of silent().slice(0, 3))
      console.error(`  ${match} stands still at ${state?.seq}, waiting for ${pending?.id ?? 'nobody'}`);
  });
}

/** Resolves once ten strokes more were made at every table whose match goes on. @param {Hall} hall */
async function strokesAtEach(hall) {
  const before = [...hall.tables].map((table) => ({ table, commands: table.commands }));
  const isBehind = () =>
    before.some(({ table, commands }) => !table.isOver && table.commands <= commands + 10);
  await until(() => !isBehind(), SETTLE_MS).catch(() => {});
}

/**
 * Resolves once a table that was silent for most of a lease goes on, led by another process. That is the worst moment for
 * the process that led it to wake up: other tables are just being taken over. @param {Hall} hall
 */
async function firstTakenOver(hall) {
  await until(() => [...hall.tables].some(({ silence }) => silence.longest > LEASE_MS * 0.75), SETTLE_MS);
}

/** The database itself notes who wrote each row, and who led the match then. @param {string} store */
function watchWriters(store) {
  psql(
    store,
    `create table torture_writers (match text, seq int, writer text, owner text);
     create function torture_note() returns trigger language plpgsql as $$
     begin
       insert into torture_writers
         select new.match, new.seq, current_setting('application_name'), owner from matches where id = new.match;
       return new;
     end $$;
     create trigger torture_note after insert on events for each row execute function torture_note();`,
  );
}

/** No row is from a process that did not lead the match when it was written. @param {string} store @param {number} count */
function writersCheck(store, count) {
  const [[rows = '0', strangers = '0'] = []] = psql(
    store,
    `select count(*), count(*) filter (where owner is null or position(writer in owner) <> 1) from torture_writers`,
  );
  return {
    what: `${count} processes: no row was written by a process that no longer led`,
    holds: Number(rows) > 0 && strangers === '0',
    said: `${rows} rows, ${strangers} by others`,
  };
}
