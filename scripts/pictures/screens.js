// What is pictured: how each screen is come to, and the sizes of window it is seen in.

/** @type {Record<string, import('../pictures.js').Size>} */
export const SIZES = {
  '390x844': { width: 390, height: 844, ratio: 2, touch: true },
  '844x390': { width: 844, height: 390, ratio: 2, touch: true },
  '768x1024': { width: 768, height: 1024, ratio: 1, touch: true },
  '1440x900': { width: 1440, height: 900, ratio: 1, touch: false },
};

/** A screen on the wall of a hall: only what is made for it. @type {Record<string, import('../pictures.js').Size>} */
export const WALL_SIZES = { '1920x1080': { width: 1920, height: 1080, ratio: 1, touch: false } };

/** @param {import('playwright-core').Page} page @param {string} path */
const open = async (page, path) => {
  await page.goto(path);
  await page.locator('main h1:not(.for-readers), main canvas').first().waitFor();
};

/** @param {import('playwright-core').Page} page */
const strike = (page) => page.getByRole('button', { name: 'Strike', exact: true, disabled: false });

/** @param {import('playwright-core').Page} page @param {string} address */
const showGame = async (page, address) => {
  await open(page, `${address}/play/cover`);
  await strike(page).waitFor();
  await aim(page);
};

/** An aim by keys, the same on every size. @param {import('playwright-core').Page} page */
async function aim(page) {
  const board = page.getByRole('application');
  await board.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', '+', '+'])
    await board.press(key);
  await board.evaluate((element) => element.blur());
}

const BOTH = ['390x844', '1440x900'];

/** A pull held half way, as a hand does before it lets go. @param {import('playwright-core').Page} page */
async function drawBack(page) {
  const box = await page.locator('canvas').boundingBox();
  const said = (await page.locator('#aim-now').textContent()) ?? '';
  const [, millimetres = '0', side] = /(\d+) mm to the (right|left)/.exec(said) ?? [];
  if (!box) throw new Error('there is no board');
  const metre = box.width / (box.width < 500 ? 0.773 : 0.894);
  const x = box.x + box.width / 2 + ((side === 'left' ? -1 : 1) * Number(millimetres) * metre) / 1000;
  const y = box.y + box.height / 2 + 0.2526 * metre;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 29, y + 52, { steps: 20 });
  await page.waitForTimeout(900);
}

/** @param {import('playwright-core').Page} page @param {string} path */
async function lookBack(page, path) {
  await open(page, path);
  await page.getByRole('table', { name: 'Both sides' }).waitFor();
  // The best stroke has run once more.
  await page.waitForTimeout(8000);
}

/** As somebody sees it who has just come. @param {import('playwright-core').Page} page */
async function atTheTop(page) {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
  });
}

