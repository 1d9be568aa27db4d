import { expect, it } from 'vitest';
import { putAccount } from '../../../../../test/support/put-account.js';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { useStage } from '../stage.js';
import { useHouse } from './house.js';
import { asks, holdsAnEvent } from './organiser.js';
import { becomesGuest, beforeThePage, comes, goesTo, opens, type Person, signsIn } from './people.js';

/** Who runs a club or an event, who takes it over, and whose name is shown. */
const stage = useStage();
const MEERA = { id: 'meera', name: 'Meera', login: 'meera', role: 'moderator' } as const;
const house = useHouse({ LIMITS: 'off' }, (store) => putAccount(store, MEERA));
const place = { stage, house };

/** Somebody whom the server keeps: signed in by a password. */
async function signsUp(person: Person, login: string): Promise<void> {
  await asks(person, 'PUT', '/me/password', { login, password: 'long enough to keep' });
}

it('a club has a weekly arena, members who come, and those who run it', async () => {
  const keeper = await comes(place, 'Asha');
  await becomesGuest(keeper);
  await signsUp(keeper, 'asha');
  const { page } = keeper;
  await opens(keeper, '/clubs');
  await page.getByRole('button', { name: 'Make a club' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Tamarind Club');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a club' }).click();
  await page.getByRole('heading', { name: 'Tamarind Club' }).waitFor();
  // Somebody has to run it: the only one is not offered to stop.
  expect(await page.getByRole('button', { name: /a member only$/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'Add a weekly arena' }).click();
  const arena = page.getByRole('dialog', { name: 'Add a weekly arena' });
  await arena.getByLabel('Name').fill('Evening arena');
  await arena.getByRole('button', { name: 'Add a weekly arena' }).click();
  await page.getByRole('button', { name: 'End Evening arena' }).click();
  const end = page.getByRole('dialog', { name: 'End Evening arena?' });
  expect(await complaintsInOneTheme(page)).toEqual([]);
  await end.getByRole('button', { name: 'Cancel' }).last().click();

  const member = await comes(place, 'Bilal', { phone: true });
  await opens(member, new URL(page.url()).pathname);
  await member.page.getByText(/^Next: /).waitFor();
  await member.page.getByRole('button', { name: 'Join' }).tap();
  await member.page.getByText('2 members · Member').waitFor();
  expect(await member.page.getByRole('button', { name: 'Add a weekly arena' }).count()).toBe(0);
  expect(await complaintsInAllThemes(member.page)).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Let Bilal run the club' }).click();
  await page.getByRole('button', { name: 'Make Bilal a member only' }).click();
  await page.getByRole('button', { name: 'Remove Bilal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('1 member · Runs the club').waitFor();
});

it('an event goes to a helper; whose owner leaves for good goes by a moderator to somebody else', async () => {
  const { person: owner, page, id } = await holdsAnEvent(place, 'Omi');
  await signsUp(owner, 'omi');
  const { token } = await asks<{ token: string }>(owner, 'POST', `/events/${id}/invites`, { to: 'help' });
  const helper = await comes(place, 'Hema Narayanan', { phone: true });
  await opens(helper, `/events/${id}/join#${token}`);
  await helper.page.getByLabel('Your name').waitFor();
  await helper.page.getByRole('button', { name: 'Start helping' }).tap();
  await helper.page.getByRole('heading', { name: 'Club evening' }).waitFor();
  await signsUp(helper, 'hema');

  await opens(owner, `/events/${id}/settings`);
  await page.getByRole('button', { name: 'Make Hema Narayanan the owner' }).click();
  const sure = page.getByRole('dialog', { name: 'Make Hema Narayanan the owner of this event?' });
  await sure.getByText('You stay as a helper.').waitFor();
  expect(await complaintsInOneTheme(page)).toEqual([]);
  await sure.getByRole('button', { name: 'Make owner' }).click();
  await page.getByText('Only the owner').first().waitFor();

  // On a phone a name has its room beside two keys.
  await goesTo(helper.page, `/events/${id}/settings`);
  await helper.page.getByRole('button', { name: 'Remove Omi as helper' }).tap();
  await helper.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();

  // Now nobody else runs it.
  await goesTo(helper.page, '/account');
  await helper.page.getByRole('button', { name: 'Delete my account…' }).tap();
  const leaving = helper.page.getByRole('dialog', { name: 'Delete my account' });
  await leaving.getByText('You alone run this event:').waitFor();
  await leaving.getByRole('link', { name: 'Club evening' }).waitFor();
  await leaving.getByLabel(/^Write/).fill('Hema Narayanan');
  await leaving.getByRole('button', { name: 'Delete for good' }).tap();
  await leaving.getByText('Pass your events on first').waitFor();
  expect(await complaintsInOneTheme(helper.page)).toEqual([]);
  await leaving.getByText('Leave them without anybody').tap();
  await leaving.getByRole('button', { name: 'Delete for good' }).tap();
  await helper.page.getByText('Nobody is signed in here').waitFor();

  const meera = await comes(place, 'Meera');
  await signsIn(meera, MEERA.login);
  await opens(meera, '/moderation');
  await meera.page.getByRole('tab', { name: /^Events/ }).click();
  await meera.page.getByRole('heading', { name: 'Club evening' }).waitFor();
  await meera.page.getByRole('button', { name: 'Make a link for a new owner' }).click();
  await meera.page.getByText('Say why first.').waitFor();
  await meera.page.getByLabel('Why').fill('Its owner left');
  await meera.page.getByRole('button', { name: 'Make a link for a new owner' }).click();
  const given = await meera.page.getByRole('status', { name: 'Link to Club evening' }).innerText();
  expect(await complaintsInOneTheme(meera.page)).toEqual([]);
  const { pathname, search, hash } = new URL(given);
  await opens(owner, pathname + search + hash);
  await page.getByRole('heading', { name: 'Run this event' }).waitFor();
  expect(await complaintsInAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Become the owner' }).click();
  await page.getByRole('heading', { name: 'Club evening' }).waitFor();
  await goesTo(page, `/events/${id}/settings`);
  await page.getByRole('button', { name: 'Invite a helper' }).waitFor();
});

it('who does not want to be named is a number to everybody but the desk', async () => {
  const { person: owner, page, id, act } = await holdsAnEvent(place, 'Omi');
  await opens(owner, `/events/${id}/entries`);
  await page.getByRole('button', { name: 'More for Devi' }).click();
  await page.getByRole('menuitem', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the entry' });
  await dialog.getByRole('switch', { name: 'The name may be shown' }).click();
  expect(await complaintsInOneTheme(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('name not shown').waitFor();
  // By plain http in a hall there is no clipboard: the list is there to be copied by hand.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy the list' }).click();
  await page.getByText('The list is selected').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^name\t.*\n(.*\n)*Devi\t/);
  expect(await complaintsInOneTheme(page)).toEqual([]);
  await act({ type: 'pair' });
  await act({ type: 'publish' });
  const looker = await comes(place, '', { phone: true });
  await opens(looker, '/');
  for (const path of [`/event/${id}`, `/event/${id}/entrants`, `/event/${id}/wall`]) {
    await goesTo(looker.page, path);
    await looker.page.getByText('No. 4').first().waitFor();
    expect(await looker.page.getByText('Devi').count()).toBe(0);
  }
});

it('tells who asked for it, and looks elsewhere, where the next match is', async () => {
  const { id, act } = await holdsAnEvent(place, 'Omi');
  const player = await comes(place, '', { phone: true });
  await beforeThePage(player, () => {
    if (location.protocol === 'about:') return;
    const told: string[] = [];
    const asked = {
      permission: 'default',
      requestPermission: async () => {
        asked.permission = 'granted';
      },
    };
    Object.assign(window, { told, Notification: asked });
    navigator.serviceWorker.getRegistration = () =>
      Promise.resolve({
        showNotification: async (words: string) => void told.push(words),
        getNotifications: async () => [],
      } as unknown as ServiceWorkerRegistration);
  });
  await opens(player, `/event/${id}/entrant/1`);
  const { page } = player;
  await page.getByRole('button', { name: 'Notify me' }).tap();
  await page.getByText('You get a notification when your next table is drawn.').waitFor();
  expect(await complaintsInOneTheme(page)).toEqual([]);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await act({ type: 'pair' });
  await act({ type: 'publish' });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told.join()))
    .toMatch(/Table \d/i);

  // Where the browser does not let it, nothing is promised.
  const other = await comes(place, '', { phone: true });
  await opens(other, `/event/${id}/entrant/2`);
  await other.page.getByRole('button', { name: 'Notify me' }).tap();
  await other.page.getByText('This browser blocks notifications.').waitFor();
  await other.page.getByRole('button', { name: 'You follow this player' }).waitFor();
});
