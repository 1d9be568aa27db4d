import { fileURLToPath } from 'node:url';
import { LOG_CONTRACT } from '@opencarrom/host/testing';
import type { Page } from 'playwright-core';
import { build, defaultClientConditions, type Rollup } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { useStage } from './stage.js';

type OnPage = typeof import('./event-log-page.js');

const stage = useStage();
let script = '';

/** The store as the app has it, with the contract, as one script that leaves its exports behind under a name. */
beforeAll(async () => {
  const entry = fileURLToPath(new URL('./event-log-page.ts', import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'onPage' } },
  })) as Rollup.RollupOutput[];
  script = built[0]?.output[0].code ?? '';
});

/** A page of the app's own address, where it may keep things, or of a browser that keeps nothing. */
async function openPage(keepsNothing: boolean): Promise<Page> {
  const { page } = await stage.open();
  if (keepsNothing)
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(`${stage.address}/robots.txt`);
  await page.evaluate(script);
  return page;
}

const whereKept = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { onPage: OnPage }).onPage.whereKept());

const tryClause = (page: Page, index: number): Promise<void> =>
  page.evaluate((which) => (window as unknown as { onPage: OnPage }).onPage.tryClause(which), index);

describe.each([
  ['a device', 'device', false],
  ['a page, where the browser keeps nothing', 'page', true],
] as const)('the log of a game on %s', (_, where, keepsNothing) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(keepsNothing);
  });

  it('is kept there', async () => {
    expect(await whereKept(page)).toBe(where);
  });

  it.each(LOG_CONTRACT.map(({ name }, index) => [name, index] as const))('%s', async (_name, index) => {
    await tryClause(page, index);
  });
});
