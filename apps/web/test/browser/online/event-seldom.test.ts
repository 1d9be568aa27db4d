import { codesOf, signCarried, writeCarried } from '@opencarrom/protocol';
import { formatFrom } from '@opencarrom/tournament';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { textOf, useStage } from '../stage.js';
import { useSharedHouse } from './house.js';
import { asks, holdsAnEvent } from './organiser.js';
import { comes, goesTo, opens, type Person } from './people.js';

/** What is done at a desk once in a while, and must work then. */
const stage = useStage();
const house = useSharedHouse();
const place = { stage, house };

/** In the page: a camera before which codes are held up, one after the other, for as long as it is on. */
function beCamera(codes: readonly (readonly (readonly boolean[])[])[]): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 640];
  const context = canvas.getContext('2d');
  let frame = 0;
  const show = () => {
    // Each is held up for a second: longer than one look takes.
    const rows = codes[Math.floor(frame++ / 10) % codes.length] ?? [];
    const size = Math.floor(600 / rows.length);
    context?.fillRect(0, 0, 640, 640);
    rows.forEach((row, y) => {
      row.forEach((isDark, x) => {
        if (!context) return;
        context.fillStyle = isDark ? '#000' : '#fff';
        context.fillRect(20 + x * size, 20 + y * size, size, size);
        context.fillStyle = '#888';
      });
    });
  };
  setInterval(show, 100);
  navigator.mediaDevices.getUserMedia = async () => {
    show();
    return canvas.captureStream(10);
  };
}

async function holdsUp(person: Person, codes: readonly string[]): Promise<void> {
  await person.page.evaluate(
    beCamera,
    codes.map((code) => encode(code, { ecc: 'M', border: 4 }).data),
  );
}

