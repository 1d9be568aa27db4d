import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useStage } from '../stage.js';
import { readyToStrike } from '../table.js';
import { useSharedHouse } from './house.js';
import { comes, makesMatch, opens, type Person } from './people.js';

const stage = useStage();
const house = useSharedHouse();

/** In bytes, as they travel. */
const MOST_FIRST = 40_000;
const MOST_LINK = 200_000;

/** What the scripts weigh that a page fetches from now on. */
function scripts({ page }: Person): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.body());
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const fetched = await Promise.all(bodies);
    expect(fetched.length).toBeGreaterThan(0);
    return fetched.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}

it('the first page, and a friend’s link with its match, are light enough for a slow line', async () => {
  const stranger = await comes({ stage, house }, '', { phone: true });
  const first = scripts(stranger);
  await opens(stranger, '/');
  await stranger.page.locator('main h1').first().waitFor();
  expect(await first()).toBeLessThan(MOST_FIRST);

  const asha = await comes({ stage, house }, 'Asha');
  const path = await makesMatch(asha);
  await opens(asha, path);
  const bina = await comes({ stage, house }, 'Bina', { phone: true });
  const link = scripts(bina);
  await opens(bina, path);
  await bina.page.getByRole('button', { name: 'Sit down' }).click();
  await bina.page.locator('canvas').waitFor();
  // With all that a hand strikes by, whoever the toss has given the break.
  const mayStrike = ({ page }: Person) => readyToStrike(page).isVisible();
  await expect.poll(async () => (await mayStrike(asha)) || (await mayStrike(bina))).toBe(true);
  if (await mayStrike(asha)) await readyToStrike(asha.page).click();
  await bina.page.getByRole('slider').first().waitFor();
  expect(await link()).toBeLessThan(MOST_LINK);
});
