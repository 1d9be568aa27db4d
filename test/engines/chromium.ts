import { chromium } from 'playwright-core';
import { asJson, type Engine } from './engine.js';

/** Chromium, driven by Playwright like everywhere else. */
export async function startChromium([executablePath]: readonly string[]): Promise<Engine> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  return {
    goTo: async (address) => void (await page.goto(address)),
    evaluate: async (expression) => JSON.parse(await page.evaluate(asJson(expression))),
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}
