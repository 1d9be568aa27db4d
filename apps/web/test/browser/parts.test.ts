import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from '../../src/parts/samples.js';
import { complaintsOn, THEMES } from './accessible.js';
import { useStage } from './stage.js';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const w = samples.en;

const stage = useStage();
let workshop: ViteDevServer;

beforeAll(async () => {
  workshop = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    server: { host: '127.0.0.1', port: 0, hmr: false },
    logLevel: 'error',
  });
  await workshop.listen();
});
afterAll(() => workshop?.close());

/** All parts in every theme and language, or in one of each where it does not matter. */
async function atTheParts(asked = '', options: { readonly phone?: boolean } = {}): Promise<Page> {
  const { page } = await stage.open({ reducedMotion: 'reduce', ...options });
  await page.goto(new URL(`/parts${asked}`, workshop.resolvedUrls?.local[0]).href);
  await page.locator('section[data-theme]').last().waitFor();
  return page;
}
const inOneTheme = () => atTheParts('?theme=dusk&language=en');

const isFocused = (what: Locator) =>
  expect.poll(() => what.evaluate((it) => it === document.activeElement)).toBe(true);

describe('the page of all parts', () => {
  it('has no fault that axe finds, in any theme', async () => {
    const page = await atTheParts();
    for (const theme of THEMES) {
      // Among the parts is one with the heading of a whole screen.
      const rules = { rules: { 'heading-order': { enabled: false } } };
      expect(await complaintsOn(page, `section[data-theme="${theme}"]`, rules), theme).toEqual([]);
    }
  });

  it('shows every part there is', () => {
    const parts = readdirSync(join(WEB, 'src/ui')).filter((file) => file.endsWith('.svelte'));
    const shown = readdirSync(join(WEB, 'src/parts'))
      .map((file) => readFileSync(join(WEB, 'src/parts', file), 'utf8'))
      .join('');
    const inParts = parts.map((file) => readFileSync(join(WEB, 'src/ui', file), 'utf8')).join('');
    expect(parts.filter((file) => !shown.includes(`/${file}'`) && !inParts.includes(`./${file}'`))).toEqual(
      [],
    );
  });

  it('is no part of what people load', () => {
    const built = readdirSync(join(WEB, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:js|html|css)$/.test(file),
    );
    expect(built.length).toBeGreaterThan(0);
    expect(
      built.filter((file) => readFileSync(join(WEB, 'dist', file), 'utf8').includes(w.nameError)),
    ).toEqual([]);
  });

  it('leaves room for every part on a phone', async () => {
    const phone = await atTheParts('', { phone: true });
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const small = await phone
      .locator('main :is(button, a, select, summary, input[type="text"], input[type="search"])')
      .evaluateAll((all) =>
        all.flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          // What is small to look at reaches further than its edge.
          const [above = 0, beside = above] = getComputedStyle(each, '::after')
            .inset.split(' ')
            .map(Number.parseFloat);
          const isSmall = height - 2 * (above || 0) < 44 || width - 2 * (beside || 0) < 44;
          return width > 0 && isSmall ? [each.outerHTML] : [];
        }),
      );
    expect(small).toEqual([]);
  });
});

describe('by the keyboard', () => {
  it('a menu opens, goes round, skips to a letter, closes, and gives the focus back', async () => {
    const page = await inOneTheme();
    const here = page.locator('section[data-theme]');
    const opener = here.locator('[aria-haspopup="menu"]').first();
    const menu = here.getByRole('menu', { name: w.more });
    const item = (name: string) => menu.getByRole('menuitem', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('ArrowDown');
    await isFocused(item(w.save));
    await page.keyboard.press('ArrowUp');
    await isFocused(item(w.remove));
    await page.keyboard.press('Home');
    await page.keyboard.press('o');
    await isFocused(item(w.file));
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await isFocused(opener);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await here.locator('.done', { hasText: w.save }).waitFor();
    await isFocused(opener);
  });

  it('tabs are gone through by arrows, and only the chosen one is in the way of Tab', async () => {
    const page = await inOneTheme();
    const here = page.locator('section[data-theme]');
    const tab = (number: number) => here.getByRole('tab', { name: w.round(number) });
    await tab(2).focus();
    await page.keyboard.press('ArrowRight');
    await isFocused(tab(3));
    await here.getByRole('tabpanel', { name: w.round(3) }).waitFor();
    await page.keyboard.press('ArrowRight');
    await isFocused(tab(1));
    await page.keyboard.press('End');
    await isFocused(tab(3));
    await page.keyboard.press('Tab');
    await isFocused(here.getByRole('tabpanel'));
  });

  it('a dialog keeps the focus, and Escape gives it back', async () => {
    const page = await inOneTheme();
    const here = page.locator('section[data-theme]');
    const opener = here.locator('[aria-haspopup="dialog"]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = here.getByRole('dialog', { name: w.law });
    await dialog.waitFor();
    await isFocused(dialog.getByRole('button', { name: w.close }));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await isFocused(opener);
  });

  it('a dialog that is opened again as it closes stays open', async () => {
    const page = await inOneTheme();
    const here = page.locator('section[data-theme]');
    const opener = here.locator('[aria-haspopup="dialog"]').first();
    await opener.click();
    const dialog = here.getByRole('dialog', { name: w.law });
    await dialog.waitFor();
    const close = await dialog.getByRole('button', { name: w.close }).elementHandle();
    const stays = await opener.evaluate(async (button, closing) => {
      const shown = () => closing?.closest('dialog')?.open;
      const soon = () => new Promise((then) => queueMicrotask(() => then(undefined)));
      (closing as HTMLElement).click();
      while (shown()) await soon();
      (button as HTMLElement).click();
      while (!shown()) await soon();
      // Whatever the browser still had to tell of the first closing has been told by the second frame from here.
      await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
      return shown();
    }, close);
    expect(stays).toBe(true);
  });

  it('a select is changed by typing what it offers', async () => {
    const page = await inOneTheme();
    const here = page.locator('section[data-theme]');
    const select = here.getByRole('combobox', { name: w.book }).first();
    await select.focus();
    await page.keyboard.type(w.books[2].slice(0, 3));
    expect(await select.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]?.textContent)).toBe(
      w.books[2],
    );
    // What is chosen there is chosen in the group of buttons that shows the same.
    expect(await here.getByRole('radio', { name: w.books[2] }).isChecked()).toBe(true);
  });
});

describe('told to readers', () => {
  it('a field is described by its hint and by what is wrong with it', async () => {
    const here = (await inOneTheme()).locator('section[data-theme]');
    const wrong = here.getByRole('textbox', { name: w.name }).nth(1);
    expect(await wrong.getAttribute('aria-invalid')).toBe('true');
    const told = await wrong.evaluate((it) =>
      (it.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    );
    expect(told).toEqual([w.nameHint, w.nameError]);
  });

  it('what was done is said in passing, and can be undone', async () => {
    const here = (await inOneTheme()).locator('section[data-theme]');
    await here.getByRole('button', { name: w.removed }).click();
    const toast = here.getByRole('status').filter({ hasText: w.removed });
    await toast.getByRole('button', { name: w.undo }).click();
    await toast.waitFor({ state: 'detached' });
  });
});
