import { DESKTOP, PHONE } from './phone.js';
import { between, drawnTo, fullPull, RIM, sitDown, strokeAfter, struckSoFar } from './pulls.js';

/** @typedef {{ what: string, degrees: number, most: number }} Step */
/** @typedef {import('./pulls.js').Board} Board */

/** So many steps are made, and the stroke says how far they went together. */
const STEPS = 6;
/** Milliseconds of each, for a hand that takes its time. */
const SLOWLY = 50;

/**
 * The smallest step of the angle at half power, a pixel, a key or a notch at a time.
 * @param {import('./phone.js').Bench} bench
 * @returns {Promise<Step[]>}
 */
export async function smallestSteps(bench) {
  const phone = await sitDown(bench, PHONE);
  const onPhone = [
    { what: 'phone: pulled, a pixel aside', degrees: await byPull(phone), most: 0.125 },
    { what: 'phone: fine pad, a pixel', degrees: await byPad(phone), most: 0.01 },
  ];
  await phone.context.close();
  const desktop = await sitDown(bench, DESKTOP);
  const onDesktop = [
    { what: 'desktop: pulled, a pixel aside', degrees: await byPull(desktop), most: 0.125 },
    { what: 'desktop: fine pad, a pixel', degrees: await byPad(desktop), most: 0.01 },
    { what: 'key: full stop', degrees: await byKey(desktop, '.'), most: 0.01 },
    { what: 'key: Ctrl and arrow', degrees: await byKey(desktop, 'Control+ArrowRight'), most: 0.01 },
    { what: 'key: Shift and arrow on the fine pad', degrees: await byPadKey(desktop), most: 0.01 },
    { what: 'wheel: a notch', degrees: await byWheel(desktop, 100), most: 0.1 },
    { what: 'wheel: a notch with Shift', degrees: await byWheel(desktop, 100, 'Shift'), most: 0.01 },
    { what: 'touchpad: a pixel of two fingers', degrees: await byWheel(desktop, 1), most: 0.001 },
  ];
  await desktop.context.close();
  return [...onPhone, ...onDesktop];
}

/** @param {Board} board */
async function byPull(board) {
  const full = await fullPull(board);
  const straight = await half(0);
  return Math.abs((await half(STEPS)) - straight) / STEPS;

  /** Drawn back to half the power, rested, and so many pixels aside. @param {number} pixels */
  async function half(pixels) {
    const { page, hand, striker } = board;
    await page.getByRole('button', { name: /^Aim \d/ }).click();
    const before = await struckSoFar(page);
    const low = hand.spotOf(drawnTo(board, 0, RIM + full / 2));
    await hand.down(striker);
    await hand.go(between(striker, low), 320);
    await hand.rest();
    for (let n = 1; n <= pixels; n++) await hand.move({ x: low.x - n, y: low.y }, SLOWLY);
    await hand.rest();
    await hand.up();
    return degreesOf(board, before);
  }
}

/** @param {Board} board */
async function byPad(board) {
  const { hand } = board;
  return aimedBy(board, async () => {
    const spot = await padOf(board);
    await hand.down(spot);
    for (let n = 1; n <= STEPS; n++) await hand.move({ x: spot.x + n, y: spot.y }, SLOWLY);
    await hand.up();
  });
}

/** @param {Board} board @param {string} key */
async function byKey(board, key) {
  return aimedBy(board, async () => {
    await board.page.getByRole('application').focus();
    for (let n = 0; n < STEPS; n++) await board.page.keyboard.press(key);
  });
}

/** @param {Board} board */
async function byPadKey(board) {
  return aimedBy(board, async () => {
    await board.page.getByRole('slider', { name: 'Slide to turn' }).focus();
    for (let n = 0; n < STEPS; n++) await board.page.keyboard.press('Shift+ArrowRight');
  });
}

/** @param {Board} board @param {number} far @param {string} [key] */
async function byWheel(board, far, key) {
  const { page, striker } = board;
  return aimedBy(board, async () => {
    await page.mouse.move(striker.x, striker.y - 200);
    if (key) await page.keyboard.down(key);
    for (let n = 0; n < STEPS; n++) {
      await page.mouse.wheel(0, far);
      await page.waitForTimeout(60);
    }
    if (key) await page.keyboard.up(key);
  });
}

/** What each of the steps turned an aim by; half the power is what an aim begins with. @param {Board} board @param {() => Promise<void>} turn */
async function aimedBy(board, turn) {
  const { page } = board;
  const before = await struckSoFar(page);
  await page.getByRole('button', { name: /^Aim \d/ }).click();
  await turn();
  await page.getByRole('button', { name: 'Strike', exact: true }).click();
  return Math.abs(await degreesOf(board, before)) / STEPS;
}

/** @param {Board} board @param {readonly unknown[]} before */
async function degreesOf({ page }, before) {
  const came = await strokeAfter(page, before);
  if (!came) throw new Error('nothing was struck');
  if (Math.abs(came.power - 0.5) > 0.02) throw new Error(`struck with ${came.power} of the power, not half`);
  return came.degrees;
}

/** @param {Board} board */
async function padOf({ page }) {
  const box = await page.getByRole('slider', { name: 'Slide to turn' }).boundingBox();
  if (!box) throw new Error('there is no pad');
  return { x: Math.round(box.x + box.width / 3), y: Math.round(box.y + box.height / 2) };
}
