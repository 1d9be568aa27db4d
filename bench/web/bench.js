// The app in a real browser, slowed down as a phone would be: frames while a break is shown, how soon a stroke
// is seen, what the first page weighs, when it can be used, whether the computer's thinking is felt, how long a
// review takes.
// npm run bench:web -- --only frames,load
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumHere } from '../../scripts/browsers.js';
import { frames } from './frames.js';
import { input } from './input.js';
import { load } from './load.js';
import { pulls } from './pulls.js';
import { review } from './review.js';
import { thinking } from './thinking.js';

const SECTIONS = { frames, input, load, pulls, review, thinking };

const { values } = parseArgs({
  options: { only: { type: 'string' }, app: { type: 'string', default: 'apps/web/dist' } },
});

/** @typedef {{ what: string, figure: string, wanted?: string, ok?: boolean }} Row */

process.exitCode = await measureAll();

async function measureAll() {
  const wanted = values.only?.split(',') ?? Object.keys(SECTIONS);
  const unknown = wanted.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0) {
    console.error(
      `There is no section ${unknown.join(', ')}. Sections: ${Object.keys(SECTIONS).join(', ')}.`,
    );
    return 2;
  }
  const folder = resolve(values.app);
  if (!existsSync(resolve(folder, 'index.html')) || !existsSync('apps/server/dist/server.js')) {
    console.error('The app is not built: run "npm run build" first.');
    return 2;
  }
  const { makeServer } = await import('../../apps/server/dist/server.js');
  const server = await makeServer({ folder });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    ...chromiumHere(),
    args: ['--no-sandbox'],
  });
  const failed = [];
  let unjudged = 0;
  try {
    for (const name of wanted) {
      const rows = await SECTIONS[/** @type {keyof typeof SECTIONS} */ (name)]({ browser, address, folder });
      print(name, rows);
      failed.push(...rows.filter(({ ok }) => ok === false));
      unjudged += rows.filter(({ wanted = '', ok }) => wanted !== '' && ok === undefined).length;
    }
  } finally {
    await browser.close();
    await server.close();
  }
  if (failed.length > 0) console.log(`FAILED: ${failed.length} of the requirements`);
  else if (unjudged > 0)
    console.log(`NOT JUDGED: ${unjudged} of the requirements; what could be judged is met`);
  else console.log('ok: every requirement is met');
  // A busy machine has not shown that the frames are in time: that is no success.
  return failed.length > 0 ? 1 : unjudged > 0 ? 3 : 0;
}

/**
 * @param {string} name
 * @param {readonly Row[]} rows
 */
function print(name, rows) {
  const wide = Math.max(...rows.map(({ what }) => what.length));
  const figures = Math.max(...rows.map(({ figure }) => figure.length));
  console.log(`## ${name}`);
  for (const { what, figure, wanted = '', ok } of rows) {
    const verdict = ok === undefined ? '' : ok ? 'ok' : 'FAILED';
    console.log(
      `${what.padEnd(wide)}  ${figure.padStart(figures)}  ${wanted ? `(${wanted})` : ''} ${verdict}`.trimEnd(),
    );
  }
  console.log('');
}
