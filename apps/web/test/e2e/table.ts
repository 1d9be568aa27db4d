import { type Event, type Head, readRecord, writeRecord } from '@opencarrom/match';
import type { Page } from 'playwright-core';

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
  // Only what is kept: a state holds the way back to all that was before.
  const { id, head, events, controllers } = game;
  const kept = { id, head, events, controllers };
  await page.evaluate(async ({ id, head, events, controllers }) => {
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('opencarrom');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const write = base.transaction(['games', 'events'], 'readwrite');
    const now = new Date().toISOString();
    write.objectStore('games').put({
      id,
      head,
      controllers,
      seed: 7,
      begun: now,
      changed: now,
      over: false,
      summary: { score: null, at: null },
    });
    for (const event of events) write.objectStore('events').put({ game: id, seq: event.seq, event });
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    base.close();
  }, kept);
}

/** Is it a person's turn to strike, on this screen? */
export const mayStrike = (page: Page) => page.getByRole('button', { name: 'Strike', exact: true });

/** Draws back from the striker and lets go, as a hand would; `aim` turns it, in pixels to the side. */
export async function drawAndLetGo(page: Page, aim: number, pull: number): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  // The south base line's middle, of a board seen from the south.
  const x = box.x + box.width / 2;
  const y = box.y + box.height * STRIKER_AT;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + aim / 2, y + pull / 2, { steps: 4 });
  await page.mouse.move(x + aim, y + pull, { steps: 4 });
  await page.mouse.up();
}

/** How far down the canvas the striker stands at first, with the full frame. */
export const STRIKER_AT = 0.787;
