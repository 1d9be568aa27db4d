import { isCalm } from './calm.js';
import { handOf } from './hands.js';
import { DESKTOP, ms, PHONE, quantile, SLOWER, visit } from './phone.js';
import { mainThreadWhile, workToFrame } from './trace.js';

const STROKES = 100;
const WHOLE = 0.95;
/** Traced apart, for tracing takes time too; and as fast as the machine is, for slowing down spends that time. */
const TRACED = 9;
const GAMES = 5;
const MOST = 50;
/** Milliseconds that a key is held down. */
const PRESSED = 90;

/**
 * How a stroke is let go of, on which device, and which event of the page says when.
 * @typedef {{ name: string, device: typeof PHONE | typeof DESKTOP, let: 'pointerup' | 'keydown', strike: (page: Page, devtools: Devtools, n: number) => Promise<void> }} Way
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').CDPSession} Devtools
 */

/** @type {readonly Way[]} */
const WAYS = [
  {
    name: 'finger',
    device: PHONE,
    let: 'pointerup',
    strike: (page, devtools, n) => draw(page, devtools, 'touch', n),
  },
  {
    name: 'mouse',
    device: DESKTOP,
    let: 'pointerup',
    strike: (page, devtools, n) => draw(page, devtools, 'mouse', n),
  },
  { name: 'key', device: DESKTOP, let: 'keydown', strike: byKey },
  { name: 'button', device: PHONE, let: 'pointerup', strike: byButton },
];

/**
 * From the moment a hand lets go to the first frame that looks otherwise: in practice by every kind of hand, and in a
 * game, where an umpire decides the stroke first. The time is taken after that frame was drawn.
 * @param {import('./phone.js').Bench} bench
 * @returns {Promise<import('./bench.js').Row[]>}
 */
export async function input(bench) {
  /** @type {import('./bench.js').Row[]} */
  const rows = [];
  for (const way of WAYS) rows.push(...(await inPractice(bench, way)));
  return [...rows, ...(await inGame(bench))];
}

/** @param {Page} page */
const strikeOn = (page) => page.getByRole('button', { name: 'Strike', exact: true, disabled: false });

/** Somebody who has just come and looks at the board before the first stroke. @param {import('./phone.js').Bench} bench @param {string} path @param {Way} way */
async function comeTo(bench, path, { device }) {
  const visitor = await visit(bench, device);
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
  const way = WAYS[0];
  const calmBefore = await isCalm();
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < GAMES; n++) {
    const { context, page, devtools, slowDown } = await comeTo(bench, '/play?quick', way);
    await slowDown(SLOWER);
    times.push(await timed(page, devtools, way, n));
    await context.close();
  }
  const { context, page, devtools } = await comeTo(bench, '/play?quick', way);
  const seen = await mainThreadWhile(bench.browser, page, () => timed(page, devtools, way, GAMES));
  await context.close();
  const calm = calmBefore && (await isCalm());
  const what = `first stroke of a game, ${SLOWER}× slower`;
  return [
    { what: `${what}, middle of ${GAMES}`, ...judged(calm, quantile(times, 0.5)) },
    {
      what: `${SLOWER}× the processor's time for it and its first frame`,
      ...judged(true, workToFrame(seen, way.let) * SLOWER),
    },
  ];
}

