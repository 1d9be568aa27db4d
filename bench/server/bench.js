// What the server does in how much time and memory, over real sockets and on both stores. `npm run bench:server`, or a
// section of it (`-- latency --store postgres`). Bounded, on the loopback only; nothing is judged while others want the
// processor.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { npm } from '../../scripts/npm.js';
import { privateServers } from '../../scripts/torture/servers.js';
import { CALM, isCalm, processor, tellPressure, watchPressure } from './harness/machine.js';
import { cost } from './sections/cost.js';
import { crowd } from './sections/crowd.js';
import { latency } from './sections/latency.js';
import { room } from './sections/room.js';
import { sockets } from './sections/sockets.js';
import { speed } from './sections/speed.js';

/**
 * @typedef {object} Limit
 * @property {string} what
 * @property {boolean} holds
 *
 * @typedef {object} Figure
 * @property {string} told
 * @property {readonly Limit[]} [limits]
 * @property {boolean} [calm] was it? Else the pressure says so
 *
 * @typedef {'sqlite' | 'postgres'} StoreKind
 * @typedef {object} Rival another built tree, to be compared with
 * @property {string} tree its folder
 * @property {string} store
 *
 * @typedef {object} Section
 * @property {readonly StoreKind[]} stores
 * @property {(store: string, tell: (figure: Figure) => void, beside: Beside) => Promise<void>} measure
 *
 * @typedef {object} Beside what else a section may use
 * @property {Rival | null} rival
 * @property {() => Promise<string>} freshFile an empty store in a file
 */

/** @type {Record<string, Section>} */
const SECTIONS = { cost, speed, latency, sockets, crowd, room };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: 'both' },
    built: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});

process.exitCode = await bench();

async function bench() {
  const names = positionals.length > 0 ? positionals : Object.keys(SECTIONS);
  if (names.some((name) => !(name in SECTIONS))) {
    console.error(`bench: sections are ${Object.keys(SECTIONS).join(', ')}`);
    return 2;
  }
  if (!values.built && !isBuilt()) return 1;
  console.log(`processor  ${processor()}`);
  const servers = privateServers();
  let failed = 0;
  try {
    for (const name of names)
      for (const store of SECTIONS[name]?.stores ?? [])
        if (values.store === 'both' || values.store === store) {
          console.log(`\n${name}, ${store}`);
          const rival = values.against
            ? { tree: values.against, store: await servers.freshStore(store) }
            : null;
          const beside = { rival, freshFile: () => servers.freshStore('sqlite') };
          failed += await measure(SECTIONS[name], await servers.freshStore(store), beside);
        }
  } finally {
    await servers.end();
  }
  return failed === 0 ? 0 : 1;
}

function isBuilt() {
  return (
    npm('exec', '--', 'tsc6', '-b') && (existsSync('apps/web/dist') || npm('run', '--silent', 'build:web'))
  );
}

/** How many limits did not hold, of those that could be judged. @param {Section | undefined} section @param {string} store @param {Beside} beside */
async function measure(section, store, beside) {
  let failed = 0;
  let pressure = watchPressure();
  const tell = (/** @type {Figure} */ { told, limits = [], calm }) => {
    const pressed = pressure();
    console.log(`  ${told}; ${tellPressure(pressed)}`);
    for (const { what, holds } of limits) {
      const verdict = holds
        ? 'ok'
        : (calm ?? isCalm(pressed))
          ? 'FAILED'
          : calm === undefined
            ? `not judged above ${CALM} %`
            : 'not judged beside others';
      if (verdict === 'FAILED') failed += 1;
      console.log(`    ${verdict}: ${what}`);
    }
    pressure = watchPressure();
  };
  await section?.measure(store, tell, beside);
  return failed;
}