describe('a phone at a table', () => {
  it('is sent away by the desk, and a new code shuts out the old one', async () => {
    const { person, page, id, act, keyOf } = await holdsAnEvent(place, 'Omi');
    await act({ type: 'pair' });
    await act({ type: 'publish' });
    const old = await keyOf(1);
    const phone = await comes(place, '', { phone: true });
    await opens(phone, `/table/${id}/1#${old}`);
    await phone.page.getByText('Live at the desk').first().waitFor();
    await opens(person, `/events/${id}/boards`);
    await page.getByRole('button', { name: 'Remove A phone from table 1' }).click();
    await phone.page.getByText('This phone no longer reports for this table.').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Remove A phone from table 1' }).count())
      .toBe(0);

    // A code that was seen by too many.
    await page.getByRole('button', { name: 'Show the code of table 1' }).click();
    await page.getByRole('button', { name: 'New code' }).click();
    const sure = page.getByRole('dialog', { name: 'New code' });
    await sure.getByText('The old code and all phones of this table stop working.').waitFor();
    expect(await complaintsInOneTheme(page)).toEqual([]);
    await sure.getByRole('button', { name: 'New code' }).click();
    await page.getByText('Table 1 has a new code.').waitFor();
    const fresh = await keyOf(1);
    expect(fresh).not.toBe(old);
    await page.getByRole('dialog').getByText(`#${fresh}`).waitFor();
    await phone.page.goto('about:blank');
    await opens(phone, `/table/${id}/1#${old}`);
    await phone.page.getByText('This phone no longer reports for this table.').waitFor();
    await phone.page.goto('about:blank');
    await opens(phone, `/table/${id}/1#${fresh}`);
    await phone.page.getByText('Live at the desk').first().waitFor();
  });

  it('without a network shows its result, and the desk’s camera reads it', async () => {
    const { person, page, id, act, keyOf } = await holdsAnEvent(place, 'Omi');
    await act({ type: 'pair' });
    await act({ type: 'publish' });
    const report = { score: [25, 9] as const, sent: { from: 'a phone', sequence: 1, hash: 'x' } };
    const carried = signCarried({ event: id, table: 1, match: 1, report }, await keyOf(1));
    await opens(person, `/events/${id}`);
    await page.getByRole('button', { name: 'Start the clock' }).waitFor();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Scan a result' });
    // Anything else that is held up is told, and not mixed with what comes.
    await holdsUp(person, ['https://example.org/a-poster']);
    await dialog.getByRole('button', { name: 'Use the camera' }).click();
    await dialog.getByText('This is not a result.').waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Stop the camera' }).click();
    const codes = codesOf(carried, 150);
    expect(codes.length).toBeGreaterThan(1);
    await holdsUp(person, codes);
    await dialog.getByRole('button', { name: 'Use the camera' }).click();
    await dialog.getByText('Asha – Chitra: Taken. It counts.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('25 – 9').first().waitFor();
  });

  it('whose result was changed on its way counts for nobody, and the desk sees why', async () => {
    const { person, page, id, act, keyOf } = await holdsAnEvent(place, 'Omi');
    await act({ type: 'pair' });
    await act({ type: 'publish' });
    const key = await keyOf(1);
    const result = (score: readonly [number, number], event = id) =>
      signCarried({ event, table: 1, match: 1, report: { score } }, key).split('.');
    const [, , mac] = result([25, 9]);
    const [prefix, body] = result([9, 25]);
    const notWhole = writeCarried(
      { event: id, table: 1, match: 1, report: { score: '25-9' } as never },
      null,
    );
    await opens(person, `/events/${id}`);
    await page.getByRole('button', { name: 'Start the clock' }).waitFor();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Scan a result' });
    const open = (text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.carrom-result', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await open(notWhole);
    await dialog.getByText('This result was changed, or is not whole.').waitFor();
    await open(result([25, 9], 'another').join('.'));
    await dialog.getByText('This result is of another event.').waitFor();
    await open([prefix, body, mac].join('.'));
    await dialog
      .getByText(/^Asha – Chitra: Saved\. It waits for your decision\. It is not signed by its/)
      .waitFor();
    await page.keyboard.press('Escape');

    // The true one comes, and the next round is drawn: what is doubtful stays in sight, and says why.
    await act({ type: 'report', match: 1, report: { score: [25, 9] } });
    await act({ type: 'report', match: 2, report: { score: [25, 3] } });
    await act({ type: 'pair' });
    await act({ type: 'publish' });
    await page.getByRole('button', { name: 'Decide, Table 1, Asha – Chitra' }).click();
    const doubtful = page.getByRole('dialog', { name: 'Results waiting' });
    await doubtful.getByText(/^It is not signed by its table/).waitFor();
    await doubtful.getByText('9–25').waitFor();
    await doubtful.getByRole('button', { name: 'Set aside' }).click();
    await expect.poll(() => doubtful.count()).toBe(0);
    await page.getByRole('button', { name: /^Result, Table 1/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Decide/ }).count()).toBe(0);
  });
});

it('a match that the desk does not have yet is not deleted by mistake', async () => {
  const { id, act, keyOf } = await holdsAnEvent(place, 'Omi');
  await act({ type: 'pair' });
  await act({ type: 'publish' });
  const phone = await comes(place, '', { phone: true });
  const { page } = phone;
  await opens(phone, `/table/${id}/1#${await keyOf(1)}`);
  await page.getByText('Only the score').tap();
  await page.getByRole('button', { name: 'Umpire this match' }).tap();
  const won = page.getByRole('button', { name: / won the toss$/ }).first();
  await won.waitFor();
  // The desk is away, the page is not: as where a hall's server is off, and the app on the phone.
  await page.route('**/api/**', (asked) => asked.abort());
  await phone.context.setOffline(true);
  await won.tap();
  await page.getByText(/Saved on this phone: \d+ to send/).waitFor();
  await phone.context.setOffline(false);
  await opens(phone, '/umpire');
  const remove = page.getByRole('button', { name: /^Delete/ });
  await remove.tap();
  const sure = page.getByRole('dialog', { name: 'The desk does not have this match yet' });
  expect(await complaintsInOneTheme(page)).toEqual([]);
  await sure.getByRole('button', { name: 'Keep it' }).last().tap();
  await remove.tap();
  await sure.getByRole('button', { name: 'Delete', exact: true }).tap();
  await page.getByText(/^Deleted: /).waitFor();
  await expect.poll(() => remove.count()).toBe(0);
});

describe('the file of an event', () => {
  it('that is here already opens the one here, or makes a second one, or nothing', async () => {
    const { person, page, id, act } = await holdsAnEvent(place, 'Omi');
    await opens(person, `/events/${id}/settings`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the file' }).click();
    const buffer = Buffer.from(await textOf(saved));
    const open = () =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'evening.jsonl', mimeType: 'text/plain', buffer });
    await goesTo(page, '/events');
    await open();
    await page.getByText('The file has nothing that it lacks.').waitFor();
    expect(await complaintsInOneTheme(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByText('evening.jsonl').count()).toBe(0);

    await act({ type: 'pair' });
    await open();
    await page.getByText('The one here is newer: it has 1 change more.').waitFor();
    await page.getByRole('link', { name: 'Open the one here' }).click();
    await page.waitForURL(`**/events/${id}`);

    await goesTo(page, '/events');
    await open();
    await page.getByRole('button', { name: 'Keep both' }).click();
    await page.getByText('Draw the first round.').waitFor();
    const { mine } = await asks<{ mine: { name: string }[] }>(person, 'GET', '/events');
    expect(mine.map(({ name }) => name)).toEqual(['Club evening', 'Club evening']);
  });
});

describe('the desk', () => {
  it('takes line-ups in secret, and each rubber of a tie', async () => {
    const { person, page } = await holdsAnEvent(place, 'Omi');
    const made = formatFrom('national-teams', {});
    if ('error' in made) throw new Error(made.error.message);
    const open = { name: 'Friendly tie', format: made.ok, lot: 7 };
    const { id } = await asks<{ id: string }>(person, 'POST', '/events', { id: 'tie', open });
    const names = ['Arun', 'Bilal', 'Chetan', 'Dev'];
    const acts = [
      {
        type: 'enter',
        entries: ['Ajanta', 'Bhima'].map((team) => ({
          team,
          players: names.map((name) => ({ name: `${name} ${team}` })),
        })),
      },
      { type: 'pair' },
      { type: 'publish' },
    ];
    for (const [at, act] of acts.entries())
      await asks(person, 'POST', `/events/${id}/acts`, { id: `tie-${at}`, act });
    await opens(person, `/events/${id}`);
    await page
      .getByRole('button', { name: /^Line-ups, / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Tie: / });
    for (const team of ['Ajanta', 'Bhima']) {
      await dialog.getByText('Secret until both are given.').waitFor();
      await dialog.getByText(`Line-up of ${team}`).click();
      const form = dialog.locator('form:visible');
      for (const [at, name] of names.entries())
        await form.getByRole('combobox').nth(at).selectOption(`${name} ${team}`);
      if (team === 'Ajanta') expect(await complaintsInAllThemes(page)).toEqual([]);
      await form.getByRole('button', { name: 'Save line-up' }).click();
      // What was chosen is off the screen until the other's is in.
      if (team === 'Ajanta') {
        await dialog.getByText('given', { exact: true }).waitFor();
        await expect.poll(() => form.count()).toBe(0);
      }
    }
    await dialog.locator('b', { hasText: 'Arun Ajanta' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await complaintsInOneTheme(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Result, Rubber 1' }).click();
    await page.getByRole('textbox', { name: /^Score/ }).fill('25-3 25-7');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Change, Rubber 1' }).waitFor();
    await dialog
      .getByText(/^[01] – [01]$/)
      .first()
      .waitFor();

    // Another result of one rubber waits for the desk: beside what counts of that rubber, with those who played it.
    await page.keyboard.press('Escape');
    const other = {
      event: id,
      table: 1,
      match: 1,
      rubber: 1,
      report: {
        games: [
          [3, 25],
          [7, 25],
        ],
      },
    } as const;
    await asks(person, 'POST', `/events/${id}/carried`, { text: writeCarried(other, null) });
    await page
      .getByRole('button', { name: /^Decide, / })
      .first()
      .click();
    const waiting = page.getByRole('dialog', { name: 'Results waiting' });
    await waiting.getByText('Rubber 1: Arun Ajanta – Arun Bhima').waitFor();
    await waiting.getByText('Nobody has signed it. Ask at the table whether it is right.').waitFor();
    for (const score of ['2–0', '0–2']) await waiting.getByText(score, { exact: true }).waitFor();
    expect(await complaintsInOneTheme(page)).toEqual([]);
    await waiting.getByLabel('Reason').fill('The sheet says so');
    await waiting.getByRole('button', { name: 'Take this one' }).click();
    await expect.poll(() => waiting.count()).toBe(0);
    await page
      .getByRole('button', { name: /^Rubbers, / })
      .first()
      .click();
    await dialog.getByText('0–2', { exact: true }).waitFor();
  });

  it('offers what can be done where a round cannot be paired', async () => {
    const { person, page, id, act } = await holdsAnEvent(place, 'Omi', { rounds: 5 });
    for (let match = 1; match <= 6; match += 2) {
      await act({ type: 'pair' });
      await act({ type: 'publish' });
      for (const number of [match, match + 1])
        await act({ type: 'report', match: number, report: { score: [25, number] } });
    }
    await opens(person, `/events/${id}`);
    await page.getByText('The next round cannot be paired as it is.').waitFor();
    await page.getByRole('button', { name: 'What can be done' }).click();
    expect(await complaintsInOneTheme(page)).toEqual([]);
    await page.getByRole('button', { name: /^Let those meet again/ }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Start the clock' }).waitFor();
  });

  it('takes a result back, takes the draw back with its results, and brings both back', async () => {
    const { person, page, id, act } = await holdsAnEvent(place, 'Omi');
    await act({ type: 'pair' });
    await act({ type: 'publish' });
    await opens(person, `/events/${id}`);
    await page.getByRole('button', { name: /^Result, Table 1/ }).click();
    await page.keyboard.type('25 3');
    await page.keyboard.press('Enter');
    await page.getByText('25 – 3').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Undone.').waitFor();
    await expect.poll(() => page.getByText('25 – 3').count()).toBe(0);
    await act({ type: 'report', match: 1, report: { score: [25, 4] } });
    await page.getByText('25 – 4').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Undo the draw' }).click();
    const sure = page.getByRole('dialog', { name: 'Undo the draw' });
    await sure.getByText('1 result goes with the draw.').waitFor();
    await sure.getByRole('button', { name: 'Undo the draw' }).click();
    await page.getByText('Draw the first round.').waitFor();
    await goesTo(page, `/events/${id}/history`);
    await page.getByRole('button', { name: 'Undo the last' }).click();
    await page.getByText('Undone: Last draw undone').waitFor();
    await goesTo(page, `/events/${id}`);
    await page.getByText('25 – 4').waitFor();

    // Any line by itself, once it is asked.
    await goesTo(page, `/events/${id}/history`);
    await page.getByRole('button', { name: /^Undo line \d+: Table 1: .*25–4/ }).click();
    await page
      .getByRole('dialog', { name: 'Undo this?' })
      .getByRole('button', { name: 'Undo', exact: true })
      .click();
    await page.getByText(/^Undone: Table 1: .*25–4/).waitFor();
  });

  it('asks once before somebody is entered twice, however fast it is typed', async () => {
    const { person, page, id } = await holdsAnEvent(place, 'Omi');
    await opens(person, `/events/${id}/entries`);
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('asha');
    await page.keyboard.press('Enter');
    await page.getByText('already entered, number 1').waitFor();
    await page.getByText('4 players', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Enter anyway' }).waitFor();
    // Another name is another question.
    await name.fill('Esha');
    await page.getByRole('button', { name: 'Enter', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Esha is entered.').waitFor();
    await name.fill('asha');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Enter anyway' }).click();
    await page.getByText('6 players', { exact: true }).waitFor();
  });

  it('enters pairs by the form', async () => {
    const { person, page } = await holdsAnEvent(place, 'Omi');
    await opens(person, '/events/new/starwood');
    await page.getByLabel('Name of the event').fill('Pairs of the house');
    await page.getByRole('button', { name: 'Open the event' }).click();
    const [one, other] = [page.getByLabel('Player 1'), page.getByLabel('Player 2')];
    await one.fill('Asha Rao');
    await page.keyboard.press('Enter');
    await page.getByText('A name is missing.').waitFor();
    await other.fill('Asha Rao');
    await page.keyboard.press('Enter');
    await page.getByText('Asha Rao is named twice in this entry').waitFor();
    await other.fill('Bina Sen');
    await page.keyboard.press('Enter');
    await page.getByText('Asha Rao & Bina Sen is entered.').waitFor();
    await expect.poll(() => one.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('Chitra');
    await other.fill('Bina Sen');
    await page.getByText('Bina Sen plays in Asha Rao & Bina Sen already').waitFor();
    expect(await complaintsInOneTheme(page)).toEqual([]);
  });
});
