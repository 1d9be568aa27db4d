import { weigh } from '../web/load.js';
import { PHONE } from '../web/phone.js';
import { comes, invites } from './people.js';

const MOST_FIRST = 40_000;
const MOST_LINK = 200_000;

/**
 * The script a first visit fetches: of the first page, and of a friend's link with its match.
 * @param {import('./bench.js').Bench} bench
 */
export async function weight(bench) {
  const host = await comes(bench, PHONE, {});
  const path = await invites(host, 'Asha');
  await host.page.goto(host.line.address + path);
  const rows = [
    ...(await weigh(bench, '/', (page) => page.locator('main h1').first().waitFor(), MOST_FIRST)),
    ...(await weigh(
      bench,
      path,
      async (page) => {
        await page.getByRole('button', { name: 'Sit down' }).click();
        await page.locator('canvas').waitFor();
      },
      MOST_LINK,
    )),
  ];
  await host.leaves();
  return rows;
}
