import type { Account, Profile } from '@opencarrom/protocol';
import { expect, it } from 'vitest';
import { MET, putLongPast } from '../../../../../test/support/long-past.js';
import { PASSWORD, putAccount } from '../../../../../test/support/put-account.js';
import { played } from '../../support/played.js';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { textOf, useStage } from '../stage.js';
import { BOTH_PERSONS, putGame } from '../table.js';
import { useHouse } from './house.js';
import { asks, comes, goesTo, opens, type Person, signsIn } from './people.js';

const ASHA = { id: 'asha-patil', name: 'Asha Patil', login: 'asha' };
/** More than a page of the list has, and more than is fetched at once to be counted on the device. */
const MATCHES = 104;

const stage = useStage();
/** Asha has played for months, which the server has yet to count. */
const house = useHouse({ LIMITS: 'off' }, async (store) => {
  await putAccount(store, ASHA);
  await putLongPast(store, ASHA.id, MATCHES);
});

async function countedAt({ address }: Person): Promise<number> {
  const answer = await fetch(`${address}/api/accounts/${ASHA.id}`);
  const { matches }: Profile = await answer.json();
  return matches.won + matches.lost;
}

it('a player’s page, their matches and friends, after months of play', async () => {
  const asha = await comes({ stage, house }, 'Asha Patil', { phone: true });
  const { page } = asha;
  await signsIn(asha, ASHA.login);
  await expect.poll(() => countedAt(asha)).toBe(MATCHES);

  await opens(asha, `/player/${ASHA.id}`);
  await page.getByRole('heading', { name: 'Asha Patil', level: 1 }).waitFor();
  await page.getByText(`${MATCHES} matches`, { exact: true }).waitFor();
  await page.getByText('Since you last played').waitFor();
  const told = await page
    .getByRole('img', { name: /^Singles · One board: \d+ ratings, from/ })
    .getAttribute('aria-label');
  const rated = Number(/: (\d+) ratings/.exec(told ?? '')?.[1]);
  await page.getByText('As a table').click();
  expect(await page.getByRole('table').getByRole('row').count()).toBe(rated + 1);
  expect(await complaintsInAllThemes(page)).toEqual([]);

  await page.getByRole('link', { name: /^Meera/ }).click();
  await page.getByText(/^\d+ matches found/).waitFor();
  await page.getByRole('link', { name: 'with Meera' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText(`${MATCHES} matches found`).waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => page.getByRole('list', { name: /found/ }).getByRole('listitem').count()).toBe(60);
  await page.getByRole('searchbox').fill('kulk');
  await page.getByText(new RegExp(`^(?!${MATCHES} )\\d+ matches found`)).waitFor();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Won');
  await expect.poll(() => page.url()).toContain('result=won');
  expect(page.url()).toContain('text=kulk');
  await page.reload();
  await expect
    .poll(async () => {
      const rows = await page.getByRole('list', { name: /found/ }).getByRole('listitem').allInnerTexts();
      return rows.length > 0 && rows.every((row) => row.includes('Won against Ravi Kulkarni'));
    })
    .toBe(true);
  expect(await complaintsInAllThemes(page)).toEqual([]);
  await page.getByRole('list', { name: /found/ }).getByRole('link').first().click();
  await page
    .getByText(/Ravi Kulkarni/)
    .first()
    .waitFor();

  await goesTo(page, `/player/${MET['Ravi Kulkarni']}`);
  await page.getByRole('button', { name: 'Add as a friend' }).click();
  await page.getByRole('button', { name: 'Remove Ravi Kulkarni from your friends' }).waitFor();
  await goesTo(page, '/friends');
  await page.getByRole('link', { name: /Ravi Kulkarni.*Online/ }).waitFor();
  expect(await complaintsInAllThemes(page)).toEqual([]);
});

it('says in Hindi, at a desk, who has played nothing, who has left, and what needs a network', async () => {
  const bina = await comes({ stage, house }, 'Bina', { hindi: true });
  const { page } = bina;
  const { account } = await asks<{ account: Account }>(bina, '/guests', { name: 'Bina' });
  const told: string[] = [];
  const sees = async (path: string, words: string) => {
    await goesTo(page, path);
    await page.getByText(words).first().waitFor();
    told.push(...(await complaintsInOneTheme(page)).map((complaint) => `${path} ${complaint}`));
  };
  await opens(bina, '/');
  await sees('/friends', 'पहले खेलें, फिर दोस्त जोड़ें।');
  await page.evaluate(() => localStorage.setItem('opencarrom.online', '1'));
  await page.reload();
  await sees('/friends', 'अभी कोई दोस्त नहीं।');
  await sees(`/player/${account.id}`, 'आपका पहला मैच अभी बाकी है।');
  await sees('/player/past-person-0', 'लोगों के सामने');
  await sees('/player/past-person-0/matches?kind=rated', 'मैच मिले');
  await sees('/player/nobody-here', 'यह खाता अब नहीं है।');
  expect(told).toEqual([]);
  await bina.context.setOffline(true);
  await page.evaluate(() => {
    history.pushState(null, '', '/player/past-person-1');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByText('इस पेज के लिए नेटवर्क चाहिए।').waitFor();
  expect(await complaintsInOneTheme(page)).toEqual([]);
  await bina.context.setOffline(false);
  await page.getByRole('button', { name: 'फिर कोशिश करें' }).click();
  await page.getByRole('heading', { name: 'Meera', level: 1 }).waitFor();
});

it('my carrom counts the matches of the account, each once, and has them without a network', async () => {
  const asha = await comes({ stage, house }, 'Asha Patil', { phone: true });
  const { page, context } = asha;
  await asks(asha, '/sign-in/password', { login: ASHA.login, password: PASSWORD });
  await expect.poll(() => countedAt(asha)).toBe(MATCHES);

  await opens(asha, '/mine');
  await page.getByText('No games yet').waitFor();
  await page.evaluate(() => localStorage.setItem('opencarrom.online', '1'));
  // A copy of one of them is on the device, and a game that is not the server's.
  const head = { players: { A: ['Asha Patil'], B: ['Meera'] } } as const;
  for (const id of ['past-match-0003', 'here-alone'])
    await putGame(page, { id, ...played(head), controllers: BOTH_PERSONS });
  await opens(asha, '/mine');
  await page.getByText(`${MATCHES + 1} games`, { exact: true }).waitFor();
  await page.getByText(`${MATCHES} of them played online`).waitFor();
  expect(await complaintsInAllThemes(page)).toEqual([]);

  // A game that shows an achievement may be on the server.
  const shown = await page.getByRole('link', { name: /See the game/ }).all();
  const links = await Promise.all(shown.map((mark) => mark.getAttribute('href')));
  expect(links.join(' ')).toMatch(/\/match\/past-match-\d+/);
  expect(links.join(' ')).toContain('/records/here-alone');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Table (CSV)' }).tap();
  const lines = (await textOf(download)).trimEnd().split('\r\n').slice(1);
  const ids = lines.map((row) => row.split(',')[0]);
  expect([lines.length, new Set(ids).size]).toEqual([MATCHES + 1, MATCHES + 1]);
  expect(lines.filter((row) => row.includes(',online,'))).toHaveLength(MATCHES - 1);

  await context.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByText(`${MATCHES + 1} games`, { exact: true }).waitFor();
  await page.getByText(/Not all of your online games could be fetched/).waitFor();
  await context.unroute('**/api/**');

  // Whoever signs out takes their matches along, but for the copy that is on the device.
  await page.context().clearCookies();
  await page.reload();
  await page.getByText('2 games', { exact: true }).waitFor();
});
