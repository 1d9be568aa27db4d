import { describe, expect, it } from 'vitest';
import { leaveTheNetwork, useStage } from './stage.js';
import { idOf, readyToStrike, recordOf, strokesOf } from './table.js';

const stage = useStage();

describe('without a pointer', () => {
  it('a game is begun, aimed and struck by keys alone, and said aloud', async () => {
    const { page } = await stage.open();
    await page.goto(stage.address);
    await page.getByRole('navigation', { name: 'Places' }).waitFor();
    await tabTo(page, /Play now/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play\/[0-9a-f-]+$/);
    const id = idOf(page);
    await readyToStrike(page).waitFor();
    await tabTo(page, /The board/);
    const said = page.locator('[aria-live="polite"]', { hasText: 'mm' });
    const before = await said.textContent();
    for (const key of ['ArrowLeft', 'ArrowLeft', '+', '+', '+', '+']) await page.keyboard.press(key);
    await expect.poll(() => said.textContent()).not.toBe(before);
    // The first Enter looks up from the base line, the second strikes.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => strokesOf(await recordOf(page, id)), { timeout: 20_000 })
      .toBeGreaterThan(0);
  });
});

describe('without a network', () => {
  it('everything opened once works again', async () => {
    const { page, context } = await stage.open({ phone: true });
    await page.goto(stage.address);
    await leaveTheNetwork({ page, context });
    await page.goto(`${stage.address}/laws/icf/73`);
    await page
      .getByText(/Striker and own men pocketed/)
      .first()
      .waitFor();
    await page.goto(`${stage.address}/play?quick`);
    await readyToStrike(page).click();
    const id = idOf(page);
    await expect
      .poll(async () => strokesOf(await recordOf(page, id)), { timeout: 30_000 })
      .toBeGreaterThan(1);
  });
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
