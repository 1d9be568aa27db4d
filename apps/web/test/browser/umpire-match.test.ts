import { readRecord, validateRecord } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { key, onlyTheScore, pagesOf, says } from './hall.js';
import { leaveTheNetwork, textOf, useStage } from './stage.js';
import { idOf, recordOf } from './table.js';
import { dragFinger } from './touch.js';

const stage = useStage();

/** Somebody with a telephone in a hall without a network. */
async function atTheDoor(settings: Readonly<Record<string, unknown>> = {}) {
  const visit = await stage.open({ phone: true, settings, offline: true });
  await visit.page.goto(`${stage.address}/umpire`);
  await leaveTheNetwork(visit);
  await visit.page.getByRole('link', { name: 'New match' }).tap();
  return visit;
}

const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).tap();

/** A board's result, tapped as a whole. */
async function writeDown(page: Page, winner: string, men: number, queen: string): Promise<void> {
  const inGroup = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  await inGroup('Who won the board?', winner).tap();
  await inGroup('Coins left', String(men)).tap();
  await inGroup('The queen counts for', queen).tap();
  await key(page, 'Save board').tap();
}

async function sign(page: Page, who: string): Promise<void> {
  await key(page, `Sign: ${who}`).tap();
  const dialog = page.getByRole('dialog');
  const pad = await dialog.getByRole('img', { name: 'Sign here' }).boundingBox();
  if (!pad) throw new Error('there is no pad');
  const { x, y, width, height } = pad;
  await dragFinger(page, { x: x + width / 5, y: y + height / 2 }, { x: x + width / 2, y: y + height / 4 });
  await dialog.getByRole('button', { name: 'Sign', exact: true }).tap();
  await dialog.waitFor({ state: 'hidden' });
}

