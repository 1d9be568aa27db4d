import type { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { entryBy, eventsFrom, leadNew } from '../../support/leads.js';
import { placeFor } from '../../support/stores.js';

const threads = vi.hoisted((): Worker[] => []);
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>();
  return {
    ...real,
    Worker: class extends real.Worker {
      constructor(...given: ConstructorParameters<typeof real.Worker>) {
        super(...given);
        threads.push(this);
      }
    },
  };
});

it('a thread of the store that dies is started again, and nothing acknowledged is lost', async () => {
  const store = await (await placeFor('sqlite')).open();
  const leader = await leadNew(store);
  const enter = (seq: number) => store.log.enter(entryBy(leader, eventsFrom(seq)));
  expect(await enter(1)).toBe('entered');

  // What was under way is answered, or nobody knows what came of it.
  const inMidst = enter(2).catch(({ code }: { readonly code: string }) => code);
  await Promise.all([...threads].map((thread) => thread.terminate()));
  const answer = await inMidst;
  expect(['entered', 'store-away']).toContain(answer);

  const rows = await vi.waitFor(() => store.log.read(leader.match, 0), { timeout: 20_000, interval: 50 });
  const last = rows?.at(-1)?.last ?? 0;
  expect(last).toBeGreaterThanOrEqual(answer === 'entered' ? 2 : 1);
  await vi.waitFor(async () => expect(await enter(last + 1)).toBe('entered'), {
    timeout: 20_000,
    interval: 50,
  });
});
