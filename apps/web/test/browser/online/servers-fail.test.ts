import { validateRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { useStage } from '../stage.js';
import { hasTwoProcesses, useHouse, useTwoProcesses } from './house.js';
import { allShowTheSame, comes, onTurn, playOn, sitTwo, strikes } from './people.js';

const stage = useStage();

describe('a server on a file', () => {
  const house = useHouse();

  it('is killed and restarted in mid-match, and everything goes on where it was', async () => {
    const asha = await comes({ stage, house }, 'Asha', { phone: true });
    const bina = await comes({ stage, house }, 'Bina');
    const players = [asha, bina];
    const path = await sitTwo(asha, bina);
    await strikes(await onTurn(players));
    await playOn(players, house, path, 2);
    const before = await house.record(path);

    await house.kill();
    for (const { page } of players) await page.getByText(/The connection is lost/).waitFor();
    await house.start();
    expect((await house.record(path)).events).toEqual(before.events);
    await playOn(players, house, path, 2);

    await house.stop();
    for (const { page } of players) await page.getByText(/The server restarts/).waitFor();
    await house.start();
    await playOn(players, house, path, 2);
    await allShowTheSame(players, house, path);
    expect(validateRecord(await house.record(path)).mismatch).toBeNull();
  });
});

describe.skipIf(!hasTwoProcesses)('two processes on PostgreSQL and NATS', () => {
  const house = useTwoProcesses();

  it('have a player each, and the one whose process is killed goes on at the other', async () => {
    const asha = await comes({ stage, house }, 'Asha', { phone: true, first: 0 });
    const bina = await comes({ stage, house }, 'Bina', { first: 1 });
    const players = [asha, bina];
    const path = await sitTwo(asha, bina);
    await playOn(players, house, path, 2);
    await allShowTheSame(players, house, path);
    const before = await house.record(path);

    await house.kill(0);
    await playOn(players, house, path, 3);
    await allShowTheSame(players, house, path);
    const after = await house.record(path);
    expect(after.events.slice(0, before.events.length)).toEqual(before.events);
    expect(validateRecord(after).mismatch).toBeNull();
  });
});
