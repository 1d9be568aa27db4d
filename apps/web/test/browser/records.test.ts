import { writeRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { played } from '../support/played.js';
import { textOf, useStage } from './stage.js';
import { BOTH_PERSONS, keptGame, putGame, putRow, strokesOf } from './table.js';
import { stopTheClock, untilSeen } from './time.js';

const stage = useStage();

describe('records', () => {
  it('saved by one person and opened by another, a game replays to the same end', async () => {
    const game = played();
    const strokes = strokesOf(game);
    const one = await stage.open();
    await putGame(one.page, { id: 'whole', ...game, controllers: BOTH_PERSONS });
    await one.page.goto(`${stage.address}/records`);
    const download = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: /^Save file/ }).click();
    const saved = await textOf(download);
    expect(saved).toBe(writeRecord(game.head, game.events));

    const other = await stage.open({ phone: true });
    await other.page.goto(`${stage.address}/records`);
    await other.page.getByText('No games yet.').waitFor();
    await other.page.locator('input[type=file]').setInputFiles({
      name: 'match.carrom',
      mimeType: 'text/plain',
      buffer: Buffer.from(saved),
    });
    await other.page.getByText('match.carrom checked and saved.').waitFor();
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
    await page.getByText(/bent\.carrom is damaged\. Line 7:/).waitFor();
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
    await page.getByText(/gives a different result/).waitFor();
    await page.getByText('No games yet.').waitFor();
  });

  it('one damaged row shuts no screen, and can be saved as it is and deleted', async () => {
    const { page } = await stage.open();
    await putGame(page, { id: 'whole', ...played(), controllers: BOTH_PERSONS });
    await putRow(page, { id: 'x', head: null });

    await page.goto(stage.address);
    await page.getByRole('heading', { name: 'In progress' }).waitFor();
    await page.goto(`${stage.address}/umpire`);
    await page.getByRole('link', { name: 'New match' }).waitFor();
    await page.goto(`${stage.address}/play/x`);
    await page.getByText('This game is damaged and cannot be opened.').waitFor();
    await page.goto(`${stage.address}/records/x`);
    await page.getByText('This game is damaged and cannot be opened.').waitFor();

    await page.goto(`${stage.address}/records`);
    await page.getByText('Asha – Bilal').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file: A damaged game (x)' }).click();
    expect(JSON.parse(await textOf(download)).game).toEqual({ id: 'x', head: null });
    await page.getByRole('button', { name: 'Delete: A damaged game (x)' }).click();
    await page.getByText('Deleted: A damaged game (x)').waitFor();
    await page.reload();
    await page.getByText('Asha – Bilal').waitFor();
    expect(await page.getByText('damaged').count()).toBe(0);
  });

  it('a replay paused in mid-stroke goes on with that stroke, and tells its ending after it', async () => {
    const game = played();
    const strokes = strokesOf(game);
    const { page } = await stage.open({ settings: { rate: 0.25 } });
    await stopTheClock(page);
    await putGame(page, { id: 'whole', ...game, controllers: BOTH_PERSONS });
    await page.goto(`${stage.address}/records/whole`);
    const told = page.locator('[aria-live="polite"]', { hasText: /./ });
    const play = page.getByRole('button', { name: 'Play', exact: true });
    const pause = page.getByRole('button', { name: 'Pause' });
    for (const press of [play, pause, play]) {
      await untilSeen(press);
      await press.click();
    }
    await untilSeen(pause);
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toBe(`Stroke 1 of ${strokes}`);
    expect((await told.first().textContent())?.trim()).toBe('Stroke 1 · Bilal strikes');

    await page.getByRole('button', { name: 'To the end' }).click();
    await untilSeen(play);
    expect(await told.first().textContent()).not.toContain('Stroke 1 ·');
  });

  it('a file of many records says how far it is and can be stopped; one of too many is not begun', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/records`);
    await page.getByText('No games yet.').waitFor();
    const field = page.locator('input[type=file]');
    const open = (name: string, { head, events } = played(), records = 1) =>
      field.setInputFiles({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(writeRecord(head, events).repeat(records)),
      });

    await open('hall.carrom', played({}, 7, 5), 201);
    await page
      .getByText('hall.carrom was not opened: it holds 201 games, and at most 200 can be opened at once.')
      .waitFor();
    await page.getByText('No games yet.').waitFor();

    await open('day.carrom', played(), 150);
    await page.getByText(/^Game \d+ of 150$/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/stopped after \d+ of 150 games/).waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    expect(await field.isEnabled()).toBe(true);
  });

  it('a name in one long word breaks, and pushes no list apart on a phone', async () => {
    const { page } = await stage.open({ phone: true });
    const long = (letter: string) => letter.repeat(40);
    const players = { A: [long('A'), long('B')], B: [long('C'), long('D')] };
    const game = played({ discipline: 'doubles', players }, 7, 30);
    await putGame(page, { id: 'long', ...game, controllers: BOTH_PERSONS });
    for (const path of ['/records', '/records/long', '/']) {
      await page.goto(stage.address + path);
      await page.getByText(long('A')).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });
});
