import { dayFromNumber, dayNumber, type Shot } from '@opencarrom/shots';
import { allShots, shotOfDay } from '@opencarrom/shots/collection';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AHEAD, keysFor, keysTo, strike } from './shot-keys.js';
import { leaveTheNetwork, useStage } from './stage.js';
import { readyToStrike } from './table.js';

const stage = useStage();

/** A shot that a few keys do. */
function easyShot(): { readonly shot: Shot; readonly keys: readonly string[] } {
  for (const shot of allShots()) {
    const keys = keysFor(shot);
    if (keys) return { shot, keys };
  }
  throw new Error('no shot is done by a few keys');
}

/** A shot of two strokes, and keys by which the first of them goes well. */
function halfDoneShot(): { readonly shot: Shot; readonly keys: readonly string[] } {
  for (const shot of allShots().filter(({ task }) => task.strokes === 2)) {
    const keys = keysTo(shot, 'going-on');
    if (keys) return { shot, keys };
  }
  throw new Error('no shot is half done by a few keys');
}

/** A day whose shot a few keys do. */
function easyDay(): { readonly day: string; readonly keys: readonly string[] } {
  for (let number = dayNumber('2026-11-16'); ; number++) {
    const day = dayFromNumber(number);
    const keys = keysFor(shotOfDay(day));
    if (keys) return { day, keys };
  }
}

/** It is shortly before midnight of this day, at the device. */
const lateOn = (page: Page, day: string) => page.clock.install({ time: new Date(`${day}T23:50:00`) });

