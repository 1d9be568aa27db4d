import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ms, PHONE, SLOWER, visit } from './phone.js';

const MOST_BYTES = 200_000;
const MOST_TIME = 2000;
/** A newcomer is striking within ten seconds. */
const MOST_TO_STRIKE = 10_000;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const RUNS = 3;

/** @param {import('./phone.js').Bench} bench */
export async function load(bench) {
  return [
    ...(await weigh(bench, '/', (page) => page.locator('main h1').first().waitFor())),
    ...(await weigh(bench, '/play?quick', (page) => readyToStrike(page).waitFor())),
    await time(bench, '/', (page) => page.locator('main h1').first().waitFor(), MOST_TIME, 'can be used'),
    await time(
      bench,
      '/play?quick',
      (page) => readyToStrike(page).waitFor(),
      MOST_TO_STRIKE,
      'ready to strike',
    ),
  ];
}

/** @param {import('playwright-core').Page} page */
const readyToStrike = (page) => page.getByRole('button', { name: 'Strike', exact: true, disabled: false });

/**
 * The scripts a page fetches before it can be used, as gzip makes them.
 * @param {import('./phone.js').Bench} bench
 * @param {string} path
 * @param {(page: import('playwright-core').Page) => Promise<unknown>} ready
 * @param {number} [most] bytes
 * @returns {Promise<import('./bench.js').Row[]>}
 */
export async function weigh(bench, path, ready, most = MOST_BYTES) {
  const { context, page } = await visit(bench, PHONE);
  /** @type {Set<string>} */
  const scripts = new Set();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  const sizeOf = (/** @type {string} */ name) => {
    const file = join(bench.folder, `${name}.gz`);
    return existsSync(file) ? statSync(file).size : statSync(join(bench.folder, name)).size;
  };
  const isWorker = (/** @type {string} */ name) => name.includes('worker');
  const sum = (/** @type {string[]} */ names) => names.reduce((all, name) => all + sizeOf(name), 0);
  const page_ = sum([...scripts].filter((name) => !isWorker(name)));
  const worker = sum([...scripts].filter(isWorker));
  return [
    {
      what: `${path}: gzipped script, ${scripts.size} files`,
      figure: `${(page_ / 1000).toFixed(1)} kB`,
      wanted: `under ${most / 1000} kB`,
      ok: page_ < most,
    },
    ...(worker > 0
      ? [{ what: `${path}: and the worker beside the page`, figure: `${(worker / 1000).toFixed(1)} kB` }]
      : []),
  ];
}

/**
 * When a first visit can be used, on a slow phone and a slow network: what is waited for is there, and no long
 * task keeps a finger waiting any more. The middle of some runs.
 * @param {import('./phone.js').Bench} bench
 * @param {string} path
 * @param {(page: import('playwright-core').Page) => Promise<unknown>} ready
 * @param {number} most
 * @param {string} what
 * @returns {Promise<import('./bench.js').Row>}
 */
async function time(bench, path, ready, most, what) {
  const runs = [];
  for (let n = 0; n < RUNS; n++) {
    const { context, page, devtools, slowDown } = await visit(bench, PHONE, { workers: 'allow' });
    await page.addInitScript(() => {
      const tasks = /** @type {{ end: number }[]} */ ([]);
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) tasks.push({ end: startTime + duration });
      }).observe({ type: 'longtask', buffered: true });
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await slowDown(SLOWER);
    await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
    const there = await page.evaluate(() => performance.now());
    await page.waitForTimeout(1500);
    const lastTask = await page.evaluate(() =>
      Math.max(0, .../** @type {any} */ (window).tasks.map((/** @type {{ end: number }} */ { end }) => end)),
    );
    // Asking the page costs a little: a long task that ended before counts by its own time.
    runs.push(Math.max(there, lastTask));
    await context.close();
  }
  const middle = runs.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.POSITIVE_INFINITY;
  return {
    what: `${path}: ${what}, 1.6 Mbit/s, 150 ms, ${SLOWER}× slower`,
    figure: ms(middle),
    wanted: `under ${most} ms`,
    ok: middle < most,
  };
}
