// A society's championship run whole, as its organiser would: 16 pairs in 4 groups at 6 tables, three phones at the
// boards, the other results typed, a withdrawal, a phone without a network, a protest upheld after the knock-out was
// drawn, prizes, paper. The wall and everybody's page are open beside it all along. Says what it counted.
import { join } from 'node:path';
import { desksIn } from './desk.js';
import { givesUp, hasMatch, keepsTheScore, phoneAt, scoresByPlayers, umpiresStrokes } from './phones.js';

const PAIRS = [
  ['Asha Rao', 'Bilal Khan'],
  ['Chitra Iyer', 'Dev Patel'],
  ['Esha Naik', 'Farhan Ali'],
  ['Gita Joshi', 'Hari Menon'],
  ['Indu Shah', 'Jatin Deo'],
  ['Kavya Bhat', 'Lalit Sen'],
  ['Meera Das', 'Nikhil Jain'],
  ['Omkar Pawar', 'Priya Nair'],
  ['Qadir Shaikh', 'Rekha Pillai'],
  ['Sagar Kale', 'Tara Gokhale'],
  ['Uday More', 'Veena Shetty'],
  ['Waman Sathe', 'Xavier Dsouza'],
  ['Yash Gupta', 'Zoya Mirza'],
  ['Anand Kulkarni', 'Bhavna Desai'],
  ['Chetan Wagh', 'Diya Kapoor'],
  ['Eknath Salvi', 'Falguni Modi'],
];
const NAME = 'Starwood Society Championship';
/** In the list: who stands higher wins, so that everybody knows who goes on. */
const strength = (/** @type {string} */ who) =>
  PAIRS.findIndex((pair) => pair.some((each) => who.startsWith(each)));
const WITHDRAWN = 'Eknath Salvi & Falguni Modi';
/** @type {readonly (readonly [string, number])[]} */
const KNOCK_OUT = [
  ['Quarter-finals', 4],
  ['Semi-finals', 2],
  ['Final', 1],
];
/** Twenty minutes. */
const LOST_FOR = 20 * 60_000;

/** @param {import('./hall.js').Person} person */
async function losesNetwork(person) {
  person.isOffline = true;
  await person.page.context().setOffline(true);
}

/** @param {import('./hall.js').Person} person */
async function findsNetwork(person) {
  await person.page.context().setOffline(false);
  person.isOffline = false;
}

