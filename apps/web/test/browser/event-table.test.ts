import { readCarried } from '@opencarrom/protocol';
import { writeCardCode } from '@opencarrom/protocol/card-code';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaintsInAllThemes } from './accessible.js';
import { type EventHall, openHall } from './event-hall.js';
import { key, says } from './hall.js';
import { leaveTheNetwork, type OpenOptions, textOf, useStage } from './stage.js';

const stage = useStage();
/** Without a network a browser itself complains of what it could not fetch. */
const CUT = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/;

interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
}

async function phoneAt(hall: EventHall, table: number, options: OpenOptions = {}): Promise<Phone> {
  const visit = await stage.open({ phone: true, ...options });
  await visit.page.goto(hall.codeOf(table));
  await says(visit.page, 'Now');
  return visit;
}

async function throughTheToss(page: Page): Promise<void> {
  await key(page, /won the toss$/)
    .first()
    .tap();
  await key(page, /^Breaks first/).tap();
  await key(page, 'Confirm seats').tap();
}

/** One board, written down as a whole. */
async function board(page: Page, winner: string, men: number): Promise<void> {
  const tap = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }).tap();
  await tap('Who won the board?', winner);
  await tap('Coins left', `${men}`);
  await tap('The queen counts for', winner);
  await key(page, 'Save board').tap();
}

/** Opens the match of the table by its score, and plays three boards: one side has won. */
async function playToTheEnd(page: Page, winner: string): Promise<void> {
  await page.getByText('Only the score').tap();
  await key(page, 'Umpire this match').tap();
  await throughTheToss(page);
  for (let n = 0; n < 3; n++) await board(page, winner, 8);
}

async function umpireSigns(page: Page): Promise<void> {
  await key(page, 'Umpire signs').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).tap();
}

/** Who plays at table 1, by the lot of the event. */
const [ONE, OTHER] = ['Bilal Khan', 'Chitra Iyer'] as const;

