import { newHead } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { afterStroke, afterTheLastMan, atTheBreak, wentOn } from '../support/crafted.js';
import { complaintsOn } from './accessible.js';
import { useStage } from './stage.js';
import { sitDown } from './table.js';

const stage = useStage();
const AGAINST_COMPUTER = { A1: { kind: 'person' }, B1: { kind: 'computer', level: 3 } };

describe('the screen of a board’s end', () => {
  it('adds up the points, tells what decided it, both hands’ figures and the best stroke', async () => {
    const { page } = await stage.open();
    await sitDown(page, stage, afterTheLastMan('board'));
    await page.getByText('9 coins + queen 3 = 12').waitFor();
    await page.getByText('Slam', { exact: true }).waitFor();
    await page.getByText('Asha pocketed everything in one turn: a slam.').waitFor();
    await page.getByText('Best stroke: Asha · 1').waitFor();
    const figures = page.getByRole('table', { name: 'Both sides' });
    const row = figures.getByRole('row', { name: 'strokes that pocketed' });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['3 of 3', '0 of 0']);
    expect(await page.getByRole('region', { name: 'Asha' }).textContent()).toMatch(/Score\s*12/);
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(true);
    expect(await complaintsOn(page, 'html', {})).toEqual([]);
  });

  it('says that a board was given up, without figures it has not', async () => {
    const { page } = await stage.open({ phone: true });
    const early = afterStroke(atTheBreak(), [], []);
    await sitDown(page, stage, wentOn(early, 'B1', { type: 'concede', what: 'game' }));
    await page.getByText('Bilal gave up.').waitFor();
    const pace = page.getByRole('row', { name: 'time per stroke' }).getByRole('cell');
    expect(await pace.allTextContents()).toContain('–');
    expect(await page.getByText('Best stroke').count()).toBe(0);
  });

  it('remembers the first win over a level, and by which game it came', async () => {
    const { page } = await stage.open();
    const won = afterTheLastMan('board');
    await sitDown(page, stage, won, AGAINST_COMPUTER);
    await page.getByText('Your first win over Bilal.').waitFor();
    await page.reload();
    await page.getByText('Your first win over Bilal.').waitFor();
    await page.evaluate(() => localStorage.setItem('opencarrom.beaten', '{"3":"another"}'));
    await page.reload();
    await page.getByRole('table', { name: 'Both sides' }).waitFor();
    expect(await page.getByText('Your first win').count()).toBe(0);
  });

  it('goes on to the next board by one key, which shows it as it is set up', async () => {
    const { page } = await stage.open({ reducedMotion: 'reduce' });
    await sitDown(page, stage, afterTheLastMan('match'));
    await page.getByText('9 coins + queen 3 = 12').waitFor();
    await page.getByRole('button', { name: 'Next board' }).press('Enter');
    await page.getByRole('table', { name: 'Both sides' }).waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Bilal' }).waitFor();
  });

  it('fits a small phone in doubles: the ways on are in sight', async () => {
    const { page } = await stage.open({ phone: true });
    await page.setViewportSize({ width: 320, height: 568 });
    const players = { A: ['Asha', 'Chandrasekhar'], B: ['Bilal', 'Dev'] } as const;
    const head = newHead({ players, discipline: 'doubles', length: 'board' });
    const broken = afterStroke(atTheBreak(head, { A1: 'S', B1: 'E', A2: 'N', B2: 'W' }), [], []);
    const all = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'] as const;
    const one = afterStroke(afterStroke(broken, all, []), ['queen'], []);
    await sitDown(page, stage, wentOn(one, 'A1', { type: 'concede', what: 'game' }));
    await page.getByRole('table', { name: 'Both sides' }).waitFor();
    const box = await page.getByRole('button', { name: 'Play again' }).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(568);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
