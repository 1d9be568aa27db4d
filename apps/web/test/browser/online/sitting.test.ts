import { competitorOf, type Event, type Player, strokesIn, validateRecord } from '@opencarrom/match';
import type { MatchMade, MatchSummary, RatingsAnswer } from '@opencarrom/protocol';
import { expect, it } from 'vitest';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { useStage } from '../stage.js';
import { useSharedHouse } from './house.js';
import { allShowTheSame, becomesGuest, comes, opens, type Person, playOn } from './people.js';

const stage = useStage();
const house = useSharedHouse();
const at = { stage, house };

const pathOf = ({ page }: Person): string => new URL(page.url()).pathname;

/** What the server says to this person's browser. */
async function asked<T>({ page, address }: Person, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(`${address}/api${path}`, {
    method,
    headers: { origin: address },
    ...(data ? { data } : {}),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? null : await answer.json()) as T;
}

const summaryAt = (person: Person, path: string): Promise<MatchSummary> =>
  asked(person, 'GET', path.replace('/match/', '/matches/'));

const hasStruck = (events: readonly Event[], player: Player): boolean =>
  strokesIn(events).some(({ by }) => by === player);

async function givesUp({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: /^Really give up this board/ }).click();
}

it('three people and a computer: partners by sitting down, a board among four, and again with sides and break changed', async () => {
  const asha = await comes(at, 'Asha');
  const bina = await comes(at, 'Bina', { phone: true });
  const chitra = await comes(at, 'Chitra', { phone: true });
  const people = [asha, bina, chitra];
  await asha.page.goto(`${asha.address}/friend?discipline=doubles`);
  await asha.page.getByText(/Doubles · One board/).waitFor();
  await asha.page.getByRole('button', { name: 'Make the link' }).click();
  await asha.page.getByRole('heading', { name: 'Who sits where?' }).waitFor();
  const path = pathOf(asha);

  await bina.page.goto(bina.address + path);
  await bina.page.getByRole('heading', { name: 'Asha invites you to play' }).waitFor();
  await bina.page.getByRole('button', { name: 'Sit here, on the left' }).waitFor();
  expect(await complaintsInAllThemes(bina.page)).toEqual([]);
  await bina.page.getByRole('button', { name: 'Sit here, on the right' }).click();
  await asha.page.getByText('Bina', { exact: true }).waitFor();
  // Thinks better of it: Asha's partner sits at the right hand of where she sits.
  await bina.page.getByRole('button', { name: 'Sit here, on the right' }).click();
  await asha.page.getByText('your partner').and(asha.page.locator('li:has-text("Bina") small')).waitFor();
  await asha.page.getByLabel('Computer level').selectOption('1');
  await asha.page.getByRole('button', { name: 'Computer on the left' }).click();
  await bina.page.getByText(/level 1/).waitFor();
  await asha.page.getByRole('button', { name: 'Remove' }).click();
  await asha.page.getByRole('button', { name: 'Computer on the right' }).click();
  await asha.page.getByText('opponent · level 1').waitFor();
  expect(await complaintsInAllThemes(asha.page)).toEqual([]);

  await chitra.page.goto(chitra.address + path);
  await chitra.page.getByRole('button', { name: /^Sit here/ }).click();
  for (const { page } of people) await page.locator('canvas').waitFor();
  for (const [person, near, far] of [
    [asha, 'You & Bina', 'Computer 1 & Chitra'],
    [bina, 'Asha & You', 'Computer 1 & Chitra'],
    [chitra, 'Computer 1 & You', 'Asha & Bina'],
  ] as const)
    expect(
      await person.page
        .locator('.near section, .far section')
        .evaluateAll((each) => each.map((one) => one.getAttribute('aria-label'))),
    ).toEqual([far, near]);
  const { seats } = await summaryAt(asha, path);
  expect(seats).toMatchObject([{ name: 'Asha' }, { computer: 1 }, { name: 'Bina' }, { name: 'Chitra' }]);

  const allHaveStruck = async () => {
    const { events } = await house.record(path);
    return (['A1', 'B1', 'A2', 'B2'] as const).every((player) => hasStruck(events, player));
  };
  while (!(await allHaveStruck())) await playOn(people, house, path, 1);
  await allShowTheSame(people, house, path);
  await givesUp(chitra);
  for (const { page } of people) await page.getByRole('button', { name: 'Play again' }).waitFor();
  await asha.page.getByText('You won').waitFor();
  await chitra.page.getByText('Asha & Bina won').waitFor();

  await asha.page.getByRole('button', { name: 'Play again' }).click();
  await bina.page.getByText('Asha wants to play again.').waitFor();
  await bina.page.getByRole('button', { name: 'Play again' }).click();
  await bina.page.getByText('Waiting for Chitra to play again.').waitFor();
  await chitra.page.getByText('Asha and Bina want to play again.').waitFor();
  await chitra.page.getByRole('button', { name: 'Play again' }).click();
  for (const { page } of people) await page.waitForURL((url) => url.pathname !== path);
  for (const { page } of people) await page.locator('canvas').waitFor();
  const [before, after] = [await house.record(path), await house.record(pathOf(asha))];
  const breaking = ({ events }: typeof before) => {
    const set = events.find((event) => event.type === 'board-set');
    return set?.type === 'board-set' ? competitorOf(set.breaker) : null;
  };
  // Asha's side was A and is B now: the same letter breaks, and so the others.
  expect((await summaryAt(asha, pathOf(asha))).seats.find(({ name }) => name === 'Asha')?.player).toBe('B1');
  expect(breaking(after)).toBe(breaking(before));
  expect(validateRecord(after).mismatch).toBeNull();
});

