// The pictures of docs/umpire.md, in the order of a match: how each is come to, on a phone.

/** @typedef {import('playwright-core').Page} Page */

const PHONE = ['390x844'];

/** @param {Page} page @param {string} name */
const tap = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** In the chair of a match, with what there is to tap. @param {string} id @param {readonly string[]} taps */
const chair =
  (id, ...taps) =>
  /** @param {Page} page @param {string} address */
  async (page, address) => {
    await page.goto(`${address}/umpire/${id}`);
    await page.getByRole('toolbar').waitFor();
    for (const name of taps) await tap(page, name);
  };

/** Something far down in a dialog comes into the picture. @param {Page} page @param {string} name */
const bring = (page, name) =>
  page
    .getByRole('dialog')
    .getByText(name)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** @type {readonly import('../pictures.js').Screen[]} */
export const GUIDE = [
  {
    name: 'guide-paper',
    sizes: PHONE,
    show: async (page, address) => {
      await page.goto(`${address}/umpire/new`);
      await page.getByText('For the score sheet').click();
      for (const [label, written] of [
        ['Event', 'Society championship'],
        ['Category', 'Women'],
        ['Round', '2'],
        ['Match number', '17'],
        ['Table', '4'],
        ['Umpire', 'R. Rao'],
      ])
        await page.getByRole('textbox', { name: label ?? '', exact: true }).fill(written ?? '');
      await page.getByText('For the score sheet').evaluate((element) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        element.scrollIntoView({ block: 'center' });
      });
    },
  },
  { name: 'guide-toss', sizes: PHONE, show: chair('toss') },
  { name: 'guide-seats', sizes: PHONE, show: chair('seats') },
  { name: 'guide-stroke', sizes: PHONE, show: chair('stroke', '2 · Asha’s own coins', 'Striker') },
  { name: 'guide-due', sizes: PHONE, show: chair('due') },
  { name: 'guide-call', sizes: PHONE, show: chair('due', 'Call') },
  { name: 'guide-log', sizes: PHONE, show: chair('hall', 'Log') },
  { name: 'guide-warning', sizes: PHONE, show: chair('warning') },
  {
    name: 'guide-protest',
    sizes: PHONE,
    show: async (page, address) => {
      await chair('warning', 'More')(page, address);
      await page.getByRole('dialog').getByText('Submit protest').first().click();
      await bring(page, 'What happened, in their words');
    },
  },
  { name: 'guide-game-end', sizes: PHONE, show: chair('third') },
  { name: 'guide-match-end', sizes: PHONE, show: chair('signed') },
  {
    name: 'guide-reason',
    sizes: PHONE,
    show: async (page, address) => {
      await chair('toss', 'More', 'Walk-over: Farid did not report')(page, address);
      await tap(page, 'Not at the board in time');
    },
  },
  { name: 'guide-walk-over', sizes: PHONE, show: chair('walk-over') },
  {
    name: 'guide-replay',
    sizes: PHONE,
    show: async (page, address) => {
      await page.goto(`${address}/records/hall`);
      const place = page.getByRole('slider').first();
      await place.fill('9');
    },
  },
];
