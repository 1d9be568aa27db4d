import { GrowingRecord, readRecord, writeRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { wooden } from '../support/hall.js';

const hall = () => wooden().begins().sees({ own: 2 }).sees({ striker: true });

/** A record with its head alone. */
function begun(head: unknown): GrowingRecord {
  const record = GrowingRecord.begin(head);
  if ('error' in record) throw new Error(record.error.message);
  return record.ok;
}

describe('a record that grows line by line', () => {
  it('comes to what the whole record says, and says it after each line', () => {
    const { log, state } = hall();
    const record = begun(state.head);
    for (const event of log) expect(record.add(event)).toMatchObject({ ok: { seq: event.seq } });
    expect(readRecord(writeRecord(record.head, record.events))).toMatchObject({
      ok: { events: log, state: record.state },
    });
  });

  it('refuses a head that cannot be, by its line', () => {
    expect(GrowingRecord.begin({})).toMatchObject({ error: { line: 1 } });
    expect(GrowingRecord.begin(null)).toMatchObject({ error: { line: 1 } });
  });

  it('refuses a line that does not follow, names it, and has what it had', () => {
    const { log, state } = hall();
    const record = begun(state.head);
    const [first, second, third] = log;
    record.add(first);
    const before = record.state;
    for (const wrong of [first, third, { ...second, type: 'nothing' }, null, 'text']) {
      expect(record.add(wrong)).toMatchObject({ error: { line: 3 } });
      expect([record.state, record.events]).toEqual([before, [first]]);
    }
    expect(record.add(second)).toMatchObject({ ok: { seq: second?.seq } });
  });
});
