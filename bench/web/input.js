import { isCalm } from './calm.js';
import { ms, PHONE, quantile, SLOWER, visit } from './phone.js';
import { mainThreadWhile, workToFrame } from './trace.js';

const STROKES = 7;
const GAMES = 5;
const MOST = 50;

/**
 * From the finger's leaving the board to the first frame that looks otherwise: in practice, and in a game, where
 * an umpire decides the stroke first. The time is taken after that frame was drawn.
 * @param {import('./phone.js').Bench} bench
 * @returns {Promise<import('./bench.js').Row[]>}
 */
export async function input(bench) {
  return [...(await inPractice(bench)), ...(await inGame(bench))];
}

/** @param {import('playwright-core').Page} page */
const strikeOn = (page) => page.getByRole('button', { name: 'Strike', exact: true, disabled: false });

/** Somebody who has just come and looks at the board before the first stroke. @param {import('./phone.js').Bench} bench @param {string} path */
async function comeTo(bench, path) {
  const visitor = await visit(bench, PHONE);
  await visitor.page.goto(path);
  await strikeOn(visitor.page).waitFor();
  await visitor.page.waitForTimeout(1500);
  return visitor;
}

/** @param {boolean} calm @param {number} time */
const judged = (calm, time) =>
  calm
    ? { figure: ms(time), wanted: `under ${MOST} ms`, ok: time < MOST }
    : { figure: ms(time), wanted: 'the machine is busy with other things: not judged' };

/** @param {import('./phone.js').Bench} bench @returns {Promise<import('./bench.js').Row[]>} */
async function inGame(bench) {
  const calmBefore = await isCalm();
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < GAMES; n++) {
    const { context, page, slowDown } = await comeTo(bench, '/play?quick');
    await slowDown(SLOWER);
    times.push(await oneStroke(page, n));
    await context.close();
  }
  const { context, page } = await comeTo(bench, '/play?quick');
  const seen = await mainThreadWhile(bench.browser, page, () => oneStroke(page, GAMES));
  await context.close();
  const calm = calmBefore && (await isCalm());
  const what = `first stroke of a game, ${SLOWER}× slower`;
  return [
    { what: `${what}, middle of ${GAMES}`, ...judged(calm, quantile(times, 0.5)) },
    {
      what: `${SLOWER}× the processor's time for it and its first frame`,
      ...judged(true, workToFrame(seen) * SLOWER),
    },
  ];
}

/** @param {import('./phone.js').Bench} bench @returns {Promise<import('./bench.js').Row[]>} */
async function inPractice(bench) {
  const calmBefore = await isCalm();
  const { context, page, slowDown } = await comeTo(bench, '/practice');
  await slowDown(SLOWER);
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < STROKES; n++) {
    times.push(await oneStroke(page, n));
    await takeBack(page);
  }
  await slowDown(1);
  const seen = await mainThreadWhile(bench.browser, page, () => oneStroke(page, STROKES));
  await context.close();
  const calm = calmBefore && (await isCalm());
  // What has never run yet is slower: the first stroke of a visit is looked at by itself.
  const [first = 0, ...rest] = times;
  return [
    { what: `first stroke of a visit, ${SLOWER}× slower`, ...judged(calm, first) },
    { what: `middle of ${rest.length} more`, ...judged(calm, quantile(rest, 0.5)) },
    { what: 'worst of them', figure: ms(Math.max(...rest)) },
    {
      what: `${SLOWER}× the processor's time for the stroke and its first frame`,
      ...judged(true, workToFrame(seen) * SLOWER),
    },
  ];

  /** @param {import('playwright-core').Page} on */
  async function takeBack(on) {
    await on.getByRole('button', { name: 'Undo' }).click();
    await strikeOn(on).waitFor();
    await on.waitForTimeout(200);
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @param {number} n
 */
async function oneStroke(page, n) {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  const x = box.x + box.width / 2;
  // The south base line, of a board with a thin frame.
  const y = box.y + box.height * (0.5 + 0.2526 / 0.773);
  const seen = page.evaluate(firstChange);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5 + n, y + 40, { steps: 5 });
  await page.mouse.move(x + 5 + n, y + 90, { steps: 5 });
  await page.waitForTimeout(150);
  await page.mouse.up();
  return seen;
}

/** In the page: resolves with the milliseconds from the next pointerup to the first frame that differs. */
function firstChange() {
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
  const small = new OffscreenCanvas(48, 48);
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (
    small.getContext('2d', { willReadFrequently: true })
  );
  const look = () => {
    pen.drawImage(canvas, 0, 0, 48, 48);
    return pen.getImageData(0, 0, 48, 48).data;
  };
  return new Promise((done) => {
    const before = { pixels: look() };
    const moved = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!begun) before.pixels = look();
        }),
      );
    addEventListener('pointermove', moved, { capture: true });
    let begun = 0;
    addEventListener(
      'pointerup',
      () => {
        begun = performance.now();
        removeEventListener('pointermove', moved, { capture: true });
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const end = performance.now();
          const now = look();
          if (now.some((value, at) => value !== before.pixels[at])) done(end - begun);
          else requestAnimationFrame(() => channel.port2.postMessage(0));
        };
        requestAnimationFrame(() => channel.port2.postMessage(0));
      },
      { capture: true, once: true },
    );
  });
}
