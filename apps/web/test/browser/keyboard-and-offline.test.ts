import { describe, expect, it } from 'vitest';
import { atTheBreak } from '../support/crafted.js';
import { THEMES } from './accessible.js';
import { leaveTheNetwork, useStage } from './stage.js';
import { idOf, readyToStrike, recordOf, sitDown, strokesOf } from './table.js';

const stage = useStage();

describe('without a pointer', () => {
  it('a game is begun, aimed and struck by keys alone, and said aloud', async () => {
    const { page } = await stage.open();
    await page.goto(stage.address);
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await tabTo(page, /Play now/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play\/[0-9a-f-]+$/);
    const id = idOf(page);
    await readyToStrike(page).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^The board/);
    const said = page.locator('[aria-live="polite"]', { hasText: 'aimed' });
    // Where the striker stands is not read out before anybody has moved it: the umpire is heard first.
    expect(await said.count()).toBe(0);
    for (const key of ['ArrowLeft', 'ArrowLeft', '+', '+', '+', '+']) await page.keyboard.press(key);
    await expect.poll(() => said.textContent()).toMatch(/to the left, aimed/);
    // The first Enter looks up from the base line, the second strikes.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(async () => strokesOf(await recordOf(page, id))).toBeGreaterThan(0);
  });
});

describe('from screen to screen by keys', () => {
  it('the focus goes to where the new screen begins', async () => {
    const { page } = await stage.open();
    await page.goto(stage.address);
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await tabTo(page, / Games$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Games');
    await page.goBack();
    await expect.poll(() => focused(page)).toBe(await page.getByRole('heading', { level: 1 }).textContent());
    await page.goto(`${stage.address}/laws/compare`);
    const choice = page.getByRole('combobox').first();
    await choice.focus();
    const address = page.url();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.url()).not.toBe(address);
    expect(await choice.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('whoever strikes by the button', () => {
  it('is told the gesture until the first stroke, and is at the board again for the next turn', async () => {
    const { page } = await stage.open({ skipping: true });
    await sitDown(page, stage, atTheBreak());
    const gesture = page.getByText('Slide the striker, then pull back and let go');
    await gesture.waitFor();
    // While aiming it would lie over coins, and over the lens.
    await page.getByRole('application').press('ArrowUp');
    await gesture.waitFor({ state: 'hidden' });
    await page.getByRole('application').press('ArrowDown');
    await gesture.waitFor();
    await readyToStrike(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => strokesOf(await recordOf(page, 'game'))).toBe(1);
    await readyToStrike(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');
    expect(await gesture.isVisible()).toBe(false);
    await page.reload();
    await readyToStrike(page).waitFor();
    expect(await gesture.isVisible()).toBe(false);
  });

  it('sets spin to the side the slider goes to, and cannot strike without power', async () => {
    const { page } = await stage.open();
    await sitDown(page, stage, atTheBreak());
    await readyToStrike(page).waitFor();
    const spin = page.getByRole('slider', { name: /Spin/ });
    await spin.press('ArrowRight');
    await spin.press('ArrowRight');
    await page.getByText('↻ 20').waitFor();
    expect(await spin.getAttribute('aria-valuetext')).toBe('spin 20 to the right');
    const board = page.getByRole('application');
    for (const key of ['[', '[', '[']) await board.press(key);
    await page.getByText('↺ 10').waitFor();
    expect(await spin.inputValue()).toBe('-10');
    await page.getByRole('slider', { name: /Power/ }).fill('0');
    expect(await page.getByRole('button', { name: 'No power' }).isDisabled()).toBe(true);
    // The groove's wood is dark in every theme: its lock must be seen on it as its words are.
    const groove = page.locator('.power');
    for (const theme of THEMES) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const colourOf = (part: string) =>
        groove
          .locator(part)
          .first()
          .evaluate((element) => getComputedStyle(element).color);
      await expect.poll(() => colourOf('button'), { message: theme }).toBe(await colourOf('label span'));
    }
  });
});

describe('without a network', () => {
  it('everything opened once works again', async () => {
    const { page, context } = await stage.open({ phone: true, offline: true });
    await page.goto(stage.address);
    await leaveTheNetwork({ page, context });
    await page.goto(`${stage.address}/laws/icf/73`);
    await page
      .getByText(/pockets the striker and own coins/)
      .first()
      .waitFor();
    await page.goto(`${stage.address}/play?quick`);
    await readyToStrike(page).click();
    const id = idOf(page);
    await expect.poll(async () => strokesOf(await recordOf(page, id))).toBeGreaterThan(1);
  });
});

/** What the thing with the focus is called. */
const focused = (page: import('playwright-core').Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Presses Tab until the thing with this name has the focus. */
async function tabTo(page: import('playwright-core').Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`;
    });
    if (name.test(focused)) return;
  }
  throw new Error(`nothing named ${name} can be reached by Tab`);
}
