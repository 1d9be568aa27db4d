import { aimReducer, startAim } from '@opencarrom/board';
import { ICF, type Point, pocketAt, type Stroke } from '@opencarrom/physics';
import { newProgress } from '@opencarrom/shots';
import { shotById } from '@opencarrom/shots/collection';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LESSONS, stepNamesOf } from '../../src/learn/course.js';
import { stepOf } from '../../src/learn/steps.js';
import { lessonShots } from '../../src/match/shots/lesson-shots.js';
import { readPractice } from '../../src/practice/kept.js';
import { pagesOf } from './hall.js';
import { hintedPixels } from './hinted-pixels.js';
import { keysFor, strike } from './shot-keys.js';
import { useStage } from './stage.js';
import { readyToStrike } from './table.js';
import { dragFinger, spotsOf } from './touch.js';
import { tooSmallToTouch } from './touch-targets.js';

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
    await readyToStrike(page).waitFor();
    const before = await hintedPixels(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .getByText(/far right pocket/)
      .first()
      .waitFor();
    await page.getByText(/Wins the board: \d+%/).waitFor();
    await expect.poll(() => hintedPixels(page)).toBeGreaterThan(before + 500);
    expect(await page.locator('#aim-now').textContent()).toContain('straight ahead');
    await page.getByRole('button', { name: 'Show me' }).click();
    await readyToStrike(page).waitFor();
    await page.getByText(/Wins the board: \d+%/).waitFor();
    expect(await page.getByRole('button', { name: 'Repeat' }).isDisabled()).toBe(true);
  });
});