describe('a shot', () => {
  it('is missed with its reason, put back by one key, and done; the next one follows', async () => {
    const { shot, keys } = easyShot();
    const { page } = await stage.open({ skipping: true });
    await page.goto(`${stage.address}/shots/any/${shot.id}`);
    await strike(page, AHEAD);
    await page.getByRole('button', { name: 'Again' }).waitFor();
    await page.getByText('two stars still to win').waitFor();
    await page.keyboard.press('t');
    await strike(page, keys);
    await page.getByRole('heading', { name: 'Done, second try' }).waitFor();
    await page.getByRole('button', { name: 'Next shot' }).click();
    await readyToStrike(page).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/shots\/any\/(?!$)/);
    expect(page.url()).not.toContain(shot.id);
    // Whoever does not want it gets another, without having tried it.
    const offered = page.url();
    await page.getByRole('button', { name: 'Another shot' }).click();
    await expect.poll(() => page.url()).not.toBe(offered);
    await page.goto(`${stage.address}/shots`);
    await page.getByText(/^1 of \d+ solved/).waitFor();
  });

  it('tells its idea first, then how it is done, and takes stars for both', async () => {
    const { shot } = easyShot();
    const { page } = await stage.open({ settings: { rate: 0.5 } });
    await page.goto(`${stage.address}/shots/any/${shot.id}`);
    await page.getByText('three stars still to win').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('two stars still to win').waitFor();
    await page.getByRole('button', { name: 'Another hint' }).click();
    await page.getByRole('button', { name: 'Solution' }).click();
    await page.getByText('one star still to win').waitFor();
    const solution = page.getByText(/A steady hand makes it/);
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    // Once while it is played, and once after.
    expect(await solution.count()).toBe(1);
    await page.getByRole('button', { name: 'Skip' }).click();
    await readyToStrike(page).waitFor();
    expect(await solution.count()).toBe(1);
    // Closing the page gives no star back.
    await page.reload();
    await page.getByText('one star still to win').waitFor();
  });

  it('of two strokes is put back after the first, which counts as a try and keeps the aim', async () => {
    const { shot, keys } = halfDoneShot();
    const { page } = await stage.open({ skipping: true, phone: true });
    await page.goto(`${stage.address}/shots/any/${shot.id}`);
    await strike(page, keys);
    await page.getByText('That counts as a try.').waitFor();
    await page.getByText('three stars still to win').waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByText('second try').waitFor();
    await page.getByText('two stars still to win').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    // The same stroke again, as it was aimed; then back by the key.
    await strike(page, []);
    await page.getByText('That counts as a try.').waitFor();
    await page.getByRole('application').press('t');
    await page.getByText('third try').waitFor();
    // Closing the page takes back neither.
    await page.reload();
    await page.getByText('third try').waitFor();
  });

  it('that is none, or is still to come, leads to those there are', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/shots/cut/none-000`);
    await page.getByText('No shot at this address.').waitFor();
    await page.goto(`${stage.address}/shots/day/2099-01-01`);
    await page.getByText('This shot is still to come').waitFor();
    await page.getByRole('link', { name: 'Today’s shot' }).click();
    await readyToStrike(page).waitFor();
  });
});

describe('the daily shot', () => {
  it('is done, shared with a link that opens it anywhere, and begins a row that midnight does not break', async () => {
    const { day, keys } = easyDay();
    const { page, context } = await stage.open({ skipping: true, phone: true });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // What the device has for sharing fails: then the text is copied.
    await context.addInitScript(() => {
      const share = () => Promise.reject(new DOMException('not here', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await countedBy(page, day);
    await lateOn(page, day);
    await page.goto(`${stage.address}/shots/day`);
    await page.getByText('412 of 1,003 did it today').first().waitFor();
    await strike(page, AHEAD);
    await page.getByRole('button', { name: 'Again' }).click();
    await strike(page, keys);
    await page.getByRole('heading', { name: 'Done, second try' }).waitFor();
    await page.getByText('(yours)').waitFor();
    await page.getByText('75%').waitFor();
    // On the smallest phone, too, the heading and the days in a row stand whole in the height of the bar.
    await page.setViewportSize({ width: 320, height: 568 });
    const heading = await page.locator('.shot > header').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(0);
    expect(heading?.height).toBeLessThanOrEqual(44);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Copied.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const link = `${stage.address}/shots/day/${day}`;
    expect(text.split('\n')).toContain(link);
    expect(text).toMatch(/(⚫|🔴)🟡/u);

    const inARow = (days: number) => page.getByText(`${days} day`, { exact: false }).first();
    await inARow(1).waitFor();
    await page.clock.fastForward('20:00');
    // Another day, but the row is not broken before that is over too.
    await page.getByRole('link', { name: 'Today’s shot' }).waitFor();
    await inARow(1).waitFor();
    await page.clock.fastForward('24:00:00');
    await page.goto(`${stage.address}/shots`);
    await page.getByRole('heading', { name: 'Shots', exact: true }).waitFor();
    expect(await page.getByText('in a row').count()).toBe(0);

    const friend = await stage.open();
    await lateOn(friend.page, day);
    await friend.page.goto(link);
    await friend.page.getByRole('heading', { name: 'The daily shot' }).waitFor();
    await readyToStrike(friend.page).waitFor();
    await friend.page.getByRole('heading', { name: 'This week' }).waitFor();
    await friend.page.goto(`${stage.address}/shots/day/${dayFromNumber(dayNumber(day) - 7)}`);
    await friend.page.getByRole('heading', { name: /^Week of \d/ }).waitFor();
  });

  it('is there without a network, and what was done is there again after a reload', async () => {
    const { day, keys } = easyDay();
    const { page, context } = await stage.open({ skipping: true, offline: true });
    await lateOn(page, day);
    await page.goto(stage.address);
    await leaveTheNetwork({ page, context });
    await page.goto(`${stage.address}/shots`);
    await page.locator('main').getByRole('link', { name: 'Play', exact: true }).click();
    await strike(page, keys);
    await page.getByRole('heading', { name: 'Done, first try' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Done, first try' }).waitFor();
    await page
      .getByRole('img', { name: /of 3 stars/ })
      .first()
      .waitFor();
  });
});

/** A server that has heard from many about this day. */
async function countedBy(page: Page, day: string): Promise<void> {
  const { id, ways } = shotOfDay(day);
  const counts = { day, shot: id, tried: 1003, solved: 412, tries: [200, 100, 60, 52], otherwise: 0 };
  await page.route('**/api/shots/daily/*', (route) =>
    route.fulfill({ json: { ...counts, ways: ways.map((_, index) => (index === 0 ? 309 : 0)) } }),
  );
}
