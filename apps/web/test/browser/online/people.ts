import { type MatchRecord, replay, strokesIn } from '@opencarrom/match';
import type { MatchMade, NewOnlineMatch } from '@opencarrom/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Line } from '../../../../../scripts/servers/line.js';
import { PASSWORD } from '../../../../../test/support/put-account.js';
import { fingerprintOf } from '../../../src/play/online/fingerprint.js';
import type { OpenOptions, Stage } from '../stage.js';
import { drawAndLetGo, strikerSpot } from '../table.js';
import { dragFinger } from '../touch.js';
import type { SharedHouse } from './house.js';

/** Somebody with a device of their own. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Where the server is, for them. */
  readonly address: string;
  readonly isPhone: boolean;
}

/** Somebody who reaches the server by a line that can be cut. */
export interface PersonByLine extends Person {
  readonly line: Line;
}

/** Where people come: the pages, and the server. */
interface Place {
  readonly stage: Stage;
  readonly house: SharedHouse;
}

/** A server that is away is heard of in the console, as often as it is tried. */
const ABOUT_THE_NETWORK = /WebSocket|net::ERR_|Failed to load resource/;

const FRIENDLY: NewOnlineMatch = {
  ...{ rulebook: 'icf', discipline: 'singles', length: 'board' },
  ...{ clocks: 'none', kind: 'casual', visibility: 'link' },
};

interface Arrival extends OpenOptions {
  readonly hindi?: boolean;
  /** Where the server is for them, if they do not come straight to it. */
  readonly address?: string;
}

/** Somebody comes, by a browser of their own; strokes are skipped as soon as they are shown. */
export async function comes(
  { stage, house }: Place,
  name: string,
  { hindi = false, address, phone = false, settings = {}, ...more }: Arrival = {},
): Promise<Person> {
  const visit = await stage.open({
    forgiven: ABOUT_THE_NETWORK,
    skipping: true,
    phone,
    settings: { name, ...(hindi ? { language: 'hi' } : {}), ...settings },
    ...more,
  });
  return {
    name,
    page: visit.page,
    context: visit.context,
    address: address ?? house.address(),
    isPhone: phone,
  };
}

/** The same by a line of their own; `first`: the process it leads to, where there are several. */
export async function comesByLine(
  place: Place,
  name: string,
  { first = 0, ...arrival }: Arrival & { readonly first?: number } = {},
): Promise<PersonByLine> {
  const line = await place.house.line({ first });
  return { ...(await comes(place, name, { ...arrival, address: line.address })), line };
}

/** The same person at another device, signed in there as they are here. */
export async function onAnotherDevice(
  place: Place,
  { name, context }: Person,
  arrival: Arrival = {},
): Promise<PersonByLine> {
  const device = await comesByLine(place, name, arrival);
  await noteBeenHere(device);
  await device.context.addCookies(await context.cookies());
  return device;
}

/** Runs a script in each page of somebody before the app does, until the test ends. */
export async function beforeThePage({ context }: Person, script: () => void): Promise<void> {
  const added = await context.addInitScript(script);
  onTestFinished(() => added.dispose());
}

/** Tells somebody's browser that it has been here before. A tab that is still empty keeps nothing. */
async function noteBeenHere({ page, address }: Person): Promise<void> {
  if (!page.url().startsWith(address)) await page.goto(`${address}/robots.txt`);
  await page.evaluate(() => localStorage.setItem('opencarrom.online', '1'));
}

/** The server knows them from now on, and their browser that it does. */
export async function becomesGuest(person: Person): Promise<void> {
  await asks(person, '/guests', { name: person.name });
  await noteBeenHere(person);
}

/** Signs in as somebody whom `putAccount` has put into the store, and tells their browser that the server knows them. */
export async function signsIn(person: Person, login: string): Promise<void> {
  await asks(person, '/sign-in/password', { login, password: PASSWORD });
  await noteBeenHere(person);
}

/** Asks the server as this person's browser would. */
export async function asks<T>({ page, address }: Person, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`${address}/api${path}`, {
    data,
    headers: { origin: address },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Makes a match without the screens that lead there, and gives its path. */
export async function makesMatch(person: Person, wishes: Partial<NewOnlineMatch> = {}): Promise<string> {
  await becomesGuest(person);
  const { id } = await asks<MatchMade>(person, '/matches', { ...FRIENDLY, ...wishes });
  return `/match/${id}`;
}

/** Takes the free seat of it. */
async function takesSeat(person: Person, path: string): Promise<void> {
  await becomesGuest(person);
  await asks(person, `${path.replace('/match/', '/matches/')}/join`, {});
}

/** Opens the board, in a tab that may have been elsewhere. */
export const opens = ({ page, address }: Person, path: string) => page.goto(address + path);

/** Shows another screen of the app that is open. It is mounted anew, but the app is not loaded anew. */
export const goesTo = (page: Page, path: string): Promise<void> => page.evaluate(showScreen, path);

async function showScreen(path: string): Promise<void> {
  // By way of an address where there is nothing: two tabs of one screen would keep what they share.
  for (const to of ['/nowhere', path]) {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Sits two down at one board, and gives the path to it once both see it. */
export async function sitTwo(
  one: Person,
  other: Person,
  wishes: Partial<NewOnlineMatch> = {},
): Promise<string> {
  const path = await makesMatch(one, wishes);
  await takesSeat(other, path);
  await Promise.all([one, other].map((person) => opens(person, path)));
  await Promise.all([one, other].map(({ page }) => page.locator('canvas').waitFor()));
  return path;
}

const STRIKE = /^(Strike|मारें)$/;
const readyToStrike = ({ page }: Person) => page.getByRole('button', { name: STRIKE, disabled: false });
/** What is to be done before anybody strikes, or between two strokes. */
const TURNS = 'button:text-matches("^(Break first|पहले ब्रेक करें|Place it|रख दें)")';

/** Whose turn it is to strike, on their own screen. */
export async function onTurn<P extends Person>(people: readonly P[]): Promise<P> {
  let found: P | undefined;
  await expect
    .poll(async () => {
      for (const person of people) {
        const turn = person.page.locator(TURNS).first();
        if (await turn.isVisible()) await turn.click({ timeout: 2000 }).catch(() => {});
        if (await readyToStrike(person).isVisible()) found = person;
      }
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('nobody is on turn');
  return found;
}

/** Strikes by hand: a finger on a phone, a mouse at a desk; until it is under way. */
export async function strikes(person: Person, pull = 60): Promise<void> {
  const { page, isPhone } = person;
  await readyToStrike(person).waitFor();
  await expect
    .poll(async () => {
      const from = await strikerSpot(page);
      if (isPhone) await dragFinger(page, from, { x: from.x, y: from.y + pull });
      else await drawAndLetGo(page, 0, pull);
      return readyToStrike(person).count();
    })
    .toBe(0);
}

/** Whoever is on turn strikes, until the server has so many strokes more. */
export async function playOn(
  people: readonly Person[],
  house: SharedHouse,
  path: string,
  more = 1,
): Promise<void> {
  const wanted = strokesOf(await house.record(path)) + more;
  await expect
    .poll(async () => {
      const person = await onTurn(people);
      // A second tap in one place may be the first one's echo, and is not counted: then it is tapped once more.
      await readyToStrike(person)
        .click({ timeout: 2000 })
        .catch(() => {});
      return strokesOf(await house.record(path));
    })
    .toBeGreaterThanOrEqual(wanted);
}

export const strokesOf = ({ events }: MatchRecord): number => strokesIn(events).length;

/** What this page holds the match to be: two pages with the same show the same, to the last bit. */
const shownBy = ({ page }: Person): Promise<string | null> =>
  page.locator('data[data-match]').getAttribute('value', { timeout: 2000 });

/** What a page shows that shows the match as the server has it. */
export async function writtenAt(house: SharedHouse, path: string): Promise<string> {
  const { head, events } = await house.record(path);
  return fingerprintOf(replay(head, events));
}

/** All of these pages come to show the match as the server has it. */
export async function allShowTheSame(
  people: readonly Person[],
  house: SharedHouse,
  path: string,
): Promise<void> {
  for (const person of people)
    await expect.poll(async () => (await shownBy(person)) === (await writtenAt(house, path))).toBe(true);
}
