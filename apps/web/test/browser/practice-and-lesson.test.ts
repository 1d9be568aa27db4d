import { speedOf } from '@opencarrom/board';
import { ICF, type Point, pocketAt, simulate } from '@opencarrom/physics';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MAN_DUE, MEN, type StepName, succeeded } from '../../src/learn/lesson.js';
import { readPractice } from '../../src/practice/kept.js';
import { useStage } from './stage.js';
import { readyToStrike } from './table.js';
import { dragFinger, spotsOf } from './touch.js';

const stage = useStage();

describe('practice', () => {
  it('men are placed, struck, taken back, and the same stroke is repeated', async () => {
    const { page } = await stage.open({ skipping: true });
    await page.goto(`${stage.address}/practice`);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: /^Add a coin: White/ }).click();
    const spot = await spotsOf(page, 'S');
    const goal = { x: 0.28, y: 0.23 };
    await dragMouse(page, spot({ x: 0, y: 0 }), spot(goal));
    await expect.poll(async () => (await menOf(page)).length).toBe(1);
    const [man] = await menOf(page);
    expect(Math.hypot((man?.x ?? 0) - goal.x, (man?.y ?? 0) - goal.y)).toBeLessThan(0.005);

    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const { x, y } = spot({ x: 0.25, y: 0.19 });
    await page.mouse.click(x, y);
    await readyToStrike(page).click();
    const told = page.getByText('A white coin into the far right pocket.');
    await told.waitFor();
    await page.getByRole('button', { name: /^Repeat/ }).click();
    await page.getByText('Shot 2').waitFor();
    await told.waitFor();
    expect(await menOf(page)).toEqual([]);
    for (let back = 0; back < 3; back++) await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => menOf(page)).toEqual([man]);
  });

  it('says why a man from the tray was not taken, and that the striker has nowhere to stand', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/practice`);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    const spot = await spotsOf(page, 'S');
    const dropWhite = async (at: Point) => {
      const tray = await page.getByRole('button', { name: /^Add a coin: White/ }).boundingBox();
      if (!tray) throw new Error('no tray');
      await dragMouse(page, { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2 }, spot(at));
    };
    await dropWhite({ x: 0, y: 0 });
    await dropWhite({ x: 0.01, y: 0 });
    await page.getByText('Another coin lies there.').waitFor();
    const pocket = pocketAt(ICF);
    await dropWhite({ x: pocket, y: pocket });
    await page.getByText('Too close to the pocket.').waitFor();
    expect(await menOf(page)).toHaveLength(1);

    // From another screen: the practice board keeps its own men as it is left.
    await page.goto(`${stage.address}/laws`);
    await page.evaluate((text) => localStorage.setItem('opencarrom.practice', text), FULL_BASE_LINE);
    await page.goto(`${stage.address}/practice`);
    await page.getByText('No room for the striker').waitFor();
    await page.getByText('North', { exact: true }).click();
    await readyToStrike(page).waitFor();
    expect(await page.getByText('No room for the striker').count()).toBe(0);
  });

  it('a hint says why and leaves the aim alone; shown, it gives the board back', async () => {
    const { page } = await stage.open({ skipping: true });
    await page.goto(`${stage.address}/practice`);
    await page.getByRole('button', { name: 'Straight' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .getByText(/far right pocket/)
      .first()
      .waitFor();
    await page.getByText(/Wins the board: \d+%/).waitFor();
    await page.locator('svg .striker').first().waitFor();
    expect(await page.locator('#aim-now').textContent()).toContain('straight ahead');
    await page.getByRole('button', { name: 'Show me' }).click();
    await readyToStrike(page).waitFor();
    await page.getByText(/Wins the board: \d+%/).waitFor();
    expect(await page.getByRole('button', { name: 'Repeat' }).isDisabled()).toBe(true);
  });
});

describe('the first lesson', () => {
  it('is gone through by touch from beginning to end', async () => {
    const { page } = await stage.open({ phone: true, settings: { rate: 2 } });
    await page.goto(`${stage.address}/learn`);
    await page.locator('canvas').waitFor();
    const spot = await spotsOf(page, 'S');
    const next = () => page.getByRole('button', { name: 'Next' }).tap();

    await dragFinger(page, spot(STRIKER), spot({ x: -0.15, y: STRIKER.y }));
    await page.getByText('Good. It must touch both base lines').waitFor();
    await next();
    await page.reload();
    await page.getByRole('heading', { name: 'Aim and strike' }).waitFor();
    await page.locator('canvas').waitFor();
    for (const [step, done] of [
      ['strike', 'Pocket one of your own coins and you play again'],
      ['queen', 'Pocketed, but not yours yet'],
      ['cover', 'Covered. Win the board'],
    ] as const) {
      await dragFinger(page, spot(STRIKER), spot(drawnBackFor(step)));
      await page.getByText(done).waitFor();
      await next();
    }
    // Where it waits it may not lie, whatever is tried.
    const put = page.getByRole('button', { name: 'Place it' });
    await page.getByText('Place their coin inside the outer circle').waitFor();
    expect(await put.isDisabled()).toBe(true);
    await page.getByText('Keep it fully inside the outer circle.').waitFor();
    const board = page.getByRole('application');
    await board.press('Escape');
    await board.press('Enter');
    expect(await put.isDisabled()).toBe(true);
    await dragFinger(page, spot(MAN_DUE), spot({ x: 0.25, y: -0.2 }));
    await page.getByText('Keep it fully inside the outer circle.').waitFor();
    await page.getByRole('button', { name: 'Law 85' }).waitFor();
    await dragFinger(page, spot({ x: 0.25, y: -0.2 }), spot({ x: 0.05, y: -0.04 }));
    await put.tap();
    await page.getByText('Well placed.').waitFor();
    await next();
    await page.getByText('You can play.').waitFor();
    await page.getByRole('link', { name: 'Play a board' }).tap();
    await page.getByText('New game').waitFor();
  });
});

describe('whoever wants little motion', () => {
  it('sees the board turned at once, and nothing on the page moving by itself', async () => {
    const framesOf = async (reducedMotion?: 'reduce') => {
      const { page } = await stage.open(reducedMotion ? { reducedMotion } : {});
      await page.addInitScript(countFrames);
      await page.goto(`${stage.address}/practice`);
      await readyToStrike(page).waitFor();
      const before = await framesWhenStill(page);
      await page.getByText('North', { exact: true }).click();
      const after = await framesWhenStill(page);
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      return { frames: after - before, moving };
    };
    const usual = await framesOf();
    const calm = await framesOf('reduce');
    expect(calm.moving).toBe(0);
    expect(calm.frames).toBeLessThan(usual.frames);
  });
});

/** Practice with men all along the near base line. */
const FULL_BASE_LINE = JSON.stringify({
  version: 1,
  seat: 'S',
  side: 'white',
  steps: [
    {
      men: Array.from({ length: 9 }, (_, n) => ({ id: `w${n + 1}`, x: (n - 4) * 0.06, y: -0.2526 })),
      struck: null,
      moved: null,
    },
  ],
});

const STRIKER = { x: 0, y: -0.2526 };
const PULL = 0.15;

/** The men on the practice board, as the browser keeps them. */
async function menOf(page: Page) {
  const text = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return localStorage.getItem('opencarrom.practice');
  });
  return readPractice(text ?? '')?.steps.at(-1)?.men ?? [];
}

async function dragMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** How far back a finger has to be drawn for a stroke that does what the step asks, with some room for the hand. */
function drawnBackFor(step: StepName): Point {
  const man = MEN[step].find(
    ({ id }) => id === (step === 'queen' ? 'queen' : step === 'cover' ? 'w2' : 'w1'),
  );
  if (!man) throw new Error('nothing is to be pocketed');
  const pocket = { x: Math.sign(man.x) * pocketAt(ICF), y: pocketAt(ICF) };
  const away = Math.hypot(pocket.x - man.x, pocket.y - man.y);
  const touch = (ICF.man.diameter + ICF.striker.diameter) / 2 / away;
  const behind = { x: man.x - (pocket.x - man.x) * touch, y: man.y - (pocket.y - man.y) * touch };
  const straight = Math.atan2(behind.y - STRIKER.y, behind.x - STRIKER.x);
  const works = (angle: number, power: number): boolean => {
    const speed = speedOf(power);
    const stroke = { ...STRIKER, vx: speed * Math.cos(angle), vy: speed * Math.sin(angle) };
    return succeeded(step, simulate({ men: MEN[step] }, stroke, ICF));
  };
  for (let power = 0.3; power < 0.9; power += 0.05)
    for (let turn = -0.06; turn <= 0.06; turn += 0.004) {
      const angle = straight + turn;
      if (![-0.004, 0, 0.004].every((slip) => works(angle + slip, power))) continue;
      const back = ICF.striker.diameter / 2 + power * PULL;
      return { x: STRIKER.x - back * Math.cos(angle), y: STRIKER.y - back * Math.sin(angle) };
    }
  throw new Error(`nobody can do the step "${step}"`);
}

/** In the page: counts the frames that were asked for. */
function countFrames(): void {
  const request = requestAnimationFrame;
  const counted = { frames: 0, request };
  Object.assign(globalThis, { counted });
  globalThis.requestAnimationFrame = (draw) => {
    counted.frames += 1;
    return request(draw);
  };
}

/** How many frames the page has asked for, once it asks for no more. */
function framesWhenStill(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { counted } = globalThis as unknown as {
      counted: { frames: number; request: typeof requestAnimationFrame };
    };
    for (let still = 0, before = -1; still < 10; ) {
      await new Promise((resolve) => counted.request.call(globalThis, resolve));
      still = counted.frames === before ? still + 1 : 0;
      before = counted.frames;
    }
    return counted.frames;
  });
}
