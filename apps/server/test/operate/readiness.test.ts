import { describe, expect, it } from 'vitest';
import { makeReadiness } from '../../src/operate/readiness.js';
import type { Store } from '../../src/store/store.js';

/** A store of which only this much is asked. */
function at({ isHeld = true, isWritable = async () => true }) {
  let time = 0;
  let tries = 0;
  const store = {
    leases: { isHeld: () => isHeld },
    isWritable: () => {
      tries++;
      return isWritable();
    },
  } as unknown as Store;
  const readiness = makeReadiness(store, () => time);
  return {
    readiness,
    tries: () => tries,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('a process is ready', () => {
  it('while it can write and others see that it lives', async () => {
    expect(await at({}).readiness.fault()).toBeNull();
  });

  it('not without its lease', async () => {
    expect(await at({ isHeld: false }).readiness.fault()).toMatchObject({ code: 'lease-lost' });
  });

  it('not where nothing can be written, or trying fails', async () => {
    const full = at({ isWritable: async () => false });
    expect(await full.readiness.fault()).toMatchObject({ code: 'store-not-writable' });
    const broken = at({ isWritable: () => Promise.reject(new Error('away')) });
    expect(await broken.readiness.fault()).toMatchObject({ code: 'store-not-writable' });
  });

  it('again as soon as it can', async () => {
    let isFull = true;
    const { readiness, pass } = at({ isWritable: async () => !isFull });
    expect(await readiness.fault()).not.toBeNull();
    isFull = false;
    pass(500);
    expect(await readiness.fault()).toBeNull();
  });

  it('not when it is about to stop, without asking the store', async () => {
    const { readiness, tries } = at({});
    readiness.drain();
    expect(await readiness.fault()).toMatchObject({ code: 'draining' });
    expect(tries()).toBe(0);
  });

  it('and the store is not tried for everybody who asks', async () => {
    const { readiness, tries, pass } = at({});
    await Promise.all(Array.from({ length: 100 }, () => readiness.fault()));
    expect(tries()).toBe(1);
    pass(500);
    await readiness.fault();
    expect(tries()).toBe(2);
  });
});
