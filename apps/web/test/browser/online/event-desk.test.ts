import { describe, expect, it } from 'vitest';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { useStage } from '../stage.js';
import { useSharedHouse } from './house.js';
import { asks, holdsAnEvent } from './organiser.js';
import { goesTo, opens } from './people.js';

const stage = useStage();
const house = useSharedHouse();
const place = { stage, house };

describe('the desk of an event', () => {
  it('runs a small event to the prizes by keyboard alone', async () => {
    const { person, page, id } = await holdsAnEvent(place, 'Omi');
    await opens(person, `/events/${id}`);
    for (const round of [1, 2]) {
      await page.getByRole('button', { name: `Draw round ${round}` }).waitFor();
      await page.keyboard.press('n');
      await page.getByRole('button', { name: 'Publish' }).waitFor();
      if (round === 1) expect(await complaintsInAllThemes(page)).toEqual([]);
      await page.keyboard.press('n');
      await page.getByRole('button', { name: 'Start the clock' }).waitFor();
      await page.keyboard.press('n');
      await page.getByText('2 results are still to come.').waitFor();
      await page.keyboard.press('ArrowDown');
      for (const score of ['25 12', '10-25']) {
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
          .toBe('row');
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        if (score === '10-25') {
          await page.keyboard.type('99 3');
          await page.keyboard.press('Enter');
          await dialog.getByText('No side scores more than 25').waitFor();
          await page.keyboard.press('ControlOrMeta+a');
        }
        await page.keyboard.type(score);
        await page.keyboard.press('Enter');
        await dialog.waitFor({ state: 'hidden' });
      }
    }
    await page
      .getByRole('region', { name: 'Next step' })
      .getByRole('button', { name: 'Give the prizes' })
      .waitFor();
    expect(await complaintsInOneTheme(page)).toEqual([]);
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Close the event' }).press('Enter');
    await page.getByText('The event is over.').waitFor();
    await goesTo(page, `/events/${id}/history`);
    await page.getByText(/^Event closed\./).waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await goesTo(page, `/events/${id}/boards`);
    await page.getByRole('button', { name: 'Show the code of table 2' }).click();
    await page.getByRole('img', { name: /umpire of table 2/ }).waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
  });

  it('lets somebody leave, and come back by one touch', async () => {
    const { person, page, id } = await holdsAnEvent(place, 'Omi');
    await opens(person, `/events/${id}/entries`);
    await page.getByRole('button', { name: /Devi/ }).click();
    await page.getByRole('menuitem', { name: /^Withdraw/ }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('had to leave');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Devi is withdrawn.').waitFor();
    await page.getByText('3 players · 1 withdrawn').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('4 players', { exact: true }).waitFor();
  });

  it('moves a match to another table by a finger, and names its umpire', async () => {
    const { person, page, id, act } = await holdsAnEvent(place, 'Omi', { phone: true });
    await act({ type: 'tables', tables: 3, outOfUse: [] });
    await act({ type: 'umpires', umpires: [{ name: 'Sunita' }] });
    await act({ type: 'pair' });
    await act({ type: 'publish' });
    await opens(person, `/events/${id}`);
    await page.getByRole('button', { name: /^Table and umpire, Table 2/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'Table and umpire' });
    await dialog.getByLabel('Table', { exact: true }).selectOption('3');
    await dialog.getByLabel('Umpire', { exact: true }).selectOption('Sunita');
    await dialog.getByRole('button', { name: 'Set', exact: true }).tap();
    const row = page.getByRole('row').filter({ hasText: 'Umpire: Sunita' });
    await row.getByRole('button', { name: /^Result, Table 3/ }).tap();
    await page.getByRole('textbox', { name: /^Score/ }).fill('25 3');
    await page.getByRole('button', { name: 'Save result' }).tap();

    // Held, so that it does not go by itself: it undoes what it tells of, and not what came after.
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.focus();
    await act({ type: 'report', match: 1, report: { score: [25, 7] } });
    await undo.waitFor({ state: 'hidden' });
    await page.getByText('25 – 7').waitFor();
  });

  it('says that the server does not answer until it does', async () => {
    const { person, page, id } = await holdsAnEvent(place, 'Omi');
    await opens(person, `/events/${id}`);
    const draw = page.getByRole('button', { name: 'Draw round 1' }).first();
    await draw.waitFor();
    await person.context.setOffline(true);
    await draw.click();
    const notDone = page.getByText(/does not answer, so this was not done/);
    await notDone.waitFor();
    await person.context.setOffline(false);
    await notDone.waitFor({ state: 'hidden' });
    await draw.click();
    await page.getByRole('button', { name: 'Publish' }).waitFor();
  });

  it('shows two phones that disagree, takes one, and tells what a correction would have drawn', async () => {
    const { person, page, id, act, keyOf } = await holdsAnEvent(place, 'Omi', { phone: true });
    await act({ type: 'pair' });
    await act({ type: 'publish' });
    const key = await keyOf(1);
    for (const [name, score] of [
      ['One', [25, 10]],
      ['Two', [20, 25]],
    ] as const) {
      const phone = await asks<{ phone: string; token: string }>(person, 'POST', `/events/${id}/phones`, {
        table: 1,
        key,
        name,
      });
      const report = { score, sent: { from: phone.phone, sequence: 1, hash: `hash of ${name}` } };
      await asks(person, 'POST', `/events/${id}/results`, { match: 1, report }, `Table ${phone.token}`);
    }
    await opens(person, `/events/${id}`);
    await page.getByText('Decide the result of table 1.').waitFor();
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Results waiting' });
    await dialog.getByText('25–10').waitFor();
    await dialog.getByText('20–25').waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill('the umpire says so');
    await dialog.getByRole('button', { name: 'Take this one' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await act({ type: 'report', match: 2, report: { score: [25, 1] } });
    await page.getByRole('button', { name: 'Draw round 2' }).first().click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Start the clock' }).waitFor();

    await page.getByRole('button', { name: 'Round 1, all results in' }).click();
    await page.getByRole('button', { name: /^Change, Table 1/ }).click();
    await page.getByRole('textbox', { name: /^Score/ }).fill('25 10');
    await page.getByRole('button', { name: 'Save correction' }).click();
    await page.getByText('This needs a reason.').waitFor();
    await page.getByLabel('Why it is corrected').fill('protest upheld');
    await page.getByRole('button', { name: 'Save correction' }).click();
    const otherwise = page.getByRole('dialog', { name: 'Drawn differently' });
    await otherwise.getByText('Would have been').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('25 – 10').waitFor();
  });
});
