// Every check of the project, in order, and every lane of its tests. This is what CI runs.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { installBrowsers } from './browsers.js';
import { installDependencies } from './install.js';
import { lackOfNode } from './node-here.js';
import { npm, npmBeside } from './npm.js';
import { installServers } from './servers/programs.js';

const RESULTS = '.cache/tests';

/** @typedef {{ title: string, run: () => boolean | Promise<boolean>, goOn?: boolean }} Step */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile */

const LANES = ['fast', 'sweep', 'servers', 'browser', 'engines'];

/**
 * Where a step fails the rest is not begun; but the long lanes do not wait for each other, so that one run tells all.
 * @type {Step[]}
 */
const steps = [
  { title: 'Install', run: install },
  {
    title: 'Build and type check; format, lint, purity and documents',
    run: () => npmBeside([['build:packages'], ['lint']]),
  },
  {
    title: 'Build and type check of the browser app; boundaries between rooms; unused files and exports',
    run: () => npmBeside([['check:web'], ['build:web', 'boundaries', 'unused']]),
  },
  { title: 'Tests: fast', run: () => runLane('fast') },
  { title: 'Tests: sweep', run: () => runLane('sweep'), goOn: true },
  {
    title: 'Laws traced to code and tests',
    run: () => npm('run', '--silent', 'trace:check', '--', '--ran', RESULTS),
    goOn: true,
  },
  { title: 'Servers', run: installServers, goOn: true },
  { title: 'Tests: servers', run: () => runLane('servers'), goOn: true },
  { title: 'Browsers', run: installBrowsers },
  { title: 'Tests: browser', run: () => runLane('browser'), goOn: true },
  { title: 'Tests: engines', run: () => runLane('engines'), goOn: true },
];

process.exitCode = (await checkAll()) ? 0 : 1;

function install() {
  const lack = lackOfNode();
  if (lack) console.error(`OpenCarrom cannot be tested: ${lack}.`);
  return lack === null && installDependencies();
}

async function checkAll() {
  // Old results must never be counted as this run's.
  rmSync(RESULTS, { recursive: true, force: true });

  /** @type {string[]} */
  const failed = [];
  for (const [index, { title, run, goOn = false }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${title}`);
    const started = performance.now();
    const passed = await run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${passed ? 'ok' : 'FAILED'} in ${seconds} s`);
    if (!passed) failed.push(title);
    if (!passed && !goOn) break;
  }
  const allCounted = reportCount();
  if (failed.length > 0) console.error(`\nFAILED: ${failed.join('; ')}`);
  return failed.length === 0 && allCounted;
}

/** @param {string} lane */
function runLane(lane) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${lane}.json`];
  return npm('run', '--silent', `test:${lane}`, '--', ...reporters);
}

/** Says what came of all lanes that were run, on a line of its own; each of them must have run something. */
function reportCount() {
  const results = LANES.map((lane) => ({ lane, ...countOf(`${RESULTS}/${lane}.json`) }));
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ what) =>
    results.reduce((sum, counted) => sum + counted[what], 0);
  const empty = results.filter(({ passed }) => passed === 0).map(({ lane }) => lane);
  if (empty.length > 0) console.error(`\nNo test passed in: ${empty.join(', ')}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  return empty.length === 0 && total('failed') === 0;
}

/** @param {string} file */
function countOf(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  /** @type {TestFile[]} */
  const files = JSON.parse(readFileSync(file, 'utf8')).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  // A file that could not be read has no tests to fail.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const passed = count('passed');
  const failed = count('failed');
  return { passed, failed: failed + broken, skipped: tests.length - passed - failed };
}
