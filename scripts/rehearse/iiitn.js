// An institute's team championship run whole, as its organiser would: six teams of seven in two groups, line-ups in secret
// by the captains' own links, ties of seven rubbers, one of them scored on a phone at its table, the others typed, a
// knock-out, prizes, paper. By the institute's laws nobody plays twice in a tie, so that its seven rubbers are singles and
// nobody is left to put in: a tie of the national kind shows a doubles rubber and a substitute.
import { asksToEnter, handsInLineUp } from './captain.js';
import { desksIn } from './desk.js';
import { expect } from './expect.js';
import { boards, keepsTheScore, phoneAt, scoresByPlayers, signs, sitsDown } from './phones.js';
import { teamDeskOf } from './team-desk.js';

/** @typedef {Awaited<ReturnType<typeof import('./hall.js').openHall>>} Hall */
/** @typedef {import('./team-desk.js').Squad} Squad */

const TEAMS = ['Ajanta', 'Bhima', 'Chenab', 'Dwarka', 'Ellora', 'Falgu'];
const FIRST_NAMES = ['Arun', 'Bilal', 'Chetan', 'Dev', 'Eshan', 'Farah', 'Gauri'];
const WOMEN = ['Farah', 'Gauri'];
/** @type {(team: string) => Squad} */
const squadOf = (team) => ({
  team,
  players: FIRST_NAMES.map((name) => ({ name: `${name} ${team}`, woman: WOMEN.includes(name) })),
});
/** Each of the seven in a rubber of their own. @param {string} team */
const sevenOf = (team) => squadOf(team).players.map(({ name }) => [name]);
/** In the list: the team that stands higher wins. @param {string} named */
const strength = (named) => TEAMS.findIndex((team) => named.includes(team));
/** Games to 21, as the higher one wins them. */
const WON = '21-5 21-4';
const LOST = '5-21 4-21';
/** Enough to decide a tie of seven. */
const DECIDES = [1, 2, 3, 4];

