import type { EventLog } from '@opencarrom/host';
import { LOG_CONTRACT } from '@opencarrom/host/testing';
import type { Event } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../../src/store/store.js';
import { entryBy, eventsFrom, type Leader, leadNew, takeLead } from '../../support/leads.js';
import { newMatch, STORES, storeForAll } from '../../support/stores.js';

/** As a host sees the log of one match: a leader that was fenced, or whose match is gone, is not the next. */
const eventLog = ({ log }: Store, leader: Leader): EventLog => ({
  append: async (events) => {
    const entered = await log.enter(entryBy(leader, events));
    return entered === 'entered' ? 'appended' : 'elsewhere';
  },
  read: async (from) =>
    (await log.read(leader.match, from - 1))
      ?.flatMap(({ body }): Event[] => JSON.parse(body))
      .filter(({ seq }) => seq >= from) ?? null,
});

const NUMBERS = Array.from({ length: 30 }, (_, index) => index + 1);

describe.each(STORES)('a log in %s', (kind) => {
  const opened = storeForAll(kind);

  it.each(LOG_CONTRACT)('$name', async ({ holds }) => {
    const store = opened();
    const leader = await leadNew(store);
    await holds({
      open: async () => eventLog(store, leader),
      throwAway: async () => {
        await store.write([
          { change: store.db.deleteFrom('matches').where('id', '=', leader.match), rows: 1 },
          { change: store.db.deleteFrom('events').where('match', '=', leader.match) },
        ]);
      },
    });
  });

  it('tells whole commands from any number on, also from the middle of one', async () => {
    const { log } = opened();
    const leader = await leadNew(opened());
    const { match } = leader;
    await log.enter(entryBy(leader, eventsFrom(1, 3)));
    await log.enter(entryBy(leader, eventsFrom(4, 2, 70)));
    const first = { seq: 1, last: 3, cmd: 'A1 c-1', at: 0, body: JSON.stringify(eventsFrom(1, 3)) };
    const second = { seq: 4, last: 5, cmd: 'A1 c-4', at: 70, body: JSON.stringify(eventsFrom(4, 2, 70)) };
    expect(await log.read(match, 0)).toEqual([first, second]);
    expect(await log.read(match, 2)).toEqual([first, second]);
    expect(await log.read(match, 3)).toEqual([second]);
    expect(await log.read(match, 4)).toEqual([second]);
    expect(await log.read(match, 5)).toEqual([]);
    expect(await log.read('nobodyhasit1', 0)).toBeNull();
  });

  it('refuses who leads the match no more, or leads another', async () => {
    const store = opened();
    const { log } = store;
    const leader = await leadNew(store);
    const other = await leadNew(store);
    const { epoch } = await takeLead(store, leader.match);
    const next = { ...leader, epoch };
    expect(await log.enter(entryBy(leader, eventsFrom(1)))).toBe('fenced');
    expect(await log.enter(entryBy({ ...next, owner: 'somebody' }, eventsFrom(1)))).toBe('fenced');
    expect(await log.read(leader.match, 0)).toEqual([]);
    expect(await log.enter(entryBy(next, eventsFrom(1)))).toBe('entered');
    expect(await log.enter(entryBy(other, eventsFrom(1)))).toBe('entered');
  });

  it('takes one of many who write the same number at once', async () => {
    const { log } = opened();
    const leader = await leadNew(opened());
    const answers = await Promise.all(NUMBERS.map((at) => log.enter(entryBy(leader, eventsFrom(1, 1, at)))));
    expect(answers.filter((answer) => answer === 'entered')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'elsewhere')).toHaveLength(NUMBERS.length - 1);
    expect(await log.read(leader.match, 0)).toMatchObject([{ at: NUMBERS[answers.indexOf('entered')] }]);
  });

  it('keeps the order of many sent at once, in many matches', async () => {
    const { log } = opened();
    const leaders = await Promise.all(Array.from({ length: 5 }, () => leadNew(opened())));
    const answers = await Promise.all(
      NUMBERS.flatMap((seq) => leaders.map((leader) => log.enter(entryBy(leader, eventsFrom(seq))))),
    );
    expect(new Set(answers)).toEqual(new Set(['entered']));
    for (const { match } of leaders)
      expect((await log.read(match, 0))?.map(({ seq }) => seq)).toEqual(NUMBERS);
  });

  it('writes what belongs to an entry with it, or neither', async () => {
    const { db, log } = opened();
    const leader = await leadNew(opened());
    const { match } = leader;
    const over = { change: db.updateTable('matches').set({ status: 'over' }).where('id', '=', match) };
    const enter = (by: Leader, seq: number, also: Parameters<typeof log.enter>[0]['also'] = [over]) =>
      log.enter({ ...entryBy(by, eventsFrom(seq)), also });
    const statusOf = async () =>
      (await db.selectFrom('matches').select('status').where('id', '=', match).executeTakeFirst())?.status;

    expect(await enter(leader, 2)).toBe('elsewhere');
    expect(await enter({ ...leader, epoch: leader.epoch + 1 }, 1)).toBe('fenced');
    const again = { change: db.insertInto('matches').values(newMatch(match)) };
    await expect(enter(leader, 1, [over, again])).rejects.toMatchObject({ code: 'store-conflict' });
    await expect(enter(leader, 1, [{ ...over, rows: 2 }])).rejects.toMatchObject({ code: 'store-refused' });
    expect(await statusOf()).toBe('live');
    expect(await log.read(match, 0)).toEqual([]);

    expect(await enter(leader, 1)).toBe('entered');
    expect(await statusOf()).toBe('over');
    expect(await log.read(match, 0)).toHaveLength(1);
  });
});