describe('lessons', () => {
  it('are gone through by touch, are ticked, and go on where they were left', async () => {
    const { page } = await stage.open({ phone: true, settings: { rate: 2 } });
    await page.goto(`${stage.address}/learn`);
    await page.getByText('0 of 11 lessons done').waitFor();
    await page.getByRole('link', { name: /^Start: Hold and place/ }).tap();
    await page.getByText('Thumb and middle finger keep the striker still').waitFor();
    await page.locator('canvas').waitFor();
    const spot = await spotsOf(page, 'S');
    const next = () => page.getByRole('button', { name: 'Next' }).tap();

    await next();
    await page.getByRole('heading', { name: 'Place the striker' }).waitFor();
    await dragFinger(page, spot(STRIKER), spot({ x: -0.15, y: STRIKER.y }));
    await page.getByText('Good. It must touch both base lines').waitFor();
    await next();
    await page.reload();
    // The hand shows it; whoever does not want to wait takes the board.
    await page.getByRole('button', { name: 'Your turn' }).tap();
    await strikeAsShown(page, 'hold', 'strike');
    await page.getByText('Pocket one of your own coins and you play again').waitFor();
    await next();
    await page.getByRole('heading', { name: 'Shot 1' }).waitFor();
    await strikeAsShown(page, 'hold', 'left');
    await page.getByText('Pocketed.', { exact: true }).waitFor();
    await next();
    // The steps are done: two shots are left, and the list says so.
    await page.getByRole('heading', { name: 'Now use it' }).waitFor();
    await page.getByRole('link', { name: 'All lessons' }).tap();
    await page.getByText('0 of 11 lessons done').waitFor();
    await page
      .getByRole('link', { name: /Hold and place.*4 of 4 steps done.*0 of 2 shots done/ })
      .first()
      .waitFor();

    // Whoever skips a step is led back to it.
    await page.goto(`${stage.address}/learn/foul`);
    const skip = page.getByRole('button', { name: 'Skip this step' });
    for (const title of ['Black strikes', 'Once more', 'And now?', 'Place the penalty']) {
      await page.getByRole('heading', { name: title }).waitFor();
      await skip.tap();
    }
    await page.getByRole('heading', { name: 'Some steps are left' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByRole('heading', { name: 'Black strikes' }).waitFor();
  });

  it('end in shots, and are whole when these are solved', async () => {
    const [lesson, solved, open] = lessonThatKeysEnd();
    const { page } = await stage.open({ skipping: true });
    await page.goto(`${stage.address}/laws`);
    await page.evaluate(
      ([lessons, shots]) => {
        localStorage.setItem('opencarrom.lessons', lessons);
        localStorage.setItem('opencarrom.shots', shots);
      },
      [
        JSON.stringify({ version: 1, done: { [lesson]: stepNamesOf(lesson) } }),
        JSON.stringify({
          version: 1,
          progress: { ...newProgress(), stars: Object.fromEntries(solved.map((id) => [id, 2])) },
        }),
      ] as const,
    );
    await page.goto(`${stage.address}/learn/${lesson}`);
    await page.getByRole('heading', { name: 'Now use it' }).waitFor();
    const shots = page.getByRole('region', { name: 'Shots for this lesson' });
    await shots.getByRole('img', { name: '2 of 3 stars' }).first().waitFor();
    expect(await shots.getByRole('link').count()).toBe(solved.length + 1);
    await page.getByRole('link', { name: 'Play the next shot' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/shots/lesson/${open.shot.id}`);
    await strike(page, open.keys);
    await page.getByRole('heading', { name: 'Done, first try' }).waitFor();
    await page.getByRole('button', { name: 'Back to the lesson' }).click();
    await page.getByRole('heading', { name: 'Lesson done' }).waitFor();
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByText('1 of 11 lessons done').waitFor();
  });

  it('rule by the laws: a queen, a due in its place, a foul that is seen', async () => {
    const { page } = await stage.open({ phone: true, settings: { rate: 2 }, skipping: true });
    await page.goto(`${stage.address}/learn/queen`);
    await page.locator('canvas').waitFor();
    await strikeAsShown(page, 'queen', 'queen');
    await page.getByText('Queen pocketed, to be covered next.').waitFor();

    await page.goto(`${stage.address}/learn/due`);
    await page.getByRole('button', { name: 'Skip this step' }).tap();
    // Where it waits it may not lie, whatever is tried.
    const put = page.getByRole('button', { name: 'Place it' });
    const step = stepOf('due', 'due');
    if (step.kind !== 'due') throw new Error('nothing is to be placed');
    const spot = await spotsOf(page, 'S');
    await page.getByText('Keep it fully inside the outer circle.').first().waitFor();
    expect(await tooSmallToTouch(page)).toEqual([]);
    const board = page.getByRole('application');
    await board.press('Escape');
    await board.press('Enter');
    expect(await put.isDisabled()).toBe(true);
    await dragFinger(page, spot(step.due), spot({ x: 0.05, y: -0.04 }));
    await put.tap();
    await page.getByText('Well placed.').waitFor();

    await page.goto(`${stage.address}/learn/foul`);
    await page.getByRole('button', { name: 'Skip to the question' }).tap();
    await page.getByRole('button', { name: 'Nothing: a fair stroke' }).tap();
    await page.getByText('Look once more where the striker stands.').waitFor();
    await page.getByRole('button', { name: 'Base circle covered in part' }).tap();
    await page.getByText('Foul, because the striker stood on a base circle').waitFor();
    await page.getByRole('button', { name: 'Law 130b' }).waitFor();
  });

  it('are done by the keyboard, and show the hand to whoever wants little motion without moving it', async () => {
    const { page } = await stage.open({ reducedMotion: 'reduce', skipping: true });
    await page.goto(`${stage.address}/learn/break`);
    await page.locator('.lesson svg .hand').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole('button', { name: 'Your turn' }).press('Enter');
    await readyToStrike(page).waitFor();
    const board = page.getByRole('application');
    await board.press('ArrowUp');
    for (let raised = 0; raised < 8; raised++) await board.press('+');
    await board.press('Enter');
    await page.getByText('Open. Now there are coins to play for.').waitFor();
  });

  it('have a sheet to print: pages of A4, and nothing but them', async () => {
    const { page } = await stage.open();
    await page.goto(`${stage.address}/learn/sheet`);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    const sheets = await page.locator('.sheet').count();
    expect(sheets).toBeGreaterThan(3);
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toEqual(Array.from({ length: sheets }, () => '595 × 842'));
    // As the printer has it, with the margins taken off: nothing is cut.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 703, height: 1032 });
    const cut = await page
      .locator('.sheet')
      .evaluateAll((all) => all.map((sheet) => sheet.scrollHeight - sheet.clientHeight));
    expect(cut).toEqual(cut.map(() => 0));
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

/** A lesson with a shot that a few keys do, and its others. */
function lessonThatKeysEnd() {
  for (const lesson of LESSONS)
    for (const id of lessonShots(lesson)) {
      const shot = shotById(id);
      const keys = shot && keysFor(shot);
      if (keys) return [lesson, lessonShots(lesson).filter((other) => other !== id), { shot, keys }] as const;
    }
  throw new Error('no lesson ends in a shot that a few keys do');
}

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

/** Places the striker and draws it back as the lesson's own hand would, by a finger. */
async function strikeAsShown(page: Page, ...[lesson, name]: Parameters<typeof stepOf>): Promise<void> {
  const step = stepOf(lesson, name);
  if (step.kind !== 'strike') throw new Error('nothing is struck');
  const { shown, men } = step;
  await readyToStrike(page).waitFor();
  const spot = await spotsOf(page, 'S');
  await dragFinger(page, spot(STRIKER), spot(shown));
  await dragFinger(page, spot(shown), spot(drawnBackFor(shown, men)));
}

/** How far back a finger has to be drawn for such a stroke. */
function drawnBackFor(stroke: Stroke, men: Parameters<typeof startAim>[0]['men']): Point {
  const rules = { equipment: ICF, seat: 'S', men, stretches: [], free: true } as const;
  const { angle, power } = aimReducer(startAim(rules), { type: 'propose', stroke }, rules);
  const back = ICF.striker.diameter / 2 + power * PULL;
  return { x: stroke.x - back * Math.cos(angle), y: stroke.y - back * Math.sin(angle) };
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
