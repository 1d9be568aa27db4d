// Two at one board far away, in real browsers on a real server, by lines as slow as people have them: how soon a friend's
// link is a game, how soon a stroke is seen by the other, and what the first pages weigh.
// npm run bench:online, or a section of it (-- stroke). Nothing is judged while others want the processor.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumHere } from '../../scripts/browsers.js';
import { CALM, isCalm, processor, tellPressure, watchPressure } from '../server/harness/machine.js';
import { ServerProcess } from '../server/harness/server-process.js';
import { link } from './link.js';
import { stroke } from './stroke.js';
import { weight } from './weight.js';

/**
 * @typedef {object} Bench
 * @property {import('playwright-core').Browser} browser
 * @property {string} address where the server is, with no line between
 * @property {number} port
 * @property {string} folder of the built app
 *
 * @typedef {object} Row
 * @property {string} what
 * @property {string} figure
 * @property {string} [wanted]
 * @property {boolean} [ok]
 */

/** @type {Record<string, (bench: Bench) => Promise<readonly Row[]>>} */
const SECTIONS = { weight, link, stroke };
/** What others do to the processor changes no sizes. */
const ALWAYS_JUDGED = ['weight'];
const APP = resolve('apps/web/dist');

const { positionals } = parseArgs({ allowPositionals: true });
process.exitCode = await measureAll();

async function measureAll() {
  const names = positionals.length > 0 ? positionals : Object.keys(SECTIONS);
  if (names.some((name) => !(name in SECTIONS))) {
    console.error(`Sections are ${Object.keys(SECTIONS).join(', ')}.`);
    return 2;
  }
  if (!existsSync(join(APP, 'index.html')) || !existsSync('apps/server/dist/main.js')) {
    console.error('The app is not built: run "npm run build" first.');
    return 2;
  }
  console.log(`processor  ${processor()}`);
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-bench-'));
  const server = await ServerProcess.started('bench', {
    store: `file:${join(folder, 'opencarrom.db')}`,
    clockSpeed: 1,
  });
  const browser = await chromium.launch({ ...chromiumHere(), args: ['--no-sandbox'] });
  let failed = 0;
  try {
    for (const name of names) {
      const pressure = watchPressure();
      const { port } = server;
      const rows = await SECTIONS[name]?.({
        browser,
        address: `http://${server.address}`,
        port,
        folder: APP,
      });
      failed += print(name, rows ?? [], pressure());
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return failed === 0 ? 0 : 1;
}

/**
 * How many requirements were not met, of those that could be judged.
 * @param {string} name
 * @param {readonly Row[]} rows
 * @param {number | null} pressure
 */
function print(name, rows, pressure) {
  const judged = ALWAYS_JUDGED.includes(name) || isCalm(pressure);
  const wide = Math.max(...rows.map(({ what }) => what.length));
  console.log(`\n## ${name}; ${tellPressure(pressure)}`);
  for (const { what, figure, wanted, ok } of rows) {
    const verdict = ok === undefined ? '' : ok ? 'ok' : judged ? 'FAILED' : `not judged above ${CALM} %`;
    console.log(
      `${what.padEnd(wide)}  ${figure.padStart(12)}  ${wanted ? `(${wanted}) ` : ''}${verdict}`.trimEnd(),
    );
  }
  return judged ? rows.filter(({ ok }) => ok === false).length : 0;
}
