import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useStage } from './stage.js';

const stage = useStage();

/** Hindi that is no words of a screen: its own name, and what games kept long ago wrote for names. */
const NAMES = /हिन्दी|आप|खिलाड़ी|स्तर|कंप्यूटर/g;
/** One sentence of every catalogue that a game speaks: the umpire's, the match's, a refusal, the room's own. */
const ENGLISH = [
  'nothing pocketed',
  'Toss first.',
  'the toss winner may choose',
  'Cover the queen with this stroke',
  'Play now',
];

/** What the scripts say that were fetched for these screens. */
async function scriptsFor(
  page: Page,
  paths: readonly (readonly [path: string, ready: RegExp])[],
): Promise<string> {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  for (const [path, ready] of paths) {
    await page.goto(stage.address + path);
    await page.getByText(ready).first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  // Read from the server: what the page was sent is gone with the page.
  return (await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))).join('\n');
}

it('who reads English is sent no Hindi', async () => {
  const { page } = await stage.open({ settings: { language: 'en' } });
  const scripts = await scriptsFor(page, [
    ['/', /Play now/],
    ['/play?quick', /Your break|breaks/],
    ['/umpire', /New match/],
  ]);
  expect(ENGLISH.filter((sentence) => !scripts.includes(sentence))).toEqual([]);
  expect(scripts.replaceAll(NAMES, '').match(/.{0,40}[\u0900-\u097f]+.{0,40}/g) ?? []).toEqual([]);
});

it('who reads Hindi is sent no English words', async () => {
  const { page } = await stage.open({ settings: { language: 'hi' } });
  const scripts = await scriptsFor(page, [
    ['/', /अभी खेलें/],
    ['/play?quick', /ब्रेक/],
    ['/umpire', /नया मैच/],
  ]);
  expect(ENGLISH.filter((sentence) => scripts.includes(sentence))).toEqual([]);
});

it('another language is spoken without loading the page again, and without a network', async () => {
  const { page, context } = await stage.open({ settings: { language: 'en' }, offline: true });
  await page.goto(`${stage.address}/settings`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller,
  );
  await context.setOffline(true);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await page.getByText('हिन्दी').first().click();
  await page.getByText('भाषा').first().waitFor();
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

it('says that it could not be fetched, in both languages, when its words do not come', async () => {
  const { page } = await stage.open({ settings: { language: 'en' }, forgiven: /Failed to load resource/ });
  await page.route(/\/assets\/en-[^/]*\.js$/, (route) => route.abort());
  await page.goto(stage.address);
  const notice = page.getByRole('alert');
  await notice.getByText('could not be fetched').waitFor();
  await notice.getByText('लोड नहीं हो सका').waitFor();
  await page.unrouteAll();
  await notice.getByRole('link', { name: 'Try again' }).click();
  await page.getByText('Play now').first().waitFor();
});
