import type { EventLog } from '@opencarrom/host';
import { LOG_CONTRACT } from '@opencarrom/host/testing';
import type { Event } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/store/match-log.js';
import type { Store } from '../../../src/store/store.js';
import { newMatch, putMatch, STORES, storeFor } from '../../support/stores.js';

const MATCH = 'abcdefghijkl';

/** As a host sees the log of one match: a leader that was fenced, or whose match is gone, is not the next. */
const eventLog = (store: Store, epoch: number): EventLog => ({
  append: async (events) => {
    const entered = await store.log.enter(entryOf(store, epoch, events));
    return entered === 'entered' ? 'appended' : 'elsewhere';
  },
  read: async (from) =>
    (await store.log.read(MATCH, from - 1))
      ?.flatMap(({ body }): Event[] => JSON.parse(body))
      .filter(({ seq }) => seq >= from) ?? null,
});

const entryOf = (store: Store, epoch: number, events: readonly Event[], match = MATCH): Entry => ({
  ...{ match, epoch, events },
  body: JSON.stringify(events),
  owner: store.leases.node,
  cmd: `A1 c-${events[0]?.seq}`,
});

/** Events so far from this number. */
const events = (from: number, count = 1, at = 0): readonly Event[] =>
  Array.from(
    { length: count },
    (_, index): Event => ({
      ...{ type: 'done', by: 'umpire', act: { type: 'play' } },
      ...{ seq: from + index, at },
    }),
  );

async function lead(store: Store, match = MATCH): Promise<number> {
  await putMatch(store, match);
  const taken = await store.leases.take(match);
  if (!taken || !('epoch' in taken)) throw new Error('the lead was not to be had');
  return taken.epoch;
}

describe.each(STORES)('a log in %s', (kind) => {
  it.each(LOG_CONTRACT)('$name', async ({ holds }) => {
    const store = await storeFor(kind);
    const epoch = await lead(store);
    await holds({
      open: async () => eventLog(store, epoch),
      throwAway: async () => {
        await store.write([
          { change: store.db.deleteFrom('matches').where('id', '=', MATCH), rows: 1 },
          { change: store.db.deleteFrom('events').where('match', '=', MATCH) },
        ]);
      },
    });
  });

  it('tells whole commands from any number on, also from the middle of one', async () => {
    const store = await storeFor(kind);
    const epoch = await lead(store);
    await store.log.enter(entryOf(store, epoch, events(1, 3)));
    await store.log.enter(entryOf(store, epoch, events(4, 2, 70)));
    const first = { seq: 1, last: 3, cmd: 'A1 c-1', at: 0, body: JSON.stringify(events(1, 3)) };
    const second = { seq: 4, last: 5, cmd: 'A1 c-4', at: 70, body: JSON.stringify(events(4, 2, 70)) };
    expect(await store.log.read(MATCH, 0)).toEqual([first, second]);
    expect(await store.log.read(MATCH, 2)).toEqual([first, second]);
    expect(await store.log.read(MATCH, 3)).toEqual([second]);
    expect(await store.log.read(MATCH, 4)).toEqual([second]);
    expect(await store.log.read(MATCH, 5)).toEqual([]);
    expect(await store.log.read('nobodyhasit1', 0)).toBeNull();
  });

  it('refuses who leads the match no more, or leads another', async () => {
    const store = await storeFor(kind);
    const epoch = await lead(store);
    const other = await lead(store, 'anothermatch');
    await store.leases.take(MATCH);
    expect(await store.log.enter(entryOf(store, epoch, events(1)))).toBe('fenced');
    expect(await store.log.enter({ ...entryOf(store, epoch + 1, events(1)), owner: 'other' })).toBe('fenced');
    expect(await store.log.read(MATCH, 0)).toEqual([]);
    expect(await store.log.enter(entryOf(store, epoch + 1, events(1)))).toBe('entered');
    expect(await store.log.enter(entryOf(store, other, events(1), 'anothermatch'))).toBe('entered');
  });

  it('takes one of many who write the same number at once', async () => {
    const store = await storeFor(kind);
    const epoch = await lead(store);
    const asked = Array.from({ length: 20 }, (_, at) =>
      store.log.enter(entryOf(store, epoch, events(1, 1, at))),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'entered')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'elsewhere')).toHaveLength(19);
    expect(await store.log.read(MATCH, 0)).toMatchObject([{ at: answers.indexOf('entered') }]);
  });

  it('keeps the order of many sent at once, in many matches', async () => {
    const store = await storeFor(kind);
    const matches = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(12));
    const epochs = await Promise.all(matches.map((match) => lead(store, match)));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => index + 1).flatMap((seq) =>
        matches.map((match, index) =>
          store.log.enter(entryOf(store, epochs[index] as number, events(seq), match)),
        ),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['entered']));
    for (const match of matches)
      expect((await store.log.read(match, 0))?.map(({ seq }) => seq)).toEqual(
        Array.from({ length: 30 }, (_, index) => index + 1),
      );
  });

  it('writes what belongs to an entry with it, or neither', async () => {
    const store = await storeFor(kind);
    const epoch = await lead(store);
    const { db, log } = store;
    const over = { change: db.updateTable('matches').set({ status: 'over' }).where('id', '=', MATCH) };
    const statusOf = async () =>
      (await db.selectFrom('matches').select('status').where('id', '=', MATCH).executeTakeFirstOrThrow())
        .status;

    expect(await log.enter({ ...entryOf(store, epoch, events(2)), also: [over] })).toBe('elsewhere');
    expect(await log.enter({ ...entryOf(store, epoch + 1, events(1)), also: [over] })).toBe('fenced');
    expect(await statusOf()).toBe('open');

    const again = { change: db.insertInto('matches').values(newMatch(MATCH)) };
    await expect(
      log.enter({ ...entryOf(store, epoch, events(1)), also: [over, again] }),
    ).rejects.toMatchObject({
      code: 'store-conflict',
    });
    await expect(
      log.enter({ ...entryOf(store, epoch, events(1)), also: [over, { ...over, rows: 2 }] }),
    ).rejects.toMatchObject({ code: 'store-refused' });
    expect(await statusOf()).toBe('open');
    expect(await log.read(MATCH, 0)).toEqual([]);

    expect(await log.enter({ ...entryOf(store, epoch, events(1)), also: [over] })).toBe('entered');
    expect(await statusOf()).toBe('over');
    expect(await log.read(MATCH, 0)).toHaveLength(1);
  });
});
