import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { textOf, useStage } from '../stage.js';
import { useSharedHouse } from './house.js';
import { comes, goesTo, opens } from './people.js';

const stage = useStage();
const house = useSharedHouse();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the event' }).getByRole('link', { name });

/** A name with capitals, a name with a letter too many, somebody without a federation, two people with one name. */
const LIST = [
  'name\tfederation',
  'ASHA RAO\tIND',
  'Chitra Verma\tIND',
  'Chitra Vermaa\tIND',
  'Dev Patel\t',
  'Esha Nair\tPOL',
  'Esha Nair\tIND',
].join('\n');

it('an event is opened from a template, filled, helped with, looked at from its file, and deleted', async () => {
  const owner = await comes({ stage, house }, 'Uma');
  const { page } = owner;
  await opens(owner, '/events');
  await page.getByText('No events yet').waitFor();
  expect(await complaintsInAllThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'New event' }).first().click();
  await page.getByText('Seven rounds and the top eight').click();
  await page.getByLabel('Date').fill('2026-01-31');
  await page.getByLabel('Players expected').fill('24');
  await page.getByLabel('Tables').fill('12');
  await page.getByText('7 rounds of 45 minutes end at 15:45').waitFor();
  await page.getByText('Change the format').click();
  expect(await complaintsInAllThemes(page)).toEqual([]);
  await button(page, 'Open the event').click();
  await page.getByText('Give the event a name.').waitFor();
  await page.getByLabel('Name of the event').fill('Banyan Court Open');
  await button(page, 'Open the event').click();
  await page.getByRole('heading', { name: 'Banyan Court Open' }).waitFor();

  // Typed: Enter enters, and the next name can be typed at once.
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Federation or state').fill('IND');
  await page.keyboard.press('Enter');
  await page.getByText('Asha Rao is entered.').waitFor();
  await page.keyboard.type('Bilal Khan');
  await page.keyboard.press('Enter');
  await page.getByText('Bilal Khan is entered.').waitFor();

  // Half typed when the page is loaded again: it is still there.
  await page.keyboard.type('Chit');
  await page.reload();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Chit');
  await page.getByLabel('Name', { exact: true }).fill('');

  // Pasted: what is doubtful is shown before anybody is entered.
  await button(page, 'Paste or open a list').click();
  await page.getByLabel('Paste from a spreadsheet').fill(LIST);
  await page.getByText('left out: already entered, number 1').waitFor();
  await page.getByText('is this Chitra Verma?').waitFor();
  await page.getByText('no federation').waitFor();
  // Loaded again before anybody is entered: the list is still there.
  await page.reload();
  await page.getByText('is this Chitra Verma?').waitFor();
  expect(await complaintsInAllThemes(page)).toEqual([]);
  await page.getByRole('switch', { name: /Chitra Vermaa/ }).click();
  await page.getByRole('switch', { name: /Esha Nair.*already in line 6/ }).click();
  await button(page, 'Enter 4 players').click();
  await page.getByText('Swiss singles · 6 players · 12 tables').waitFor();
  await page.reload();
  await button(page, 'Copy the list').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await complaintsInOneTheme(page)).toEqual([]);

  // Seeds by keyboard, and undone.
  await button(page, /^Seeds/).click();
  await page.getByLabel('Seed somebody').selectOption('1');
  await page.getByLabel('Seed somebody').selectOption('2');
  const seeds = page.getByRole('list', { name: 'Seeded, the best first' });
  await button(page, 'Move up: Bilal Khan').press('Enter');
  await expect.poll(() => seeds.innerText()).toMatch(/1\s+Bilal Khan\s+2\s+Asha Rao/);
  await button(page, 'Undo').click();
  await expect.poll(() => seeds.innerText()).toMatch(/1\s+Asha Rao\s+2\s+Bilal Khan/);
  expect(await complaintsInAllThemes(page)).toEqual([]);

  // A helper by link, on a phone: acts, and is sent away.
  await part(page, 'Settings').click();
  await button(page, 'Invite a helper').click();
  const invited = await page.getByRole('status', { name: 'Link for one helper' }).textContent();
  expect(await complaintsInAllThemes(page)).toEqual([]);
  const helper = await comes({ stage, house }, '', { phone: true });
  const { pathname, hash } = new URL(invited ?? '');
  await opens(helper, pathname + hash);
  await helper.page.getByLabel('Your name').fill('Omi');
  await button(helper.page, 'Start helping').click();
  await part(helper.page, 'Entries').click();
  await helper.page.getByLabel('Name', { exact: true }).fill('Lata Om');
  await helper.page.keyboard.press('Enter');
  await page.getByText('7 players').waitFor();
  expect(await complaintsInOneTheme(helper.page)).toEqual([]);
  await button(page, 'Remove Omi as helper').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await helper.page.getByText('Only those who run this event see its desk').waitFor();

  // A second day, and back to one.
  await button(page, 'Add a day').click();
  await page.getByRole('group', { name: 'Day 2' }).getByLabel('Hours').fill('6');
  await button(page, /^Save$/).click();
  await page.getByText(/31 Jan\s*–\s*1 Feb 2026/).waitFor();
  await button(page, 'Remove day 2').click();
  await button(page, /^Save$/).click();
  await page.getByText('31 Jan 2026').waitFor();
  expect(await complaintsInOneTheme(page)).toEqual([]);

  // The whole of it in a file, looked at without a server.
  const saved = page.waitForEvent('download');
  await button(page, 'Save the file').click();
  const file = await textOf(saved);
  const desk = new URL(page.url()).pathname;
  await goesTo(page, '/events');
  const puts = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'open.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await puts(file.replace('"seq":2', '"seq":'));
  await page.getByText('open.jsonl cannot be read: line 3 is damaged.').waitFor();
  await puts(file.replace('"version":1', '"version":99'));
  await page.getByText('open.jsonl comes from a newer OpenCarrom.').waitFor();
  await puts(file);
  await page.getByRole('link', { name: 'Show it' }).click();
  await page.getByText('you can look at everything').waitFor();
  await part(page, 'Entries').click();
  await page.getByText('Lata Om').waitFor();
  expect(await button(page, 'Paste or open a list').count()).toBe(0);

  await goesTo(page, desk);
  await button(page, 'Delete the event…').click();
  await page.getByLabel(/to delete it/).fill('Banyan');
  await button(page, 'Delete for good').click();
  await page.getByText('This is not the name of the event.').waitFor();
  await page.getByLabel(/to delete it/).fill('Banyan Court Open');
  await button(page, 'Delete for good').click();
  await page.getByText('No events yet').waitFor();
});
