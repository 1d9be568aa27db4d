// Takes the pictures of the screens for the docs, in a real browser, of the app as it is built and served.
// npm run pictures -- --only event takes all whose names begin so, those of an event that is played first, by the API.
// npm run pictures -- --only game,practice --size 390x844 --out /tmp/pictures --format png
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumHere } from './browsers.js';
import { playEvent } from './pictures/event.js';
import { eventScreens } from './pictures/event-screens.js';
import { gamesForPictures } from './pictures/games.js';
import { GUIDE } from './pictures/guide.js';
import { putGames } from './pictures/put-games.js';
import { SCREENS, SIZES, THEMED, UMPIRED, WALL_SIZES } from './pictures/screens.js';
import { putTables } from './pictures/tables.js';
import { umpiredForPictures } from './pictures/umpired.js';

const MOST_BYTES = 250_000;
/** Finest first; a picture too big for the docs is taken again, coarser. */
const QUALITIES = [90, 80, 70, 60];
/** It is always the same morning in the pictures. */
const NOW = new Date('2025-01-15T10:00:00Z');

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ width: number, height: number, ratio: number, touch: boolean }} Size
 * @typedef {{ name: string, theme?: string, board?: string, sizes?: readonly string[], show: (page: Page, address: string) => Promise<unknown> }} Screen
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    out: { type: 'string', default: 'docs/images/screens' },
    app: { type: 'string', default: 'apps/web/dist' },
    format: { type: 'string', default: 'webp' },
    language: { type: 'string', default: 'en' },
  },
});

process.exitCode = await takeAll();

async function takeAll() {
  if (!existsSync(join(values.app, 'index.html')) || !existsSync('apps/server/dist/server.js')) {
    console.error('The app is not built: run "npm run build" first.');
    return 1;
  }
  const kept = mkdtempSync(join(tmpdir(), 'opencarrom-pictures-'));
  const server = await serve(kept);
  const browser = await chromium.launch({
    ...chromiumHere(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  mkdirSync(values.out, { recursive: true });
  try {
    return await takeEach(browser, `http://127.0.0.1:${server.port}`);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(kept, { recursive: true, force: true });
  }
}

/** The server as it runs for people, with tables at which others play. @param {string} kept the folder of its store */
async function serve(kept) {
  const { run } = await import('../apps/server/dist/run.js');
  const { settingsIn } = await import('../apps/server/dist/settings.js');
  const { makeLogger } = await import('../apps/server/dist/operate/logger.js');
  const path = join(kept, 'opencarrom.db');
  await putTables(path);
  const settings = settingsIn({
    HOST: '127.0.0.1',
    STORE: `file:${path}`,
    LOG_LEVEL: 'silent',
    LIMITS: 'off',
  });
  if ('error' in settings) throw new Error(settings.error);
  return run(settings.ok, 0, resolve(values.app), makeLogger(settings.ok));
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
async function takeEach(browser, address) {
  const played = gamesForPictures();
  const umpired = umpiredForPictures();
  const only = values.only?.split(',');
  const sizes = values.size?.split(',') ?? [...Object.keys(SIZES), ...Object.keys(WALL_SIZES)];
  let failures = 0;
  const wanted = (/** @type {Screen} */ { name }) =>
    !only || only.some((each) => name === each || name.startsWith(`${each}-`));
  /** @type {import('./pictures/event.js').PicturedEvent | undefined} */
  let event;
  const ofEvent = eventScreens(() => {
    if (!event) throw new Error('the event is not played yet');
    return event;
  });
  if (ofEvent.some(wanted)) event = await playEvent(address);
  for (const screen of [...SCREENS, ...UMPIRED, ...GUIDE, ...THEMED, ...ofEvent]) {
    if (!wanted(screen)) continue;
    for (const size of sizes.filter((name) => (screen.sizes ?? Object.keys(SIZES)).includes(name))) {
      const file = join(values.out, `${screen.name}-${size}.${values.format}`);
      try {
        const complaints = await takeOne(
          browser,
          address,
          screen,
          /** @type {Size} */ (SIZES[size] ?? WALL_SIZES[size]),
          UMPIRED.includes(screen) || GUIDE.includes(screen) ? umpired : played,
          file,
        );
        const bytes = statSync(file).size;
        const tooBig = bytes > MOST_BYTES && values.format === 'webp';
        if (tooBig || complaints.length > 0) failures++;
        console.log(`${file}  ${Math.round(bytes / 1000)} kB${tooBig ? '  TOO BIG' : ''}`);
        for (const complaint of complaints) console.error(`  the page complained: ${complaint}`);
      } catch (problem) {
        failures++;
        console.error(
          `${file}  FAILED: ${problem instanceof Error ? problem.message.split('\n')[0] : problem}`,
        );
      }
    }
  }
  return failures === 0 ? 0 : 1;
}

/**
 * A person's own browser for each picture, so that none depends on the one before.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {Screen} screen
 * @param {Size} size
 * @param {Parameters<typeof putGames>[1]} games
 * @param {string} file
 */
async function takeOne(browser, address, screen, size, games, file) {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.ratio,
    hasTouch: size.touch,
    isMobile: size.touch,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  });
  try {
    await context.clock.setFixedTime(NOW);
    const settings = {
      theme: screen.theme ?? 'dusk',
      board: screen.board ?? 'classic',
      language: values.language,
      volume: 0,
      name: 'Asha',
      // Whoever has struck before is not told how.
      hasStruck: true,
    };
    await context.addInitScript(
      (kept) => localStorage.setItem('opencarrom.settings', kept),
      JSON.stringify(settings),
    );
    const page = await context.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (problem) => complaints.push(problem.message));
    page.setDefaultTimeout(20_000);
    await page.goto(`${address}/records`);
    await page.locator('main h1:not(.for-readers)').first().waitFor();
    await putGames(page, games);
    await screen.show(page, address);
    await settled(page);
    await shoot(page, file);
    return complaints;
  } finally {
    await context.close();
  }
}

/** Fonts are there, and what was asked to be drawn has been. @param {Page} page */
async function settled(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let n = 0; n < 4; n++) await new Promise((done) => requestAnimationFrame(done));
  });
  await page.waitForTimeout(250);
}

/**
 * @param {Page} page
 * @param {string} file
 */
async function shoot(page, file) {
  if (values.format === 'png') {
    await page.screenshot({ path: file, animations: 'disabled' });
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      optimizeForSpeed: false,
    });
    const picture = Buffer.from(data, 'base64');
    writeFileSync(file, picture);
    if (picture.length <= MOST_BYTES) return;
  }
}
