import { formatFrom, generateEvent, writeEvent } from '@opencarrom/tournament';
import { expect, it } from 'vitest';
import { textOf, useStage } from './stage.js';

const stage = useStage();

/** Eight pairs whose first round has just been drawn, as a file. */
function drawnCup(): string {
  const format = formatFrom('starwood', { groups: 2 }, ['Groups', 'Knock-out']);
  if ('error' in format) throw new Error(format.error.message);
  const { happenings } = generateEvent({ seed: 7, players: 8, format: format.ok, unrest: 0 });
  const drawn = happenings.findIndex(({ act }) => act.type === 'pair');
  return writeEvent({ happenings: happenings.slice(0, drawn + 1) });
}

async function openFile(phone: boolean) {
  const { page } = await stage.open({ phone });
  await page.goto(`${stage.address}/events/file`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'cup.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(drawnCup()),
  });
  // The round has a way to the printing too; this is the one among the parts of the desk.
  await page
    .getByRole('navigation', { name: 'Parts of the event' })
    .getByRole('link', { name: 'Print', exact: true })
    .click();
  return page;
}

it.each([false, true])(
  'is seen, in either language, and kept as a file, without a server (phone: %s)',
  async (phone) => {
    const page = await openFile(phone);
    const paper = page.frameLocator('iframe[title="Preview"]');
    await page.getByText('Pairings by table', { exact: true }).click();
    await expect.poll(() => paper.locator('.by-table tbody tr').count()).toBe(4);
    // Its style is there though the page allows none inline.
    const sheet = paper.locator('.sheet').first();
    expect(await sheet.evaluate((element) => getComputedStyle(element).breakAfter)).toMatch(/page|auto/);
    expect(await sheet.evaluate((element) => getComputedStyle(element).position)).toBe('relative');

    await page.getByText('Score cards', { exact: true }).click();
    await expect.poll(() => paper.locator('.card').count()).toBe(4);
    expect(await paper.locator('.code').count()).toBe(0);
    await page.getByText('हिन्दी', { exact: true }).last().click();
    await expect.poll(() => paper.locator('html').getAttribute('lang')).toBe('hi');
    await paper.getByText('बोर्ड').first().waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/-cards\.html$/);
    expect(await textOf(download)).toMatch(/^<!doctype html>\n<html lang="hi">/);

    // What the screen says stays in the language of the screen.
    await page.getByText('Champions', { exact: true }).click();
    await page.getByText('close the event first').waitFor();
  },
);

it('opens the browser’s own window for printing the sheet, and not the page', async () => {
  const page = await openFile(false);
  const frame = page.frameLocator('iframe[title="Preview"]');
  await frame.locator('.card').first().waitFor();
  await page.locator('iframe[title="Preview"]').evaluate((element) => {
    const { contentWindow } = element as HTMLIFrameElement;
    if (contentWindow) contentWindow.print = () => document.body.setAttribute('data-printed', 'sheet');
    window.print = () => document.body.setAttribute('data-printed', 'page');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('sheet');

  // Without a server there are no codes: nobody is sent to print them.
  await page
    .getByRole('navigation', { name: 'Parts of the event' })
    .getByRole('link', { name: 'Boards' })
    .click();
  await page.getByRole('heading', { name: 'Tables and phones' }).waitFor();
  expect(await page.getByRole('link', { name: 'Print the codes' }).count()).toBe(0);
});
