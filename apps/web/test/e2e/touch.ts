import type { Page } from 'playwright-core';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A finger put down, moved in small steps, and lifted: real touches, which Playwright has only as taps. */
export async function dragFinger(page: Page, from: Spot, to: Spot): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Spot | null) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y, id: 1 }] : [] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 8,
      y: from.y + ((to.y - from.y) * step) / 8,
    });
  await touch('touchEnd', null);
  await browser.detach();
}
