import { validateRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { useStage } from '../stage.js';
import { useHouse } from './house.js';
import { allShowTheSame, comes, onTurn, playOn, sitTwo, strikes } from './people.js';

const stage = useStage();

describe('a server on a file', () => {
  const house = useHouse();

  it('is killed and restarted in mid-match, and everything goes on where it was', async () => {
    const asha = await comes({ stage, house }, 'Asha', { phone: true });
    const bina = await comes({ stage, house }, 'Bina', { phone: true });
    const players = [asha, bina];
    const path = await sitTwo(asha, bina);
    await strikes(await onTurn(players));
    await playOn(players, house, path, 2);
    const before = await house.record(path);

    await house.kill();
    for (const { page } of players) await page.getByText(/Connection lost/).waitFor();
    await house.start();
    expect((await house.record(path)).events).toEqual(before.events);
    await playOn(players, house, path, 2);

    await house.stop();
    for (const { page } of players) await page.getByText(/The server is restarting/).waitFor();
    await house.start();
    await playOn(players, house, path, 2);
    await allShowTheSame(players, house, path);
    expect(validateRecord(await house.record(path)).mismatch).toBeNull();
  });
});
