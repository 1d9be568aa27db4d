// The pictures of docs/run-an-event.md: the screens of an event, each as the one who needs it sees it.

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./event.js').PicturedEvent} PicturedEvent
 */

const PHONE = ['390x844'];
const DESK = ['1440x900'];
const WALL = ['1920x1080'];

/** Whoever runs it is signed in. @param {Page} page @param {string} address @param {PicturedEvent} event */
const signIn = (page, address, { cookie }) => page.context().addCookies([{ ...cookie, url: address }]);

/** @param {Page} page @param {string} path */
const open = async (page, path) => {
  await page.goto(path);
  await page.locator('main h1:not(.for-readers)').first().waitFor();
};

/**
 * Those of an event that has been played so far.
 * @param {() => PicturedEvent} played
 * @returns {readonly import('../pictures.js').Screen[]}
 */
export const eventScreens = (played) => {
  /** @param {string} part */
  const atDesk = (part) => async (/** @type {Page} */ page, /** @type {string} */ address) => {
    const event = played();
    await signIn(page, address, event);
    await open(page, `${address}/events/${event.id}${part}`);
  };
  /** @param {string} part */
  const inPublic = (part) => async (/** @type {Page} */ page, /** @type {string} */ address) => {
    await page.goto(`${address}/event/${played().id}${part}`);
    await page.getByText('Tamarind Society Cup').first().waitFor();
  };
  return [
    { name: 'event-desk', sizes: [...DESK, ...PHONE], show: atDesk('') },
    {
      name: 'event-draft',
      sizes: DESK,
      show: async (page, address) => {
        const event = played();
        await signIn(page, address, event);
        await open(page, `${address}/events/${event.draft}`);
      },
    },
    { name: 'event-entries', sizes: DESK, show: atDesk('/entries') },
    { name: 'event-standings', sizes: DESK, show: atDesk('/standings') },
    { name: 'event-boards', sizes: DESK, show: atDesk('/boards') },
    { name: 'event-print', sizes: [...DESK, ...PHONE], show: atDesk('/print/cards') },
    {
      name: 'event-new',
      sizes: DESK,
      show: async (page, address) => {
        await signIn(page, address, played());
        await open(page, `${address}/events/new/starwood`);
      },
    },
    { name: 'event-wall', sizes: WALL, show: inPublic('/wall') },
    { name: 'event-public', sizes: PHONE, show: inPublic('') },
    {
      name: 'event-table',
      sizes: PHONE,
      show: async (page, address) => {
        const { id, table, key } = played();
        await page.goto(`${address}/table/${id}/${table}#${key}`);
        await page.locator('main h1:not(.for-readers)').first().waitFor();
      },
    },
  ];
};
