import { newHead } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { afterStroke, afterTheLastMan, atTheBreak } from '../support/crafted.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, idOf, readyToStrike, recordOf, sitDown } from './table.js';
import { letTimePass, stopTheClock, untilGone, untilSeen } from './time.js';
import { tapTwice } from './two-taps.js';

const stage = useStage();

describe('a board that is decided', () => {
  it('stays to be looked at, with its ruling, law and reasons, until somebody goes on', async () => {
    const { page } = await stage.open();
    await sitDown(page, stage, afterTheLastMan('match'));
    await page.getByText('Asha wins the board (white): 12 points.').waitFor();
    await page.getByRole('heading', { name: 'Asha wins board 1', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByText('White covered the queen with the last white coin.').waitFor();
    expect(await page.getByRole('region', { name: 'Asha' }).textContent()).toMatch(/Score\s*12/);
    await page.getByRole('button', { name: 'Next board' }).click();
    await page.getByText('Bilal breaks').waitFor();
    await readyToStrike(page).waitFor();
    expect((await recordOf(page, 'game')).state.board).toMatchObject({ board: 2, begun: true });
  });

  it('goes on by itself where everybody is a computer', async () => {
    const { page } = await stage.open();
    await stopTheClock(page);
    const computer = { kind: 'computer', level: 1 };
    await sitDown(page, stage, afterTheLastMan('match'), { A1: computer, B1: computer });
    await untilSeen(page.getByText('Asha wins the board (white)'));
    await untilSeen(page.getByText('Bilal breaks'));
    expect(await page.getByRole('button', { name: 'Strike', exact: true }).count()).toBe(0);
    await letTimePass(page, async () => (await recordOf(page, 'game')).state.board?.begun === true);
  });

  it('after the last one the same match is played again at once', async () => {
    const { page } = await stage.open();
    await sitDown(page, stage, afterTheLastMan('board'));
    await page.getByText(/^Asha wins the board \(/).waitFor();
    await page.getByRole('heading', { name: 'Asha wins the board', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(
      '/records/game/review',
    );
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByText('Asha breaks').waitFor();
    expect(idOf(page)).not.toBe('game');
    await readyToStrike(page).waitFor();
  });
});

describe('a stroke that is being shown', () => {
  it('has done nothing yet: what is said and counted waits until everything lies still', async () => {
    const { page } = await stage.open({ settings: { rate: 0.25 } });
    await stopTheClock(page);
    await sitDown(page, stage, atTheBreak());
    await untilSeen(readyToStrike(page));
    const hand = page.locator('.hand');
    const held = await hand.boundingBox();
    await readyToStrike(page).click();
    const skip = page.getByRole('button', { name: 'Skip' });
    await untilSeen(skip);
    // Nothing moves under the thumb.
    expect(await hand.boundingBox()).toEqual(held);
    await letTimePass(page, async () => (await recordOf(page, 'game')).state.board?.strokes === 1);
    expect(await page.getByText('Asha breaks.').isVisible()).toBe(true);
    expect(await page.getByRole('region', { name: 'Strokes' }).count()).toBe(0);
    await skip.click();
    await untilSeen(page.getByRole('region', { name: 'Strokes' }));
    await untilGone(page.getByText('Asha breaks.'));
  });

  it('is not skipped by the second of two quick taps that made it', async () => {
    const { page } = await stage.open({ phone: true, settings: { rate: 0.25 } });
    await sitDown(page, stage, atTheBreak());
    const button = readyToStrike(page);
    await button.waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await tapTwice(page, { x: x + width / 2, y: y + height / 2 });
    await page.getByRole('button', { name: 'Skip' }).waitFor();
  });
});

describe('a new game against the computer', () => {
  it('begins from the seat and with the break that were chosen', async () => {
    const { page } = await stage.open({ skipping: true });
    await page.goto(`${stage.address}/play`);
    await page.getByText('More options').click();
    await page.getByText('West', { exact: true }).click();
    await page.getByText('Computer', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/play\/[0-9a-f]+$/);
    await page.locator('canvas').waitFor();
    const { state } = await recordOf(page, idOf(page));
    expect(state).toMatchObject({ first: 'B', seats: { A1: 'W', B1: 'E' } });
  });
});

describe('the menu', () => {
  it('asks the one on turn twice before giving up, and anew once it was closed', async () => {
    const { page } = await stage.open();
    await sitDown(page, stage, afterStroke(atTheBreak(), [], []), BOTH_PERSONS);
    const menu = page.getByRole('button', { name: 'Menu' }).last();
    const sure = page.getByRole('button', { name: 'Bilal really gives up this board?' });
    await menu.click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await sure.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await menu.click();
    expect(await sure.count()).toBe(0);
    await page.getByRole('button', { name: 'Give up' }).click();
    await sure.click();
    await page.getByText('Asha wins the board: the other side gave up.').waitFor();
  });

  it('lets a game or the whole match be given up, and says which', async () => {
    const { page } = await stage.open();
    await sitDown(
      page,
      stage,
      atTheBreak(newHead({ players: { A: ['Asha'], B: ['Bilal'] }, length: 'match' })),
    );
    const menu = page.getByRole('button', { name: 'Menu' }).last();
    await menu.click();
    await page.getByRole('button', { name: 'Give up the game' }).click();
    await page.getByRole('button', { name: /really gives? up this game\?/i }).click();
    await page.getByRole('button', { name: 'Next game' }).click();
    await readyToStrike(page).waitFor();
    await menu.click();
    await page.getByRole('button', { name: 'Give up the game' }).click();
    await page.getByRole('button', { name: /really gives? up this game\?/i }).waitFor();
    await page.getByRole('button', { name: 'Give up the match' }).click();
    await page.getByRole('button', { name: /really gives? up this match\?/i }).click();
    await page
      .getByText(/wins the match: the other side gave up\./)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: /^(Asha|Bilal) wins the match$/ }).waitFor();
  });

  it('is closed by the browser’s "back", which stays at the board', async () => {
    const { page } = await stage.open();
    await sitDown(page, stage, atTheBreak());
    await page.getByRole('button', { name: 'Menu' }).last().click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    expect(idOf(page)).toBe('game');
    await readyToStrike(page).waitFor();
  });

  it('is like the score sheet, which "back" closes too', async () => {
    const { page } = await stage.open();
    await page.goto(stage.address);
    await sitDown(page, stage, atTheBreak());
    await page.getByRole('button', { name: 'Score sheet' }).click();
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(idOf(page)).toBe('game');
    await readyToStrike(page).waitFor();
    await page.goBack();
    await page.waitForURL(`${stage.address}/`);
  });

  it('left by a link or closed, leaves no step behind; loaded anew, it is gone', async () => {
    const { page } = await stage.open();
    await page.goto(stage.address);
    await sitDown(page, stage, atTheBreak());
    const menu = page.getByRole('button', { name: 'Menu' }).last();
    await menu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Leave the board' }).click();
    await page.waitForURL(`${stage.address}/`);
    await page.goBack();
    await readyToStrike(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await menu.click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.reload();
    await readyToStrike(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.goBack();
    await page.waitForURL(`${stage.address}/`);
  });
});
