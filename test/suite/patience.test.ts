import { afterEach, expect, it, vi } from 'vitest';
import { inTime } from '../support/patience.js';

afterEach(() => void vi.useRealTimers());

it('a wait that takes too long fails with what it waited for, also under a fake clock', async () => {
  vi.useFakeTimers();
  const stuck = inTime(new Promise(() => {}), () => 'the answer', 20);
  await expect(stuck).rejects.toThrow('waited 0.02 s for the answer');
});

it('a wait that ends passes its result on', async () => {
  await expect(inTime(Promise.resolve(7), () => '')).resolves.toBe(7);
  await expect(inTime(Promise.reject(new Error('no')), () => '')).rejects.toThrow('no');
});