/** @param {Awaited<ReturnType<typeof import('./hall.js').openHall>>} hall @param {string} pictures */
export async function starwood(hall, pictures) {
  const { step } = hall;
  const organiser = await hall.comes('desk', 'desk');
  const desk = desksIn(organiser, strength);
  let id = '';

  await step('an event from the template', async () => {
    await organiser.opens('/events');
    await organiser.shoot('events');
    await organiser.tap(organiser.page.getByRole('link', { name: 'New event' }));
    await organiser.shoot('templates');
    await organiser.tap(organiser.page.getByRole('link', { name: /^Society championship/ }));
    await organiser.types(organiser.page.getByLabel('Name of the event'), NAME);
    await organiser.types(organiser.page.getByLabel('Tables'), '6');
    await organiser.sees('31 matches at 6 tables');
    await organiser.shoot('new');
    await organiser.tap('Open the event');
    await organiser.page.waitForURL(/\/events\/[^/]+\/entries$/);
    id = organiser.page.url().split('/').at(-2) ?? '';
  });

  const wall = await hall.comes('wall', 'wall');
  const home = await hall.comes('home', 'phone');
  const looksOn = async (/** @type {string} */ what) => {
    await wall.shoot(what);
    await home.shoot(what, true);
  };
  await wall.opens(`/event/${id}/wall`);
  await home.opens(`/event/${id}`);

  await step('16 pairs from a spreadsheet', async () => {
    await organiser.tap('Paste or open a list');
    const list = PAIRS.map((pair) => pair.join('\t')).join('\n');
    await organiser.types(organiser.page.getByLabel('Paste from a spreadsheet'), list);
    await organiser.shoot('paste');
    await organiser.tap('Enter 16 pairs');
    await organiser.sees(PAIRS[15]?.[1] ?? '');
    await organiser.shoot('entries');
    await looksOn('entries');
  });

  await step('the first round drawn and published', async () => {
    await desk.to('Round');
    await organiser.tap('Draw round 1');
    await organiser.button('Publish').waitFor();
    await organiser.shoot('draft');
    await organiser.tap('Publish');
    await organiser.sees('8 results are still to come.');
    await organiser.shoot('published');
    await home.sees(PAIRS[0]?.[0] ?? '');
    await looksOn('round-1');
  });

  const codes = await desk.tableAddresses([1, 2, 3]);
  /** @type {import('./hall.js').Person[]} */
  const phones = [];
  await step('three phones by the codes of their tables', async () => {
    for (const [table, address] of codes) phones.push(await phoneAt(hall, table, address));
  });
  const [one, two, three] =
    /** @type {[import('./hall.js').Person, import('./hall.js').Person, import('./hall.js').Person]} */ (
      phones
    );

  /** Each phone that has something to play, by the score alone. @param {number} most */
  const phonesPlay = async (most) => {
    for (const [index, phone] of phones.slice(0, most).entries())
      if (await hasMatch(phone)) {
        await keepsTheScore(phone, { strength });
        await desk.resultOf(index + 1);
      }
  };
  /** Stroke by stroke, at whatever table it is, while the hall looks on. @param {readonly import('./hall.js').Person[]} at */
  const finalOf = async (at) => {
    for (const [index, phone] of at.entries())
      if (await hasMatch(phone)) {
        await umpiresStrokes(phone, {
          strength,
          after: async (strokes) => void (strokes === 6 && (await looksOn('final'))),
        });
        await desk.resultOf(index + 1);
        return;
      }
  };
  /** Who met whom in the groups. @type {string[]} */
  const met = await desk.meetings();

  await step('round 1: table 1 a board stroke by stroke, then given up', async () => {
    await umpiresStrokes(one, { strength, until: 1 });
    await givesUp(one);
    await desk.resultOf(1);
  });
  await step('round 1: table 2 stroke by stroke to the signatures', async () => {
    await umpiresStrokes(two, {
      strength,
      after: async (strokes) => void (strokes === 3 && (await looksOn('strokes'))),
    });
    await desk.resultOf(2);
  });
  await step('round 1: table 3 loses its network for 20 minutes', async () => {
    await three.page.clock.install();
    await three.page.reload();
    await umpiresStrokes(three, {
      strength,
      isAlone: () => three.isOffline,
      after: async (strokes) => {
        if (strokes !== 3) return;
        await organiser.page
          .getByRole('row')
          .filter({ hasText: /board 1/i })
          .first()
          .waitFor();
        await losesNetwork(three);
        await three.page.clock.fastForward(LOST_FOR);
      },
    });
    await three.sees(/No network/);
    await three.shoot('no-network');
    await organiser.shoot('silent');
    await findsNetwork(three);
    await three.page.clock.runFor(60_000);
    await three.sees('The result is in.');
    await desk.resultOf(3);
    await three.shoot('network-back');
    await three.tap(three.page.getByRole('link', { name: 'Next match' }));
  });
  await step('round 1: two players score for themselves', async () => {
    if (!(await hasMatch(one))) return;
    await scoresByPlayers(one, { strength });
    await desk.resultOf(1, 2);
  });
  await step('round 1: the desk loses its network, and types on', async () => {
    await losesNetwork(organiser);
    await desk.typesOne();
    await organiser.sees(/will be sent|not sent|waits/i);
    await organiser.shoot('desk-no-network');
    await findsNetwork(organiser);
    await organiser.page.getByText(/No connection|not reached/i).waitFor({ state: 'hidden' });
    await organiser.shoot('desk-network-back');
  });
  await looksOn('live');
  await step('round 1: the others typed at the desk', () => desk.typesAll());
  await organiser.shoot('round-1-in');

  await step('a pair withdraws', async () => {
    await desk.to('Entries');
    await organiser.tap(organiser.page.getByRole('button', { name: new RegExp(WITHDRAWN) }));
    await organiser.shoot('entry-menu');
    await organiser.tap(organiser.page.getByRole('menuitem', { name: /^Withdraw/ }));
    await organiser.shoot('withdraw');
    await organiser.types(organiser.page.getByLabel(/^Reason/), 'had to leave');
    await organiser.tap('Withdraw');
    await organiser.sees(`${WITHDRAWN} is withdrawn.`);
    await organiser.shoot('withdrawn');
    await desk.to('Round');
  });

  await step('round 2 drawn, published and played', async () => {
    await desk.draws('Round 2');
    met.push(...(await desk.meetings()));
    await organiser.shoot('round-2');
    await phonesPlay(3);
    await desk.typesAll();
  });

  /** @type {string | null} */
  let protested = null;
  await step('round 3, with a protest that stays open', async () => {
    await desk.draws('Round 3');
    met.push(...(await desk.meetings()));
    protested = await desk.typesWithProtest(met);
    await phonesPlay(3);
    await desk.typesAll();
    await organiser.shoot('protest-open');
    await looksOn('protest-open');
  });
  await desk.to('Standings');
  await organiser.shoot('standings', true);
  await desk.to('Round');

  await step('into the knock-out, drawn and published', async () => {
    await desk.goesOn('Knock-out');
    await organiser.shoot('knock-out-draft');
    await organiser.tap('Publish');
    await organiser.sees(/^Settle the protest/);
    await organiser.shoot('knock-out');
    await looksOn('knock-out');
  });

  await step('the protest is upheld: the draw stays', async () => {
    const drawn = await desk.meetings();
    await desk.upholds(protested ?? '');
    await organiser.shoot('drawn-otherwise');
    await organiser.page
      .getByRole('dialog', { name: 'Drawn differently' })
      .getByText('Would have been')
      .first()
      .waitFor();
    await organiser.page.keyboard.press('Escape');
    await organiser.page.getByRole('button', { name: /^Settle/ }).waitFor({ state: 'hidden' });
    const now = await desk.meetings();
    if (now.sort().join() !== drawn.sort().join())
      throw new Error(`the draw changed: ${drawn.join()} → ${now.join()}`);
  });

  for (const [round, matches] of KNOCK_OUT)
    await step(`${round}: ${matches} ${matches === 1 ? 'match' : 'matches'}`, async () => {
      if (round !== KNOCK_OUT[0]?.[0]) await desk.draws(round);
      if (round === 'Final') await finalOf(phones);
      else await phonesPlay(3);
      await desk.typesAll();
      await organiser.shoot(round);
      await looksOn(round);
    });

  await step('the prizes', async () => {
    await organiser.tap('Give the prizes');
    await organiser.shoot('prizes');
    await organiser.tap('Close the event');
    await organiser.sees('The event is over.');
    await organiser.shoot('over');
    await home.sees(/Champion/i);
    await looksOn('over');
  });

  await step('paper', async () => {
    await desk.to('Print');
    for (const sheet of await desk.sheets())
      await desk.prints(sheet, join(pictures, `print-${sheet.replaceAll(/\W+/g, '-').toLowerCase()}.pdf`));
  });
  for (const part of ['History', 'Boards', 'Settings', 'Standings']) {
    await desk.to(part);
    await organiser.shoot(part.toLowerCase());
  }
  for (const phone of phones) await phone.shoot('over');
}
