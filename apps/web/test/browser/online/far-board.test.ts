import type { ClientFrame, ServerFrame } from '@opencarrom/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useStage } from '../stage.js';
import { useSharedHouse } from './house.js';
import { allShowTheSame, comes, onTurn, opens, sitTwo, strokesOf } from './people.js';

const stage = useStage();
const house = useSharedHouse();

/** The far base line on somebody's screen, as far as it differs from how it looked before: where, and how much. */
interface Difference {
  readonly across: number;
  readonly pixels: number;
}

/** Keeps how the far base line looks now. */
const keepFarLine = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const top = Math.round(canvas.height * 0.14);
    const line = canvas
      .getContext('2d')
      ?.getImageData(0, top, canvas.width, Math.round(canvas.height * 0.06));
    Object.assign(window, { farLine: line });
  });

/** Looks at it in every frame for a while. */
const differences = (page: Page, ms: number): Promise<readonly Difference[]> =>
  page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement, lasts) => {
    const { farLine } = window as unknown as { farLine: ImageData };
    const { width, height, data: before } = farLine;
    const seen: { across: number; pixels: number }[] = [];
    const began = performance.now();
    while (performance.now() - began < lasts) {
      await new Promise(requestAnimationFrame);
      const now = canvas
        .getContext('2d')
        ?.getImageData(0, Math.round(canvas.height * 0.14), width, height).data;
      let [pixels, sum] = [0, 0];
      for (let at = 0; at < before.length; at += 4) {
        const off = [0, 1, 2].reduce(
          (all, n) => all + Math.abs((now?.[at + n] ?? 0) - (before[at + n] ?? 0)),
          0,
        );
        if (off < 90) continue;
        pixels += 1;
        sum += (at / 4) % width;
      }
      seen.push({ across: pixels === 0 ? 0 : sum / pixels / width, pixels });
    }
    return seen;
  }, ms);

const farStriker = async (page: Page): Promise<Difference> =>
  (await differences(page, 50)).at(-1) ?? { across: 0, pixels: 0 };
const MANY = 150;

const showsAim = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: /Show my aim/ }).click();
  await page.keyboard.press('Escape');
};

/** What goes over this page's socket is changed on its way. */
async function onTheWay(
  page: Page,
  change: {
    readonly sent?: (frame: ClientFrame) => ClientFrame;
    readonly told?: (frame: ServerFrame) => ServerFrame;
  },
) {
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    const through = <F>(text: string, frame?: (frame: F) => F) =>
      frame ? JSON.stringify(frame(JSON.parse(text) as F)) : text;
    socket.onMessage((text) => server.send(through(String(text), change.sent)));
    server.onMessage((text) => socket.send(through(String(text), change.told)));
  });
}

it('the other’s aim is seen as they aim, if they like, and is gone with the stroke', async () => {
  const asha = await comes({ stage, house }, 'Asha');
  const bina = await comes({ stage, house }, 'Bina', { phone: true });
  const path = await sitTwo(asha, bina);
  const aimer = await onTurn([asha, bina]);
  const other = aimer === asha ? bina : asha;
  const board = aimer.page.getByRole('application');
  // Whoever does not want to be seen is not.
  await showsAim(aimer.page);
  await board.focus();
  await aimer.page.keyboard.press('ArrowRight');
  await expect.poll(() => other.page.title()).toMatch(/^Match/);
  expect(await aimer.page.title()).toMatch(/^● Your turn/);
  await expect
    .poll(async () => {
      await keepFarLine(other.page);
      return (await farStriker(other.page)).pixels;
    })
    .toBe(0);
  await aimer.page.keyboard.press('ArrowRight');
  expect((await differences(other.page, 700)).every(({ pixels }) => pixels < MANY)).toBe(true);

  await showsAim(aimer.page);
  await board.focus();
  await aimer.page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await farStriker(other.page)).pixels).toBeGreaterThan(MANY);
  const from = await farStriker(other.page);
  const watching = differences(other.page, 1500);
  for (let step = 0; step < 8; step++) await aimer.page.keyboard.press('ArrowRight');
  const ways = (await watching).map(({ across }) => across);
  // To the striker's right is to the left for who sits opposite.
  const end = ways.at(-1) ?? 0;
  expect(end).toBeLessThan(from.across - 0.05);
  // It glides: it is seen at several places on the way.
  const between = new Set(
    ways.filter((x) => x < from.across - 0.01 && x > end + 0.01).map((x) => x.toFixed(2)),
  );
  expect(between.size).toBeGreaterThan(2);

  // Hard enough to break, too soft to send a man back to this line.
  for (const key of ['Enter', ...Array(3).fill('-'), 'Enter']) await aimer.page.keyboard.press(key);
  await expect.poll(async () => strokesOf(await house.record(path))).toBe(1);
  await expect.poll(async () => (await farStriker(other.page)).pixels).toBeLessThan(MANY);
  await allShowTheSame([asha, bina], house, path);
});

it('a stroke that the server refuses is in the hand again, with the reason; one that comes out otherwise is said to', async () => {
  const asha = await comes({ stage, house }, 'Asha');
  const bina = await comes({ stage, house }, 'Bina', { phone: true });
  let spoils = true;
  const sent = (frame: ClientFrame): ClientFrame =>
    spoils && frame.t === 'do' && frame.act.type === 'strike'
      ? { ...frame, act: { ...frame.act, stroke: { ...frame.act.stroke, x: 0.33 } } }
      : frame;
  let forges = false;
  const told = (frame: ServerFrame): ServerFrame =>
    forges && frame.t === 'ev'
      ? {
          ...frame,
          events: frame.events.map((event) =>
            event.type === 'done' && event.run ? { ...event, run: { ...event.run, hash: 'another' } } : event,
          ),
        }
      : frame;
  for (const { page } of [asha, bina]) await onTheWay(page, { sent, told });
  const path = await sitTwo(asha, bina);
  const striker = await onTurn([asha, bina]);
  const { page } = striker;
  await page.getByRole('slider', { name: /Power/ }).fill('37');
  await page.getByRole('button', { name: 'Strike' }).click();
  await page.getByText('Your stroke was undone. The striker cannot stand there.').waitFor();
  await page
    .getByRole('button', { name: /^Law / })
    .or(page.getByRole('link', { name: /^Law / }))
    .first()
    .waitFor();
  expect(strokesOf(await house.record(path))).toBe(0);
  expect(await page.getByRole('slider', { name: /Power/ }).inputValue()).toBe('37');
  await allShowTheSame([asha, bina], house, path);

  spoils = false;
  forges = true;
  await expect
    .poll(async () => {
      const again = page.getByRole('button', { name: 'Strike', disabled: false });
      if (await again.isVisible()) await again.click();
      return strokesOf(await house.record(path));
    })
    .toBe(1);
  for (const person of [asha, bina]) {
    await person.page.getByText(/Your device saw this stroke differently/).waitFor();
    await person.page.getByRole('button', { name: 'Reload' }).waitFor();
  }
  forges = false;
  await opens(striker, path);
  await allShowTheSame([striker], house, path);
  expect(await page.getByText(/Your device saw this stroke differently/).count()).toBe(0);
});
