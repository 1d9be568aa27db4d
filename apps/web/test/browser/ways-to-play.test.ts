import { newHead, seatOf, validateRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { afterStroke, atTheBreak } from '../support/crafted.js';
import { played } from '../support/played.js';
import { useStage } from './stage.js';
import {
  BOTH_PERSONS,
  drawAndLetGo,
  idOf,
  keptGame,
  putGame,
  readyToStrike,
  recordOf,
  sitDown,
  strokesOf,
} from './table.js';
import { spotsOf } from './touch.js';

const stage = useStage();
const COMPUTER = { kind: 'computer', level: 1 };

describe('four on one device', () => {
  it('the board turns to whoever is on turn: each draws back from the edge before him', async () => {
    const { page } = await stage.open({ skipping: true, reducedMotion: 'reduce' });
    await page.goto(`${stage.address}/play?way=two`);
    await page.getByText('Doubles', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Toss' }).click();
    await page.getByRole('button', { name: 'Break first' }).click();
    const id = idOf(page);
    const seen = new Set<string>();
    // Who pockets a man strikes again; gentle strokes seldom do.
    for (let strokes = 1; seen.size < 4 && strokes <= 12; strokes++) {
      await readyToStrike(page).waitFor();
      await drawAndLetGo(page, 0, 60);
      await expect.poll(async () => strokesOf(await recordOf(page, id))).toBe(strokes);
      const { events, state } = await recordOf(page, id);
      const struck = events.filter((event) => event.type === 'done' && event.act.type === 'strike').at(-1);
      if (struck?.type !== 'done' || struck.act.type !== 'strike' || struck.by === 'umpire' || !state.seats)
        throw new Error('nobody struck');
      const seat = seatOf(state.seats, struck.by);
      expect(sideOfBoard(struck.act.stroke)).toBe(seat);
      seen.add(seat);
    }
    expect([...seen].sort()).toEqual(['E', 'N', 'S', 'W']);
  });
});

describe('a stroke taken back', () => {
  it('is undone with the answer of the computer, and the log stays sound', async () => {
    const { page } = await stage.open({ skipping: true });
    const opened = atTheBreak();
    await sitDown(page, stage, opened, { ...BOTH_PERSONS, B1: COMPUTER });
    await readyToStrike(page).click();
    await expect.poll(async () => strokesOf(await recordOf(page, 'game'))).toBeGreaterThan(1);
    await readyToStrike(page).waitFor();
    await page.getByRole('button', { name: 'Menu' }).last().click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Asha breaks').waitFor();
    const record = await recordOf(page, 'game');
    expect(record.state.board?.men).toEqual(opened.state.board?.men);
    expect(validateRecord(record).mismatch).toBeNull();
    await readyToStrike(page).click();
    await expect
      .poll(async () => (await recordOf(page, 'game')).events.length)
      .toBeGreaterThan(record.events.length);
  });
});

describe('the striker put where it may not stand', () => {
  const asideAndBack = async (manner: 'strict' | 'guided') => {
    const { page } = await stage.open({ skipping: true });
    const head = newHead({ players: { A: ['Asha'], B: ['Bilal'] }, length: 'board', manner });
    await sitDown(page, stage, atTheBreak(head));
    await readyToStrike(page).waitFor();
    const { x, y } = (await spotsOf(page, 'S'))({ x: 0, y: -0.2526 });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 3 });
    await page.mouse.move(x + 30, y + 25, { steps: 3 });
    await page.mouse.up();
    await readyToStrike(page).click();
    await expect.poll(async () => strokesOf(await recordOf(page, 'game'))).toBe(1);
    return page;
  };

  it('is called with its law in strict play', async () => {
    const page = await asideAndBack('strict');
    await page.getByText('Bilal to strike').waitFor();
    await page.getByRole('button', { name: 'Law 130a' }).waitFor();
  });

  it('cannot be put there in guided play', async () => {
    const page = await asideAndBack('guided');
    const { events } = await recordOf(page, 'game');
    expect(events.find((event) => event.type === 'done' && event.run)).toMatchObject({
      facts: { proper: true },
    });
  });
});

describe('computer against computer', () => {
  it('is watched to the end of the board', async () => {
    const { page } = await stage.open({ skipping: true });
    const near = afterStroke(atTheBreak(), ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'queen'], []);
    await sitDown(page, stage, near, { A1: COMPUTER, B1: COMPUTER });
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    // What is seen comes first, and the device's memory right after it.
    await expect.poll(async () => (await recordOf(page, 'game')).state.outcome).not.toBeNull();
    expect(strokesOf(await recordOf(page, 'game'))).toBeGreaterThan(strokesOf(near));
  });
});

describe('what if', () => {
  it('goes on from any stroke of a record without its clocks, and leaves the record as it was', async () => {
    const game = played({ clocks: 'laws' });
    const { page } = await stage.open({ skipping: true });
    await page.clock.install();
    await putGame(page, { id: 'whole', ...game, controllers: BOTH_PERSONS });
    await page.goto(`${stage.address}/records/whole`);
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('button', { name: /What if/ }).click();
    await page.waitForURL(/\/play\//);
    const id = idOf(page);
    await readyToStrike(page).waitFor();
    const before = (await recordOf(page, id)).events.length;
    await page.clock.fastForward(60_000);
    expect((await recordOf(page, id)).events.length).toBe(before);
    await readyToStrike(page).click();
    await expect.poll(async () => (await recordOf(page, id)).events.length).toBeGreaterThan(before);
    const record = await recordOf(page, id);
    expect(record.events.slice(before)[0]).toMatchObject({ type: 'done', facts: { proper: true } });
    expect(validateRecord(record).mismatch).toBeNull();
    expect((await keptGame(page, 'whole')).events).toEqual(game.events);
    // It is not taken for its parent, at the board or in the list of games.
    await page.getByText('what if', { exact: true }).waitFor();
    await page.goto(stage.address);
    await page.getByRole('link', { name: /what if/ }).waitFor();
  });
});

/** Which side of the board a stroke was made from. */
const sideOfBoard = ({ x, y }: { x: number; y: number }) =>
  Math.abs(x) > Math.abs(y) ? (x > 0 ? 'E' : 'W') : y > 0 ? 'N' : 'S';
