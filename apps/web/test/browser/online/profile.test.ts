import type { Account, Profile } from '@opencarrom/protocol';
import { expect, it } from 'vitest';
import { type Met, putLongPast } from '../../../../../test/support/long-past.js';
import { complaintsInAllThemes } from '../accessible.js';
import { useStage } from '../stage.js';
import { useHouse } from './house.js';
import { comes, opens, type Person } from './people.js';

const stage = useStage();
const house = useHouse({ LIMITS: 'off' });
const MATCHES = 90;

async function asks<T>({ page, line }: Person, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(`${line.address}/api${path}`, {
    ...{ method, headers: { origin: line.address } },
    ...(data ? { data } : {}),
  });
  return answer.json();
}

/** Somebody comes back whose matches of months the server has yet to count. */
async function comesBack(person: Person): Promise<{ readonly id: string; readonly met: Met }> {
  const { account } = await asks<{ account: Account }>(person, 'POST', '/guests', { name: 'Asha Patil' });
  await house.stop();
  const met = await putLongPast(house.store(), account.id, MATCHES);
  await house.start();
  await expect
    .poll(
      async () => {
        const { matches } = await asks<Profile>(person, 'GET', `/accounts/${account.id}`);
        return matches.won + matches.lost;
      },
      { timeout: 120_000 },
    )
    .toBe(MATCHES);
  await opens(person, '/settings');
  await person.page.evaluate(() => localStorage.setItem('opencarrom.online', '1'));
  return { id: account.id, met };
}

it('a player’s page, their matches and friends, after months of play', async () => {
  const asha = await comes({ stage, house }, 'Asha Patil', { phone: true });
  const { page } = asha;
  const { id, met } = await comesBack(asha);

  await opens(asha, `/player/${id}`);
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

  await opens(asha, `/player/${met['Ravi Kulkarni']}`);
  await page.getByRole('button', { name: 'Add as a friend' }).click();
  await page.getByRole('button', { name: 'Remove Ravi Kulkarni from your friends' }).waitFor();
  await opens(asha, '/friends');
  await page.getByRole('link', { name: /Ravi Kulkarni.*Online/ }).waitFor();
  expect(await complaintsInAllThemes(page)).toEqual([]);
});

it('says in Hindi, at a desk, who has played nothing, who has left, and what needs a network', async () => {
  const bina = await comes({ stage, house }, 'Bina', { hindi: true });
  const { page } = bina;
  const { account } = await asks<{ account: Account }>(bina, 'POST', '/guests', { name: 'Bina' });
  const told: string[] = [];
  const sees = async (path: string, words: string) => {
    await opens(bina, path);
    await page.getByText(words).first().waitFor();
    told.push(...(await complaintsInAllThemes(page)).map((complaint) => `${path} ${complaint}`));
  };
  await sees('/friends', 'पहले खेलें, फिर दोस्त जोड़ें।');
  await page.evaluate(() => localStorage.setItem('opencarrom.online', '1'));
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
  expect(await complaintsInAllThemes(page)).toEqual([]);
  await bina.context.setOffline(false);
  await page.getByRole('button', { name: 'फिर कोशिश करें' }).click();
  await page.getByRole('heading', { name: 'Meera', level: 1 }).waitFor();
});