describe('a phone at a table', () => {
  it('umpires the match of its table, and the signed result is in', async () => {
    const hall = await openHall(stage.address);
    const { page } = await phoneAt(hall, 1);
    expect(page.url()).not.toContain(hall.keyOf(1));
    await says(page, 'Live at the desk');
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await playToTheEnd(page, ONE);
    await key(page, 'Umpire signs').waitFor();
    expect(await hall.scoreOf(1)).toBeNull();
    await umpireSigns(page);
    await says(page, 'The result is in.');
    expect(await hall.scoreOf(1)).toEqual([25, 0]);
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Next match' }).tap();
    await says(page, 'Nothing to play here yet');
  });

  it('is followed stroke by stroke, with the clock of the round', async () => {
    const hall = await openHall(stage.address);
    await hall.clock({ do: 'set', stage: 1, round: 1, minutes: 45, warning: 5 });
    await hall.clock({ do: 'run' });
    const { page } = await phoneAt(hall, 1);
    await says(page, /left in the round/);
    await key(page, 'Umpire this match').tap();
    await throughTheToss(page);
    await key(page, 'Call “Play”').tap();
    await key(page, 'Nothing fell').tap();
    await says(page, 'Live at the desk');
    await says(page, /left in the round/);
    // The last stroke may still be on its way.
    await expect
      .poll(async () => (await hall.desk()).live)
      .toMatchObject([{ match: 1, table: 1, following: 'strokes', phones: 1, turn: 'b' }]);
    await page.setViewportSize({ width: 844, height: 390 });
  });

  it('keeps all while the network is away, though the page is closed, and sends it once, from any page', async () => {
    const hall = await openHall(stage.address);
    const phone = await phoneAt(hall, 1, { offline: true, forgiven: CUT });
    const { page, context } = phone;
    await page.getByText('Only the score').tap();
    await key(page, 'Umpire this match').tap();
    await throughTheToss(page);
    await board(page, ONE, 8);
    await leaveTheNetwork(phone);
    await board(page, ONE, 8);
    // Told only once it is kept; whoever closes the page before has not been told so.
    await says(page, 'Game 1 · board 3');
    await says(page, /Saved on this phone: \d+ to send/);
    const { pathname } = new URL(page.url());
    await page.close();
    const again = await context.newPage();
    await again.goto(stage.address + pathname);
    await board(again, ONE, 8);
    await umpireSigns(again);
    await says(again, /Saved on this phone: \d+ to send/);
    expect(await hall.scoreOf(1)).toBeNull();
    // Whoever has signed looks at something else meanwhile.
    await again.goto(`${stage.address}/laws`);
    await context.setOffline(false);
    await expect.poll(() => hall.scoreOf(1)).toEqual([25, 0]);
    await again.goto(stage.address + pathname);
    await says(again, 'The result is in.');
    const { lines, waiting } = await hall.desk();
    expect(lines.filter(({ act }) => act.type === 'report')).toHaveLength(1);
    expect(waiting).toEqual([]);
  });

  it('without any network opens the match of a score card, and its result goes as a code', async () => {
    const hall = await openHall(stage.address);
    const visit = await stage.open({ phone: true, offline: true, forgiven: CUT });
    await visit.page.goto(`${stage.address}/umpire`);
    await leaveTheNetwork(visit);
    const { page } = visit;
    const side = (entrant: number, name: string) => ({ entrant, name, players: [name] });
    const card = writeCardCode({
      key: hall.keyOf(1),
      card: {
        event: 'Banyan Court Cup',
        scoring: 'either',
        match: {
          match: 1,
          stageName: 'Swiss rounds',
          round: 1,
          lawStage: 'league',
          rulebook: 'icf',
          discipline: 'singles',
          counted: 'score',
          mostScore: 25,
          minutes: 50,
          a: side(2, ONE),
          b: side(3, OTHER),
        },
      },
    });
    await page.goto(`${stage.address}/table/${hall.event}/1#${card}`);
    await says(page, 'Banyan Court Cup');
    await playToTheEnd(page, OTHER);
    await umpireSigns(page);
    await key(page, 'Show the result as a code').tap();
    await page
      .getByRole('img', { name: /Result as a code/ })
      .first()
      .waitFor();
    const saved = page.waitForEvent('download');
    await key(page, 'Save as a file').tap();
    const text = await textOf(saved);
    expect(readCarried(text)).toMatchObject({ ok: { matter: { event: hall.event, table: 1, match: 1 } } });
    expect(await hall.carry(text)).toEqual({ is: 'taken' });
    expect(await hall.scoreOf(1)).toEqual([0, 25]);
    // With a network again the same comes once more, and counts once.
    await page.keyboard.press('Escape');
    await visit.context.setOffline(false);
    await says(page, 'The result is in.');
    expect((await hall.desk()).lines.filter(({ act }) => act.type === 'report')).toHaveLength(1);
    expect((await hall.desk()).waiting).toEqual([]);
  });

  it('tells of another phone at the same match, and nothing is mixed', async () => {
    const hall = await openHall(stage.address);
    const [one, other] = [await phoneAt(hall, 1), await phoneAt(hall, 1)];
    for (const { page } of [one, other]) {
      await key(page, 'Umpire this match').tap();
      await throughTheToss(page);
    }
    for (const { page } of [one, other]) await says(page, 'Another phone reports this match too.');
    // A third one, as where a battery has died: it reads how far the match has come.
    const { page } = await phoneAt(hall, 1);
    await says(page, 'There it stands 0 – 0, board 1.');
    expect((await hall.desk()).live).toMatchObject([{ match: 1, phones: 2 }]);
  });

  it('whose rights are taken back keeps its match, and can still show it', async () => {
    const hall = await openHall(stage.address);
    const { page } = await phoneAt(hall, 1, { forgiven: /401/ });
    await playToTheEnd(page, ONE);
    const [phone] = (await hall.desk()).phones;
    await hall.takeBack(phone?.phone ?? '');
    await umpireSigns(page);
    await says(page, 'This phone no longer reports for this table');
    await key(page, 'Show the result as a code').tap();
    const saved = page.waitForEvent('download');
    await key(page, 'Save as a file').tap();
    expect(await hall.carry(await textOf(saved))).toMatchObject({ is: 'waiting' });
    expect(await hall.scoreOf(1)).toBeNull();
    await page.goto(`${stage.address}/table/${hall.event}/1`);
    await says(page, 'The desk has taken its rights back');
    // The code at the table brings it back.
    await page.goto('about:blank');
    await page.goto(hall.codeOf(1));
    await says(page, 'Live at the desk');
  });

  it('says where its match has been moved to, and goes on there with all it has', async () => {
    const hall = await openHall(stage.address);
    const { page } = await phoneAt(hall, 1, { forgiven: /403/ });
    await page.getByText('Only the score').tap();
    await key(page, 'Umpire this match').tap();
    await throughTheToss(page);
    await board(page, ONE, 8);
    await says(page, 'Live at the desk');
    await hall.act({ type: 'allot', match: 2, table: null });
    await hall.act({ type: 'allot', match: 1, table: 2 });
    await board(page, ONE, 8);
    await says(page, 'Match 1 is now at table 2, not at table 1. Scan the code of table 2.');
    await page.goto(hall.codeOf(2));
    await key(page, 'Move to table 2').tap();
    await page.getByRole('link', { name: 'Continue' }).tap();
    await board(page, ONE, 8);
    await umpireSigns(page);
    await says(page, 'The result is in.');
    expect(await hall.scoreOf(1)).toEqual([25, 0]);
  });

  it('lets players keep their own score: both sides sign', async () => {
    const hall = await openHall(stage.address);
    await hall.set({ scoring: 'players' });
    const { page } = await phoneAt(hall, 1);
    expect(await key(page, 'Umpire this match').count()).toBe(0);
    await key(page, /^Players keep the score/).tap();
    await throughTheToss(page);
    for (let n = 0; n < 3; n++) await board(page, ONE, 8);
    await says(page, 'Do you disagree?');
    for (const name of [ONE, OTHER]) {
      expect(await hall.scoreOf(1)).toBeNull();
      await key(page, `${name} signs`).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).tap();
    }
    await says(page, 'The result is in.');
    expect(await hall.scoreOf(1)).toEqual([25, 0]);
  });

  it('hands in a bare score', async () => {
    const hall = await openHall(stage.address);
    const { page } = await phoneAt(hall, 2, { forgiven: /409/ });
    await key(page, 'Only the final score').tap();
    const [one, other] = [page.getByLabel(/’s points$/).first(), page.getByLabel(/’s points$/).last()];
    await one.fill('18');
    await other.fill('14');
    await page.getByLabel('Time ran out').check();
    expect(await key(page, 'Hand in').isDisabled()).toBe(true);
    for (const confirm of await key(page, /confirms$/).all()) await confirm.tap();
    await key(page, 'Hand in').tap();
    await says(page, 'The result is in.');
    expect(await hall.scoreOf(2)).toEqual([18, 14]);

    // Whoever comes when all is over is told so, not that they were sent away.
    await hall.act({ type: 'report', match: 1, report: { score: [25, 1] } });
    await hall.act({ type: 'award', kind: null, early: 'rain' });
    const late = await stage.open({ phone: true, forgiven: /409/ });
    await late.page.goto(hall.codeOf(1));
    for (const each of [page, late.page]) {
      await says(each, 'The event is over');
      expect(await each.getByText('no longer reports').count()).toBe(0);
      expect(await each.getByText('Live at the desk').count()).toBe(0);
    }
    await hall.act({ type: 'reopen', reason: 'The sun shines' });
    for (const each of [page, late.page]) await says(each, 'Nothing to play here yet');
  });

  it('is at one table at a time, and leaves it', async () => {
    const hall = await openHall(stage.address);
    const { page } = await phoneAt(hall, 1);
    await key(page, 'Leave this table').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave this table' }).tap();
    await says(page, 'This phone is not at this table.');
    await page.goto(hall.codeOf(2));
    await says(page, 'Now');
    await page.goto(`${stage.address}/table/${hall.event}/1`);
    await page.getByRole('link', { name: 'Go to table 2' }).tap();
    await says(page, 'Now');
  });
});
