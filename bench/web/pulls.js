import { speedOf } from '../../packages/board/dist/index.js';
import { ICF } from '../../packages/physics/dist/index.js';
import { handOf } from './hands.js';
import { DESKTOP, PHONE, visit } from './phone.js';
import { smallestSteps } from './pulls-steps.js';
import { writeAim } from './pulls-told.js';

/** @typedef {import('./hands.js').Spot} Spot */
/**
 * One pull: what the hand did, and the stroke that came of it; none where it moved the striker instead.
 * @typedef {{ device: string, first: 'aim' | 'at once', power: number, wanted: number, pulled: number, came: Came | null }} Pull
 * @typedef {{ degrees: number, power: number, moved: number }} Came
 */

const ANGLES = Array.from({ length: 35 }, (_, n) => -85 + 5 * n);
const POWERS = [0.25, 0.5, 1];
/** Drawn at once, without "Aim", a pull this far off straight ahead is still a pull and no slide along the line. */
const AT_ONCE = 60;
/** In degrees; in metres that the striker may not move; and of the power. */
const MOST_OFF = 0.5;
const MOST_MOVED = 1e-6;
const MOST_POWER_OFF = 0.02;

/** Pixels that an aim may be behind a finger that swings round. */
const MOST_BEHIND = 13;

const BASE = ICF.surface / 2 - ICF.markings.baseLine.fromFrame - ICF.markings.baseLine.gap / 2;
export const RIM = ICF.striker.diameter / 2;
const EMPTY = { version: 1, seat: 'S', side: 'white', steps: [{ men: [], struck: null, moved: null }] };

/**
 * Real pulls at a board without men: the aim that comes out beside the one that was pulled, and the smallest step of
 * the angle by every way to turn it. No time is measured.
 * @param {import('./phone.js').Bench} bench
 * @returns {Promise<import('./bench.js').Row[]>}
 */
export async function pulls(bench) {
  /** @type {Pull[]} */
  const all = [];
  for (const device of [PHONE, DESKTOP]) all.push(...(await pullsOn(bench, device)));
  const steps = await smallestSteps(bench);
  const swings = await swingsOn(bench);
  const aimed = all.filter(({ first }) => first === 'aim');
  const direct = all.filter(({ first, wanted }) => first === 'at once' && Math.abs(wanted) <= AT_ONCE);
  writeAim(all, steps, swings);
  return [
    ...[PHONE.name, DESKTOP.name].flatMap((name) => [
      judged(`${name}: after "Aim", at every 5° from −85° to 85°`, aimed, name),
      judged(`${name}: at once, from −${AT_ONCE}° to ${AT_ONCE}°`, direct, name),
    ]),
    ...swings.map(({ to, time, came, behind }) => ({
      what: `phone: drawn back and swung to ${to}° in ${time} ms`,
      figure: `${came.toFixed(1)}°, ${behind.toFixed(1)} pixels behind the finger`,
      wanted: `at most ${MOST_BEHIND}`,
      ok: behind <= MOST_BEHIND,
    })),
    ...steps.map(({ what, degrees, most }) => ({
      what: `smallest step, ${what}`,
      figure: `${degrees.toFixed(4)}°`,
      wanted: `at most ${most}°`,
      ok: degrees > 0 && degrees <= most * 1.001,
    })),
  ];
}

/** @param {string} what @param {readonly Pull[]} among @param {string} name */
function judged(what, among, name) {
  const looked = among.filter(({ device }) => device === name);
  const wrong = looked.filter((pull) => !isRight(pull));
  for (const { wanted, power, pulled, came } of wrong)
    console.log(
      `  ${what}: ${wanted}° at ${power}: pulled ${pulled.toFixed(2)}°, came ${JSON.stringify(came)}`,
    );
  const off = Math.max(...looked.map(({ pulled, came }) => (came ? Math.abs(came.degrees - pulled) : 0)));
  return {
    what: `${what}: largest error`,
    figure: `${off.toFixed(3)}°, ${wrong.length} of ${looked.length} wrong`,
    wanted: `at most ${MOST_OFF}°, none`,
    ok: looked.length > 0 && wrong.length === 0,
  };
}

/** @param {Pull} pull */
const isRight = ({ pulled, power, came }) =>
  came !== null &&
  Math.abs(came.degrees - pulled) <= MOST_OFF &&
  Math.abs(came.power - power) <= MOST_POWER_OFF &&
  came.moved <= MOST_MOVED;

/**
 * @param {import('./phone.js').Bench} bench
 * @param {typeof PHONE | typeof DESKTOP} device
 * @returns {Promise<Pull[]>}
 */
async function pullsOn(bench, device) {
  const board = await sitDown(bench, device);
  const full = await fullPull(board);
  /** @type {Pull[]} */
  const all = [];
  for (const wanted of ANGLES) {
    for (const power of POWERS)
      all.push({ device: device.name, first: 'aim', ...(await pullOnce(board, wanted, power, full)) });
    all.push({ device: device.name, first: 'at once', ...(await pullOnce(board, wanted, 0.5, full, false)) });
  }
  await board.context.close();
  return all;
}

/**
 * An empty practice board with the striker in the middle.
 * @param {import('./phone.js').Bench} bench
 * @param {typeof PHONE | typeof DESKTOP} device
 */
