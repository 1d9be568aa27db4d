// What an organiser does at the desk, by what is to be seen there.
/** @typedef {import('./hall.js').Person} Person */

/** Boards that the higher one wins: the best of three in the groups, more than enough to 29 in the knock-out. */
const WON = { groups: ['9-0', '5-0'], knockOut: ['12-0', '12-0', '12-0'] };
const turned = (/** @type {string} */ board) => board.split('-').reverse().join('-');

/** @param {Person} organiser @param {(pair: string) => number} strength */
export function desksIn(organiser, strength) {
  const { page } = organiser;
  const results = () => page.getByRole('button', { name: /^Result, / });

  /** @param {import('playwright-core').Locator} button @param {boolean} hasProtest */
  async function types(button, hasProtest = false) {
    const [, a = '', b = ''] =
      /, ([^,]+) – ([^,]+)$/.exec((await button.getAttribute('aria-label')) ?? '') ?? [];
    const isKnockOut = await page
      .getByRole('button', { name: /Quarter|Semi|Final/ })
      .first()
      .isVisible()
      .catch(() => false);
    await organiser.tap(button);
    const dialog = page.getByRole('dialog');
    const boards = WON[isKnockOut ? 'knockOut' : 'groups'];
    const typed = strength(a) < strength(b) ? boards : boards.map(turned);
    await organiser.types(dialog.getByRole('textbox', { name: /^Score/ }), typed.join(' '));
    if (hasProtest) {
      await organiser.tap(dialog.getByText('A protest is open: provisional'));
      await organiser.shoot('result-protest');
    }
    await organiser.tap('Save result', dialog);
    await dialog.waitFor({ state: 'hidden' });
    return `${a} – ${b}`;
  }

  return {
    /** Another part of the event. @param {string} part */
    async to(part) {
      await organiser.tap(
        page.getByRole('navigation', { name: 'Parts of the event' }).getByRole('link', { name: part }),
      );
      await page.getByRole('link', { name: part, exact: true }).and(page.locator('[aria-current]')).waitFor();
    },
    /** The addresses that the codes of tables hold. @param {readonly number[]} tables */
    async tableAddresses(tables) {
      await this.to('Boards');
      await organiser.shoot('boards');
      /** @type {[number, string][]} */
      const found = [];
      for (const table of tables) {
        await organiser.tap(`Show the code of table ${table}`);
        const dialog = page.getByRole('dialog');
        const address = await dialog.getByRole('link').first().getAttribute('href');
        if (table === 1) await organiser.shoot('code');
        found.push([table, address ?? '']);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
      await this.to('Round');
      return found;
    },
    /** The result of a table has come by itself, so many of this round by now. @param {number} table */
    async resultOf(table, all = 1) {
      await page
        .getByRole('button', { name: new RegExp(`^Change, Table ${table},`) })
        .nth(all - 1)
        .waitFor();
    },
    /** Every result that is still missing. */
    async typesAll() {
      for (let left = await results().count(); left > 0; left = await results().count()) {
        await types(results().first());
        await page.waitForFunction(
          (before) =>
            [...document.querySelectorAll('button')].filter((each) =>
              each.getAttribute('aria-label')?.startsWith('Result, '),
            ).length < before,
          left,
        );
      }
    },
    async typesOne() {
      return types(results().first());
    },
    /**
     * A result that decides who goes on, with a protest against it: of the second of a group against the third, or else
     * against the first. @param {readonly string[]} met every meeting of the groups
     */
    async typesWithProtest(met) {
      const open = await results().evaluateAll((buttons) =>
        buttons.map((each) => /, ([^,]+ – [^,]+)$/.exec(each.getAttribute('aria-label') ?? '')?.[1] ?? ''),
      );
      const places = open.map((match) => {
        const [a = ''] = match.split(' – ');
        const group = new Set(
          met
            .map((each) => each.split(' – '))
            .filter((sides) => sides.includes(a))
            .flat(),
        );
        const order = [...group].sort((one, other) => strength(one) - strength(other));
        return match
          .split(' – ')
          .map((side) => order.indexOf(side) + 1)
          .sort()
          .join('-');
      });
      const at = Math.max(0, places.includes('2-3') ? places.indexOf('2-3') : places.indexOf('1-2'));
      return types(results().nth(at), true);
    },
    /** @param {string} round what it is called */
    async draws(round) {
      await organiser.tap(`Draw ${round.toLowerCase()}`);
      await organiser.tap('Publish');
      await organiser.button('Publish').waitFor({ state: 'hidden' });
    },
    /** @param {string} stage */
    async goesOn(stage) {
      // While a protest is open, the next step is to settle it; the way on stands below.
      await organiser.tap(organiser.button('Next stage').or(organiser.button(`Continue to ${stage}`)));
      await organiser.shoot('go-on');
      const draw = organiser.button(/^Draw (last|quarter|semi|final)/);
      await draw.or(organiser.button('Publish')).first().waitFor();
      if (await draw.first().isVisible()) await organiser.tap(draw);
      await organiser.button('Publish').waitFor();
    },
    /** Who meets whom in the round that is shown; a protest of an earlier one stands beside it. */
    async meetings() {
      await page.getByRole('grid').waitFor();
      return page
        .getByRole('grid')
        .getByRole('row')
        .evaluateAll((rows) =>
          rows
            .slice(1)
            .filter((row) => !row.textContent?.includes('protest open'))
            .map((row) =>
              [...row.querySelectorAll('[role=gridcell]')]
                .filter((_, at) => at === 1 || at === 3)
                .map(({ textContent }) => textContent?.trim())
                .join(' – '),
            ),
        );
    },
    /** The protest against a result of the groups is upheld: it goes to the other side. @param {string} match */
    async upholds(match) {
      await organiser.tap(page.getByRole('button', { name: /^Settle/ }));
      const settle = page.getByRole('dialog', { name: 'Settle the protest' });
      await organiser.shoot('settle');
      await organiser.tap('Uphold: change the result', settle);
      const dialog = page.getByRole('dialog', { name: /^Result/ });
      const field = dialog.getByRole('textbox', { name: /^Score/ });
      const had = await field.inputValue();
      await organiser.types(field, had.split(' ').map(turned).join(' '));
      await organiser.types(dialog.getByLabel('Why it is corrected'), `protest upheld: ${match}`);
      await organiser.shoot('upheld');
      await organiser.tap('Save correction', dialog);
    },
    async sheets() {
      const names = await page
        .getByRole('radio')
        .evaluateAll((radios) =>
          radios.map(
            (each) => each.closest('label')?.textContent?.trim() ?? each.getAttribute('aria-label') ?? '',
          ),
        );
      return names.slice(
        0,
        names.findIndex((name) => /^\d$|^A4$/.test(name)),
      );
    },
    /** @param {string} sheet @param {string} file */
    async prints(sheet, file) {
      await organiser.tap(page.getByText(sheet, { exact: true }));
      await page
        .locator('iframe')
        .or(page.getByText(/Nothing|nobody|no /i))
        .first()
        .waitFor();
      await organiser.shoot(`print-${sheet.replaceAll(/\W+/g, '-').toLowerCase()}`);
      return file;
    },
  };
}
