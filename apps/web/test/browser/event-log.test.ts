import { fileURLToPath } from 'node:url';
import { LOG_CONTRACT } from '@opencarrom/host/testing';
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

/** What comes of the contract where the app may keep things, or in a browser that keeps nothing. */
async function triedIn(keepsNothing: boolean) {
  const { page } = await stage.open();
  if (keepsNothing)
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(`${stage.address}/robots.txt`);
  await page.evaluate(script);
  return page.evaluate(async () => {
    const { whereKept, complaints } = (window as unknown as { onPage: OnPage }).onPage;
    return { where: await whereKept(), complaints: await complaints() };
  });
}

describe('the log of a game keeps to the contract of every log', () => {
  it.each([
    ['device', false],
    ['page', true],
  ] as const)('on the %s', async (where, keepsNothing) => {
    expect(LOG_CONTRACT.length).toBeGreaterThan(0);
    expect(await triedIn(keepsNothing)).toEqual({ where, complaints: [] });
  });
});
