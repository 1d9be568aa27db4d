import type { LobbyAnswer, MatchMade, NewOnlineMatch, SignedIn } from '@opencarrom/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { useStage } from '../stage.js';
import { type House, useHouse } from './house.js';
import { comes, comesByLine, onTurn, opens, strikes } from './people.js';
import { useServerClock } from './server-clock.js';

const stage = useStage();

/** What is seen on the board of a table in the lobby. */
const boardSeen = (page: Page, names: RegExp): Promise<string> =>
  page
    .getByRole('link', { name: names })
    .locator('canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Two programs sit at so many public tables. */
async function fillTables(house: House, count: number, terms: Partial<NewOnlineMatch>): Promise<void> {
  const address = house.address();
  const post = async <T>(path: string, body: object, token?: string): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json() as Promise<T>;
  };
  const [dev, esha] = [
    await post<SignedIn>('/guests', { name: 'Dev' }),
    await post<SignedIn>('/guests', { name: 'Esha' }),
  ];
  const wishes = {
    ...{ rulebook: 'icf', discipline: 'singles', length: 'board', kind: 'casual', clocks: 'none' },
    ...terms,
    visibility: 'public',
  };
  const table = async () => {
    const { id } = await post<MatchMade>('/matches', wishes, dev.token);
    await post(`/matches/${id}/join`, {}, esha.token);
  };
  await Promise.all(Array.from({ length: count }, table));
}

/** Milliseconds for which the server tells everybody the same of its lobby. */
const TOLD_MS = 2000;

describe('the lobby', () => {
  const clock = useServerClock();
  const house = useHouse({ LIMITS: 'off', ...clock.env });

  /** A page looks around every ten seconds: it is opened once there is to see what it is opened for. */
  async function untilTold(isSo: (lobby: LobbyAnswer) => boolean): Promise<void> {
    const address = house.address();
    clock.pass(TOLD_MS);
    await expect
      .poll(async () => isSo((await (await fetch(`${address}/api/lobby`)).json()) as LobbyAnswer))
      .toBe(true);
  }

  it('pairs two who look for the same, through a cut line, and shows their board to a third as it moves', async () => {
    const asha = await comesByLine({ stage, house }, 'Asha', { phone: true });
    const bina = await comes({ stage, house }, 'Bina');
    const chitra = await comes({ stage, house }, 'Chitra');
    await opens(chitra, '/lobby');
    await chitra.page.getByText('No public games right now.').waitFor();
    await opens(asha, '/');
    await asha.page.getByRole('link', { name: 'Play together' }).click();
    await asha.page.getByRole('button', { name: /^1 board/ }).click();
    await asha.page.getByRole('heading', { name: 'Looking for somebody' }).waitFor();
    expect(await complaintsInAllThemes(asha.page)).toEqual([]);
    await untilTold(({ quick }) => quick.length > 0);
    await opens(chitra, '/lobby');
    await chitra.page.getByText('1 waiting').first().waitFor();

    asha.line.cut();
    asha.line.breakOff();
    await asha.page.getByText('No connection.').waitFor();
    asha.line.mend();
    await asha.page.getByText('rating points').waitFor();

    await opens(bina, '/lobby');
    const stopped: string[] = [];
    for (const { page } of [asha, bina])
      page.on('request', (request) => {
        if (request.method() === 'DELETE') stopped.push(request.url());
      });
    await bina.page.getByRole('button', { name: /^1 board/ }).click();
    for (const { page } of [asha, bina]) {
      await page.waitForURL(/\/match\//);
      await page.locator('canvas').waitFor();
    }

    const striker = await onTurn([asha, bina]);
    expect(stopped).toEqual([]);
    await untilTold(({ live }) => live.count > 0);
    await opens(chitra, '/lobby');
    const both = /^(Asha|Bina) 0, (Asha|Bina) 0\. Game 1 · board 1/;
    await chitra.page.getByRole('link', { name: both }).locator('canvas').waitFor();
    await expect.poll(() => boardSeen(chitra.page, both)).not.toBe('data:,');
    const before = await boardSeen(chitra.page, both);
    await strikes(striker);
    await expect.poll(() => boardSeen(chitra.page, both)).not.toBe(before);
    await chitra.page.getByRole('link', { name: both }).click();
    await chitra.page.waitForURL(/\/match\//);
    await chitra.page.locator('canvas').waitFor();
  });

  it('has open tables, and whoever sits down at one is at the board', async () => {
    const dev = await comes({ stage, house }, 'Dev');
    const esha = await comes({ stage, house }, 'Esha', { phone: true });
    await opens(dev, '/lobby');
    await dev.page.getByRole('link', { name: 'Open a table' }).click();
    await dev.page.getByRole('button', { name: 'Open the table' }).click();
    await dev.page.waitForURL(/\/match\//);
    await untilTold(({ open }) => open.count > 0);
    await opens(esha, '/lobby');
    await esha.page.getByRole('button', { name: 'Sit down with Dev' }).click();
    for (const { page } of [dev, esha]) await page.locator('canvas').waitFor();
  });

  it('has nothing to complain of at a desk, nor on a phone in Hindi, nor has the list of all tables', async () => {
    for (const hindi of [false, true]) {
      const phone = hindi;
      const { page, address } = await comes({ stage, house }, 'Farid', {
        phone,
        hindi,
        reducedMotion: 'reduce',
      });
      for (const path of ['/lobby', '/lobby/tables']) {
        // One at which nobody comes to strike is soon given up.
        await fillTables(house, 1, {});
        await untilTold(({ live }) => live.count > 0);
        await page.goto(address + path);
        await page.locator('main canvas').first().waitFor();
        // Neither size nor language changes a colour.
        const complaints = phone ? await complaintsInAllThemes(page) : await complaintsInOneTheme(page);
        expect([path, hindi, complaints]).toEqual([path, hindi, []]);
      }
    }
  });

  it('finds tables by what is played, page by page', async () => {
    await fillTables(house, 62, { rulebook: 'icf-classic' });
    await fillTables(house, 3, { rulebook: 'icf-short', length: 'game' });
    const chitra = await comes({ stage, house }, 'Chitra');
    const { page } = chitra;
    const tables = page.locator('main li a');
    await opens(chitra, '/lobby/tables');
    // The first page, and the next once one comes to its end by the keyboard.
    await expect.poll(() => tables.count()).toBe(60);
    await page.getByRole('button', { name: 'More tables' }).focus();
    await expect.poll(() => tables.count()).toBeGreaterThan(64);
    await page.getByLabel('Rulebook').selectOption('icf-short');
    await expect.poll(() => tables.count()).toBe(3);
    await page.getByLabel('Length').selectOption('board');
    await page.getByText('No such table right now.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => tables.count()).toBe(60);
  });

  it('says that it needs a network, and offers what does not', async () => {
    const asha = await comes({ stage, house }, 'Asha');
    await opens(asha, '/');
    await asha.page.getByRole('link', { name: 'Play together' }).waitFor();
    await asha.page.route('**/api/**', (route) => route.abort());
    await asha.page.getByRole('link', { name: 'Play together' }).click();
    await asha.page.getByText('To play together you need a network.').waitFor();
    await asha.page.getByRole('link', { name: 'Against the computer' }).click();
    await asha.page.locator('canvas').waitFor();
  });
});
