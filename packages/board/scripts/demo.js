// The demo page in Chromium, for scripts that look at it or measure it.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer, defaultClientConditions } from 'vite';
import { chromiumHere } from '../../../scripts/browsers.js';

/**
 * Opens a page of the demo for every case, one after the other.
 * @template {{ name: string, width: number, height: number, ratio: number, query: string }} Case
 * @param {Case[]} cases
 * @param {(page: import('playwright-core').Page, one: Case) => Promise<void>} visit
 */
export async function visitDemo(cases, visit) {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../demo', import.meta.url)),
    logLevel: 'error',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    server: { host: '127.0.0.1', hmr: false },
    cacheDir: '/tmp/board-vite',
  });
  await server.listen();
  const browser = await chromium.launch({
    ...chromiumHere(),
    args: ['--no-sandbox'],
  });
  try {
    for (const one of cases) {
      const { name, width, height, ratio, query } = one;
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio });
      page.on('pageerror', (error) => console.error(name, error.message));
      await page.goto(`${server.resolvedUrls?.local[0]}?${query}`);
      while (!(await page.evaluate('globalThis.aiming !== undefined'))) await page.waitForTimeout(50);
      await visit(page, one);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
