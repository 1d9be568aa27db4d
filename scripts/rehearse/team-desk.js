// What an organiser of a team event does at the desk: teams entered, captains' links, line-ups, rubbers.
import { expect } from './expect.js';

/** @typedef {import('./hall.js').Person} Person */
/** @typedef {{ name: string, woman: boolean }} Player */
/** @typedef {{ team: string, players: readonly Player[] }} Squad */
/** A tie as the desk's list of the round names it. @typedef {{ table: string, a: string, b: string }} Tie */

/** @param {Person} organiser */
export function teamDeskOf(organiser) {
  const { page } = organiser;
  const dialog = page.getByRole('dialog');

  async function closes() {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }

  return {
    closes,
    /** By the form beside the list. @param {Squad} squad */
    async enters({ team, players }) {
      const form = page.getByRole('form', { name: 'Enter a team' });
      await organiser.types(form.getByLabel('Team', { exact: true }), team);
      for (const [index, { name, woman }] of players.entries()) {
        await organiser.types(form.getByLabel(`Player ${index + 1}`, { exact: true }), name);
        if (woman) await organiser.tap(`Player ${index + 1} is a woman`, form);
      }
      await organiser.shoot('team-form', true);
      await organiser.tap('Enter', form);
      await organiser.sees(`${team} is entered`);
    },
    /** As a spreadsheet has them. @param {readonly Squad[]} squads */
    async pastes(squads) {
      const rows = squads.flatMap(({ team, players }) =>
        players.map(({ name, woman }) => `${team}\t${name}\t${woman ? 'yes' : ''}`),
      );
      await organiser.tap('Paste or open a list');
      await organiser.types(
        dialog.getByLabel('Paste from a spreadsheet'),
        ['team\tname\twoman', ...rows].join('\n'),
      );
      await organiser.sees(`${squads.length} entries read`);
      await organiser.shoot('list');
      await organiser.tap(`Enter ${squads.length} teams`);
      await dialog.waitFor({ state: 'hidden' });
    },
    /** A captain's own secret link. @param {string} team @returns {Promise<string>} */
    async linkFor(team) {
      await organiser.tap(`More for ${team}`);
      await organiser.tap(page.getByRole('menuitem', { name: 'Captain’s link…' }));
      await organiser.tap('Make a link');
      const link = dialog.locator('output');
      await link.waitFor();
      await organiser.shoot('captain-link');
      const address = (await link.innerText()).trim();
      await closes();
      return address;
    },
    /** What is still to be played in the round that is shown. @returns {Promise<Tie[]>} */
    async ties() {
      const named = await page
        .getByRole('button', { name: /^(Line-ups|Rubbers), / })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
      return named.flatMap((name) => {
        const [, table = '', a = '', b = ''] = /^[^,]+, Table (\d+), (.+) – (.+)$/.exec(name) ?? [];
        return table === '' ? [] : [{ table, a, b }];
      });
    },
    /** @param {Tie} tie */
    async opensTie({ table }) {
      await organiser.tap(new RegExp(`^(Line-ups|Rubbers), Table ${table},`));
      await dialog.waitFor();
    },
    /** For a captain who told it at the desk. @param {string} team @param {readonly (readonly string[])[]} lineUp */
    async givesLineUp(team, lineUp) {
      await organiser.tap(dialog.getByText(`Line-up of ${team}`));
      const form = dialog.locator('form:visible');
      for (const [at, name] of lineUp.flat().entries()) {
        await form.getByRole('combobox').nth(at).selectOption(name);
        organiser.taps += 2;
      }
      await organiser.shoot(`line-up-${team}`);
      await organiser.tap('Save line-up', form);
      await form.waitFor({ state: 'hidden' });
    },
    /** @param {number} rubber @param {string} score */
    async typesRubber(rubber, score) {
      await organiser.tap(`Result, Rubber ${rubber}`);
      await organiser.types(page.getByRole('textbox', { name: /^Score/ }), score);
      if (rubber === 1) await organiser.shoot('rubber-typed');
      await organiser.tap('Save result');
      await organiser.button(`Change, Rubber ${rubber}`).waitFor();
    },
    /** @param {number} rubber @param {string} score @param {string} why */
    async corrects(rubber, score, why) {
      await organiser.tap(`Change, Rubber ${rubber}`);
      await organiser.types(page.getByRole('textbox', { name: /^Score/ }), score);
      await organiser.types(page.getByLabel('Why it is corrected'), why);
      await organiser.shoot('rubber-corrected');
      await organiser.tap('Save correction');
      await organiser.button(`Change, Rubber ${rubber}`).waitFor();
    },
    /** @param {{ team: string, rubber: number, out: string, into: string }} change */
    async substitutes({ team, rubber, out, into }) {
      await organiser.tap(page.locator('summary').filter({ hasText: 'Substitute' }));
      const form = dialog.locator('form:visible');
      await form.getByLabel('Team').selectOption({ label: team });
      await form.getByLabel('Rubber', { exact: true }).selectOption(`${rubber}`);
      await form.getByLabel('Out').selectOption(out);
      await form.getByLabel('In', { exact: true }).selectOption(into);
      organiser.taps += 8;
      await organiser.tap('Put in', form);
    },
    /** The rubbers of a tie that are not secret any more. */
    async isOpen() {
      await organiser
        .button(/^(Begins|Result), Rubber 1$/)
        .first()
        .waitFor();
    },
    /** Nobody's line-up is to be read at the desk before the other's is in. @param {Squad} squad */
    async seesNothingOf({ team, players }) {
      const text = await page.locator('body').innerText();
      for (const { name } of players)
        expect(!text.includes(name), `the desk sees ${name} of ${team} in a secret line-up`);
    },
  };
}
