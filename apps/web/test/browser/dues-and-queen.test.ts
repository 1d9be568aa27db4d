import { duePlaces, type Event, equipmentFor } from '@opencarrom/match';
import { ICF, type ManId, openingRack } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { afterStroke, atTheBreak, deepInDebt, untilADueIsToBePlaced } from '../support/crafted.js';
import { useStage } from './stage.js';
import { BOTH_PERSONS, putGame, readyToStrike, recordOf, sitDown } from './table.js';
import { dragFinger, spotsOf } from './touch.js';

const stage = useStage();
const deedOf = (event: Event) => (event.type === 'done' ? event.act.type : null);

describe('on a phone, by touch', () => {
  it('a due is refused outside the circle, with its law, and placed inside', async () => {
    const { page } = await stage.open({ phone: true });
    const due = untilADueIsToBePlaced();
    await putGame(page, { id: 'due', ...due, controllers: BOTH_PERSONS });
    await page.goto(`${stage.address}/play/due`);
    const put = page.getByRole('button', { name: 'Place it' });
    await put.waitFor();

    const board = due.state.board;
    const men = board?.men ?? [];
    const [start, ...others] = duePlaces(equipmentFor(due.head), men, 60);
    const goal = others.at(-1);
    if (!start || !goal) throw new Error('there is no room for the due');
    const spot = await spotsOf(page, due.state.board?.tasks[0]?.by === 'A1' ? 'S' : 'N');
    await dragFinger(page, spot(start), spot({ x: 0.2, y: 0.2 }));
    await page.getByText('Keep it fully inside the outer circle.', { exact: true }).waitFor();
    await page.locator('.putting').getByRole('button', { name: 'Law 85' }).waitFor();
    await page
      .locator('[aria-live="polite"]', { hasText: 'side of the centre. Keep it fully inside' })
      .waitFor({ state: 'attached' });
    expect(await put.isDisabled()).toBe(true);

    await dragFinger(page, spot({ x: 0.2, y: 0.2 }), spot(goal));
    await expect.poll(() => put.isEnabled()).toBe(true);
    const before = (await recordOf(page, 'due')).events.length;
    await put.click();
    await expect.poll(async () => (await recordOf(page, 'due')).events.length).toBeGreaterThan(before);
    const placed = (await recordOf(page, 'due')).events.slice(before).find((event) => event.type === 'done');
    expect(placed).toMatchObject({ act: { type: 'place' } });
  });
});

describe('at a desk, by pointer', () => {
  it('a double click puts one man down of two, and after the last strikes nothing', async () => {
    const { page } = await stage.open();
    const due = untilADueIsToBePlaced();
    await sitDown(page, stage, due);
    expect(due.state.board?.tasks).toHaveLength(2);
    const deeds = async () =>
      (await recordOf(page, 'game')).events.slice(due.events.length).flatMap((event) => deedOf(event) ?? []);
    const put = page.getByRole('button', { name: 'Place it' });
    await put.dblclick();
    await expect.poll(deeds).toEqual(['place']);
    await put.dblclick();
    await readyToStrike(page).waitFor();
    await expect.poll(deeds).toEqual(['place', 'place']);
  });

  it('a man in the hand is owed, and not on the board, until it is put down', async () => {
    const { page } = await stage.open();
    await sitDown(page, stage, deepInDebt());
    const asha = page.getByRole('region', { name: 'Asha' });
    await page.getByText('two more are still owed').waitFor();
    await asha.getByText('owes 3 (1 now)').waitFor();
    await asha.getByRole('img', { name: '8 coins left' }).waitFor();
    await page.getByRole('button', { name: 'Place it' }).click();
    await asha.getByText('owes 2 coins').waitFor();
    await asha.getByRole('img', { name: '9 coins left' }).waitFor();
  });

  it('where a man in the hand lies is told as the one who places sees it, also while the board turns', async () => {
    const { page } = await stage.open();
    // All but the queen lie in the east: beside her there is room, and the way to the far pocket is free.
    const aside = openingRack(ICF)
      .filter(({ id }) => id !== 'queen' && id !== 'b1')
      .map(({ id }, index) => ({ id, x: index % 2 === 0 ? 0.25 : 0.3, y: 0.16 - index * 0.02 }));
    const pocketed = afterStroke(afterStroke(atTheBreak(), [], []), ['b1'], aside);
    await sitDown(page, stage, pocketed);
    await readyToStrike(page).waitFor();
    // Straight into a pocket: Bilal, in the north, owes a man, and Asha in the south places it.
    const { x, y } = (await spotsOf(page, 'N'))({ x: -0.345, y: -0.345 });
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: 'Strike', exact: true }).click();
    await page.getByRole('button', { name: 'Place it' }).waitFor();
    const { head, state } = await recordOf(page, 'game');
    expect(state.board?.tasks[0]?.by).toBe('A1');
    const [start] = duePlaces(equipmentFor(head), state.board?.men ?? [], 1);
    const across = Math.round((start?.x ?? 0) * 1000);
    expect(across).not.toBe(0);
    expect(await page.locator('#aim-now').textContent()).toContain(
      `${Math.abs(across)} mm to the ${across > 0 ? 'right' : 'left'}`,
    );
  });

  it('the queen is covered by the next stroke', async () => {
    const { page } = await stage.open();
    const opened = atTheBreak();
    const far = openingRack(ICF).filter(({ id }) => id.startsWith('b'));
    const down: readonly ManId[] = ['w1', 'w2', 'w3', 'w4', 'w5'];
    // A cut: after a straight stroke the heavy striker would follow into the pocket.
    const easy = { id: 'w9' as const, x: 0.25, y: 0.29 };
    const behind = { x: 0.2185, y: 0.2714 };
    const rest = [
      easy,
      { id: 'w6' as const, x: -0.3, y: 0.1 },
      { id: 'w7' as const, x: -0.3, y: 0.2 },
      { id: 'w8' as const, x: -0.3, y: 0 },
      ...far.map(({ id }, index) => ({ id, x: -0.2, y: 0.3 - index * 0.04 })),
    ];
    const spread = afterStroke(opened, down, rest);
    const queened = afterStroke(spread, ['queen'], []);
    expect(queened.state.board?.table.queen).toBe('to-cover');
    await putGame(page, { id: 'queen', ...queened, controllers: BOTH_PERSONS });
    await page.goto(`${stage.address}/play/queen`);
    await page.getByText('Cover the queen with this stroke').waitFor();
    await readyToStrike(page).waitFor();
    // A tap on the board aims there; the button strikes.
    const { x, y } = (await spotsOf(page, 'S'))(behind);
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: 'Strike', exact: true }).click();
    await page.getByText(/Queen covered/).waitFor();
    const { state } = await recordOf(page, 'queen');
    expect(state.board?.table.queen).toBe('covered-by-white');
  });
});
