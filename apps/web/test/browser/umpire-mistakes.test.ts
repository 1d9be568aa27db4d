import { describe, expect, it } from 'vitest';
import { atTheHall, type Begun, fell, key, PLAYING, putMatches, says, sitInTheChair } from './hall.js';
import { leaveTheNetwork, useStage } from './stage.js';
import { recordOf } from './table.js';

const stage = useStage();

async function umpiring(begun: Begun) {
  const visit = await stage.open({ phone: true, offline: true });
  await putMatches(visit.page, { hall: begun });
  await visit.page.goto(`${stage.address}/umpire`);
  await leaveTheNetwork(visit);
  await sitInTheChair(visit.page, stage, 'hall');
  return visit;
}

describe('what went wrong, on a phone without a network', () => {
  it('a stroke set right three strokes later changes the score', async () => {
    const { page } = await umpiring(
      atTheHall([
        ...PLAYING,
        fell({ white: 4 }),
        fell({ white: 2 }),
        fell({ queen: true }),
        fell({ white: 2 }),
        fell(),
        fell({ black: 2 }),
        fell(),
        fell({ white: 1 }),
      ]),
    );
    const points = async () => (await recordOf(page, 'hall')).state.lines.map((line) => line.points);
    expect(await points()).toEqual([10]);
    await key(page, 'Log').tap();
    await key(page, 'Correct: Bilal: 2 black coins').tap();
    const dialog = page.getByRole('dialog', { name: 'Correct this stroke' });
    await dialog.getByRole('button', { name: '3 · Bilal’s own coins' }).tap();
    await dialog.getByRole('button', { name: 'Next' }).tap();
    await dialog.getByRole('button', { name: 'Both players agree' }).tap();
    await dialog.getByRole('button', { name: 'Save correction' }).tap();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(points).toEqual([9]);
    await page.keyboard.press('Escape');
    await key(page, 'Undo').tap();
    await expect.poll(points).toEqual([10]);
  });

  it('a page that crashes in mid-stroke loses nothing that was acknowledged', async () => {
    const { page, context } = await umpiring(atTheHall([...PLAYING, fell({ white: 1 })]));
    await key(page, 'Nothing fell').tap();
    await says(page, /Black's turn/);
    await key(page, '2 · Bilal’s own coins').tap();
    await key(page, 'Get ruling').tap();
    await says(page, /Black plays on/);
    await key(page, '1 · Bilal’s own coins').tap();
    await key(page, 'Queen').tap();
    const acts = async (from: typeof page) =>
      (await recordOf(from, 'hall')).events.flatMap((event) =>
        event.type === 'done' && event.act.type === 'observe' ? [event.act.seen.pocketed ?? {}] : [],
      );
    const entered = [{ white: 1 }, {}, { black: 2 }];
    await expect.poll(() => acts(page)).toEqual(entered);
    const crashed = page.waitForEvent('crash');
    const browser = await context.newCDPSession(page);
    // A page that is gone answers nothing.
    browser.send('Page.crash').catch(() => {});
    await crashed;

    const again = await context.newPage();
    await sitInTheChair(again, stage, 'hall');
    expect(await acts(again)).toEqual(entered);
    expect(await key(again, '1 · Bilal’s own coins').getAttribute('aria-pressed')).toBe('true');
    expect(await key(again, 'Queen').getAttribute('aria-pressed')).toBe('true');
    await key(again, 'Get ruling').tap();
    await expect
      .poll(async () => (await recordOf(again, 'hall')).state.board?.table)
      .toMatchObject({ queen: 'covered-by-black', black: { onBoard: 6 } });
  });
});
