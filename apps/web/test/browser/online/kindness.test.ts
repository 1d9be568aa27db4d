import { expect, it } from 'vitest';
import { PASSWORD, putAccount } from '../../../../../test/support/put-account.js';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { useStage } from '../stage.js';
import { useHouse } from './house.js';
import { comes, onTurn, opens, type Person, sitTwo, strikes } from './people.js';

const stage = useStage();
const MEERA = { id: 'meera', name: 'Meera', login: 'meera', role: 'moderator' } as const;
const house = useHouse({ FREE_TEXT: 'on', LIMITS: 'off' }, (store) => putAccount(store, MEERA));

/** Asks the server as this person's browser would, as whoever they are by now. */
async function asks<T>({ page, address }: Person, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(`${address}/api${path}`, {
    ...{ method, headers: { origin: address } },
    ...(data ? { data } : {}),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

const MATCH = { rulebook: 'icf', discipline: 'singles', length: 'board', kind: 'casual', visibility: 'link' };
const SAY = /^(Say something|कुछ कहें)/;

/** Two touches. */
async function says({ page }: Person, preset: string): Promise<void> {
  await page.getByRole('button', { name: SAY }).click();
  await page.getByRole('button', { name: preset }).click();
  await expect.poll(() => page.getByRole('region', { name: SAY }).count()).toBe(0);
}

/** What is read out to them of what was said. */
const hears = ({ page }: Person, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });

/** Opens what one may do about somebody, from their name at the board. */
async function turnsTo({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: SAY }).click();
  await page.getByRole('region', { name: SAY }).getByRole('button', { name }).first().click();
  await page.getByRole('dialog', { name }).waitFor();
}

it('words are read in one’s own language, and who is muted is not heard', async () => {
  const asha = await comes({ stage, house }, 'Asha');
  const bina = await comes({ stage, house }, 'Bina', { phone: true, hindi: true });
  await sitTwo(asha, bina);

  const board = await bina.page.locator('canvas').first().boundingBox();
  await says(asha, 'Good luck!');
  await hears(bina, 'Asha: शुभकामनाएँ!');
  await hears(asha, 'You: Good luck!');
  expect(await bina.page.locator('canvas').first().boundingBox()).toEqual(board);
  await bina.page.getByRole('button', { name: SAY }).click();
  expect(await complaintsInAllThemes(bina.page)).toEqual([]);
  expect(await bina.page.locator('canvas').first().boundingBox()).toEqual(board);
  await bina.page.keyboard.press('Escape');

  await turnsTo(bina, 'Asha');
  expect(await complaintsInAllThemes(bina.page)).toEqual([]);
  await bina.page.getByRole('button', { name: /^हर जगह म्यूट करें/ }).click();
  await bina.page.getByText('म्यूट: Asha').waitFor();
  await says(asha, 'Hello!');
  await hears(asha, 'You: Hello!');
  await bina.page.keyboard.press('Escape');
  await says(bina, 'धन्यवाद!');
  await hears(bina, 'आप: धन्यवाद!');
  await bina.page.getByRole('button', { name: SAY }).click();
  await bina.page.getByText('शुभकामनाएँ!', { exact: true }).first().waitFor();
  await expect.poll(() => bina.page.getByText('नमस्ते!', { exact: true }).count()).toBe(1);
});

it('a report is seen before it goes, reaches a moderator with all of it, and what she lays on can be appealed', async () => {
  const asha = await comes({ stage, house }, 'Asha');
  const bina = await comes({ stage, house }, 'Bina', { phone: true, hindi: true });
  const path = await sitTwo(asha, bina);
  await says(bina, 'अलविदा!');
  await hears(asha, 'Bina: Goodbye!');

  await turnsTo(asha, 'Bina');
  await asha.page.getByRole('button', { name: /^Report/ }).click();
  const report = asha.page.getByRole('dialog', { name: 'Report Bina' });
  await report.getByRole('region', { name: 'This is sent too' }).getByText('Goodbye!').waitFor();
  await report.getByText('Stalling').click();
  await report.getByLabel('In your own words').fill('Did not want to play.');
  expect(await complaintsInAllThemes(asha.page)).toEqual([]);
  await report.getByRole('button', { name: 'Send the report' }).click();
  await report.getByText('Thank you. The moderators have it.').waitFor();
  await report.getByRole('button', { name: 'Block Bina too' }).click();
  await asha.page.getByRole('button', { name: 'Bina' }).first().click();
  await asha.page.getByRole('button', { name: /^Report/ }).click();
  await report.getByText('You have reported this already.').waitFor();

  // The two are kept apart: not paired, and not at one board.
  for (const person of [asha, bina])
    expect(await asks(person, 'POST', '/pairing', { length: 'board' })).toMatchObject({ match: null });
  const { id } = await asks<{ id: string }>(asha, 'POST', '/matches', MATCH);
  const elsewhere = await bina.context.newPage();
  await elsewhere.goto(`${bina.address}/match/${id}`);
  await elsewhere.getByRole('button', { name: 'बैठें' }).click();
  await elsewhere.getByRole('alert').filter({ hasText: 'साथ नहीं खेलते' }).waitFor();
  await elsewhere.close();

  const meera = await comes({ stage, house }, 'Meera');
  await asks(meera, 'POST', '/guests', { name: 'Meera' });
  await opens(meera, '/moderation');
  await meera.page.getByRole('heading', { name: 'This page is for moderators' }).waitFor();
  await asks(meera, 'POST', '/sign-in/password', { login: MEERA.login, password: PASSWORD });
  await meera.page.reload();
  await meera.page.getByRole('heading', { name: 'Bina' }).waitFor();
  for (const words of ['Stalling', 'Did not want to play.', 'Goodbye!'])
    await meera.page.getByText(words, { exact: true }).waitFor();
  expect(await meera.page.getByRole('link', { name: 'The match' }).getAttribute('href')).toBe(path);
  expect(await complaintsInAllThemes(meera.page)).toEqual([]);
  await meera.page.getByText('Preset messages only', { exact: true }).click();
  await meera.page.getByRole('button', { name: 'Apply the sanction' }).click();
  await meera.page.getByText('Say why first.').waitFor();
  await meera.page.getByLabel('Why').fill('Played with words');
  await meera.page.getByRole('button', { name: 'Apply the sanction' }).click();
  await meera.page.getByText('No open reports').waitFor();

  await bina.page.getByRole('button', { name: SAY }).click();
  const hush = bina.page.getByText(/फ़िलहाल सिर्फ़ ये बातें कहें .*: Played with words/);
  await hush.waitFor();
  const account = await bina.context.newPage();
  await account.goto(`${bina.address}/account`);
  await account.getByText('अपील करें').click();
  await account.getByLabel('रोक क्यों हटाई जाए').fill('I had to go');
  expect(await complaintsInOneTheme(account)).toEqual([]);
  await account.getByRole('button', { name: 'अपील भेजें' }).click();
  await account.getByText(/आपकी अपील भेजी जा चुकी है/).waitFor();

  await meera.page.setViewportSize({ width: 390, height: 844 });
  await meera.page.reload();
  await meera.page.getByRole('button', { name: 'हिन्दी' }).click();
  await meera.page.getByRole('tab', { name: 'अपीलें' }).click();
  await meera.page.getByText('I had to go').waitFor();
  expect(await complaintsInOneTheme(meera.page)).toEqual([]);
  await meera.page.getByLabel('जवाब').fill('Go well');
  await meera.page.getByRole('button', { name: 'रोक हटाएँ' }).click();
  await meera.page.getByText('कोई अपील बाकी नहीं').waitFor();
  await meera.page.getByRole('tab', { name: 'दर्ज काम' }).click();
  await meera.page.getByText('अपील स्वीकार').waitFor();
  expect(await complaintsInOneTheme(meera.page)).toEqual([]);
  await account.reload();
  await account.getByText('मॉडरेटरों का जवाब: Go well').waitFor();
  await account.close();
  await bina.page.keyboard.press('Escape');
  await bina.page.getByRole('button', { name: SAY }).click();
  await bina.page.getByRole('button', { name: 'नमस्ते!' }).waitFor();
  await expect.poll(() => hush.count()).toBe(0);
});

it('who leaves in mid-match is told before what it costs, by whichever way', async () => {
  const asha = await comes({ stage, house }, 'Asha');
  const bina = await comes({ stage, house }, 'Bina', { phone: true, hindi: true });
  await sitTwo(asha, bina);
  await strikes(await onTurn([asha, bina]));
  const question = asha.page.getByRole('dialog', { name: 'Leave the match?' });
  await asha.page.getByRole('link', { name: 'Practice' }).click();
  await question.getByText(/away for 60 seconds in total on your turns, Bina wins the match/).waitFor();
  expect(await complaintsInAllThemes(asha.page)).toEqual([]);
  const sizes = await question
    .getByRole('button')
    .filter({ hasText: /^(Stay|Give up the match|Leave)$/ })
    .evaluateAll((all) => all.map((each) => `${each.clientWidth} ${each.clientHeight}`));
  expect([sizes.length, new Set(sizes).size]).toEqual([3, 1]);
  await question.getByRole('button', { name: 'Stay' }).last().click();
  await expect.poll(() => question.isVisible()).toBe(false);
  await asha.page.goBack();
  await question.waitFor();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await asha.page.waitForURL(`${asha.address}/`);

  await bina.page.getByRole('button', { name: 'मेन्यू' }).click();
  await bina.page.getByRole('dialog').getByRole('link').last().click();
  const theirs = bina.page.getByRole('dialog', { name: 'मैच छोड़कर जाएँ?' });
  await theirs.waitFor();
  expect(await complaintsInOneTheme(bina.page)).toEqual([]);
  await theirs.getByRole('button', { name: 'मैच में हार मानें' }).click();
  await expect.poll(() => theirs.isVisible()).toBe(false);
  await bina.page.goto(bina.address);
});
