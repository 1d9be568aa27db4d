import type { Act } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheHall, type Begun, fell, key, PLAYING, putMatches, SAT, says, sitInTheChair } from './hall.js';
import { textOf, useStage } from './stage.js';

const stage = useStage();

const board = (winner: 'A' | 'B'): Act => ({ type: 'tally', winner, men: 9, queen: winner });
/** Three boards are a game: of twelve, twelve and, at twenty-two and more, nine. */
const game = (winner: 'A' | 'B'): readonly Act[] => [board(winner), board(winner), board(winner)];

async function inTheChair(begun: Begun): Promise<Page> {
  const { page } = await stage.open({ phone: true });
  await putMatches(page, { hall: begun });
  await sitInTheChair(page, stage, 'hall');
  return page;
}

const linesOf = async (page: Page, text: string | RegExp): Promise<number> =>
  page.locator('.console .ruling').getByText(text).count();

describe('the end of a game', () => {
  it('[icf:138] is announced once, with score, rest and who breaks, until "Play"', async () => {
    const page = await inTheChair(atTheHall([...SAT, ...game('A'), ...game('B')], { clocks: 'laws' }));
    await says(page, 'Bilal wins game 2, 33–0. Games: Asha 1, Bilal 1.');
    expect(await linesOf(page, /Bilal wins/)).toBe(1);
    const next = page.getByRole('status').filter({ hasText: 'breaks game 3' });
    for (const line of ['Rest: 10 minutes', 'Asha breaks game 3'])
      expect(await next.getByText(line).count()).toBe(1);
    // By this book sides are changed within a game only.
    expect(await next.getByText('Change sides').count()).toBe(0);
    expect(await next.getByRole('button', { name: 'Law 138' }).count()).toBe(1);
    await key(page, 'Call “Play”').tap();
    await next.waitFor({ state: 'hidden' });
    expect(await linesOf(page, /Bilal wins/)).toBe(0);
  });

  it('of the match too, with all of its games', async () => {
    const page = await inTheChair(atTheHall([...SAT, ...game('A'), ...game('A')]));
    await says(page, 'Asha wins the match. Games 2–0: 33–0, 33–0.');
    expect(await linesOf(page, /Asha wins/)).toBe(1);
  });
});

it('[icf:139] a game given up is told with its law and reason, on the card of a game and of the match', async () => {
  const givesUp = ['B1', { type: 'concede', what: 'game', reason: 'Arm hurts' }] as const;
  const page = await inTheChair(atTheHall([...PLAYING, fell({ white: 1 }), givesUp]));
  const told = async (game: number) => {
    const given = page
      .getByRole('status')
      .filter({ hasText: `Asha wins game ${game}: the other side gave up.` });
    await given.getByText('Arm hurts').waitFor();
    await given.getByRole('button', { name: 'Law 139' }).waitFor();
  };
  await told(1);
  await putMatches(page, { second: atTheHall([...SAT, ...game('A'), givesUp]) });
  await sitInTheChair(page, stage, 'second');
  await told(2);
});

it('[icf:143c] a match lost by a call is told once', async () => {
  const lost: Act = { type: 'call', law: '143c', against: 'B', reason: 'Refused twice' };
  const page = await inTheChair(atTheHall([...PLAYING, lost]));
  await says(page, 'Asha wins the match, awarded by the laws.');
  expect(await linesOf(page, /Asha wins/)).toBe(1);
  expect(await page.getByRole('button', { name: 'Law 143c' }).count()).toBe(1);
});

describe('a walk-over', () => {
  it('[icf:143i] asks for the reason, and shows law and reason on the card, the sheet and the lists', async () => {
    const page = await inTheChair(atTheHall([]));
    await key(page, 'More').tap();
    await page.getByRole('button', { name: 'Walk-over: Bilal did not report' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Walk-over: Bilal did not report' });
    const sure = dialog.getByRole('button', { name: 'Walk-over: Bilal did not report' });
    expect(await sure.isDisabled()).toBe(true);
    await dialog.getByRole('textbox', { name: 'Another reason' }).fill('Not there at 10:45');
    await sure.tap();
    const ground = page.locator('.console').getByRole('status').filter({ hasText: 'walk-over' });
    await ground.getByText('Not there at 10:45').waitFor();
    await ground.getByRole('button', { name: 'Law 143i' }).waitFor();

    await page.getByRole('link', { name: 'Score sheet' }).tap();
    await says(page, 'walk-over, 143i: Not there at 10:45');
    const saved = page.waitForEvent('download');
    await key(page, 'Save as CSV').tap();
    expect(await textOf(saved)).toContain('walk-over,143i,Not there at 10:45');

    for (const list of ['/umpire', '/records']) {
      await page.goto(stage.address + list);
      await says(page, /walk-over, 143i/);
      expect(await page.getByText('0–0').count()).toBe(0);
    }
  });
});

describe('a warning', () => {
  it('[icf:143h] shows at once with law and reason, is counted in sight, and stands in the log', async () => {
    const page = await inTheChair(
      atTheHall(
        [
          { type: 'toss', winner: 'A' },
          { type: 'choose', take: 'break' },
          { type: 'sit', seats: { A1: 'S', B1: 'E', A2: 'N', B2: 'W' } },
          { type: 'play' },
          fell({ white: 2 }),
        ],
        { discipline: 'doubles', players: { A: ['Asha', 'Anil'], B: ['Bilal', 'Bina'] } },
      ),
    );
    const sheet = page.getByRole('dialog', { name: 'Call a law' });
    await key(page, 'Call').tap();
    await sheet.getByText('Bilal & Bina', { exact: true }).first().tap();
    await sheet.getByText('Only warn', { exact: true }).tap();
    await sheet.getByText('Bina', { exact: true }).tap();
    await sheet.getByRole('textbox', { name: 'Why, in a few words' }).fill('Talks to the hall');
    await sheet.getByRole('button', { name: /131/ }).first().tap();
    await sheet.waitFor({ state: 'hidden' });
    await says(page, 'First warning for Bina, law 131: Talks to the hall.');
    await page.getByRole('region', { name: 'Bilal & Bina' }).getByText('Bina: 1 warning').waitFor();
    await key(page, 'Log').tap();
    await says(page, 'A warning by law 131 for Bina: Talks to the hall');
  });
});

describe('a finished umpired match', () => {
  it('opens as a replay from Records, step by step, with score and ruling', async () => {
    const { page } = await stage.open({ phone: true });
    const finish = [fell({ white: 4 }), fell({ white: 3 }), fell({ queen: true }), fell({ white: 2 })];
    const begun = atTheHall([...PLAYING, ...finish], { length: 'board' });
    await putMatches(page, { hall: begun });
    await page.goto(`${stage.address}/records`);
    await page.getByRole('link', { name: 'Replay: Asha – Bilal' }).tap();
    const place = page.getByRole('slider');
    await place.waitFor();
    await page.getByRole('button', { name: 'Next stroke' }).tap();
    expect(await place.getAttribute('aria-valuetext')).toBe('Step 1 of 4');
    await says(page, /White plays on/);
    await page.getByRole('button', { name: 'To the end' }).tap();
    await says(page, /Asha wins the board/);
    await page.getByRole('region', { name: 'Asha' }).getByText('12').first().waitFor();
    expect(await page.getByRole('button', { name: /What if/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Score sheet' }).tap();
    await page.waitForURL(/\/umpire\/hall\/sheet$/);
  });
});
