// The desk of an event in a real browser, whose buttons are pressed and timed by the page's own clock.
import { chromium } from 'playwright-core';
import { chromiumHere } from '../../scripts/browsers.js';

/** Milliseconds: whatever hangs, it ends. */
const PATIENCE = 60_000;

/** @param {string} address of the server */
export async function openDesk(address) {
  const browser = await chromium.launch({ ...chromiumHere(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const guest = await context.request.post(`${address}/api/guests`, {
    data: { name: 'Bench' },
    headers: { origin: address },
  });
  const { token } = await guest.json();
  // Whoever the server knows says so to the app.
  await context.addInitScript(() => localStorage.setItem('opencarrom.online', '1'));

  return {
    token: /** @type {string} */ (token),
    /** @param {string} event */
    async opens(event) {
      await page.goto(`${address}/events/${event}`);
      await page.getByRole('button', { name: /^Draw round/ }).waitFor();
    },
    /**
     * From the press of a button until another is there, or none of its name any more: in milliseconds.
     * @param {string} name
     * @param {string | null} next
     * @returns {Promise<number>}
     */
    async presses(name, next) {
      await page.getByRole('button', { name, exact: true }).waitFor();
      return page.evaluate(
        async ({ name, next, patience }) => {
          const found = (/** @type {string} */ text) =>
            [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === text);
          const began = performance.now();
          found(name)?.click();
          const isThere = () => (next === null ? !found(name) : found(next) !== undefined);
          while (!isThere() && performance.now() - began < patience)
            await new Promise((shown) => requestAnimationFrame(shown));
          if (!isThere()) throw new Error(`nothing came of “${name}”`);
          return performance.now() - began;
        },
        { name, next, patience: PATIENCE },
      );
    },
    /** What was done there. @param {string} event @param {number} after */
    async linesAfter(event, after) {
      const answer = await context.request.get(`${address}/api/events/${event}/desk?after=${after}`);
      return /** @type {{ lines: any[] }} */ (await answer.json()).lines;
    },
    close: () => browser.close(),
  };
}
