import type { Account, Profile } from '@opencarrom/protocol';
import { expect, it } from 'vitest';
import { putLongPast } from '../../../../../test/support/long-past.js';
import { played } from '../../support/played.js';
import { complaintsInAllThemes } from '../accessible.js';
import { textOf, useStage } from '../stage.js';
import { BOTH_PERSONS, putGame } from '../table.js';
import { useHouse } from './house.js';
import { asks, comes, opens } from './people.js';

const stage = useStage();
const house = useHouse();
const MATCHES = 120;

it('my carrom counts the matches of the account, each once, and has them without a network', async () => {
  const asha = await comes({ stage, house }, 'Asha Patil', { phone: true });
  const { page, context, line } = asha;
  const { account } = await asks<{ account: Account }>(asha, '/guests', { name: 'Asha Patil' });
  await house.stop();
  await putLongPast(house.store(), account.id, MATCHES);
  await house.start();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${line.address}/api/accounts/${account.id}`);
      const { matches }: Profile = await answer.json();
      return matches.won + matches.lost;
    })
    .toBe(MATCHES);

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
