import { type Event, newHead } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheBreak } from '../support/crafted.js';
import { useStage } from './stage.js';
import { idOf, readyToStrike, recordOf, sitDown, strokesOf } from './table.js';
import { hide, letTimePass, stopTheClock, untilSeen } from './time.js';

const stage = useStage();
const TIMED = newHead({ players: { A: ['Asha'], B: ['Bilal'] }, length: 'board', clocks: 'laws' });

describe('a tab in the background', () => {
  it('stops the clock, and what was struck is kept and goes on where it was', async () => {
    const { page } = await stage.open();
    await stopTheClock(page);
    await sitDown(page, stage, atTheBreak(TIMED));
    await untilSeen(readyToStrike(page));
    await hide(page, true);
    await page.clock.fastForward(60_000);
    await hide(page, false);
    await page.clock.runFor(1000);
    expect(foulsIn((await recordOf(page, 'game')).events)).toEqual([]);

    await readyToStrike(page).click();
    await hide(page, true);
    await letTimePass(page, async () => strokesOf(await recordOf(page, 'game')) === 1);
    await page.clock.fastForward(60_000);
    await hide(page, false);
    await untilSeen(page.getByText('Bilal to strike'));
    const record = await recordOf(page, 'game');
    expect(foulsIn(record.events)).toEqual([]);
    expect(record.state.board?.onTurn).toBe('B1');
  });

  it('in front, the same minute runs out by the law', async () => {
    const { page } = await stage.open();
    await page.clock.install();
    await sitDown(page, stage, atTheBreak(TIMED));
    await page.clock.fastForward(60_000);
    await expect.poll(async () => foulsIn((await recordOf(page, 'game')).events).length).toBe(1);
  });
});

describe('a device that is full', () => {
  it('says so, the game is played all the same, and kept whole when there is room again', async () => {
    const { page } = await stage.open({ skipping: true });
    await page.goto(stage.address);
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    const makeRoom = await fillStorage(page);
    await page.goto(`${stage.address}/play?way=two&quick`);
    const full = page.getByText(/This device is full, so the game is not being saved/);
    await full.waitFor();
    await readyToStrike(page).click();
    await page.getByText('Player 2 to strike').waitFor();

    // Whoever follows the advice and goes to delete something loses nothing by leaving the board.
    const id = idOf(page);
    await page.getByRole('link', { name: 'Games' }).first().click();
    await page.getByText('Player 1 – Player 2').first().waitFor();
    await page.goBack();
    await page.getByText('Player 2 to strike').waitFor();
    await full.waitFor();

    await makeRoom();
    await readyToStrike(page).click();
    await full.waitFor({ state: 'detached' });
    expect(strokesOf(await recordOf(page, id))).toBe(2);
  });
});

describe('two tabs with the same game', () => {
  it('show the newer state by themselves, and either goes on', async () => {
    const { page, context } = await stage.open({ skipping: true });
    await sitDown(page, stage, atTheBreak());
    const other = await context.newPage();
    await other.goto(`${stage.address}/play/game`);
    await readyToStrike(other).waitFor();
    await readyToStrike(page).click();
    await other.getByText('Bilal to strike').waitFor();
    await readyToStrike(other).click();
    await page.getByText('Asha to strike').waitFor();
    await expect.poll(async () => strokesOf(await recordOf(page, 'game'))).toBe(2);
  });

  it('never write over each other: one that heard nothing is told, and goes on from there', async () => {
    const { page, context } = await stage.open({ skipping: true });
    await sitDown(page, stage, atTheBreak());
    const other = await context.newPage();
    await other.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
    await other.goto(`${stage.address}/play/game`);
    await readyToStrike(other).waitFor();

    await readyToStrike(page).click();
    await expect.poll(async () => strokesOf(await recordOf(page, 'game'))).toBe(1);
    const { events } = await recordOf(page, 'game');
    await other.getByRole('slider', { name: /Power/ }).fill('90');
    await readyToStrike(other).click();
    await other.getByText(/This game was continued in another tab/).waitFor();
    expect((await recordOf(page, 'game')).events).toEqual(events);

    await other.getByText('Bilal to strike').waitFor();
    await readyToStrike(other).click();
    await expect.poll(async () => strokesOf(await recordOf(page, 'game'))).toBe(2);
  });
});

describe('a game deleted in another tab', () => {
  it('is not brought back in part: the board says that it is gone', async () => {
    const { page, context } = await stage.open({ skipping: true });
    await sitDown(page, stage, atTheBreak());
    await readyToStrike(page).waitFor();
    const other = await context.newPage();
    await other.goto(`${stage.address}/records`);
    await other
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect.poll(() => keptIds(other)).toEqual([]);
    await readyToStrike(page).click();
    await page.getByText('This game is not on this device.').waitFor();
    expect(await keptIds(page)).toEqual([]);
  });
});

/** Whatever games and events the device keeps. */
const keptIds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const base = await asked(indexedDB.open('opencarrom'));
    const read = base.transaction(['games', 'events']);
    const keys = await Promise.all(
      ['games', 'events'].map((name) => asked(read.objectStore(name).getAllKeys())),
    );
    base.close();
    return keys.flat().map(String);
  });

/** Fouls called by a clock. */
const foulsIn = (events: readonly Event[]) =>
  events.filter(
    (event) => event.type === 'done' && (event.act.type === 'time' || event.facts?.proper === false),
  );

/** The browser itself has no more room for this address, until the function given back makes some. */
async function fillStorage(page: Page): Promise<() => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return () => browser.send('Storage.overrideQuotaForOrigin', { origin });
}
