// Tries to break the server: kills, hangs, takes the database and the bus away, deploys, fuzzes, and then holds what
// was acknowledged against what the logs say. `npm run torture`, or one scenario of it:
// `npm run torture -- kill --store postgres --kills 5`. Bounded in count and time, on the loopback only.
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { processor, tellPressure, watchPressure } from '../bench/server/harness/machine.js';
import { npm } from './npm.js';
import { backup } from './torture/backup.js';
import { blows } from './torture/blows.js';
import { fuzz } from './torture/fuzz.js';
import { kill } from './torture/kill.js';
import { privateServers } from './torture/servers.js';
import { unread } from './torture/unread.js';

/**
 * @typedef {import('./torture/scenario.js').Check} Check
 * @typedef {import('./torture/scenario.js').Plan} Plan
 * @typedef {import('./torture/scenario.js').Scenario} Scenario
 */

/** @type {Record<string, Scenario>} */
const SCENARIOS = { kill, blows, fuzz, unread, backup };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: 'both' },
    kills: { type: 'string', default: '20' },
    rate: { type: 'string', default: '500' },
    tables: { type: 'string', default: '60' },
    processes: { type: 'string', default: '2,3' },
    blow: { type: 'string', default: 'killed,hung,database,bus,deploy' },
    frames: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    built: { type: 'boolean', default: false },
    untimed: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

process.exitCode = await torture();

async function torture() {
  const names = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
  const unknown = names.filter((name) => !(name in SCENARIOS));
  if (unknown.length > 0) {
    console.error(`torture: ${unknown.join(', ')} is none of ${Object.keys(SCENARIOS).join(', ')}`);
    return 2;
  }
  if (!values.built && !isBuilt()) return 1;
  console.log(`processor  ${processor()}`);
  // A killed process loses nothing that it handed to the system: only figures need a disk that is waited for.
  const servers = privateServers({ isDurable: !values.untimed });
  /** @type {(Check & { scenario: string })[]} */
  const all = [];
  try {
    for (const name of names) {
      const scenario = SCENARIOS[name];
      if (!scenario) continue;
      for (const store of storesOf(scenario)) {
        console.log(`\n${name}, ${store}`);
        const pressure = watchPressure();
        const checks = await scenario.run(planFor(store), servers).catch(cutShort);
        for (const check of checks) tell(check);
        console.log(`  ${tellPressure(pressure())}`);
        all.push(...checks.map((check) => ({ scenario: `${name}, ${store}`, ...check })));
      }
    }
  } finally {
    await servers.end();
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(all, null, 2)}\n`);
  const failed = all.filter(({ holds }) => !holds);
  console.log(`\n${all.length - failed.length} of ${all.length} hold`);
  for (const { scenario, what } of failed) console.error(`FAILED: ${scenario}: ${what}`);
  return failed.length === 0 ? 0 : 1;
}

/** What does not come to its end has failed, and the rest is tried all the same. @param {Error} problem @returns {Check[]} */
function cutShort({ message }) {
  return [{ what: 'it comes to its end', holds: false, said: message }];
}

/** The server is run as it is built, beside the app it serves. */
function isBuilt() {
  return (
    npm('exec', '--', 'tsc6', '-b') && (existsSync('apps/web/dist') || npm('run', '--silent', 'build:web'))
  );
}

/** @param {Scenario} scenario */
function storesOf({ stores }) {
  return stores.filter((store) => values.store === 'both' || values.store === store);
}

/** @param {Plan['store']} store @returns {Plan} */
function planFor(store) {
  return {
    store,
    kills: Number(values.kills),
    rate: Number(values.rate),
    tables: Number(values.tables),
    processes: values.processes.split(',').map(Number),
    blows: values.blow.split(','),
    frames: Number(values.frames),
    seed: Number(values.seed),
    isTimed: !values.untimed,
  };
}

/** @param {Check} check */
function tell({ what, holds, said }) {
  console.log(`  ${holds ? 'ok' : 'FAILED'}: ${what}${said ? ` (${said})` : ''}`);
}
