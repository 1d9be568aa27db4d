import { type Event, type Head, readRecord, writeRecord } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import type { Stage } from './stage.js';
import { spotsOf } from './touch.js';
import { reachStorage } from './visits.js';

/** Reads a game as the browser keeps it. */
export async function keptGame(page: Page, id: string): Promise<{ head: Head; events: Event[] }> {
  return page.evaluate(async (game) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const base = await asked(indexedDB.open('opencarrom'));
    const read = base.transaction(['games', 'events']);
    const kept = await asked(read.objectStore('games').get(game));
    const range = IDBKeyRange.bound([game, 0], [game, Number.MAX_SAFE_INTEGER]);
    const rows = await asked(read.objectStore('events').getAll(range));
    base.close();
    return { head: kept.head, events: rows.map((row: { event: Event }) => row.event) };
  }, id);
}

/** The same game, read and checked by the headless match. */
export async function recordOf(page: Page, id: string) {
  const { head, events } = await keptGame(page, id);
  const read = readRecord(writeRecord(head, events));
  if ('error' in read) throw new Error(JSON.stringify(read.error));
  return read.ok;
}

export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Puts a game on the device before it is opened. */
export async function putGame(
  page: Page,
  game: {
    readonly id: string;
    readonly head: Head;
    readonly events: readonly Event[];
    readonly controllers: object;
  },
): Promise<void> {
  const { id, head, events, controllers } = game;
  await reachStorage(page);
  // By the clock of the page, which a test may have set.
  const now = await page.evaluate(() => new Date().toISOString());
  const row = {
    id,
    head,
    controllers,
    seed: 7,
    begun: now,
    changed: now,
    over: false,
    summary: { score: null, at: null },
  };
  await putRow(page, row, events);
}

/** Puts a row on the device, also one that no version of the app writes. */
export async function putRow(
  page: Page,
  row: { readonly id: string; readonly [column: string]: unknown },
  events: readonly Event[] = [],
): Promise<void> {
  await reachStorage(page);
  await page.evaluate(
    async ({ row, events }) => {
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('opencarrom');
        // As the app makes it, where it has not been opened yet.
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('events', { keyPath: ['game', 'seq'] });
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const write = base.transaction(['games', 'events'], 'readwrite');
      write.objectStore('games').put(row);
      for (const event of events) write.objectStore('events').put({ game: row.id, seq: event.seq, event });
      await new Promise((resolve) => {
        write.oncomplete = resolve;
      });
      base.close();
    },
    { row, events },
  );
}

export const BOTH_PERSONS = { A1: { kind: 'person' }, B1: { kind: 'person' } };

/** Sits down at a game, kept here as `game`, that stands as it is said to. */
export async function sitDown(
  page: Page,
  { address }: Stage,
  game: { readonly head: Head; readonly events: readonly Event[] },
  controllers: object = BOTH_PERSONS,
): Promise<void> {
  await putGame(page, { id: 'game', ...game, controllers });
  await page.goto(`${address}/play/game`);
  await page.locator('canvas').waitFor();
}

/** How many strokes a record tells of. */
export const strokesOf = ({ events }: { readonly events: readonly Event[] }): number =>
  events.filter((event) => event.type === 'done' && event.run).length;

/** The button a person strikes with, once it is their turn. */
export const readyToStrike = (page: Page) =>
  page.getByRole('button', { name: 'Strike', exact: true, disabled: false });

/** Is it a person's turn to strike, on this screen? */
export const mayStrike = (page: Page) => page.getByRole('button', { name: 'Strike', exact: true });

/** Where the striker of whoever is on turn stands on the page. */
export async function strikerSpot(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  // A man may lie where the striker would stand: the page says how far to which side it stands.
  const said = (await page.locator('#aim-now').textContent()) ?? '';
  const [, millimetres = '0', side] = /(\d+) mm to the (right|left), aimed/.exec(said) ?? [];
  const across = (side === 'left' ? -1 : 1) * (Number(millimetres) / 1000);
  // Whoever is on turn has the board turned to him, as to the south.
  return (await spotsOf(page, 'S'))({ x: across, y: -0.2526 });
}

/** Draws back from the striker and lets go, as a hand would; `aim` turns it, in pixels to the side. */
export async function drawAndLetGo(page: Page, aim: number, pull: number): Promise<void> {
  const { x, y } = await strikerSpot(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + aim / 2, y + pull / 2, { steps: 4 });
  await page.mouse.move(x + aim, y + pull, { steps: 4 });
  await page.mouse.up();
}
