import { DESKTOP, ms, PHONE, quantile } from '../web/phone.js';
import { comes, invites, readyToStrike, sitsDown } from './people.js';

const DELAY = 100;
const STROKES = 30;
const MOST = 300;
/** So many frames in a row differ while something moves; a light that goes on makes one. */
const MOVING = 3;
/** And so many do not once all lies still. */
const STILL = 12;
/** What does not move by then was not struck. */
const SOON = 5000;

/**
 * From a stroke to the other's first moving frame, each by a line with a delay.
 * @param {import('./bench.js').Bench} bench
 * @returns {Promise<import('./bench.js').Row[]>}
 */
export async function stroke(bench) {
  const people = [await comes(bench, DESKTOP, { delay: DELAY }), await comes(bench, PHONE, { delay: DELAY })];
  const times = [];
  while (times.length < STROKES) times.push(...(await oneMatch(people, STROKES - times.length)));
  for (const person of people) await person.leaves();
  const middle = quantile(times, 0.5);
  return [
    {
      what: `stroke to the other's first moving frame, ${DELAY} ms each way, the middle of ${times.length}`,
      figure: ms(middle),
      wanted: `under ${MOST} ms`,
      ok: middle < MOST,
    },
    { what: 'of which the lines take', figure: ms(2 * DELAY) },
    { what: 'a tenth was faster than', figure: ms(quantile(times, 0.1)) },
    { what: 'a tenth was slower than', figure: ms(quantile(times, 0.9)) },
  ];
}

/**
 * Strokes of one match, until there are enough or it is over.
 * @param {readonly import('./people.js').Person[]} people
 * @param {number} enough
 */
async function oneMatch(people, enough) {
  const [one, other] = people;
  if (!one || !other) return [];
  const path = await invites(one, 'Asha');
  await sitsDown(other, 'Bina', path);
  for (const person of people) {
    await person.page.goto(person.line.address + path);
    await person.page.locator('canvas').waitFor();
    await person.page.evaluate(watchBoard, MOVING);
  }
  const times = [];
  while (times.length < enough) {
    const striker = await onTurn(people);
    if (!striker) break;
    const seer = striker === one ? other : one;
    // The stroke before must have come to its end there.
    await seer.page.waitForFunction((frames) => /** @type {any} */ (window).board.still() > frames, STILL);
    await seer.page.evaluate(() => /** @type {any} */ (window).board.forget());
    // A second tap in one place may be the first one's echo, and is not counted: then it is tapped once more.
    let moved = null;
    while (moved === null) {
      await readyToStrike(striker.page).click();
      moved = await seer.page.evaluate((most) => /** @type {any} */ (window).board.firstMoving(most), SOON);
    }
    const from = await striker.page.evaluate(() => /** @type {any} */ (window).board.struckAt);
    times.push(moved - from);
  }
  return times;
}

/**
 * Who may strike; what is to be done before is done. Null: the match is over.
 * @param {readonly import('./people.js').Person[]} people
 */
async function onTurn(people) {
  const turns = 'button:text-matches("^(Break first|Place it|Skip|Resume)")';
  for (;;)
    for (const person of people) {
      const { page } = person;
      if (await readyToStrike(page).isVisible()) return person;
      if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return null;
      const turn = page.locator(turns).first();
      if (await turn.isVisible()) await turn.click({ timeout: 2000 }).catch(() => {});
    }
}

/**
 * In the page: notes when a stroke was let go, and the first of several frames in a row in which the board is another.
 * By the wall's clock, which both pages have.
 * @param {number} moving
 */
function watchBoard(moving) {
  const small = Object.assign(document.createElement('canvas'), { width: 96, height: 96 });
  const brush = /** @type {CanvasRenderingContext2D} */ (
    small.getContext('2d', { willReadFrequently: true })
  );
  const now = () => performance.timeOrigin + performance.now();
  const board = {
    struckAt: 0,
    still: () => unchanged,
    forget: () => {
      changed = [];
      first = null;
    },
    firstMoving: (/** @type {number} */ most) =>
      new Promise((resolve) => {
        tell = resolve;
        if (first !== null) resolve(first);
        setTimeout(() => resolve(null), most);
      }),
  };
  /** @type {number[]} */
  let changed = [];
  /** @type {number | null} */
  let first = null;
  let tell = (/** @type {number} */ _) => {};
  let before = '';
  let unchanged = 0;
  const look = () => {
    const canvas = document.querySelector('canvas');
    if (canvas) {
      brush.drawImage(canvas, 0, 0, 96, 96);
      const seen = String(brush.getImageData(0, 0, 96, 96).data);
      changed = seen === before ? [] : [...changed, now()];
      unchanged = seen === before ? unchanged + 1 : 0;
      before = seen;
      if (first === null && changed.length === moving) {
        first = changed[0] ?? null;
        if (first !== null) tell(first);
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      const isStroke =
        target instanceof Element && target.closest('button')?.textContent?.trim() === 'Strike';
      if (isStroke) board.struckAt = performance.timeOrigin + timeStamp;
    },
    { capture: true },
  );
  Object.assign(window, { board });
}
