import { availableParallelism } from 'node:os';
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
const WATCHED = 20_000;
const LEAST_FRAMES = 15;
/**
 * Who thinks takes one processor, and the browser's slowing-down three quarters of another, even of an idle page:
 * with fewer than these, slowed frames wait for the bench itself.
 */
const PROCESSORS = 4;

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
  const thought = gameToThinkAbout({ kind: 'computer', level: LEVEL });
  await putGames(page, [
    { ...game, id: 'people' },
    { ...thought, id: 'fast' },
    { ...thought, id: 'slow' },
  ]);
  await page.goto('/play/people');
  await page.getByRole('button', { name: 'Strike', exact: true, disabled: false }).waitFor();
  await page.waitForTimeout(1000);
  await slowDown(SLOWER);
  const idle = await framesWhile(page, () => page.waitForTimeout(2000));
  await slowDown(1);

  await page.addInitScript(() => {
    const mark = (/** @type {number} */ now) => {
      const isThinking = document.querySelector('main')?.textContent?.includes('thinking') ?? false;
      console.timeStamp(`${isThinking ? 'thinking' : 'other'} ${now}`);
      requestAnimationFrame(mark);
    };
    requestAnimationFrame(mark);
  });
  const watch = async (/** @type {string} */ id, /** @type {number} */ rate) => {
    await page.goto(`/play/${id}`);
    await slowDown(rate);
    await page.waitForTimeout(SETTLING);
    return whileThinking(await mainThreadWhile(bench.browser, page, () => page.waitForTimeout(WATCHED)));
  };
  const fast = await watch('fast', 1);
  const slow = await watch('slow', SLOWER);
  await context.close();

  const calm = calmBefore && (await isCalm());
  const judge = (/** @type {readonly number[]} */ gaps) => ({
    figure: ms(quantile(gaps, 0.99)),
    wanted: calm ? `under ${MOST_TASK} ms` : 'the machine is busy with other things: not judged',
    ...(calm ? { ok: quantile(gaps, 0.99) < MOST_TASK } : {}),
  });
  const slowest = `slowest of 100 frames, level ${LEVEL} thinking`;
  const processors = availableParallelism();
  return [
    { what: `level ${LEVEL} was seen thinking for`, figure: ms(sumOf(fast.gaps) + sumOf(slow.gaps)) },
    {
      what: `longest task of the page meanwhile, ${SLOWER}× slower`,
      figure: ms(slow.longest),
      wanted: `under ${MOST_TASK} ms`,
      ok: slow.longest < MOST_TASK,
    },
    {
      what: `frames in 16.7 ms, ${SLOWER}× slower, nobody thinking`,
      figure: percent(shareInTime(idle.gaps)),
    },
    {
      what: `frames in 16.7 ms, ${SLOWER}× slower, level ${LEVEL} thinking`,
      figure: percent(shareInTime(slow.gaps)),
    },
    { what: `frames in 16.7 ms, level ${LEVEL} thinking`, figure: percent(shareInTime(fast.gaps)) },
    {
      what: `slowest of 100 frames, ${SLOWER}× slower, nobody thinking`,
      figure: ms(quantile(idle.gaps, 0.99)),
    },
    { what: slowest, ...judge(fast.gaps) },
    processors >= PROCESSORS
      ? { what: `${slowest}, ${SLOWER}× slower`, ...judge(slow.gaps) }
      : {
          // Said, not judged: a phone's slow processor leaves its others alone.
          what: `${slowest}, ${SLOWER}× slower (which takes most of another of the ${processors} processors)`,
          figure: ms(quantile(slow.gaps, 0.99)),
        },
  ];
}

/**
 * From one frame to the next, both of them while it thought: the answer and its stroke lie between others.
 * @param {Awaited<ReturnType<typeof mainThreadWhile>>} seen
 */
function whileThinking({ marks, tasks }) {
  /** @type {number[]} */
  const gaps = [];
  let longest = 0;
  marks.forEach((mark, n) => {
    const next = marks[n + 1];
    if (!mark.name.startsWith('thinking') || !next?.name.startsWith('thinking')) return;
    // By the browser's own clock of frames, as for a page at rest: a callback comes a little sooner or later in it.
    gaps.push(frameTime(next.name) - frameTime(mark.name));
    for (const { at, wall, cpu } of tasks)
      if (at >= mark.at && at + wall <= next.at) longest = Math.max(longest, cpu);
  });
  if (gaps.length < LEAST_FRAMES)
    throw new Error('the computer was hardly seen thinking: nothing can be said of it');
  return { gaps, longest };
}

const frameTime = (/** @type {string} */ mark) => Number(mark.split(' ')[1]);

/** @param {readonly number[]} values */
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
