import { type Event, writeRecord } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheHall, type Begun, fell, key, oneBoard, PLAYING, pagesOf, putMatches, SAT } from './hall.js';
import { textOf, useStage } from './stage.js';
import { keptGame } from './table.js';

const stage = useStage();

const open = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

describe('several matches side by side', () => {
  it('are saved in one file, deleted, and all brought back by it', async () => {
    const { page } = await stage.open({ phone: true });
    const matches = {
      one: atTheHall([...PLAYING, fell({ white: 2 })]),
      two: oneBoard('Chitra', 'Dev'),
      three: atTheHall([], { players: { A: ['Esha'], B: ['Farid'] } }),
    };
    await putMatches(page, matches);
    await page.goto(`${stage.address}/umpire`);
    const saved = page.waitForEvent('download');
    await key(page, 'Save all matches in one file').tap();
    const text = await textOf(saved);
    const names = ['Asha – Bilal', 'Chitra – Dev', 'Esha – Farid'];
    for (const name of names) await key(page, `Delete: ${name}`).tap();
    for (const name of names) await page.getByText(`Deleted: ${name}`).waitFor();
    await page.reload();
    await page.getByText(/No matches yet/).waitFor();

    await open(page, 'all.carrom', text);
    await expect.poll(() => page.getByText(/all\.carrom \(\d\/3\) checked and saved\./).count()).toBe(3);
    const back: Event[][] = [];
    for (const name of names) {
      const link = page.getByRole('link', { name: `Score sheet: ${name}` });
      const id = (await link.getAttribute('href'))?.split('/').at(-2) ?? '';
      back.push((await keptGame(page, id)).events);
    }
    expect(back).toEqual(Object.values(matches).map(({ events }) => events));
  });

  it('a record with a queen twice, or more men than there are, is refused by name', async () => {
    const { page } = await stage.open({ phone: true });
    await page.goto(`${stage.address}/umpire`);
    await page.getByText(/No matches yet/).waitFor();
    const sound = atTheHall([
      ...PLAYING,
      fell({ white: 1 }),
      fell({ queen: true }),
      fell({ white: 1 }),
      fell({ white: 1 }),
    ]);
    await open(page, 'queen.carrom', withLast(sound, { queen: true }));
    await page.getByText(/queen\.carrom is damaged\. Line 13:/).waitFor();
    await page.getByText(/the queen is not on the board/).waitFor();
    await open(page, 'men.carrom', withLast(sound, { black: 10 }));
    await page.getByText(/10 black coins fell, 9 were on the board/).waitFor();
    await page.getByText(/No matches yet/).waitFor();
  });
});

/** The record with something else in its last stroke. */
function withLast({ head, events }: Begun, pocketed: Parameters<typeof fell>[0]): string {
  const last = events.map(({ type }) => type).lastIndexOf('done');
  return writeRecord(
    head,
    events.map((event, index) => (index === last ? ({ ...event, act: fell(pocketed) } as Event) : event)),
  );
}

describe('the longest sheet there is', () => {
  for (const language of ['en', 'hi'] as const)
    it(`prints on one page of A4, in ${language}`, async () => {
      const { page } = await stage.open({ settings: { language } });
      await putMatches(page, { long: longest() });
      await page.goto(`${stage.address}/umpire/long/sheet`);
      await page.getByRole('table').waitFor();
      expect(await page.locator('tbody td:last-child').count()).toBe(25);
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(['595 × 842']);
    });
});

/** Three games of eight boards and an extra one, two pairs with long names, two protests. */
function longest(): Begun {
  const board = (winner: 'A' | 'B', men: number) => ({ type: 'tally', winner, men, queen: null }) as const;
  const even = [1, 2, 3, 4].flatMap((men) => [board('A', men), board('B', men)]);
  const facts =
    'The board was jolted by a spectator before the stroke, and the striker was touched by a sleeve.';
  return atTheHall(
    [
      ...SAT.slice(0, 2),
      { type: 'sit', seats: { A1: 'S', B1: 'E', A2: 'N', B2: 'W' } },
      ...[...even.slice(0, 7), board('A', 5)],
      ...[...even.slice(0, 7), board('B', 9)],
      ...even,
      { type: 'toss', winner: 'A' },
      board('A', 1),
      ['A1', { type: 'protest', facts }],
      { type: 'decide-protest', protest: 1, upheld: false, decision: 'Nobody else saw it.' },
      ['B2', { type: 'protest', facts }],
    ],
    {
      discipline: 'doubles',
      event: 'The seventeenth all-residents’ open carrom championship of the society',
      players: {
        A: ['Venkataraghavan Subramaniam', 'Chitrangada Bandyopadhyay'],
        B: ['Mohammed Ghouse Mohiuddin', 'Devnarayan Chattopadhyay'],
      },
    },
  );
}