/** @param {Hall} hall */
export async function iiitn(hall) {
  const { step } = hall;
  const organiser = await hall.comes('desk', 'desk');
  const { page } = organiser;
  const desk = desksIn(organiser, strength);
  const teams = teamDeskOf(organiser);
  let id = '';

  await step('an event from the template', async () => {
    id = await opensEvent(organiser, 'Institute teams', 'Inter-house Championship', async () => {
      const online = await page.getByText('Online', { exact: true }).count();
      expect(online === 0, 'teams are offered play on the screen, where one plays one');
      await organiser.types(page.getByLabel('Tables'), '3');
      await organiser.types(page.getByLabel('Teams expected'), '6');
      await organiser.tap(page.locator('summary').filter({ hasText: 'Change the format' }));
      for (const [legend, more] of /** @type {const} */ ([
        ['Groups', -2],
        ['Minutes of a match', 0],
      ])) {
        await organiser.tap(page.getByRole('group', { name: legend }).getByText('Set a number'));
        for (let fewer = more; fewer < 0; fewer++)
          await organiser.tap('Fewer', page.getByRole('group', { name: legend }));
      }
    });
  });

  const wall = await hall.comes('wall', 'wall');
  const home = await hall.comes('home', 'phone');
  const looksOn = async (/** @type {string} */ what) => {
    await wall.shoot(what);
    await home.shoot(what, true);
  };
  await wall.opens(`/event/${id}/wall`);
  await home.opens(`/event/${id}`);

  await step('two teams by the form, three from a spreadsheet', async () => {
    const [first, second, ...others] = TEAMS.slice(0, 5).map(squadOf);
    for (const squad of [first, second]) if (squad) await teams.enters(squad);
    await teams.pastes(others);
    await organiser.sees('Ellora');
  });

  const falgu = await hall.comes('falgu', 'phone');
  await step('one team by the link, accepted at the desk', async () => {
    await organiser.tap(page.getByText('You accept each'));
    const link = page.locator('output').filter({ hasText: '/enter' }).first();
    await link.waitFor();
    await asksToEnter(falgu, (await link.innerText()).trim(), squadOf('Falgu'));
    await organiser.button('Accept Falgu').waitFor();
    await organiser.shoot('request');
    await organiser.tap('Accept Falgu');
    await organiser.button('Accept Falgu').waitFor({ state: 'hidden' });
    await organiser.sees('Falgu');
    await organiser.shoot('entries', true);
    await looksOn('entries');
  });

  await step('the first round drawn and published', async () => {
    await desk.to('Round');
    await organiser.tap('Draw round 1');
    await organiser.button('Publish').first().waitFor();
    await organiser.shoot('draft');
    await organiser.tap('Publish');
    await organiser.sees(/Ask for the line-up/);
    await organiser.shoot('line-ups-missing');
    await looksOn('line-ups-missing');
  });

  const [tie, other] = await teams.ties();
  if (!tie || !other) throw new Error('the desk lists no two ties');
  const captain = await hall.comes('captain', 'phone');
  const rival = await hall.comes('rival', 'phone');
  await step('two captains are given their links', async () => {
    await desk.to('Entries');
    await captain.opens(await teams.linkFor(tie.a));
    await captain.sees(`Captain of ${tie.a}`);
    await captain.shoot('line-up-empty', true);
    await rival.opens(await teams.linkFor(tie.b));
    await rival.sees(`Captain of ${tie.b}`);
    await desk.to('Round');
  });

  await step('a line-up is handed in, and nobody sees it', async () => {
    await handsInLineUp(captain, sevenOf(tie.a));
    await captain.sees('Your line-up is in.');
    await captain.shoot('line-up-in', true);
    await rival.page.reload();
    await rival.sees(`Captain of ${tie.b}`);
    await teams.opensTie(tie);
    await organiser.sees('Secret until both are given.');
    await organiser.shoot('tie-secret');
    await teams.seesNothingOf(squadOf(tie.a));
    await home.tap(home.page.getByRole('link', { name: new RegExp(`${tie.a}.*${tie.b}`) }));
    await home.sees('Rubbers');
    await home.shoot('tie-secret', true);
    for (const person of [rival, home, wall]) {
      const text = await person.page.locator('body').innerText();
      for (const { name } of squadOf(tie.a).players)
        expect(!text.includes(name), `${person.name} sees ${name} of a secret line-up`);
    }
  });

  await step('the other captain too, and both are open', async () => {
    await handsInLineUp(rival, sevenOf(tie.b));
    await rival.sees('Both line-ups are in and open to all.');
    await rival.shoot('line-ups-open', true);
    await captain.sees('Both line-ups are in and open to all.');
    await home.sees(`Arun ${tie.a}`);
    await home.shoot('tie-open', true);
    await teams.isOpen();
    await organiser.shoot('tie-open');
    await teams.closes();
  });

  await step('a whole tie on the phone at its table', async () => {
    const [[, address] = [0, '']] = await desk.tableAddresses([Number(tie.table)]);
    const phone = await phoneAt(hall, Number(tie.table), address);
    await keepsTheScore(phone, { strength });
    await scoresByPlayers(phone, { strength });
    await home.shoot('tie-live', true);
    await wall.shoot('tie-live');
    await endsByTime(phone);
    await keepsTheScore(phone, { strength });
    await phone.sees('Nothing to play here yet');
    await phone.shoot('tie-over', true);
    await phone.tap('Leave this table');
    await phone.tap('Leave this table', phone.page.getByRole('dialog'));
    await home.sees('4');
    await home.shoot('tie-over', true);
    await organiser.shoot('tie-over');
    const text = await page.locator('main').innerText();
    expect(/4\s*[–-]\s*0|0\s*[–-]\s*4/.test(text), 'the desk has the tie 4–0');
  });

  /** Line-ups told at the desk, and as many rubbers as decide it. @param {import('./team-desk.js').Tie} played */
  async function types(played) {
    await teams.opensTie(played);
    for (const team of [played.a, played.b]) await teams.givesLineUp(team, sevenOf(team));
    await teams.isOpen();
    const isFirst = strength(played.a) < strength(played.b);
    for (const rubber of DECIDES) await teams.typesRubber(rubber, isFirst ? WON : LOST);
  }

  await step('a tie typed at the desk, one rubber corrected', async () => {
    await types(other);
    await organiser.shoot('tie-decided');
    const isFirst = strength(other.a) < strength(other.b);
    await teams.corrects(2, isFirst ? '21-9 21-4' : '9-21 4-21', 'sheet misread');
    await teams.closes();
    await organiser.shoot('round-1-in');
  });

  for (const round of [2, 3])
    await step(`round ${round}: every tie typed`, async () => {
      await desk.draws(`Round ${round}`);
      for (const played of await teams.ties()) {
        await types(played);
        await teams.closes();
      }
      await looksOn(`round-${round}`);
    });
  await desk.to('Standings');
  await organiser.shoot('standings', true);
  await home.opens(`/event/${id}/standings`);
  await home.sees('Falgu');
  await home.shoot('standings', true);
  await desk.to('Round');

  await step('semi-finals and final', async () => {
    await desk.goesOn('Knock-out');
    await organiser.shoot('knock-out-draft');
    await organiser.tap('Publish');
    for (const round of [1, 2]) {
      if (round === 2) await desk.draws('Final');
      await organiser.sees(/Ask for the line-up/);
      for (const played of await teams.ties()) {
        await types(played);
        await teams.closes();
      }
      await looksOn(`knock-out-${round}`);
    }
  });

  await step('the prizes', async () => {
    await organiser.tap('Give the prizes');
    await organiser.shoot('prizes');
    await organiser.tap('Close the event');
    await organiser.sees('The event is over.');
    await organiser.shoot('over');
    await home.opens(`/event/${id}`);
    await home.sees('Ajanta');
    await looksOn('over');
    await captain.page.reload();
    await captain.sees(`Captain of ${tie.a}`);
    await captain.shoot('over', true);
  });

  await step('paper', async () => {
    await desk.to('Print');
    // The names of the sheets come in the language of the page.
    await organiser.sees('Score cards');
    for (const sheet of await desk.sheets()) await desk.prints(sheet, sheet);
  });
  await desk.to('History');
  await organiser.shoot('history');

  await step('a tie with a doubles rubber and a substitute', () => nationalTie(hall, organiser));
}

