import { makeCamera, toScreen, turnOf } from '@opencarrom/board';
import { type Edge, ICF } from '@opencarrom/physics';
import type { Page } from 'playwright-core';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the board's metres to the page's pixels, seen from a seat; a narrow screen shows a thin frame. */
export async function spotsOf(page: Page, seat: Edge): Promise<(at: Spot) => Spot> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1000;
  const camera = makeCamera(ICF, isNarrow ? 'thin' : 'full', box.width, box.height, turnOf(seat));
  return (at) => {
    const { x, y } = toScreen(camera, at);
    return { x: box.x + x, y: box.y + y };
  };
}

/** What points at a page: pressed somewhere, moved on, let go. */
export interface Hand {
  readonly press: (at: Spot) => Promise<void>;
  readonly move: (to: Spot) => Promise<void>;
  readonly letGo: () => Promise<void>;
}

/** A finger: real touches, which Playwright has only as taps. */
export async function fingerOn(page: Page): Promise<Hand> {
  const browser = await page.context().newCDPSession(page);
  // As long ago as it takes a hand. A finger lifted in full swing would fling the page, and a fling eats the next tap.
  let timestamp = Date.now() / 1000 - 1;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Spot | null) => {
    timestamp += 0.05;
    const touchPoints = at ? [{ x: at.x, y: at.y, id: 1 }] : [];
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  return {
    press: (at) => touch('touchStart', at),
    move: (to) => touch('touchMove', to),
    letGo: async () => {
      await touch('touchEnd', null);
      await browser.detach();
    },
  };
}

/** The mouse, its left button. */
export const mouseOn = ({ mouse }: Page): Hand => ({
  press: async ({ x, y }) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y),
  letGo: () => mouse.up(),
});

/** A finger put down, moved in small steps, held and lifted. */
export async function dragFinger(page: Page, from: Spot, to: Spot): Promise<void> {
  const finger = await fingerOn(page);
  await finger.press(from);
  await moveBy(finger, from, to);
  for (let held = 0; held < 4; held++) await finger.move(to);
  await finger.letGo();
}

/** Moved in small steps, as a hand moves. */
export async function moveBy(hand: Hand, from: Spot, to: Spot, steps = 8): Promise<void> {
  for (let step = 1; step <= steps; step++)
    await hand.move({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    });
}
