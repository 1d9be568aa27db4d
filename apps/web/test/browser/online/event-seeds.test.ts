import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useStage } from '../stage.js';
import { fingerOn, type Hand, mouseOn, moveBy } from '../touch.js';
import { useSharedHouse } from './house.js';
import { holdsAnEvent } from './organiser.js';
import { opens } from './people.js';

const stage = useStage();
const house = useSharedHouse();
const place = { stage, house };

/** Far more than any of the windows holds. */
const FIELD = 50;
const PHONE = { width: 390, height: 844 };
const SIZES = [
  ['a finger on a phone', PHONE, true],
  ['a finger on a tablet', { width: 820, height: 1180 }, true],
  ['a mouse at a desk', { width: 1440, height: 900 }, false],
] as const;

const called = (number: number): string => `Player ${String(number).padStart(3, '0')}`;

/** The seeds of so many, the last of them entered first in line, on a screen of this size. */
async function seeded(size: { width: number; height: number }, touch: boolean, count: number) {
  const { page, person, id, act } = await holdsAnEvent(place, 'Omi', { phone: touch });
  await page.setViewportSize(size);
  const players = Array.from({ length: count }, (_, index) => ({ name: called(index + 1) }));
  await act({ type: 'enter', entries: players.map((player) => ({ players: [player] })) });
  // The first four are others, and not seeded.
  await act({ type: 'seed', order: players.map((_, index) => index + 5) });
  await opens(person, `/events/${id}/entries/seeds`);
  await rowOf(page, 1).waitFor();
  return page;
}

const list = (page: Page) => page.getByRole('list', { name: 'Seeded, the best first' });
const rowOf = (page: Page, number: number) =>
  page.locator('ol[aria-label^="Seeded"] > li', { hasText: called(number) });

const order = async (page: Page): Promise<readonly number[]> =>
  (await list(page).locator('.what').allInnerTexts()).map((name) => Number(name.replace('Player ', '')));

async function middleOf(page: Page, number: number, part: string) {
  const box = await rowOf(page, number).locator(part).boundingBox();
  if (!box) throw new Error(`${called(number)} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
const gripOf = (page: Page, number: number) => middleOf(page, number, '.grip');

const handOn = async (page: Page, touch: boolean): Promise<Hand> => (touch ? fingerOn(page) : mouseOn(page));

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

describe.each(SIZES)('seeds drawn by %s', (_, size, touch) => {
  it('follow the hand, land where it lets go, at either end too, and are read out', async () => {
    const page = await seeded(size, touch, 6);
    await rowOf(page, 6).scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const hand = await handOn(page, touch);
    const from = await gripOf(page, 2);
    const to = await gripOf(page, 4);
    await hand.press(from);
    await moveBy(hand, from, to);
    // Where it would land is told while it is still in the hand.
    await expect.poll(() => rowOf(page, 2).locator('.place').innerText()).toBe('4');
    expect(await rowOf(page, 4).locator('.place').innerText()).toBe('3');
    await expect.poll(async () => Math.abs((await gripOf(page, 2)).y - to.y)).toBeLessThan(2);
    await hand.letGo();
    await expect.poll(() => order(page)).toEqual([1, 3, 4, 2, 5, 6]);
    expect(await scrolled()).toBe(before);
    await page.getByRole('status').filter({ hasText: 'Player 002: place 4 of 6' }).waitFor();

    for (const [number, by, after] of [
      [5, -900, [5, 1, 3, 4, 2, 6]],
      [5, 900, [1, 3, 4, 2, 6, 5]],
    ] as const) {
      const again = await handOn(page, touch);
      const taken = await gripOf(page, number);
      await again.press(taken);
      const y = Math.min(Math.max(taken.y + by, 1), size.height - 1);
      await moveBy(again, taken, { x: taken.x, y });
      await expect.poll(() => rowOf(page, 5).locator('.place').innerText()).toBe(by < 0 ? '1' : '6');
      await again.letGo();
      await expect.poll(() => order(page)).toEqual(after);
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => order(page)).toEqual([5, 1, 3, 4, 2, 6]);
  });

  it(`go through a list of ${FIELD}: held at the window’s edge, the page follows`, async () => {
    const page = await seeded(size, touch, FIELD);
    await rowOf(page, FIELD).scrollIntoViewIfNeeded();
    const hand = await handOn(page, touch);
    const from = await gripOf(page, FIELD);
    await hand.press(from);
    await moveBy(hand, from, { x: from.x, y: 4 });
    await expect.poll(() => rowOf(page, FIELD).locator('.place').innerText()).toBe('1');
    await hand.letGo();
    await expect.poll(() => order(page)).toEqual([FIELD, ...numbers(1, FIELD - 1)]);

    await page.evaluate(() => scrollTo(0, 0));
    await rowOf(page, 1).scrollIntoViewIfNeeded();
    const down = await handOn(page, touch);
    const first = await gripOf(page, FIELD);
    await down.press(first);
    await moveBy(down, first, { x: first.x, y: size.height - 4 });
    await expect.poll(() => rowOf(page, FIELD).locator('.place').innerText()).toBe(`${FIELD}`);
    await down.letGo();
    await expect.poll(() => order(page)).toEqual(numbers(1, FIELD));
  });

  it('go back to their place by Escape, and the page scrolls where no grip is', async () => {
    const page = await seeded(size, touch, 30);
    const hand = await handOn(page, touch);
    await rowOf(page, 1).scrollIntoViewIfNeeded();
    const from = await gripOf(page, 1);
    await hand.press(from);
    await moveBy(hand, from, await gripOf(page, 3));
    await expect.poll(() => rowOf(page, 1).locator('.place').innerText()).toBe('3');
    await page.keyboard.press('Escape');
    await expect.poll(() => rowOf(page, 1).locator('.place').innerText()).toBe('1');
    await hand.letGo();
    expect(await order(page)).toEqual(numbers(1, 30));
    await page.getByRole('status').filter({ hasText: 'Player 001: place 1 of 30' }).waitFor();
    if (!touch) return;

    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const swipe = await fingerOn(page);
    const name = await middleOf(page, 5, '.what');
    await swipe.press(name);
    await moveBy(swipe, name, { x: name.x, y: name.y - 200 });
    await swipe.letGo();
    await expect.poll(scrolled).toBeGreaterThan(before + 100);
    expect(await order(page)).toEqual(numbers(1, 30));
  });
});
