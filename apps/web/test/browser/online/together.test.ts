import { validateRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { useStage } from '../stage.js';
import { watches } from './crowd.js';
import { type House, hasTwoProcesses, useHouse, useTwoProcesses } from './house.js';
import { allShowTheSame, comesByLine, onTurn, opens, playOn, sitTwo, strikes, writtenAt } from './people.js';

const stage = useStage();

/** Two on phones, each by another process where there are two, a desktop and nineteen more looking on. */
async function gather(house: House) {
  const asha = await comesByLine({ stage, house }, 'Asha', { phone: true, first: 0 });
  const bina = await comesByLine({ stage, house }, 'Bina', { phone: true, first: 1 });
  const chitra = await comesByLine({ stage, house }, 'Chitra', { first: 1 });
  const path = await sitTwo(asha, bina);
  await opens(chitra, path);
  const crowd = await watches(house, path, 19);
  const players = [asha, bina];
  const expectAllTheSame = async () => {
    await allShowTheSame([...players, chitra], house, path);
    await crowd.allKnow(() => writtenAt(house, path));
    expect(validateRecord(await house.record(path)).mismatch).toBeNull();
  };
  return { path, players, chitra, crowd, expectAllTheSame };
}

describe('two phones and a desktop in one match, and twenty who look on', () => {
  const house = useHouse();

  it('all see every stroke, on SQLite', async () => {
    const { path, players, chitra, crowd, expectAllTheSame } = await gather(house);
    await expect.poll(crowd.heardOf).toBe(20);
    for (let stroke = 0; stroke < 3; stroke++) {
      await strikes(await onTurn(players));
      await expectAllTheSame();
    }
    // Whoever looks on has nothing to strike with.
    expect(await chitra.page.getByRole('button', { name: 'Strike', exact: true }).count()).toBe(0);
    await playOn(players, house, path, 1);
  });
});

describe.skipIf(!hasTwoProcesses)('the same with the players on different processes', () => {
  const house = useTwoProcesses();

  it('on PostgreSQL and NATS; and when one is killed all goes on by the other', async () => {
    const { path, players, expectAllTheSame } = await gather(house);
    await playOn(players, house, path, 2);
    await expectAllTheSame();
    const before = await house.record(path);

    await house.kill(0);
    await playOn(players, house, path, 3);
    await expectAllTheSame();
    const after = await house.record(path);
    expect(after.events.slice(0, before.events.length)).toEqual(before.events);
  });
});
