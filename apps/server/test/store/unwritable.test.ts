import { expect, it, vi } from 'vitest';
import { StoreProblem } from '../../src/store/store-problem.js';
import { tellingUnwritable } from '../../src/store/unwritable.js';

it('a full disk is told of once when it begins, and once when it is over', async () => {
  const warn = vi.fn();
  const disk = { isFull: false, isAway: false };
  const write = tellingUnwritable(
    async (text: string) => {
      if (disk.isFull) throw new StoreProblem('store-full', 'no room');
      if (disk.isAway) throw new StoreProblem('store-away', 'not reached');
      return text.length;
    },
    { warn },
  );
  expect(await write('stroke')).toBe(6);
  disk.isAway = true;
  await expect(write('stroke')).rejects.toMatchObject({ code: 'store-away' });
  expect(warn).not.toHaveBeenCalled();

  disk.isFull = true;
  for (let times = 0; times < 3; times++)
    await expect(write('stroke')).rejects.toMatchObject({ code: 'store-full' });
  expect(warn.mock.calls).toEqual([[{ code: 'store-full' }, 'the store cannot be written: no room']]);

  disk.isFull = false;
  await expect(write('stroke')).rejects.toMatchObject({ code: 'store-away' });
  disk.isAway = false;
  for (let times = 0; times < 3; times++) await write('stroke');
  expect(warn.mock.calls.slice(1)).toEqual([[{ code: 'store-full' }, 'the store is written again']]);
});
