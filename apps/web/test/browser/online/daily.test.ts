import type { DailyCounts, DailySent } from '@opencarrom/protocol';
import { dayFromNumber, dayNumber, type Shot, tryShot } from '@opencarrom/shots';
import { shotOfDay } from '@opencarrom/shots/collection';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { keysFor, strike, strokeBy } from '../shot-keys.js';
import { useStage } from '../stage.js';
import { useHouse } from './house.js';
import { asks, becomesGuest, comes, opens, type Person } from './people.js';
import { useServerClock } from './server-clock.js';

/** A day whose shot is done by a few keys, and in more ways than one, of which that is one. */
function dayOfWays(): { readonly day: string; readonly keys: readonly string[]; readonly way: number } {
  for (let number = dayNumber('2026-11-16'); ; number++) {
    const day = dayFromNumber(number);
    const shot = shotOfDay(day);
    const keys = shot.ways.length > 1 ? keysFor(shot) : null;
    const stroke = keys && strokeBy(shot, keys);
    const way = stroke && tryShot(shot, [stroke]).way;
    if (keys && way !== null) return { day, keys, way };
  }
}

const DAY = dayOfWays();
const NOON = `${DAY.day}T12:00:00Z`;

const stage = useStage();
/** It is that day at the server too. */
const house = useHouse(useServerClock(Date.parse(NOON) - Date.now()).env);

const shot: Shot = shotOfDay(DAY.day);
const sent = (strokes: DailySent['strokes']): DailySent => ({ shot: shot.id, tries: 1, strokes });
const doneBy = (way: number): DailySent => sent([...(shot.ways[way]?.strokes ?? [])]);
const MISSED = sent([{ x: 0, y: -0.2526, vx: 0, vy: 0.02, spin: 0 }]);

/** Somebody from elsewhere has tried it. */
async function tells(name: string, result: DailySent): Promise<DailyCounts> {
  const person = await comes({ stage, house }, name);
  await becomesGuest(person);
  return asks<DailyCounts>(person, `/shots/daily/${DAY.day}`, result);
}

async function comesToday(name: string, phone = false): Promise<Person> {
  const person = await comes({ stage, house }, name, { phone });
  await person.page.clock.install({ time: new Date(NOON) });
  await opens(person, `/shots/day/${DAY.day}`);
  return person;
}

/** Each way below the board, and how many took it. */
const waysTold = (page: Page) => page.getByRole('list', { name: 'How others did it' }).getByRole('listitem');

it('the daily shot, with a server: how many did it and in which ways, oneself among them as soon as one wants', async () => {
  const other = shot.ways.findIndex((_, index) => index !== DAY.way);
  for (const name of ['Ravi', 'Meera']) await tells(name, doneBy(other));
  await tells('Farid', MISSED);
  // What is counted is the way it went, not the one that was meant.
  const { ways, otherwise } = await tells('Tom', doneBy(DAY.way));
  expect(ways.reduce((sum, count) => sum + count, otherwise)).toBe(3);

  const asha = await comesToday('Asha', true);
  const { page } = asha;
  await page.getByText('3 of 4 did it').first().waitFor();
  await strike(page, DAY.keys);
  await page.getByRole('heading', { name: 'Done, first try' }).waitFor();
  // Without an account nobody is counted who has not said so.
  await page.getByText('3 of 4 did it').first().waitFor();
  await page.getByRole('button', { name: 'Count my result' }).click();
  await page.getByText('4 of 5 did it').first().waitFor();
  expect(await page.getByRole('button', { name: 'Count my result' }).count()).toBe(0);
  await page.reload();
  await page.getByText('4 of 5 did it').first().waitFor();
  const told = await waysTold(page).allInnerTexts();
  expect(told[0]).toContain('(yours)');
  expect(told.join(' ')).toMatch(/50%.*50%/s);

  const bina = await comesToday('Bina');
  await bina.page.getByText('4 of 5 did it').first().waitFor();
});
