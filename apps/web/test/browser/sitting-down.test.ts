import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useStage } from './stage.js';
import { idOf, recordOf } from './table.js';

const stage = useStage();

describe('whoever comes in', () => {
  it('changes the language where it is seen first, and it is kept', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(stage.address);
    await page.getByRole('button', { name: 'हिन्दी' }).tap();
    await page.getByRole('link', { name: /अभी खेलें/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'English' }).tap();
    await page.getByRole('link', { name: /Play now/ }).waitFor();
  });

  it('sits down as one of four in two touches', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(stage.address);
    await page.getByRole('link', { name: 'Four players' }).tap();
    // Who plays with whom is said before it begins.
    const first = page.getByRole('group', { name: 'First pair' });
    await first.getByRole('textbox', { name: 'Player 3' }).waitFor();
    await page.getByText('Against the computer', { exact: true }).tap();
    await page.getByText('Computer 2 is your partner. Computer 1 and Computer 3 play against you.').waitFor();
    await page.getByText('On this device', { exact: true }).tap();
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.locator('canvas').waitFor();
    const { head } = await recordOf(page, idOf(page));
    expect(head).toMatchObject({ discipline: 'doubles', players: { A: { length: 2 }, B: { length: 2 } } });
  });

  it('is told what a level means and what is folded away, and begins without scrolling', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(`${stage.address}/play`);
    const opponents = page.getByRole('group', { name: 'Your opponent' });
    await page.getByText(/Starts easy/).waitFor();
    await opponents.getByText('Mina').tap();
    await page.getByText(/^Level 1 ·/).waitFor();
    await page.getByText('Stays at this level.').waitFor();
    await opponents.getByText('Vikram').tap();
    await page.getByText('Level 10 · Champion').waitFor();
    await page.getByRole('group', { name: 'Hints in this game' }).getByText('Three').waitFor();
    const more = page.locator('summary', { hasText: 'More options' });
    expect(await more.textContent()).not.toContain('·');
    await more.tap();
    await page.getByText('West', { exact: true }).tap();
    await more.getByText('Your seat: West').waitFor();
    const begin = await page.getByRole('button', { name: 'Start' }).boundingBox();
    const places = await page.getByRole('navigation', { name: 'Menu' }).boundingBox();
    if (!begin || !places) throw new Error('no button, or no places');
    expect(begin.y + begin.height).toBeLessThanOrEqual(places.y);
  });
});

describe('the places of the app, on a phone', () => {
  for (const language of ['en', 'hi'])
    it(`stand in one row, each large enough for a thumb (${language})`, async () => {
      const { page } = await stage.open({ phone: true, settings: { language } });
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(stage.address);
      await page.locator('nav a').first().waitFor();
      const boxes = await boxesOf(page, 'header nav a:visible');
      expect(boxes).toHaveLength(7);
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
      for (const { x, width, height } of boxes) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(x + width).toBeLessThanOrEqual(360);
      }
    });
});

const boxesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );
