import {
  type EventFormat,
  emptyLog,
  evolveEvent,
  formatFrom,
  generateEvent,
  writeEvent,
} from '@opencarrom/tournament';
import { expect, it } from 'vitest';
import { complaintsInOneTheme } from '../accessible.js';
import { useStage } from '../stage.js';
import { tooSmallToTouch } from '../touch-targets.js';
import { useSharedHouse } from './house.js';
import { asks, holdsAnEvent } from './organiser.js';
import { comes, goesTo, opens, type Person } from './people.js';

const stage = useStage();
const house = useSharedHouse();

/** What leads to the finals at the desk. */
const FINALS = { en: 'Play finals first', hi: 'पहले फ़ाइनल खेलें' } as const;

/** Three Swiss rounds, and nothing after them. */
function swiss(): EventFormat {
  const made = formatFrom('european-swiss', { rounds: 3 });
  const [only] = 'ok' in made ? made.ok.stages : [];
  if (!only) throw new Error('no such template');
  return { discipline: 'singles', stages: [{ ...only, goOn: null } as typeof only] };
}

function teams(): EventFormat {
  const made = formatFrom('iiitn', {});
  if (!('ok' in made)) throw new Error('no such template');
  return made.ok;
}

/** An event played by chance up to an act of this kind, or to its end, brought to the server. */
async function brings(person: Person, format: EventFormat, until: string | null): Promise<string> {
  const players = format.discipline === 'teams' ? 6 : 16;
  const { happenings } = generateEvent({ seed: 3, players, unrest: 0, format });
  const end = until === null ? happenings.length : happenings.findIndex(({ act }) => act.type === until);
  const text = writeEvent(happenings.slice(0, end).reduce(evolveEvent, emptyLog));
  return (
    await asks<{ id: string }>(person, 'POST', '/events/brought', {
      id: `${format.discipline}-${until}`,
      text,
    })
  ).id;
}

/** Each screen once and in one theme: the colours are those of parts that other tests see in all themes. */
it('the screens of an event that are opened seldom: nothing to complain of, in both languages', async () => {
  const person = await comes({ stage, house }, 'Omi');
  const { page } = person;
  await opens(person, '/');
  await asks(person, 'POST', '/guests', { name: 'Omi' });
  const over = await brings(person, swiss(), null);
  const played = await brings(person, swiss(), 'award');
  const tied = await brings(person, teams(), 'pair');
  await asks(person, 'PATCH', `/events/${played}`, { entries: 'at-once' });
  const captain = await asks<{ token: string }>(person, 'POST', `/events/${tied}/invites`, {
    to: 'captain',
    entrant: 1,
  });
  const online = await asks<{ id: string }>(person, 'POST', '/events', {
    ...{ id: 'online', play: 'online' },
    open: { name: 'Friday arena', format: swiss(), lot: 7 },
  });
  const screens: readonly (readonly [path: string, ready: string])[] = [
    [`/event/${over}`, 'h1'],
    [`/event/${over}/champions`, 'table'],
    [`/event/${over}/wall`, '.wall'],
    [`/event/${over}/embed`, '.embed h1'],
    [`/events/${over}/print/ranking`, 'iframe'],
    [`/event/${played}/enter`, 'main .form'],
    [`/event/${tied}/team#${captain.token}`, '.about'],
    [`/event/${online.id}`, 'main h1'],
    ['/clubs', 'main h1'],
  ];
  const told: string[] = [];
  for (const language of ['en', 'hi'] as const) {
    await page.evaluate((spoken) => {
      const kept = JSON.parse(localStorage.getItem('opencarrom.settings') ?? '{}');
      localStorage.setItem('opencarrom.settings', JSON.stringify({ ...kept, language: spoken }));
    }, language);
    await opens(person, '/');
    const looks = async (screen: string) =>
      told.push(...(await complaintsInOneTheme(page)).map((each) => `${language} ${screen}: ${each}`));
    for (const [path, ready] of screens) {
      await goesTo(page, path);
      await page.locator(ready).first().waitFor();
      await looks(path);
    }
    await goesTo(page, `/events/${played}`);
    await page.getByRole('button', { name: FINALS[language] }).first().click();
    await page.getByRole('dialog').waitFor();
    await looks('finals');
  }
  expect(told).toEqual([]);
});

it('on a phone, whatever can be touched on the screens of an event is as large as a finger', async () => {
  const { person, page, id, act, keyOf } = await holdsAnEvent({ stage, house }, 'Uma', { phone: true });
  await act({ type: 'seed', order: [1, 2, 3] });
  const drawn = await asks<{ id: string }>(person, 'POST', '/events', {
    id: 'drafted',
    open: { name: 'Drafted', format: swiss(), lot: 7, drafts: true },
  });
  const inDraft = (what: object, n: number) =>
    asks(person, 'POST', `/events/${drawn.id}/acts`, { id: `draft-${n}`, act: what });
  await inDraft(
    { type: 'enter', entries: ['Asha', 'Bina', 'Chitra'].map((name) => ({ players: [{ name }] })) },
    1,
  );
  await inDraft({ type: 'pair' }, 2);
  await act({ type: 'pair' });
  await act({ type: 'publish' });
  await act({ type: 'report', match: 1, report: { score: [25, 10] } });
  const over = await brings(person, teams(), null);
  const tied = await brings(person, teams(), 'pair');
  const captain = await asks<{ token: string }>(person, 'POST', `/events/${tied}/invites`, {
    to: 'captain',
    entrant: 1,
  });
  await asks(person, 'PATCH', `/events/${tied}`, { entries: 'asked' });
  const help = await asks<{ token: string }>(person, 'POST', `/events/${id}/invites`, { to: 'help' });
  const screens: readonly string[] = [
    ...['/events', '/events/new', '/events/new/starwood', `/events/${drawn.id}`],
    ...['', '/entries', '/entries/seeds', '/standings', '/boards', '/print', '/history', '/settings'].map(
      (part) => `/events/${id}${part}`,
    ),
    `/events/${over}/standings`,
    ...['', '/matches', '/standings', '/entrants', '/entrant/1', '/match/1', '/embed'].map(
      (part) => `/event/${id}${part}`,
    ),
    ...['', '/champions', '/standings', '/entrants', '/entrant/1', '/match/1'].map(
      (part) => `/event/${over}${part}`,
    ),
    `/event/${tied}/enter`,
    `/event/${tied}/team#${captain.token}`,
    `/events/${id}/join#${help.token}`,
    `/table/${id}/1#${await keyOf(1)}`,
    '/clubs',
  ];
  const told: string[] = [];
  await opens(person, '/');
  for (const path of screens) {
    await goesTo(page, path);
    await page.locator(':is(main, .embed) h1:not(.for-readers)').first().waitFor();
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    told.push(...(await tooSmallToTouch(page)).map((each) => `${path}: ${each}`));
  }
  await goesTo(page, `/events/${id}`);
  await page.getByRole('button', { name: /^Result, Table 2/ }).click();
  await page.getByRole('dialog').waitFor();
  told.push(...(await tooSmallToTouch(page)).map((each) => `result: ${each}`));
  expect(told).toEqual([]);
});
