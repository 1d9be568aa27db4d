/**
 * @typedef {{ browser: import('playwright-core').Browser, address: string, folder: string }} Bench
 * @typedef {import('playwright-core').Page} Page
 */

/** How much slower a phone is. */
export const SLOWER = 4;

export const PHONE = {
  name: 'phone',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP = { name: 'desktop', viewport: { width: 1440, height: 900 } };

/**
 * Somebody's own browser, with nothing kept.
 * @param {Bench} bench
 * @param {typeof PHONE | typeof DESKTOP} device
 * @param {{ workers?: 'allow' | 'block' }} [options]
 */
export async function visit({ browser, address }, { name: _, ...device }, { workers = 'block' } = {}) {
  const context = await browser.newContext({
    ...device,
    baseURL: address,
    locale: 'en-GB',
    colorScheme: 'dark',
    serviceWorkers: workers,
  });
  await context.addInitScript(
    (kept) =>
      localStorage.setItem('opencarrom.settings', localStorage.getItem('opencarrom.settings') ?? kept),
    JSON.stringify({ volume: 0 }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const devtools = await context.newCDPSession(page);
  /** @param {number} rate */
  const slowDown = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page, devtools, slowDown };
}

/**
 * Notes the times of frames, by the browser's own clock of frames; to be called before the page is opened.
 * @param {Page} page
 */
export async function watchFrames(page) {
  await page.addInitScript(() => {
    const watched = { on: false, times: /** @type {number[]} */ ([]) };
    const tick = (/** @type {number} */ now) => {
      if (watched.on) watched.times.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { watched });
  });
}

/**
 * The times between the frames drawn during something, in milliseconds.
 * @param {Page} page
 * @param {() => Promise<unknown>} during
 */
export async function framesWhile(page, during) {
  await page.evaluate(() => {
    Object.assign(/** @type {any} */ (window).watched, { on: true, times: [] });
  });
  await during();
  const times = await page.evaluate(() => {
    const { watched } = /** @type {any} */ (window);
    watched.on = false;
    return /** @type {number[]} */ (watched.times);
  });
  return { gaps: times.slice(1).map((time, n) => time - /** @type {number} */ (times[n])) };
}

/** @param {readonly number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The time of a frame at sixty a second, with what rounding adds. */
const FRAME = 1000 / 60 + 0.2;

/** @param {readonly number[]} gaps */
export const shareInTime = (gaps) =>
  gaps.length === 0 ? 0 : gaps.filter((gap) => gap <= FRAME).length / gaps.length;

/** @param {number} value */
export const ms = (value) => `${value.toFixed(1)} ms`;
/** @param {number} share */
export const percent = (share) => `${(share * 100).toFixed(1)} %`;
