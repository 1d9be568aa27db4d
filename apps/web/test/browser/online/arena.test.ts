import { formatFrom } from '@opencarrom/tournament';
import { expect, it } from 'vitest';
import { complaintsInOneTheme } from '../accessible.js';
import { useStage } from '../stage.js';
import { useHouse } from './house.js';
import { becomesGuest, comes, goesTo, opens, type Person } from './people.js';
import { useServerClock } from './server-clock.js';

const stage = useStage();
const clock = useServerClock();
const house = useHouse({ LIMITS: 'off', ...clock.env });
const HOUR_MS = 3_600_000;

async function asks<T>({ page, address }: Person, method: string, path: string, data: object): Promise<T> {
  const answer = await page.request.fetch(`${address}/api${path}`, {
    ...{ method, data, headers: { origin: address } },
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  const text = await answer.text();
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** Makes a club with a weekly arena of one round, which begins within the hour. */
async function weeklyOf(keeper: Person): Promise<string> {
  await asks(keeper, 'PUT', '/me/password', { login: 'asha', password: 'long enough to keep' });
  const { id } = await asks<{ id: string }>(keeper, 'POST', '/clubs', { id: 'club', name: 'Tamarind Club' });
  const begins = new Date(Date.now() + HOUR_MS);
  await asks(keeper, 'POST', `/clubs/${id}/series`, {
    ...{ id: 'series', name: 'Evening arena', rulebook: 'icf', length: 'board', rounds: 1 },
    ...{ weekday: begins.getUTCDay(), time: begins.toISOString().slice(11, 16), zone: 'UTC' },
  });
  return id;
}

it('a weekly arena opens, is drawn, played and closed by itself, and two people play it from their pages', async () => {
  const people = [
    await comes({ stage, house }, 'Asha', { phone: true, reducedMotion: 'reduce' }),
    await comes({ stage, house }, 'Ravi', { reducedMotion: 'reduce' }),
  ] as const;
  const [asha, ravi] = people;
  for (const person of people) await becomesGuest(person);
  const club = await weeklyOf(asha);

  // It stands open on the club's page, and whoever likes enters.
  for (const person of people) {
    await opens(person, `/clubs/${club}`);
    await person.page
      .getByRole('link', { name: /Evening arena/ })
      .first()
      .click();
    await person.page.getByRole('button', { name: 'Enter', exact: true }).click();
    await person.page.getByRole('heading', { name: 'You are in' }).waitFor();
  }
  expect(await complaintsInOneTheme(asha.page)).toEqual([]);
  const page = new URL(ravi.page.url()).pathname;

  // With its hour it is drawn by nobody's hand. Both come, and the board opens before them.
  clock.pass(HOUR_MS);
  for (const { page: own } of people) await own.getByRole('button', { name: 'I am here' }).click();
  for (const { page: own } of people) await own.locator('canvas').waitFor();
  const looker = await comes({ stage, house }, 'Meera', { phone: true, reducedMotion: 'reduce' });
  await opens(looker, page);
  await looker.page.getByText('Live').first().waitFor();

  // One gives up: the result comes in by itself, and with it the places.
  await ravi.page.getByRole('button', { name: 'Menu' }).click();
  await ravi.page.getByRole('button', { name: 'Give up' }).click();
  await ravi.page.getByRole('button', { name: /^Really give up this board/ }).click();
  await looker.page.getByText('The event is over').first().waitFor();
  const first = looker.page.getByRole('region', { name: 'Champions' }).getByRole('listitem').first();
  expect(await first.textContent()).toContain('Asha');
  expect(await complaintsInOneTheme(looker.page)).toEqual([]);
});

it('in an event for pairs one sends the partner a link, and with their tap the pair is entered', async () => {
  const asha = await comes({ stage, house }, 'Asha', { phone: true, reducedMotion: 'reduce' });
  const bina = await comes({ stage, house }, 'Bina', { phone: true, hindi: true, reducedMotion: 'reduce' });
  await becomesGuest(asha);
  const made = formatFrom('starwood', { groups: 2 });
  if ('error' in made) throw new Error(made.error.message);
  const { id } = await asks<{ id: string }>(asha, 'POST', '/events', {
    ...{ id: 'pairs', play: 'online', open: { name: 'Pairs online', format: made.ok, lot: 7 } },
  });
  const terms = { length: 'match', kind: 'casual', wait: 10, goesOn: false };
  await asks(asha, 'PUT', `/events/${id}/arena`, terms);
  await asks(asha, 'PATCH', `/events/${id}`, { entries: 'at-once' });

  await opens(asha, `/event/${id}`);
  await asha.page.getByRole('button', { name: 'Enter with a partner' }).tap();
  const link = asha.page.getByLabel('The link for your partner', { exact: true });
  const address = new URL((await link.textContent()) ?? '');
  expect(await complaintsInOneTheme(asha.page)).toEqual([]);
  // Whoever comes by it is nobody to the server yet, and speaks Hindi.
  await opens(bina, address.pathname + address.hash);
  await bina.page.getByRole('heading', { name: 'Asha की ओर से न्योता' }).waitFor();
  expect(await complaintsInOneTheme(bina.page)).toEqual([]);
  await bina.page.getByRole('button', { name: 'Asha के साथ खेलें' }).tap();
  await bina.page.getByRole('heading', { name: 'आपका नाम दर्ज है' }).waitFor();
  await asha.page.getByRole('heading', { name: 'You are in' }).waitFor();
  await goesTo(asha.page, `/event/${id}/entrants`);
  await asha.page.getByText('Asha & Bina').first().waitFor();

  // At its desk nobody is typed in, for such a name could come to no match; and there are no tables.
  await goesTo(asha.page, `/events/${id}/entries`);
  await asha.page.getByText('Online, everybody enters from their own account.').waitFor();
  expect(await asha.page.getByLabel('Player 1').count()).toBe(0);
  expect(await asha.page.getByRole('link', { name: 'Boards' }).count()).toBe(0);
  expect(await complaintsInOneTheme(asha.page)).toEqual([]);
});
