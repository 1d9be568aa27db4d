import { readFileSync } from 'node:fs';
import { type Event, type Head, readRecord, validateRecord, writeRecord } from '@opencarrom/match';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { golden, scriptOfHashes, wanted } from '../../packages/physics/test/golden/strokes.js';
import { chosenFonts } from '../../scripts/fonts.js';
import type { Engine } from './engine.js';
import { ENGINES } from './engines.js';

for (const { name, isHere, start } of ENGINES)
  describe.runIf(isHere)(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.close());

    it(`gives the same bits for all ${golden.strokes.length} golden strokes`, async () => {
      const script = await scriptOfHashes();
      await engine.goTo('about:blank');
      expect(JSON.parse(await engine.evaluate<string>(script))).toEqual(wanted);
    });

    it('opens the app, plays a first stroke, and the umpire rules on it and on the computer’s', async () => {
      await sitDown(engine);
      await press(engine, 'Strike');
      await expect.poll(async () => rulingsIn((await keptGame(engine)).events).length).toBeGreaterThan(1);
      await expect.poll(() => engine.evaluate<string>(TOLD)).toMatch(/\w/);
      const { head, events } = await keptGame(engine);
      const [first, second] = rulingsIn(events);
      expect([first?.by, second?.by]).toEqual(['A1', 'B1']);
      // Played and ruled again by the headless match, it comes to the same: bit for bit, event for event.
      const read = readRecord(writeRecord(head, events));
      if ('error' in read) throw new Error(read.error.message);
      expect(validateRecord(read.ok).mismatch).toBeNull();
    });

    it('waits for a friend at a board far away, over a socket that the page’s policy lets through', async () => {
      await engine.goTo(`${inject('app')}/friend`);
      await press(engine, 'Make the link');
      await expect.poll(() => engine.evaluate<string>(LINK)).toMatch(/\/match\/[\w-]+$/);
    });

    it('shows the fonts of the tests, and Hindi in joined letters', async () => {
      await engine.goTo('about:blank');
      const { sans, serif } = chosenFonts();
      const sample = 'Striker, queen and 12 coins: कैरम खेलें';
      for (const [generic, family] of [
        ['system-ui', sans],
        ['sans-serif', sans],
        ['serif', serif],
        ['Georgia', serif],
      ] as const)
        expect(await widthOf(engine, sample, generic), generic).toBe(await widthOf(engine, sample, family));
      expect(await widthOf(engine, sample, sans)).not.toBe(await widthOf(engine, sample, serif));
      // Two letters and the sign that joins them are narrower together. Boxes for missing letters would be wider.
      const [joined, first, second] = await Promise.all(
        ['क्ष', 'क', 'ष'].map((text) => widthOf(engine, text, 'system-ui')),
      );
      expect(joined).toBeLessThan((first ?? 0) + (second ?? 0));
    });

    it('opens a board by its link, played again to the same bits', async () => {
      await engine.goTo(`${inject('app')}/shared#${BOARD}`);
      await expect
        .poll(() => engine.evaluate<string>(`document.querySelector('h1')?.textContent ?? ''`))
        .toMatch(/A shared board/);
    });
  });

/** A board that was shared once, and opens for ever. */
const BOARD: string = JSON.parse(
  readFileSync(new URL('../../packages/share/test/golden-links.json', import.meta.url), 'utf8'),
)[0].link;

/** It is shown once the match has answered over the socket. */
const LINK = `document.querySelector('output')?.textContent ?? ''`;

/** At a new game against the computer, quick to watch and without a sound. */
async function sitDown(engine: Engine): Promise<void> {
  const app = inject('app');
  // A page without the app: WebKit loses a store whose first page is left while it opens it.
  await engine.goTo(`${app}/robots.txt`);
  await engine.evaluate(
    `localStorage.setItem('opencarrom.settings', '{"volume":0,"rate":2,"language":"en"}')`,
  );
  await engine.goTo(`${app}/play?quick`);
}

/** Width of a text at 100 px, in pixels. */
const widthOf = (engine: Engine, text: string, family: string): Promise<number> =>
  engine.evaluate(`(() => {
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = ${JSON.stringify(`100px ${family}`)};
    return pen.measureText(${JSON.stringify(text)}).width;
  })()`);

/** Presses a button once it is there and may be pressed. */
async function press(engine: Engine, name: string): Promise<void> {
  const middle = () =>
    engine.evaluate<{ x: number; y: number } | null>(`(() => {
      const named = (button) => button.textContent.trim() === ${JSON.stringify(name)} && !button.disabled;
      const button = [...document.querySelectorAll('button')].find(named);
      const { x, y, width, height } = button?.getBoundingClientRect() ?? {};
      return button ? { x: x + width / 2, y: y + height / 2 } : null;
    })()`);
  await expect
    .poll(middle)
    .not.toBeNull()
    .catch((why) => tellPage(engine, why));
  const { x, y } = (await middle()) ?? { x: 0, y: 0 };
  await engine.click(x, y);
}

/** What is waited for in vain is told with what the page shows instead. */
async function tellPage(engine: Engine, why: unknown): Promise<never> {
  const shown = await engine.evaluate<string>(`location.href + ': ' + document.body.innerText.slice(0, 500)`);
  throw new Error(`the page has stopped at ${shown}`, { cause: why });
}

const TOLD = `document.querySelector('.umpire .ruling')?.textContent ?? ''`;

/** The one game of this device, as it is kept. */
const keptGame = (engine: Engine): Promise<{ head: Head; events: readonly Event[] }> =>
  engine.evaluate(`(async () => {
    const answer = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const base = await answer(indexedDB.open('opencarrom'));
    const read = base.transaction(['games', 'events']);
    const [games, rows] = await Promise.all(
      ['games', 'events'].map((store) => answer(read.objectStore(store).getAll())),
    );
    base.close();
    return { head: games[0]?.head, events: rows.map(({ event }) => event) };
  })()`);

/** The strokes that were ruled on. */
const rulingsIn = (events: readonly Event[]) =>
  events.flatMap((event, index) =>
    event.type === 'done' && event.run && events[index + 1]?.type === 'ruling' ? [event] : [],
  );