it('a rated match goes on on another device, and its end tells what it did to the rating', async () => {
  const [asha, bina] = [await comes(at, 'Asha'), await comes(at, 'Bina', { phone: true })];
  for (const person of [asha, bina]) {
    await becomesGuest(person);
    await asked(person, 'PUT', '/me/password', {
      login: `${person.name}.rated`,
      password: 'a long enough phrase',
    });
  }
  const terms = {
    rulebook: 'icf',
    discipline: 'singles',
    length: 'board',
    kind: 'rated',
    visibility: 'link',
  };
  const { id } = await asked<MatchMade>(asha, 'POST', '/matches', terms);
  await asked(bina, 'POST', `/matches/${id}/join`, {});
  const path = `/match/${id}`;
  await Promise.all([asha, bina].map((person) => opens(person, path)));
  await playOn([asha, bina], house, path, 1);

  await bina.page.getByRole('button', { name: 'Menu' }).click();
  await bina.page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = (await bina.page.getByLabel('Link to your seat', { exact: true }).textContent()) ?? '';
  const tablet = await comes(at, 'nobody');
  await tablet.page.goto(link);
  await tablet.page.getByRole('heading', { name: 'Asha – You' }).waitFor({ state: 'attached' });
  expect(tablet.page.url()).toBe(bina.address + path);
  await bina.page.keyboard.press('Escape');
  await playOn([asha, tablet], house, path, 2);
  await allShowTheSame([asha, bina, tablet], house, path);

  await givesUp(asha);
  for (const [person, result] of [
    [asha, 'Bina won'],
    [bina, 'You won'],
  ] as const) {
    await person.page.getByText(result).waitFor();
    const { account } = await asked<{ account: { id: string } }>(person, 'GET', '/me');
    const { history } = await asked<RatingsAnswer>(person, 'GET', `/accounts/${account.id}/ratings`);
    const { before = 0, after = 0 } = history[0] ?? {};
    await person.page.getByText(`${Math.round(before)} → ${Math.round(after)}`).waitFor();
  }
  expect(await complaintsInAllThemes(asha.page)).toEqual([]);
  expect(await complaintsInOneTheme(bina.page)).toEqual([]);
  await bina.page.getByRole('button', { name: 'More' }).click();
  await bina.page.getByRole('button', { name: 'Add Asha as a friend' }).click();
  await bina.page.getByText('Asha is your friend').waitFor();

  const onlooker = await comes(at, 'Dipa');
  await onlooker.page.goto(onlooker.address + path);
  await onlooker.page.getByText('Bina won').waitFor();
  await onlooker.page.getByRole('button', { name: 'Review' }).click();
  await onlooker.page.getByRole('heading', { name: 'Asha – Bina' }).waitFor();
});