describe('a match on a wooden board, on a phone without a network', () => {
  it('goes over three games, from the set-up and the toss to the signed sheet', async () => {
    const { page, context } = await atTheDoor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('textbox', { name: 'Player 1' }).fill('Asha');
    await page.getByRole('textbox', { name: 'Player 2' }).fill('Bilal');
    await page.getByText('Stage, length, time').tap();
    await choose(page, 'Final');
    await page.getByText('For the score sheet').tap();
    await page.getByRole('textbox', { name: 'Event' }).fill('Club night');
    await key(page, 'Go to the toss').tap();

    await key(page, 'Asha won the toss').tap();
    await key(page, 'Breaks first').tap();
    await key(page, 'Confirm seats').tap();
    await key(page, 'Call “Play”').tap();
    for (const taps of [
      ['3 · Asha’s own coins'],
      ['3 · Asha’s own coins'],
      ['1 · Asha’s own coins', 'Queen'],
    ]) {
      for (const tap of taps) await key(page, tap).tap();
      await key(page, 'Get ruling').tap();
      await says(page, /White plays on/);
    }
    await key(page, '2 · Asha’s own coins').tap();
    await key(page, 'Get ruling').tap();
    await says(page, /Game 1, board 2/);
    await onlyTheScore(page);
    await writeDown(page, 'Asha', 9, 'Asha');
    await writeDown(page, 'Asha', 5, 'Bilal');
    await says(page, 'Asha wins game 1, 29–0. Games: Asha 1, Bilal 0.');
    for (const men of [9, 9, 4]) await writeDown(page, 'Bilal', men, 'Bilal');
    await says(page, 'Rest: 10 minutes');
    await writeDown(page, 'Bilal', 2, 'Nobody');
    for (const men of [9, 8, 6]) await writeDown(page, 'Asha', men, 'Asha');
    await says(page, 'Asha wins the match.');

    await page.getByRole('link', { name: 'Score sheet' }).tap();
    await page.waitForURL(/\/sheet$/);
    const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    expect(await page.getByRole('region', { name: 'Games won' }).textContent()).toContain('2–1');
    for (const who of ['Asha', 'Bilal', 'the umpire']) await sign(page, who);
    await expect.poll(() => page.getByRole('img', { name: /^Signature of/ }).count()).toBe(3);
    await page.getByRole('img', { name: 'Result as a code' }).waitFor();

    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(['595 × 842']);

    const saved = page.waitForEvent('download');
    await key(page, 'Save the record').tap();
    const read = readRecord(await textOf(saved));
    if ('error' in read) throw new Error(read.error.message);
    expect(validateRecord(read.ok).mismatch).toBeNull();
    expect(read.ok.state.outcome).toMatchObject({ winner: 'A' });
    expect(read.ok.state.signatures.map(({ by }) => by)).toEqual(['A1', 'B1', 'umpire']);
    expect(read.ok.events).toEqual((await recordOf(page, id)).events);

    const table = page.waitForEvent('download');
    await key(page, 'Save as CSV').tap();
    const lines = (await textOf(table)).trim().split('\r\n');
    expect(lines).toHaveLength(1 + read.ok.state.lines.length);
    expect(lines[0]).toContain('Score A,Score B');
    expect(lines[1]).toMatch(/^Club night,.*Asha/);

    await key(page, 'Share as text').tap();
    await says(page, 'Copied: paste it into a message.');
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toContain('Asha 2–1 Bilal');
    expect(shared).toContain('✓ Asha, Bilal, the umpire');
  });

  it('of two pairs by the club’s book: a claim, a double fine, and the end', async () => {
    const { page } = await atTheDoor();
    await choose(page, 'Starwood');
    for (const [index, name] of ['Asha', 'Bina', 'Anil', 'Babu'].entries())
      await page.getByRole('textbox', { name: `Player ${index + 1}` }).fill(name);
    await key(page, 'Go to the toss').tap();
    await key(page, /^Asha & Anil won the toss/).tap();
    await key(page, 'Breaks first').tap();
    await key(page, 'Confirm seats').tap();
    await key(page, 'Call “Play”').tap();
    await key(page, '2 · Asha & Anil’s own coins').tap();
    await key(page, 'Get ruling').tap();
    await key(page, '1 · Asha & Anil’s own coins').tap();
    await key(page, 'Striker').tap();
    await key(page, 'Get ruling').tap();
    await key(page, 'Claimed by Bina & Babu').tap();
    await key(page, 'Returns coins + 1, keeps the turn').tap();
    await key(page, 'Both placed').tap();
    const id = idOf(page);
    await expect
      .poll(async () => (await recordOf(page, id)).state.board)
      .toMatchObject({ onTurn: 'A1', table: { white: { onBoard: 8, owed: 0 } } });

    await onlyTheScore(page);
    const isOver = page.getByRole('link', { name: 'Score sheet' });
    for (let boards = 0; boards < 8 && (await isOver.count()) === 0; boards++)
      await writeDown(page, 'Bina & Babu', 7, 'Bina & Babu');
    await says(page, /Bina & Babu win the match/);
    const { state } = await recordOf(page, id);
    expect(state.outcome).toMatchObject({ winner: 'B' });
  });

  it('can be scored alone, and a wrong board is taken back', async () => {
    const { page } = await atTheDoor();
    await page.getByRole('textbox', { name: 'Player 1' }).fill('Esha');
    await page.getByRole('textbox', { name: 'Player 2' }).fill('Farid');
    await choose(page, 'Only the score');
    await key(page, 'Go to the toss').tap();
    await key(page, 'Toss').tap();
    await key(page, 'Chooses side').tap();
    await key(page, 'Confirm seats').tap();
    expect(await key(page, 'Save board').isDisabled()).toBe(true);
    await writeDown(page, 'Farid', 3, 'Farid');
    await says(page, /Game 1, board 2/);
    await key(page, 'Undo').tap();
    await says(page, /Game 1, board 1/);
    await writeDown(page, 'Farid', 3, 'Nobody');
    await says(page, /Game 1, board 2/);
    const { state } = await recordOf(page, idOf(page));
    expect(state.score.games.at(-1)).toMatchObject({ A: 0, B: 3 });
  });
});