export async function sitDown(bench, device) {
  const visitor = await visit(bench, device);
  const { context, page, devtools } = visitor;
  await context.addInitScript(
    (kept) => localStorage.setItem('opencarrom.practice', kept),
    JSON.stringify(EMPTY),
  );
  await page.goto('/practice');
  await page.getByRole('slider', { name: 'Slide to place' }).waitFor();
  // What is fetched late moves the board no more.
  await page.waitForTimeout(1000);
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  const breadth = device === PHONE ? 0.0165 : ICF.frame.breadth + 0.007;
  const scale = box.width / (ICF.surface + 2 * breadth);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hand = handOf(devtools, device === PHONE ? 'touch' : 'mouse');
  return { ...visitor, hand, scale, striker: hand.spotOf({ x: middle.x, y: middle.y + BASE * scale }) };
}

/** @typedef {Awaited<ReturnType<typeof sitDown>>} Board */

/** How far a hand draws for full power here, in metres: where there is little room, less. @param {Board} board */
export async function fullPull(board) {
  const drawn = 0.06;
  const { came } = await pullOnce(board, 0, 1, drawn);
  if (!came) throw new Error('a pull straight back strikes nothing');
  return drawn / came.power;
}

/** @param {Spot} from @param {Spot} to @returns {(share: number) => Spot} */
export const between = (from, to) => (share) => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Where a hand goes for the striker to leave at so many degrees to the right. @param {Board} board @param {number} degrees @param {number} drawn */
export function drawnTo({ striker, scale }, degrees, drawn) {
  const radians = (degrees * Math.PI) / 180;
  return {
    x: striker.x - drawn * scale * Math.sin(radians),
    y: striker.y + drawn * scale * Math.cos(radians),
  };
}

/** @param {Board} board @param {number} wanted @param {number} power @param {number} full */
async function pullOnce(board, wanted, power, full, isAimed = true) {
  const { page, hand, striker } = board;
  if (isAimed) await page.getByRole('button', { name: /^Aim \d/ }).click();
  const before = await struckSoFar(page);
  const to = hand.spotOf(drawnTo(board, wanted, RIM + power * full));
  await hand.down(striker);
  await hand.go(between(striker, to), 320);
  await hand.rest();
  await hand.up();
  const pulled = (Math.atan2(striker.x - to.x, to.y - striker.y) * 180) / Math.PI;
  const came = await strokeAfter(page, before);
  if (!came) {
    await page.reload();
    await page.getByRole('slider', { name: 'Slide to place' }).waitFor();
    await page.waitForTimeout(500);
  }
  return { wanted, power, pulled, came };
}

/** @typedef {{ to: number, time: number, came: number, behind: number }} Swing */

/**
 * Drawn straight back to half the power and then round the striker: the slower, the finer, but never far behind.
 * @param {import('./phone.js').Bench} bench
 * @returns {Promise<Swing[]>}
 */
async function swingsOn(bench) {
  const board = await sitDown(bench, PHONE);
  const { page, hand, striker, scale } = board;
  const drawn = RIM + 0.5 * (await fullPull(board));
  /** @type {Swing[]} */
  const swings = [];
  for (const time of [200, 500, 1000])
    for (const to of [15, 40, 85]) {
      await page.getByRole('button', { name: /^Aim \d/ }).click();
      const before = await struckSoFar(page);
      await hand.down(striker);
      await hand.go(between(striker, drawnTo(board, 0, drawn)), 320);
      await hand.go((share) => drawnTo(board, to * share, drawn), time);
      await hand.rest();
      await hand.up();
      const came = (await strokeAfter(page, before))?.degrees ?? Number.NaN;
      swings.push({ to, time, came, behind: (((to - came) * Math.PI) / 180) * drawn * scale });
    }
  await board.context.close();
  return swings;
}

/** What has been struck, from where practice is kept. @param {import('playwright-core').Page} page */
export const struckSoFar = (page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    const { steps } = JSON.parse(localStorage.getItem('opencarrom.practice') ?? '{"steps":[]}');
    return /** @type {{ x: number, y: number, vx: number, vy: number }[]} */ (
      steps.flatMap((/** @type {any} */ { struck }) => struck?.stroke ?? [])
    );
  });

/**
 * @param {import('playwright-core').Page} page
 * @param {readonly unknown[]} before
 * @returns {Promise<Came | null>}
 */
export async function strokeAfter(page, before) {
  const skip = page.getByRole('button', { name: 'Skip' });
  const hasStruck = await skip.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
  if (hasStruck) await page.getByRole('slider', { name: 'Slide to place' }).waitFor();
  const stroke = (await struckSoFar(page)).slice(before.length).at(-1);
  if (!stroke) return null;
  return {
    degrees: (Math.atan2(stroke.vx, stroke.vy) * 180) / Math.PI,
    power: powerOf(Math.hypot(stroke.vx, stroke.vy)),
    moved: Math.hypot(stroke.x, stroke.y + BASE),
  };
}

/** The power of a speed: the board gives only the way there. @param {number} speed */
function powerOf(speed) {
  let [least, most] = [0, 1];
  while (most - least > 1e-9) {
    const middle = (least + most) / 2;
    if (speedOf(middle) < speed) least = middle;
    else most = middle;
  }
  return (least + most) / 2;
}
