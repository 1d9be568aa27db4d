// A federation's Swiss run whole, as its organiser would: 110 players of a SoL file over 11 rounds at 55 tables, every
// round drawn and published at the desk and seen on a phone, one whole round typed by hand, a late entry, a withdrawal,
// prizes, paper. The other results are told to the server as phones tell them. Says how long each round was in coming.
import { expect } from './expect.js';

const PLAYERS = 110;
const ROUNDS = 11;
/** The round whose results are typed at the desk, every one. */
const TYPED_ROUND = 2;
const NAME = 'Winter Open';
const NATIONS = ['IND', 'LKA', 'ITA', 'POL', 'GBR', 'FRA', 'DEU', 'CHE', 'CZE', 'MDV'];
/** Milliseconds: a round stands on the page of those at home within this. */
const SOON = 2000;

/** A file as a federation has it: its players, and a tourney that has not begun. */
function solFile() {
  const players = Array.from({ length: PLAYERS }, (_, index) => {
    const number = `${index + 1}`.padStart(3, '0');
    const nationality = NATIONS[index % NATIONS.length];
    return `- {firstname: Player, guid: p${number}, lastname: N${number}, nationality: ${nationality}}`;
  });
  const competitors = players.map((_, index) => `- {players: [${index + 1}]}`);
  const tourney = [`description: ${NAME}`, 'couplings: dazed', 'date: 2026-01-31', 'duration: 50'];
  return ['---', 'players:', ...players, '---', ...tourney, 'competitors:', ...competitors, ''].join('\n');
}

