import { validateRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { useStage } from '../stage.js';
import { useSharedHouse } from './house.js';
import {
  allShowTheSame,
  comesByLine,
  onAnotherDevice,
  onTurn,
  opens,
  type Person,
  playOn,
  sitTwo,
  strikes,
  strokesOf,
} from './people.js';

const stage = useStage();
const house = useSharedHouse();

/** Two at one board with a stroke or two made, the one on turn first. */
async function twoInMidMatch() {
  const asha = await comesByLine({ stage, house }, 'Asha', { phone: true });
  const bina = await comesByLine({ stage, house }, 'Bina', { phone: true });
  const players = [asha, bina];
  const path = await sitTwo(asha, bina);
  await playOn(players, house, path, 1);
  const turn = await onTurn(players);
  const other = turn === asha ? bina : asha;
  return { path, players, turn, other, before: strokesOf(await house.record(path)) };
}

const strokesAt = async (path: string) => strokesOf(await house.record(path));

async function expectAllInOrder(players: readonly Person[], path: string): Promise<void> {
  await allShowTheSame(players, house, path);
  expect(validateRecord(await house.record(path)).mismatch).toBeNull();
}

describe('everything goes on where it was', () => {
  it('after a phone was asleep while the other struck', async () => {
    const { path, players, turn, other, before } = await twoInMidMatch();
    const sleeper = await other.context.newCDPSession(other.page);
    await sleeper.send('Page.setWebLifecycleState', { state: 'frozen' });
    await strikes(turn);
    await expect.poll(() => strokesAt(path)).toBe(before + 1);
    await sleeper.send('Page.setWebLifecycleState', { state: 'active' });
    await expectAllInOrder(players, path);
    await playOn(players, house, path, 1);
  });

  it('in a tab that was closed and is opened again', async () => {
    const { path, turn, other } = await twoInMidMatch();
    await turn.page.close();
    await other.page.getByText(`${turn.name} is away`).waitFor();
    const back = { ...turn, page: await turn.context.newPage() };
    await opens(back, path);
    await playOn([back, other], house, path, 2);
    await expectAllInOrder([back, other], path);
  });

  it('from another network, and a stroke into the dead line counts once', async () => {
    const { path, players, turn, before } = await twoInMidMatch();
    turn.line.move('127.0.77.7');
    await strikes(turn);
    await expect.poll(() => strokesAt(path)).toBe(before + 1);
    await playOn(players, house, path, 1);
    await expectAllInOrder(players, path);
  });

  it('after aeroplane mode: what was struck meanwhile is sent', async () => {
    const { path, players, turn, before } = await twoInMidMatch();
    turn.line.cut();
    await turn.context.setOffline(true);
    await strikes(turn);
    await turn.page.getByText(/No network|Connection lost/).waitFor();
    expect(await strokesAt(path)).toBe(before);
    turn.line.mend();
    await turn.context.setOffline(false);
    await expect.poll(() => strokesAt(path)).toBe(before + 1);
    await playOn(players, house, path, 1);
    await expectAllInOrder(players, path);
  });

  it('on two devices in one seat: both show each stroke, and of two at the same moment one counts', async () => {
    const { path, turn, other, before } = await twoInMidMatch();
    const second = await onAnotherDevice({ stage, house }, turn, { phone: !turn.isPhone });
    await opens(second, path);
    const everybody = [turn, second, other];
    await allShowTheSame(everybody, house, path);
    for (const { line } of [turn, second]) line.cut();
    await strikes(turn, 40);
    await strikes(second, 70);
    for (const { line } of [turn, second]) line.mend();
    await expect.poll(() => strokesAt(path)).toBe(before + 1);
    await allShowTheSame(everybody, house, path);
    await expect
      .poll(async () => {
        const told = [turn, second].map(({ page }) => page.getByText('Your stroke was undone').count());
        return (await Promise.all(told)).filter((count) => count > 0).length;
      })
      .toBe(1);
    await playOn([turn, other], house, path, 1);
    await expectAllInOrder(everybody, path);
  });
});
