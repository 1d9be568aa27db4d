import { readFileSync } from 'node:fs';
import { writeRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { played } from '../support/played.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, keptGame, putGame, strokesOf } from './table.js';

const stage = useStage();

describe('records', () => {
  it('saved by one person and opened by another, a game replays to the same end', async () => {
    const game = played();
    const strokes = strokesOf(game);
    const one = await stage.open();
    await one.page.goto(stage.address);
    await one.page.getByRole('navigation', { name: 'Places' }).waitFor();
    await putGame(one.page, { id: 'whole', ...game, controllers: BOTH_PERSONS });
    await one.page.goto(`${stage.address}/records`);
    const download = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: /^Save file/ }).click();
    const file = await (await download).path();
    expect(readFileSync(file, 'utf8')).toBe(writeRecord(game.head, game.events));

    const other = await stage.open({ phone: true });
    await other.page.goto(`${stage.address}/records`);
    await other.page.getByText('No games yet.').waitFor();
    await other.page.locator('input[type=file]').setInputFiles({
      name: 'match.carrom',
      mimeType: 'text/plain',
      buffer: readFileSync(file),
    });
    await other.page.getByText('match.carrom is sound and kept here.').waitFor({ timeout: 60_000 });
    await other.page
      .getByRole('link', { name: /^Replay/ })
      .first()
      .click();
    await other.page.waitForURL(/\/records\/.+/);
    const id = new URL(other.page.url()).pathname.split('/').at(-1) ?? '';
    expect((await keptGame(other.page, id)).events).toEqual(game.events);
    await other.page.getByRole('button', { name: 'To the end' }).click();
    await other.page.getByText(`Stroke ${strokes} of ${strokes}`).first().waitFor();
  });

  it('a damaged file is refused by its line, and nothing is kept of it', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/records`);
    await page.getByText('No games yet.').waitFor();
    const lines = writeRecord(played().head, played().events).split('\n');
    lines[6] = lines[6]?.replace('{', '{"extra":1,') ?? '';
    await page.locator('input[type=file]').setInputFiles({
      name: 'bent.carrom',
      mimeType: 'text/plain',
      buffer: Buffer.from(lines.join('\n')),
    });
    await page.getByText(/bent\.carrom is no sound record\. Line 7:/).waitFor({ timeout: 60_000 });
    await page.getByText('No games yet.').waitFor();
  });

  it('a ruling that was tampered with is found by playing the match again', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/records`);
    await page.getByText('No games yet.').waitFor();
    const game = played();
    const text = writeRecord(game.head, game.events);
    const tampered = text.replace('"breakAttempts":0', '"breakAttempts":1');
    expect(tampered).not.toBe(text);
    await page.locator('input[type=file]').setInputFiles({
      name: 'false.carrom',
      mimeType: 'text/plain',
      buffer: Buffer.from(tampered),
    });
    await page.getByText(/comes to something else/).waitFor({ timeout: 60_000 });
    await page.getByText('No games yet.').waitFor();
  });
});
