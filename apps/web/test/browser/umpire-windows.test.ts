import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheHall, type Begun, fell, key, PLAYING, putMatches, says, sitInTheChair } from './hall.js';
import { useStage } from './stage.js';
import { recordOf } from './table.js';

const stage = useStage();

const BEGUN = atTheHall([...PLAYING, fell({ white: 1 }), fell()], { clocks: 'laws' });

async function inTheChair(begun: Begun = BEGUN) {
  const visit = await stage.open({ phone: true });
  await putMatches(visit.page, { hall: begun });
  await sitInTheChair(visit.page, stage, 'hall');
  return visit;
}

const actsOf = async (page: Page) =>
  (await recordOf(page, 'hall')).events.flatMap((event) => (event.type === 'done' ? [event.act.type] : []));

describe('a match seen in two windows', () => {
  it('the big view follows at once, and has the chair’s clock', async () => {
    const { page, context } = await inTheChair();
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 20_000;
    });
    await expect.poll(() => key(page, 'Call time (15 s)').isEnabled()).toBe(true);
    const big = await context.newPage();
    await big.goto(`${stage.address}/umpire/hall/big`);
    const clock = big.getByRole('timer');
    await expect.poll(() => clock.textContent()).toBe('0');
    await big.getByRole('region', { name: 'Bilal' }).getByText('9 coins left').waitFor();
    await key(page, 'One own coin').tap();
    await big.getByRole('region', { name: 'Bilal' }).getByText('8 coins left').waitFor();
    await says(big, /Black plays on/);
    await expect.poll(async () => Number(await clock.textContent())).toBeGreaterThan(0);
    await key(page, 'Undo').tap();
    await big.getByRole('region', { name: 'Bilal' }).getByText('9 coins left').waitFor();
  });

  it('the big view fills every screen and needs no scrolling', async () => {
    const { page } = await inTheChair();
    await page.goto(`${stage.address}/umpire/hall/big`);
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('navigation', { name: 'Menu' }).count()).toBe(0);
    await key(page, 'Full screen').waitFor();
    for (const [width, height] of [
      [1440, 900],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const room = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        const said = document.querySelector('.said')?.getBoundingClientRect();
        return { scrollWidth, scrollHeight, said: (said?.bottom ?? Number.POSITIVE_INFINITY) <= innerHeight };
      });
      expect(room).toEqual({ scrollWidth: width, scrollHeight: height, said: true });
    }
  });

  it('a second chair goes along, and the sheet can be signed while the match goes on', async () => {
    const { page, context } = await inTheChair();
    const sheet = await context.newPage();
    await sheet.goto(`${stage.address}/umpire/hall/sheet`);
    await key(page, '1 · Bilal’s own coins').tap();
    await key(sheet, 'Sign: Asha').tap();
    await sheet.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).tap();
    await expect.poll(() => actsOf(page)).toContain('sign');
    const other = await context.newPage();
    await sitInTheChair(other, stage, 'hall');
    // The stroke half entered in the first chair is still there.
    await key(page, 'Get ruling').tap();
    await says(other, /Black plays on/);
    await key(other, 'Nothing fell').tap();
    await says(page, /White's turn/);
    expect((await actsOf(page)).slice(-3)).toEqual(['sign', 'observe', 'observe']);
  });

  it('whoever comes second is told, and nothing of the first is lost', async () => {
    const { page, context } = await inTheChair();
    const deaf = await context.newPage();
    await deaf.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
    await sitInTheChair(deaf, stage, 'hall');
    await key(page, 'Nothing fell').tap();
    await says(page, /White's turn/);
    await expect.poll(async () => (await actsOf(page)).at(-1)).toBe('observe');
    const before = await actsOf(page);
    // A quick thumb: the second is done before the device has answered the first.
    await key(deaf, 'Nothing fell').evaluate((nothing: HTMLElement) => {
      nothing.click();
      nothing.click();
    });
    await says(deaf, 'This game was continued in another tab. Here is the newest position.');
    await says(deaf, /White's turn/);
    expect(await actsOf(deaf)).toEqual(before);
    await key(deaf, 'One own coin').tap();
    await says(page, /White plays on/);
  });
});

describe('a device that does not answer', () => {
  it('the chair says that something may be missing, until it can be read again', async () => {
    const { page, context } = await inTheChair();
    const other = await context.newPage();
    await sitInTheChair(other, stage, 'hall');
    const answers = await page.evaluateHandle(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('it does not answer', 'UnknownError');
      };
      return { again: () => Object.assign(IDBDatabase.prototype, { transaction }) };
    });
    await key(other, 'Nothing fell').tap();
    await says(other, /White's turn/);
    const told = page.getByRole('alert').filter({ hasText: 'could not be read just now' });
    await told.waitFor();
    await answers.evaluate(({ again }) => void again());
    await key(other, 'Nothing fell').tap();
    await told.waitFor({ state: 'detached' });
    await says(page, /Black's turn/);
  });
});

describe('a match thrown away in another window', () => {
  it('is not brought back by what is noted about it', async () => {
    const { page, context } = await inTheChair();
    const other = await context.newPage();
    await other.goto(`${stage.address}/umpire`);
    await other.getByRole('button', { name: /^Delete/ }).click();
    await other.getByText(/^Deleted: Asha/).waitFor();
    await key(page, 'More').tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Only the score' }).tap();
    await page.getByText('is not on this device').waitFor();
    await other.reload();
    await other.locator('.files').waitFor();
    expect(await other.getByText('Asha').count()).toBe(0);
  });
});
