import { books } from '@opencarrom/laws';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useStage } from './stage.js';

const stage = useStage();

const subjectNamed = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

describe('two books compared', () => {
  it.each([true, false])('show at once where they differ, side by side (on a phone: %s)', async (phone) => {
    const { page } = await stage.open({ phone });
    await page.goto(`${stage.address}/laws/compare/~icf~starwood`);
    const queen = subjectNamed(page, "The queen's points");
    const three = queen.getByText('3 points', { exact: true });
    const five = queen.getByText('5 points', { exact: true });
    await three.waitFor();
    const [left, right] = [await three.boundingBox(), await five.boundingBox()];
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
  });

  it.each(['en', 'hi'])('fit into a phone, whichever they are (%s)', async (language) => {
    const { page } = await stage.open({ phone: true, settings: { language } });
    for (const [index, a] of books.entries())
      for (const b of books.slice(index + 1)) {
        await page.goto(`${stage.address}/laws/compare/~${a.id}~${b.id}`);
        await page.getByRole('article').first().waitFor();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${a.id}, ${b.id}`).toBe(390);
      }
  });

  it('fold what is the same, and say to a reader whose words are whose', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/laws/compare/~icf~icf-short`);
    const same = page.getByRole('link', { name: 'Your coins and the striker fall', exact: true });
    const fold = page.getByRole('region', { name: 'Strokes' }).locator('summary');
    expect(await fold.textContent()).toMatch(/^The same on \d+ subjects$/);
    expect(await same.isVisible()).toBe(false);
    await fold.press('Enter');
    await same.waitFor();
    const whose = await page.getByRole('article').first().getByRole('term').allTextContents();
    expect(whose.slice(0, 2)).toEqual(['International Laws', 'International Laws, abridged']);
  });

  it('are kept in the address, with a subject in full behind its name and the way back to all', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(`${stage.address}/laws/compare`);
    await page.getByLabel('The other book').selectOption('iiitn');
    await expect.poll(() => page.url()).toContain('~icf~iiitn');
    await page.reload();
    expect(await page.getByLabel('The other book').inputValue()).toBe('iiitn');
    await page.getByRole('link', { name: 'Your coins and the striker fall', exact: true }).click();
    await page.getByText('The two books differ here.').waitFor();
    expect(decodeURIComponent(page.url())).toContain('own+striker~icf~iiitn');
    await page.getByRole('link', { name: 'Compare two books' }).click();
    await page.getByText(/They differ on \d+ subjects/).waitFor();
    expect(page.url()).toContain('~icf~iiitn');
  });

  it('are walked by keys, group by group', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/laws/compare/~icf~starwood`);
    await page
      .getByRole('navigation', { name: 'Chapters' })
      .getByRole('button', { name: /^The match/ })
      .press('Enter');
    const heading = page.getByRole('heading', { name: 'The match', exact: true });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
  });

  it('say so where both are the same', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/laws/compare/~icf~icf`);
    await page.getByText('This is the same book twice').waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
  });
});
