import { beforeEach, describe, expect, it } from 'vitest';
import { LogEnds } from '../../src/store/sqlite/log-ends.js';
import type { LoneEntry } from '../../src/store/sqlite/messages.js';

const entry = (seq: number, last: number, owner = 'one', epoch = 1): LoneEntry => [
  ...(['m', seq, last, `A1 ${seq}`, 0, '[]', owner, epoch] as const),
];
const change = (sql: string) => ({ entry: null, changes: [{ sql, parameters: [], rows: null }] });

describe('what the writer knows of a log it wrote', () => {
  let ends: LogEnds;
  beforeEach(() => {
    ends = new LogEnds();
    ends.written(entry(1, 2));
  });

  it('is where it ends, and for whom', () => {
    expect(ends.isNext(entry(3, 3))).toBe(true);
    expect(ends.isNext(entry(2, 3))).toBe(false);
    expect(ends.isNext(entry(4, 4))).toBe(false);
    expect(ends.isNext(entry(3, 3, 'another'))).toBe(false);
    expect(ends.isNext(entry(3, 3, 'one', 2))).toBe(false);
  });

  it.each([
    'update "matches" set "owner" = ?, "epoch" = "epoch" + 1 where "id" = ?',
    'delete from events where match = ?',
    'insert into "Matches" ("id") values (?)',
  ])('is forgotten before anything else is done to logs or leads: %s', (sql) => {
    ends.willChange(change(sql));
    expect(ends.isNext(entry(3, 3))).toBe(false);
  });

  it('is kept where something else is changed', () => {
    ends.willChange(change('insert into "nodes" ("name") values (?)'));
    ends.willChange(change('delete from "held_events" where "id" = ?'));
    expect(ends.isNext(entry(3, 3))).toBe(true);
  });
});