/** @param {import('./hall.js').Person} organiser @param {string} template @param {string} name @param {() => Promise<void>} changes */
async function opensEvent(organiser, template, name, changes) {
  const { page } = organiser;
  await organiser.opens('/events');
  await organiser.tap(page.getByRole('link', { name: 'New event' }));
  await organiser.tap(page.getByRole('link', { name: new RegExp(`^${template}`) }));
  await organiser.types(page.getByLabel('Name of the event'), name);
  await changes();
  await organiser.shoot('new', true);
  await organiser.tap('Open the event');
  await page.waitForURL(/\/events\/[^/]+\/entries$/);
  return page.url().split('/').at(-2) ?? '';
}

/** Two singles and a doubles, all on the phone. @param {Hall} hall @param {import('./hall.js').Person} organiser */
async function nationalTie(hall, organiser) {
  const { page } = organiser;
  const desk = desksIn(organiser, strength);
  const teams = teamDeskOf(organiser);
  const [one = '', two = ''] = TEAMS;
  await opensEvent(organiser, 'National team event', 'Friendly Tie', async () => {
    await organiser.types(page.getByLabel('Tables'), '1');
    await organiser.types(page.getByLabel('Teams expected'), '2');
  });
  await teams.pastes([one, two].map(squadOf));
  await desk.to('Round');
  await desk.draws('Round 1');
  const [tie] = await teams.ties();
  if (!tie) throw new Error('the desk lists no tie');
  await teams.opensTie(tie);
  for (const team of [one, two])
    await teams.givesLineUp(team, [[`Arun ${team}`], [`Bilal ${team}`], [`Chetan ${team}`, `Farah ${team}`]]);
  await teams.isOpen();
  await teams.substitutes({ team: one, rubber: 3, out: `Chetan ${one}`, into: `Gauri ${one}` });
  await organiser.sees(`Gauri ${one}`);
  await organiser.shoot('substituted');
  await teams.closes();
  const [[, address] = [0, '']] = await desk.tableAddresses([1]);
  const phone = await hall.comes('doubles', 'phone');
  await phone.opens(address);
  await phone.button('Umpire this match').first().waitFor();
  await phone.shoot('table', true);
  for (const rubber of [1, 2, 3]) {
    if (rubber === 3) await phone.sees(`Gauri ${one}`);
    await keepsTheScore(phone, { strength });
  }
  await organiser.shoot('doubles-in');
}

/** Its limit of time ends a match between two boards. @param {import('./hall.js').Person} phone */
async function endsByTime(phone) {
  await phone.tap(/^Players keep the score/);
  await sitsDown(phone);
  await boards(phone, strength, 1);
  await phone.tap('Time is up: end the match');
  const sure = phone.page.getByRole('dialog');
  await phone.shoot('time-up');
  await phone.tap('Time is up: end the match', sure);
  await signs(phone);
}
