import type { Locator, Page } from 'playwright-core';

const MORNING = Date.UTC(2025, 0, 15, 10);

/** From now on no time passes in the page but what a test lets pass: how fast the machine is no longer matters. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(MORNING + 1000);
}

/** Lets time pass, where it stands still, by small steps until it is so. */
export async function letTimePass(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await page.clock.runFor(50);
}

export const untilSeen = (thing: Locator): Promise<void> =>
  letTimePass(thing.page(), () => thing.first().isVisible());

export const untilGone = (thing: Locator): Promise<void> =>
  letTimePass(thing.page(), async () => (await thing.count()) === 0);

/** As the browser tells a page that another tab is looked at. */
export async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (is ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
