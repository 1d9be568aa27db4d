import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { windowlessHere } from '../../scripts/browsers.js';
import { serveApp } from '../support/serve-app.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one Chromium of all these tests is reached. */
    readonly chromium: string;
    /** Where the built app is served, as it is to people. */
    readonly app: string;
  }
}

/** One browser and one server for all files of the lane: each opens contexts of its own in it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Many people come from this one machine.
  const app = await serveApp({ LIMITS: 'off' });
  const browser = await chromium.launchServer({ ...windowlessHere(), args: ['--no-sandbox'] });
  provide('app', app.address);
  provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await app.stop();
  };
}
