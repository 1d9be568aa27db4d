import { DESKTOP, PHONE, quantile, SLOWER } from '../web/phone.js';
import { comes, invites, readyToStrike } from './people.js';

/** 1.6 Mbit/s, 150 ms there and back. */
const SLOW_LINE = { delay: 75, bytesPerSecond: 200_000 };
const MOST = 10_000;
const RUNS = 5;

/** What is to be seen on the way, by what the page shows first; those of a tap are from the tap before. */
const STEPS = /** @type {const} */ ({
  invitation: 'the invitation can be read',
  seat: 'sat down: the board is there',
  ready: 'the first stroke is possible',
  struck: 'the first stroke is under way',
});

/**
 * From a click on a friend's link to the first stroke, on a slow phone by a slow line with nothing kept.
 * @param {import('./bench.js').Bench} bench
 * @returns {Promise<import('./bench.js').Row[]>}
 */
export async function link(bench) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await oneRun(bench));
  const middle = (/** @type {(run: Awaited<ReturnType<typeof oneRun>>) => number} */ of) =>
    quantile(runs.map(of), 0.5);
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;
  const total = middle(({ at }) => at.struck);
  return [
    { what: 'the page itself is there', figure: seconds(middle(({ at }) => at.html)) },
    { what: 'its scripts are there', figure: seconds(middle(({ at }) => at.scripts)) },
    { what: 'what is played, and by whom, is there', figure: seconds(middle(({ at }) => at.summary)) },
    ...Object.entries(STEPS).map(([step, what]) => ({
      what,
      figure: seconds(middle(({ at }) => at[/** @type {keyof typeof STEPS} */ (step)])),
    })),
    {
      what: `from the click to the first stroke, 1.6 Mbit/s, 150 ms, ${SLOWER}× slower, the middle of ${RUNS}`,
      figure: seconds(total),
      wanted: `under ${MOST / 1000} s`,
      ok: total < MOST,
    },
    { what: 'the slowest of them', figure: seconds(Math.max(...runs.map(({ at }) => at.struck))) },
    {
      what: 'taps of the friend: the click, the seat, and the stroke where the toss was theirs',
      figure: runs.map(({ taps }) => taps).join(', '),
    },
  ];
}

/** @param {import('./bench.js').Bench} bench */
async function oneRun(bench) {
  const host = await comes(bench, DESKTOP, {});
  const path = await invites(host, 'Asha');
  await host.page.goto(host.line.address + path);
  await host.page.getByLabel('Link to your board').first().waitFor();
  const friend = await comes(bench, PHONE, SLOW_LINE, { workers: 'allow' });
  const { page } = friend;
  await friend.slowDown(SLOWER);
  let taps = 1;
  const clicked = Date.now();
  await page.goto(friend.line.address + path, { waitUntil: 'commit' });
  const sitDown = page.getByRole('button', { name: 'Sit down' });
  await sitDown.waitFor();
  const invitation = Date.now() - clicked;
  const loaded = await timesOf(page, path);
  await sitDown.tap();
  taps += 1;
  await page.locator('canvas').waitFor();
  const seat = Date.now() - clicked;
  const friendBreaks = await isReadyFirst(page, host.page);
  const ready = Date.now() - clicked;
  if (friendBreaks) await readyToStrike(page).tap();
  else await readyToStrike(host.page).click();
  if (friendBreaks) taps += 1;
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  const struck = Date.now() - clicked;
  await Promise.all([host.leaves(), friend.leaves()]);
  return { taps, at: { ...loaded, invitation, seat, ready, struck } };
}

/**
 * Whoever won the toss breaks. Is it the friend?
 * @param {import('playwright-core').Page} friend
 * @param {import('playwright-core').Page} host
 */
async function isReadyFirst(friend, host) {
  const ready = (/** @type {import('playwright-core').Page} */ page) => readyToStrike(page).waitFor();
  return Promise.race([ready(friend).then(() => true), ready(host).then(() => false)]);
}

/**
 * When what the page needed first had come, in milliseconds from the click.
 * @param {import('playwright-core').Page} page
 * @param {string} path
 */
const timesOf = (page, path) =>
  page.evaluate(
    (id) => {
      const ends = (/** @type {PerformanceEntryList} */ entries) =>
        Math.max(0, ...entries.map((entry) => /** @type {PerformanceResourceTiming} */ (entry).responseEnd));
      const resources = performance.getEntriesByType('resource');
      return {
        html: ends(performance.getEntriesByType('navigation')),
        scripts: ends(resources.filter(({ name }) => name.endsWith('.js'))),
        summary: ends(resources.filter(({ name }) => name.endsWith(`/api/matches/${id}`))),
      };
    },
    path.replace('/match/', ''),
  );
