import type { MatchRecord } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { played } from '../support/played.js';
import { complaintsInAllThemes } from './accessible.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, keptGame, putGame, strokesOf } from './table.js';

const stage = useStage();

const AGAINST_LEVEL_5 = { A1: { kind: 'person' }, B1: { kind: 'computer', level: 5 } };

/** The first strokes of a board: as many as a review needs, and no more. */
const short = (): MatchRecord => played({}, 7, 14);

async function openReview(page: Page, game: MatchRecord, controllers: object = BOTH_PERSONS): Promise<void> {
  await putGame(page, { id: 'short', ...game, controllers });
  await page.goto(`${stage.address}/records/short/review`);
  await page.getByRole('slider').waitFor();
}

/** Every stroke has its chance. */
async function isDone(page: Page): Promise<void> {
  await page.getByRole('slider').waitFor();
  await page.waitForFunction(() => {
    const rows = [...document.querySelectorAll('section ol button')];
    return rows.length > 0 && rows.every(({ textContent }) => /\d%/.test(textContent ?? ''));
  });
}

interface Row {
  readonly seq: number;
  readonly stroke: { readonly after: number };
}

/** What the device keeps of reviews; with a deed, after each row has been changed by it. */
const keptRows = (page: Page, after: number | null = null): Promise<readonly Row[]> =>
  page.evaluate(async (changed) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const base = await answer(indexedDB.open('opencarrom.reviews'));
    if (!base.objectStoreNames.contains('strokes')) return [];
    const kept = base.transaction('strokes', 'readwrite').objectStore('strokes');
    const rows: Row[] = await answer(kept.getAll());
    if (changed !== null)
      for (const row of rows) await answer(kept.put({ ...row, stroke: { ...row.stroke, after: changed } }));
    base.close();
    return rows;
  }, after);

describe('a review', () => {
  it('comes from a game’s replay, judges every stroke, and is walked through by keys', async () => {
    const game = short();
    const strokes = strokesOf(game);
    const { page } = await stage.open();
    await putGame(page, { id: 'short', ...game, controllers: AGAINST_LEVEL_5 });
    await page.goto(`${stage.address}/records/short`);
    await page.getByRole('link', { name: 'Review' }).click();
    await page.waitForURL(/\/records\/short\/review/);
    await isDone(page);
    const rows = page.getByRole('list', { name: 'Strokes' }).getByRole('button');
    expect(await rows.count()).toBe(strokes);
    for (const row of await rows.allTextContents()) expect(row).toMatch(/\d+%/);

    const curve = page.getByRole('slider', { name: 'Asha: chance to win the board' });
    await curve.focus();
    await page.keyboard.press('End');
    expect(await curve.getAttribute('aria-valuetext')).toContain(`Stroke ${strokes} of ${strokes}`);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await curve.getAttribute('aria-valuetext')).toMatch(/^Stroke 2 of \d+, .+\d+ → \d+%$/);
    expect(await rows.nth(1).getAttribute('aria-current')).toBe('step');
    // Once it is seen where all lies, the ways are drawn over it.
    await page.getByRole('button', { name: 'Best' }).click();
    expect(await page.getByRole('button', { name: 'Best' }).getAttribute('aria-pressed')).toBe('false');

    await page.getByRole('button', { name: 'Table' }).click();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(strokes + 1);
    await page.getByRole('button', { name: 'Figures' }).click();
    await page.getByRole('row', { name: /^Accuracy/ }).waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
  });

  it('left in the middle, it goes on there: what was found is not looked for again', async () => {
    const { page } = await stage.open();
    await openReview(page, short());
    await expect.poll(async () => (await keptRows(page)).length).toBeGreaterThan(0);
    const before = await keptRows(page, 0.123);
    await page.reload();
    await isDone(page);
    // No stroke of this game ends so: the figure is the one that was kept.
    for (const { stroke } of before) expect(stroke.after).not.toBe(0.123);
    expect(await page.getByRole('list', { name: 'Strokes' }).getByText('12%').count()).toBeGreaterThanOrEqual(
      before.length,
    );
  });

  it('any stroke is tried again against the same opponent', async () => {
    const game = short();
    const { page } = await stage.open();
    await openReview(page, game, AGAINST_LEVEL_5);
    const mine = page.getByRole('list', { name: 'Strokes' }).getByRole('button', { name: /Asha/ });
    await mine.first().click();
    await page.getByRole('button', { name: 'Try it again' }).click();
    await page.waitForURL(/\/play\/.+/);
    await page.getByRole('button', { name: 'Strike', exact: true, disabled: false }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { events } = await keptGame(page, id);
    expect(game.events.slice(0, events.length)).toEqual(events);
  });

  it('is told in Hindi on a phone, and axe finds nothing to complain of', async () => {
    const { page } = await stage.open({ phone: true, settings: { language: 'hi' } });
    await openReview(page, short());
    await isDone(page);
    await page.getByRole('button', { name: 'सबसे अच्छा' }).waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it('says plainly what cannot be reviewed', async () => {
    const { page } = await stage.open();
    await putGame(page, { id: 'unbegun', ...played({}, 7, 3), controllers: BOTH_PERSONS });
    await page.goto(`${stage.address}/records/unbegun/review`);
    await page.getByRole('heading', { name: 'No stroke has been played yet.' }).waitFor();
    await page.goto(`${stage.address}/records/nobody/review`);
    await page.getByRole('heading', { name: 'This game is not on this device.' }).waitFor();
  });
});
