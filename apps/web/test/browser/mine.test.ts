import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { played } from '../support/played.js';
import { textOf, useStage } from './stage.js';
import { BOTH_PERSONS, putGame } from './table.js';

const stage = useStage();

describe('my carrom', () => {
  it('counts the games of the device once, for whom one is, and hands them out', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(`${stage.address}/mine`);
    await page.getByText('No games yet').waitFor();
    await page.evaluate(() => localStorage.setItem('opencarrom.figures', 'as they were kept once'));
    const game = played();
    await putGame(page, { id: 'whole', ...game, controllers: BOTH_PERSONS });
    const [name = ''] = game.head.players.A;

    await page.goto(`${stage.address}/records`);
    await page.getByRole('link', { name: 'My figures' }).tap();
    const who = page.getByLabel('Who are you?');
    await who.selectOption(name);
    await page.getByText('1 game', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Your pockets' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Table (CSV)' }).tap();
    expect((await textOf(download)).split('\r\n')[1]).toMatch(/^whole,/);

    // The next visit has it at once, with nothing to count it by, and still knows who one is.
    await page.addInitScript(() => {
      Object.assign(globalThis, { Worker: undefined });
    });
    await page.reload();
    await page.getByText('1 game', { exact: true }).waitFor();
    expect(await who.inputValue()).toBe(name);
    expect(await page.getByRole('alert').count()).toBe(0);
    // The room for settings is not taken by games.
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('opencarrom.figures');

    // Whoever deletes everything leaves nothing of it.
    expect(await figuresKept(page)).toBe(1);
    await page.goto(`${stage.address}/settings`);
    await page.getByRole('button', { name: 'Delete everything' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).tap();
    await page.waitForURL(`${stage.address}/`);
    expect(await figuresKept(page)).toBe(0);
  });
});

/** Of how many games the device keeps what was counted. */
const figuresKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('opencarrom.figures');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('games').objectStore('games').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
