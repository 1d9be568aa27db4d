import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { played } from '../support/played.js';
import { complaintsInAllThemes } from './accessible.js';
import { useHouse } from './online/house.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, putGame, readyToStrike } from './table.js';

const stage = useStage();
const house = useHouse();

const [BOARD = '', STROKE = ''] = JSON.parse(
  readFileSync(new URL('../../../../packages/share/test/golden-links.json', import.meta.url), 'utf8'),
).map(({ link }: { readonly link: string }) => link);

/** What a key would press now. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('sharing', () => {
  it('a game’s link, made in its replay, opens elsewhere, checked, and is saved there', async () => {
    const one = await stage.open();
    await one.page.goto(stage.address);
    await one.page.getByRole('navigation', { name: 'Menu' }).waitFor();
    const game = played();
    await putGame(one.page, { id: 'whole', ...game, controllers: BOTH_PERSONS });
    await one.page.goto(`${stage.address}/records/whole`);
    await one.page.getByRole('button', { name: 'Share' }).click();
    const dialog = one.page.getByRole('dialog', { name: 'Share' });
    await dialog.getByText(/It carries the game itself/).waitFor();
    await dialog.getByRole('button', { name: 'The match' }).click();
    await dialog.getByText(/It carries the game itself/).waitFor();
    const link = await dialog.locator('output').innerText();

    const other = await stage.open({ phone: true });
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'A shared match' }).waitFor();
    await other.page.getByRole('button', { name: 'Save to my games' }).click();
    await other.page.getByText('Saved to your games.').waitFor();
  });

  it('a stroke runs, is tried by oneself, and becomes a moving picture', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/shared#${STROKE}`);
    await page.getByRole('heading', { name: 'A shared stroke' }).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a picture' }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    await picture.waitFor();
    expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(
      480,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Try it yourself' }).click();
    await page.waitForURL(/\/practice$/);
  });

  it('a stroke becomes a video, as MP4 where the browser makes H.264, and it plays', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(`${stage.address}/shared#${STROKE}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const makesMp4 = await page.evaluate(async () => {
      const config = { codec: 'avc1.42e01f', width: 720, height: 720 };
      return (await VideoEncoder.isConfigSupported(config)).supported;
    });
    const kind = makesMp4 ? 'MP4' : 'WebM';
    const section = page.getByRole('region', { name: 'Video' });
    await section.getByText(`Sharper, as ${kind}`).waitFor();
    await section.getByRole('button', { name: 'Make a video' }).click();
    await section.getByText(`Ready: ${kind}`).waitFor();
    const shown = await section.locator('video').evaluate(async (video: HTMLVideoElement) => {
      const happens = (what: string) =>
        new Promise((resolve) => video.addEventListener(what, resolve, { once: true }));
      if (video.readyState < 1) await happens('loadedmetadata');
      const sought = happens('seeked');
      video.currentTime = video.duration - 0.1;
      await sought;
      const canvas = new OffscreenCanvas(1, 1);
      const pen = canvas.getContext('2d');
      // A place on the surface that nothing is printed on.
      pen?.drawImage(video, 0.3 * video.videoWidth, 0.5 * video.videoHeight, 1, 1, 0, 0, 1, 1);
      const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
      return { width: video.videoWidth, seconds: video.duration, isWood: red > 150 && red - blue > 30 };
    });
    expect(shown).toMatchObject({ width: 720, isWood: true });
    expect(shown.seconds).toBeGreaterThan(3);
    await section.getByRole('button', { name: 'Save it' }).waitFor();
  });

  it('a shot of practice is watched elsewhere and tried; once a coin was moved, the position is shared', async () => {
    const one = await stage.open({ skipping: true });
    await one.page.goto(`${stage.address}/practice`);
    await one.page.getByRole('button', { name: 'Straight' }).click();
    await readyToStrike(one.page).click();
    await one.page.getByText('Shot 1').waitFor();
    const share = () => one.page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = one.page.getByRole('dialog', { name: 'Share' });
    const linkIn = async () => {
      await dialog.getByText(/It carries the game itself/).waitFor();
      return dialog.locator('output').first().innerText();
    };
    await share();
    const shot = await linkIn();
    await dialog.getByRole('button', { name: 'Make a picture' }).waitFor();
    await one.page.keyboard.press('Escape');
    const told = await one.page.locator('.told .line').innerText();
    await one.page.getByRole('button', { name: 'Undo' }).click();
    await share();
    const position = await linkIn();
    expect(await dialog.getByRole('button', { name: 'Make a picture' }).count()).toBe(0);

    const { page } = await stage.open({ phone: true, skipping: true });
    await page.goto(shot);
    await page.getByRole('heading', { name: 'A shared shot' }).waitFor();
    await page.getByRole('button', { name: 'Watch the shot' }).click();
    await page.getByText(told).waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await page.goto(position);
    await page.getByRole('heading', { name: 'A shared position' }).waitFor();
    await page.getByRole('button', { name: 'Try it yourself' }).click();
    await page.waitForURL(/\/practice$/);
    await readyToStrike(page).waitFor();
  });

  it('with a server a link is made short, opens there, and is removed again', async () => {
    const { address } = await house.line();
    const { page } = await stage.open({ phone: true, forgiven: /404/ });
    await page.goto(`${address}/shared#${STROKE}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make it short' }).press('Enter');
    const short = page.getByRole('region', { name: 'Short link' });
    const link = await short.locator('output').innerText();
    expect(await focused(page)).toBe('Copy the short link');
    expect(await complaintsInAllThemes(page)).toEqual([]);
    expect(link).toMatch(new RegExp(`^${address}/s/[2-9a-z]{10}$`));
    const other = await stage.open();
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'A shared stroke' }).waitFor();
    await short.getByRole('button', { name: 'Remove it' }).press('Enter');
    await short.getByText('Removed. The short link no longer leads here.').waitFor();
    expect(await focused(page)).toBe('Make it short');
    expect((await page.request.get(link)).status()).toBe(404);
  });

  it('a link that was cut says so', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(`${stage.address}/shared#${BOARD.slice(0, -40)}`);
    await page.getByText('The end of this link is missing. Ask for it again, whole.').waitFor();
  });
});
