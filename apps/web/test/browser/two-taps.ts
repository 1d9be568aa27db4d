import type { Page } from 'playwright-core';

/** Between the two taps of a quick thumb, in seconds. */
const BETWEEN = 0.1;

/**
 * Taps twice in the same place. When each was made is told with it, as a screen's own hardware does: on a busy machine the
 * second may come late, and is yet the second of two quick ones.
 */
export async function tapTwice(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const first = Date.now() / 1000;
  for (const timestamp of [first, first + BETWEEN]) {
    await fingers.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y }],
      timestamp,
    });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
  await fingers.detach();
}
