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

/** A finger put down, moved in small steps, held and lifted: real touches, which Playwright has only as taps. */
export async function dragFinger(page: Page, from: Spot, to: Spot): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  // As long ago as it takes a hand. A finger lifted in full swing would fling the page, and a fling eats the next tap.
  let timestamp = Date.now() / 1000 - 1;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Spot | null) => {
    timestamp += 0.05;
    const touchPoints = at ? [{ x: at.x, y: at.y, id: 1 }] : [];
    return browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
    });
  for (let held = 0; held < 4; held++) await touch('touchMove', to);
  await touch('touchEnd', null);
  await browser.detach();
}