/** @type {readonly import('../pictures.js').Screen[]} */
export const SCREENS = [
  { name: 'home', show: (page, address) => open(page, `${address}/`) },
  {
    name: 'lobby',
    show: async (page, address) => {
      await open(page, `${address}/lobby`);
      await page.locator('main a canvas').first().waitFor();
      await page
        .getByRole('button', { name: /^Sit down/ })
        .first()
        .waitFor();
    },
  },
  { name: 'game', show: showGame },
  {
    name: 'aim',
    sizes: BOTH,
    show: async (page, address) => {
      await open(page, `${address}/play/cover`);
      await strike(page).waitFor();
      await page
        .getByRole('button', { name: /^(✓ )?Aim/ })
        .first()
        .click();
      await drawBack(page);
    },
  },
  {
    name: 'hint',
    sizes: BOTH,
    show: async (page, address) => {
      await open(page, `${address}/play/cover`);
      await strike(page).waitFor();
      await page.getByRole('button', { name: /^Hint/ }).click();
      await page
        .getByText(/Keeps the turn|Wins the board/)
        .first()
        .waitFor();
      await page.waitForTimeout(600);
    },
  },
  { name: 'end', sizes: BOTH, show: (page, address) => lookBack(page, `${address}/play/finished`) },
  {
    name: 'due',
    show: async (page, address) => {
      await open(page, `${address}/play/due`);
      await page.getByRole('button', { name: 'Place it' }).waitFor();
    },
  },
  {
    name: 'why',
    show: async (page, address) => {
      await showGame(page, address);
      const why = page.getByText('Why?').first();
      await why.click();
      await why.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'new-game', show: (page, address) => open(page, `${address}/play`) },
  { name: 'records', show: (page, address) => open(page, `${address}/records`) },
  {
    name: 'replay',
    show: async (page, address) => {
      await open(page, `${address}/records/finished`);
      const place = page.getByRole('slider').first();
      await place.waitFor();
      await place.focus();
      await place.fill('24');
      await atTheTop(page);
    },
  },
  { name: 'laws', show: (page, address) => open(page, `${address}/laws/icf`) },
  { name: 'law', show: (page, address) => open(page, `${address}/laws/icf/73`) },
  {
    name: 'practice',
    show: async (page, address) => {
      await open(page, `${address}/practice`);
      await page.getByRole('button', { name: 'Queen and cover' }).click();
      await strike(page).waitFor();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page
        .getByText(/Keeps the turn|Wins the board/)
        .first()
        .waitFor();
      await atTheTop(page);
    },
  },
  {
    name: 'arrange',
    show: async (page, address) => {
      await open(page, `${address}/practice`);
      await page.getByRole('button', { name: 'Queen and cover' }).click();
      await page.getByRole('button', { name: 'Set up' }).click();
      const board = page.getByRole('application');
      await board.focus();
      for (const key of [']', ']', 'ArrowLeft']) await board.press(key);
      await atTheTop(page);
    },
  },
  { name: 'learn', sizes: BOTH, show: (page, address) => open(page, `${address}/learn`) },
  { name: 'lesson', show: (page, address) => open(page, `${address}/learn/cut`) },
  { name: 'shots', sizes: BOTH, show: (page, address) => open(page, `${address}/shots`) },
  {
    name: 'daily-shot',
    sizes: BOTH,
    show: async (page, address) => {
      await open(page, `${address}/shots/day`);
      await strike(page).waitFor();
    },
  },
  {
    name: 'review',
    sizes: BOTH,
    show: async (page, address) => {
      await open(page, `${address}/records/finished/review?stroke=24`);
      await page.getByRole('progressbar').first().waitFor({ state: 'hidden', timeout: 120_000 });
    },
  },
  { name: 'mine', sizes: BOTH, show: (page, address) => open(page, `${address}/mine`) },
  { name: 'settings', show: (page, address) => open(page, `${address}/settings`) },
];

/** The umpire's screens. @type {readonly import('../pictures.js').Screen[]} */
export const UMPIRED = [
  { name: 'umpire', show: (page, address) => open(page, `${address}/umpire`) },
  { name: 'umpire-set-up', show: (page, address) => open(page, `${address}/umpire/new`) },
  {
    name: 'umpire-console',
    show: async (page, address) => {
      await page.goto(`${address}/umpire/hall`);
      await page.getByRole('toolbar').waitFor();
    },
  },
  {
    name: 'umpire-scores',
    show: async (page, address) => {
      await page.goto(`${address}/umpire/scores`);
      await page.getByRole('button', { name: 'Esha' }).first().click();
    },
  },
  { name: 'umpire-sheet', show: (page, address) => open(page, `${address}/umpire/signed/sheet`) },
  {
    name: 'umpire-big',
    show: async (page, address) => {
      await page.goto(`${address}/umpire/hall/big`);
      await page.getByRole('timer').waitFor();
    },
  },
];

/** The same game in the other themes. @type {readonly import('../pictures.js').Screen[]} */
export const THEMED = [
  { name: 'game-paper', theme: 'paper', sizes: ['1440x900'], show: showGame },
  { name: 'game-dark', board: 'dark', sizes: ['1440x900'], show: showGame },
  { name: 'game-contrast', theme: 'contrast', board: 'contrast', sizes: ['1440x900'], show: showGame },
];
