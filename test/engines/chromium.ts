import { chromium } from 'playwright-core';
import { fontEnvironment } from '../../scripts/fonts.js';
import { inTime, PATIENCE } from '../support/patience.js';
import { asJson, type Engine } from './engine.js';

/** Chromium, driven by Playwright like everywhere else. */
export async function startChromium([executablePath]: readonly string[]): Promise<Engine> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
    env: { ...process.env, ...fontEnvironment() },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  return {
    goTo: async (address) => void (await page.goto(address)),
    evaluate: async (expression) => {
      const answer = inTime(
        page.evaluate<string>(asJson(expression)),
        () => `Chromium to evaluate ${expression}`,
      );
      return JSON.parse(await answer);
    },
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}
