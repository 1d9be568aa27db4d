import { gamesForPictures, gameToThinkAbout } from '../../scripts/pictures/games.js';
import { putGames } from '../../scripts/pictures/put-games.js';
import { isCalm } from './calm.js';
import {
  DESKTOP,
  framesWhile,
  ms,
  percent,
  quantile,
  SLOWER,
  shareInTime,
  visit,
  watchFrames,
} from './phone.js';
import { mainThreadWhile } from './trace.js';

const LEVEL = 10;
/** What is longer is felt. */
const MOST_TASK = 50;
/** The page is built up first. */
const SETTLING = 3000;
const WATCHED = 30_000;
const LEAST_FRAMES = 15;

/**
 * The main thread while the strongest level thinks: no task may be long, and frames come as on the same page when
 * nobody thinks.
 * @param {import('./phone.js').Bench} bench
 * @returns {Promise<import('./bench.js').Row[]>}
 */
export async function thinking(bench) {
  const calmBefore = await isCalm();
  const { context, page, slowDown } = await visit(bench, DESKTOP);
  await watchFrames(page);
  await page.goto('/records');
  await page.locator('h1:not(.for-readers)').first().waitFor();
  const [game] = gamesForPictures();
  await putGames(page, [{ ...game, id: 'people' }, gameToThinkAbout({ kind: 'computer', level: LEVEL })]);
  await page.goto('/play/people');
  await page.getByRole('button', { name: 'Strike', exact: true, disabled: false }).waitFor();
  await page.waitForTimeout(1000);
  await slowDown(SLOWER);
  const idle = await framesWhile(page, () => page.waitForTimeout(2000));
  await slowDown(1);
  /** @type {number[]} */
  const gaps = [];

  await page.addInitScript(() => {
    const mark = () => {
      const isThinking = document.querySelector('main')?.textContent?.includes('thinking') ?? false;
      console.timeStamp(isThinking ? 'thinking' : 'other');
      requestAnimationFrame(mark);
    };
    requestAnimationFrame(mark);
  });
  await page.goto('/play/computers');
  await slowDown(SLOWER);
  await page.waitForTimeout(SETTLING);
  const { marks, tasks } = await mainThreadWhile(bench.browser, page, () => page.waitForTimeout(WATCHED));
  await context.close();
  // From one frame to the next, both of them while it thought: the answer and its stroke lie between others.
  let longest = 0;
  marks.forEach((mark, n) => {
    const next = marks[n + 1];
    if (mark.name !== 'thinking' || next?.name !== 'thinking') return;
    gaps.push(next.at - mark.at);
    for (const { at, wall, cpu } of tasks)
      if (at >= mark.at && at + wall <= next.at) longest = Math.max(longest, cpu);
  });
  if (gaps.length < LEAST_FRAMES)
    throw new Error('the computer was hardly seen thinking: nothing can be said of it');
  const took = gaps.reduce((sum, gap) => sum + gap, 0);
  const share = shareInTime(gaps);
  const calm = calmBefore && (await isCalm());
  return [
    { what: `level ${LEVEL} was seen thinking for`, figure: ms(took) },
    {
      what: `longest task of the page meanwhile, ${SLOWER}× slower`,
      figure: ms(longest),
      wanted: `under ${MOST_TASK} ms`,
      ok: longest < MOST_TASK,
    },
    { what: 'frames in 16.7 ms, nobody thinking', figure: percent(shareInTime(idle.gaps)) },
    { what: `frames in 16.7 ms, level ${LEVEL} thinking`, figure: percent(share) },
    { what: 'slowest of 100 frames, nobody thinking', figure: ms(quantile(idle.gaps, 0.99)) },
    {
      what: `slowest of 100 frames, level ${LEVEL} thinking`,
      figure: ms(quantile(gaps, 0.99)),
      wanted: calm ? `under ${MOST_TASK} ms` : 'the machine is busy with other things: not judged',
      ...(calm ? { ok: quantile(gaps, 0.99) < MOST_TASK } : {}),
    },
  ];
}