/** @param {import('./phone.js').Bench} bench @param {Way} way @returns {Promise<import('./bench.js').Row[]>} */
async function inPractice(bench, way) {
  const calmBefore = await isCalm();
  const { context, page, devtools, slowDown } = await comeTo(bench, '/practice', way);
  await slowDown(SLOWER);
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < STROKES; n++) {
    times.push(await timed(page, devtools, way, n));
    await takeBack(page);
  }
  await slowDown(1);
  /** @type {number[]} */
  const work = [];
  for (let n = 0; n < TRACED; n++) {
    const seen = await mainThreadWhile(bench.browser, page, () => timed(page, devtools, way, n));
    work.push(workToFrame(seen, way.let) * SLOWER);
    await takeBack(page);
  }
  await context.close();
  const calm = calmBefore && (await isCalm());
  const { name } = way;
  // What has never run yet is slower: the first stroke of a visit is looked at by itself too.
  const [first = 0] = times;
  return [
    { what: `${name}: first stroke of a visit, ${SLOWER}× slower`, ...judged(calm, first) },
    { what: `${name}: middle of ${STROKES}`, figure: ms(quantile(times, 0.5)) },
    { what: `${name}: ${WHOLE * 100} % of ${STROKES} in`, ...judged(calm, quantile(times, WHOLE)) },
    { what: `${name}: worst of them`, figure: ms(Math.max(...times)) },
    {
      what: `${name}: ${SLOWER}× the processor's time for the stroke and its first frame, middle of ${TRACED}`,
      ...judged(true, quantile(work, 0.5)),
    },
  ];

  /** @param {Page} on */
  async function takeBack(on) {
    await on.getByRole('button', { name: 'Undo' }).click();
    await strikeOn(on).waitFor();
    await on.waitForTimeout(200);
  }
}

/** One stroke, and how long its first frame took. @param {Page} page @param {Devtools} devtools @param {Way} way @param {number} n */
async function timed(page, devtools, way, n) {
  const seen = page.evaluate(firstChange, way.let);
  await way.strike(page, devtools, n);
  return seen;
}

/** Drawn back from the striker, held for a moment, and let go. @param {Page} page @param {Devtools} devtools @param {'touch' | 'mouse'} kind @param {number} n */
async function draw(page, devtools, kind, n) {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  const x = box.x + box.width / 2;
  // The south base line, of a board with a thin frame or a whole one.
  const y = box.y + box.height * (0.5 + 0.2526 / (kind === 'touch' ? 0.773 : 0.894));
  const hand = handOf(devtools, kind);
  const aside = 5 + (n % 7);
  await hand.down({ x, y });
  for (let step = 1; step <= 10; step++) await hand.move({ x: x + (aside * step) / 10, y: y + 9 * step });
  await page.waitForTimeout(150);
  await hand.up();
}

/** @param {Page} page @param {Devtools} _ @param {number} n */
async function byKey(page, _, n) {
  const board = page.getByRole('application');
  await board.focus();
  await board.press('ArrowUp');
  for (let turns = 0; turns < n % 7; turns++) await board.press('ArrowRight');
  await page.waitForTimeout(150);
  await board.press('Enter');
}

/** A thumb that rests on the key as long as thumbs do. @param {Page} page @param {Devtools} devtools @param {number} n */
async function byButton(page, devtools, n) {
  const board = page.getByRole('application');
  await board.focus();
  await board.press('ArrowUp');
  for (let turns = 0; turns < n % 7; turns++) await board.press('ArrowRight');
  await page.waitForTimeout(150);
  const box = await strikeOn(page).boundingBox();
  if (!box) throw new Error('there is nothing to strike with');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(PRESSED);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * In the page: resolves with the milliseconds from the event that lets the stroke go to the first frame that differs.
 * @param {'pointerup' | 'keydown'} event
 */
function firstChange(event) {
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
    let begun = 0;
    const before = { pixels: look() };
    const moved = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!begun) before.pixels = look();
        }),
      );
    const letGo = (/** @type {Event} */ what) => {
      if (what instanceof KeyboardEvent && what.key !== 'Enter') {
        moved();
        return;
      }
      begun = performance.now();
      removeEventListener(event, letGo, { capture: true });
      removeEventListener('pointermove', moved, { capture: true });
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const end = performance.now();
        const now = look();
        if (now.some((value, at) => value !== before.pixels[at])) done(end - begun);
        else requestAnimationFrame(() => channel.port2.postMessage(0));
      };
      requestAnimationFrame(() => channel.port2.postMessage(0));
    };
    addEventListener('pointermove', moved, { capture: true });
    addEventListener(event, letGo, { capture: true });
  });
}