/** @param {Awaited<ReturnType<typeof import('./hall.js').openHall>>} hall */
export async function swiss(hall) {
  const { step } = hall;
  const organiser = await hall.comes('desk', 'desk');
  const { page } = organiser;
  let id = '';
  let acts = 0;

  /** What a phone, or a helper at another desk, tells the server. @param {object} act */
  const told = async (act) => {
    const answer = await page.request.post(`${hall.address}/api/events/${id}/acts`, {
      data: { id: `rehearsal-${acts++}`, act },
      headers: { origin: hall.address },
    });
    expect(answer.ok(), await answer.text());
  };
  /** @param {string} part */
  const to = async (part) => {
    const parts = page.getByRole('navigation', { name: 'Parts of the event' });
    await organiser.tap(parts.getByRole('link', { name: part }));
    await page.getByRole('link', { name: part, exact: true }).and(page.locator('[aria-current]')).waitFor();
  };

  await step('an event from a SoL file', async () => {
    await organiser.opens('/events');
    await page.locator('input[type=file]').setInputFiles({
      name: 'winter-open.sol',
      mimeType: 'application/yaml',
      buffer: Buffer.from(solFile()),
    });
    organiser.taps += 2;
    await organiser.tap(page.getByRole('link', { name: new RegExp(`^${NAME}`) }));
    await organiser.sees('110 players of the file are entered once the event is open.');
    await organiser.types(page.getByLabel('Tables'), '55');
    await organiser.tap(page.locator('summary').filter({ hasText: 'Change the format' }));
    const rounds = page.getByRole('group', { name: 'Swiss rounds' });
    while ((await rounds.locator('output').innerText()) !== `${ROUNDS}`) await organiser.tap('More', rounds);
    await organiser.shoot('new', true);
    await organiser.tap('Open the event');
    await page.waitForURL(/\/events\/[^/]+\/entries$/);
    id = page.url().split('/').at(-2) ?? '';
    await organiser.sees('110 players');
    await organiser.shoot('entries');
  });

  const wall = await hall.comes('wall', 'wall');
  const home = await hall.comes('home', 'phone');
  await wall.opens(`/event/${id}/wall`);
  await home.opens(`/event/${id}`);
  await to('Round');

  /** @type {{ drawn: number, published: number, seen: number }[]} */
  const took = [];
  /** @param {number} round */
  const draws = async (round) => {
    const pressed = performance.now();
    await organiser.tap(`Draw round ${round}`);
    await organiser.button('Publish').waitFor();
    const drawn = performance.now();
    if (round === 1) await organiser.shoot('draft');
    const before = performance.now();
    await organiser.tap('Publish');
    await organiser.button('Publish').waitFor({ state: 'hidden' });
    const published = performance.now();
    await home.sees(new RegExp(`Round ${round} of ${ROUNDS}`));
    took.push({
      drawn: drawn - pressed,
      published: published - before,
      seen: performance.now() - before,
    });
  };
  /** Every result of the round that is missing, as phones tell it. */
  const toldAll = async () => {
    const answer = await page.request.get(`${hall.address}/api/events/${id}`);
    const { seen } = await answer.json();
    const open = seen.stages[0].rounds
      .at(-1)
      .matches.filter((/** @type {any} */ match) => match.b !== undefined && !match.result);
    for (const { number } of open) {
      const lost = (number * 7) % 23;
      await told({
        type: 'report',
        match: number,
        report: { score: number % 3 === 0 ? [lost, 25] : [25, lost] },
      });
    }
    await organiser.sees(/^Draw round|Give the prizes|^All results are in/);
  };

  await step('the first round drawn and published', () => draws(1));
  await organiser.shoot('round-1');
  await wall.shoot('round-1');
  await home.shoot('round-1');
  await step('one finds the own name, and the table', async () => {
    await home.types(home.page.getByRole('searchbox').first(), 'N042');
    await home.tap(home.page.getByRole('link', { name: /N042/ }));
    await home.shoot('match');
    await home.tap(home.page.getByRole('link', { name: 'Player N042' }));
    await home.button('Notify me').waitFor();
    await home.shoot('own-match', true);
    await home.opens(`/event/${id}`);
  });
  await step('results as phones bring them', toldAll);

  await step(`round ${TYPED_ROUND}: all 55 results typed`, async () => {
    await draws(TYPED_ROUND);
    const missing = page.getByRole('button', { name: /^Result, / });
    for (let left = await missing.count(); left > 0; left--) {
      await organiser.tap(missing);
      await page.keyboard.type(`25 ${left % 25}`);
      organiser.typed += 5;
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (fewer) => document.querySelectorAll('button[aria-label^="Result, "]').length < fewer,
        left,
      );
    }
    await organiser.shoot('typed');
  });

  for (let round = TYPED_ROUND + 1; round <= ROUNDS; round++)
    await step(`round ${round}`, async () => {
      if (round === 3) await told({ type: 'enter', entries: [{ players: [{ name: 'Late Comer' }] }] });
      if (round === 5) await told({ type: 'withdraw', entrant: 7, reason: 'ill' });
      await draws(round);
      await toldAll();
    });
  await organiser.shoot('last');
  await wall.shoot('last');
  for (const part of ['Standings', 'Entries', 'Boards', 'History']) {
    await to(part);
    await organiser.shoot(part.toLowerCase());
  }
  for (const part of ['standings', 'matches', 'entrants', 'entrant/42']) {
    await home.opens(`/event/${id}/${part}`);
    await home.sees(/N042/);
    await home.shoot(part.replace('/', '-'), true);
  }

  await to('Round');
  await step('the prizes', async () => {
    await organiser.tap('Give the prizes');
    await organiser.shoot('prizes');
    await organiser.tap('Close the event');
    await organiser.sees('The event is over.');
    await organiser.shoot('over');
    await wall.shoot('over');
  });

  const slowest = (/** @type {'drawn' | 'published' | 'seen'} */ what) =>
    Math.round(Math.max(...took.map((each) => each[what])));
  const usual = (/** @type {'drawn' | 'published' | 'seen'} */ what) =>
    Math.round(took.map((each) => each[what]).sort((one, other) => one - other)[took.length >> 1] ?? 0);
  for (const what of /** @type {const} */ (['drawn', 'published', 'seen']))
    console.log(
      `${what.padEnd(10)} after ${usual(what)} ms (p50), ${slowest(what)} ms (slowest of ${ROUNDS})`,
    );
  if (slowest('seen') > SOON) console.log(`a round took longer than ${SOON} ms: was the machine busy?`);
}
