import { isCalm } from './calm.js';
import {
  DESKTOP,
  framesWhile,
  ms,
  PHONE,
  percent,
  quantile,
  SLOWER,
  shareInTime,
  visit,
  watchFrames,
} from './phone.js';
import { mainThreadWhile, workPerFrame } from './trace.js';

const WANTED = 0.95;
const FRAME = 1000 / 60;
const BREAKS = 3;
/** Men move at least so long after a break. */
const WATCHED = 1500;

/**
 * Frames while a break is shown, beside those of the same page at rest: a machine that is too busy to draw a page
 * at rest sixty times a second says nothing about a break. The processor's own time is judged on any machine.
 * @param {import('./phone.js').Bench} bench
 */
export async function frames(bench) {
  return [...(await framesOn(bench, PHONE)), ...(await framesOn(bench, DESKTOP))];
}

/**
 * @param {import('./phone.js').Bench} bench
 * @param {typeof PHONE | typeof DESKTOP} device
 * @returns {Promise<import('./bench.js').Row[]>}
 */
async function framesOn(bench, device) {
  const calmBefore = await isCalm();
  const { context, page, slowDown } = await visit(bench, device);
  await watchFrames(page);
  await page.goto('/practice');
  const strike = page.getByRole('button', { name: 'Strike', exact: true, disabled: false });
  await strike.waitFor();
  await page.waitForTimeout(2000);
  const atRest = () => framesWhile(page, () => page.waitForTimeout(1500));
  const idle = await atRest();
  await slowDown(SLOWER);
  const before = await atRest();
  /** @type {number[]} */
  const gaps = [];
  for (let n = 0; n < BREAKS; n++) {
    await aimFully(page);
    const shown = await framesWhile(page, () => breakAndWatch(page));
    gaps.push(...shown.gaps);
    await page.getByRole('button', { name: 'Undo' }).click();
    await strike.waitFor();
  }
  const after = await atRest();
  // Traced apart, for tracing takes time too; and as fast as the machine is, for slowing down spends that time.
  await slowDown(1);
  /** @type {number[][]} */
  const traced = [];
  for (let n = 0; n < BREAKS; n++) {
    await aimFully(page);
    const seen = await mainThreadWhile(bench.browser, page, () => breakAndWatch(page));
    traced.push(workPerFrame(seen).map((time) => time * SLOWER));
    await page.getByRole('button', { name: 'Undo' }).click();
    await strike.waitFor();
  }
  await context.close();

  // Whatever shares the processor's caches only adds to its time: the least disturbed break is the truest.
  const [work] = traced.sort((a, b) => quantile(a, 0.95) - quantile(b, 0.95));
  const share = shareInTime(gaps);
  const baseline = [...before.gaps, ...after.gaps];
  const calm = calmBefore && (await isCalm());
  const on = `${device.name}: `;
  return [
    { what: `${on}at rest: frames in 16.7 ms`, figure: percent(shareInTime(idle.gaps)) },
    { what: `${on}at rest, ${SLOWER}× slower: frames in 16.7 ms`, figure: percent(shareInTime(baseline)) },
    { what: `${on}at rest, ${SLOWER}× slower: 95 % of frames in`, figure: ms(quantile(baseline, 0.95)) },
    {
      what: `${on}break, ${SLOWER}× slower: frames in 16.7 ms`,
      figure: percent(share),
      wanted: calm ? `at least ${percent(WANTED)}` : 'the machine is busy with other things: not judged',
      ...(calm ? { ok: share >= WANTED } : {}),
    },
    {
      what: `${on}break, ${SLOWER}× slower: 95 % of ${gaps.length} frames in`,
      figure: ms(quantile(gaps, 0.95)),
    },
    {
      what: `${on}break: ${SLOWER}× the processor's time a frame, the quietest of ${BREAKS} breaks, middle`,
      figure: ms(quantile(work, 0.5)),
    },
    {
      what: `${on}break: ${SLOWER}× the processor's time a frame, the quietest of ${BREAKS} breaks, 95 %`,
      figure: ms(quantile(work, 0.95)),
      wanted: `under ${ms(FRAME)}`,
      ok: quantile(work, 0.95) < FRAME,
    },
  ];
}

/** @param {import('playwright-core').Page} page */
async function aimFully(page) {
  const board = page.getByRole('application');
  await board.focus();
  await board.press('ArrowUp');
  for (let n = 0; n < 10; n++) await board.press('+');
  await page.waitForTimeout(300);
}

/** Strikes, and watches while men move. Nothing is asked of the page meanwhile: that would cost it time. @param {import('playwright-core').Page} page */
async function breakAndWatch(page) {
  await page.getByRole('application').press('Enter');
  await page.waitForTimeout(WATCHED);
}
