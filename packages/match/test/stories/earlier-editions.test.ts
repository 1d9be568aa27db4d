import { readdirSync, readFileSync } from 'node:fs';
import { bookOf } from '@opencarrom/laws';
import { readRecord, validateRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';

/** Records as they were written when a book's former edition ruled. Each holds something that is ruled otherwise now. */
const folder = new URL('../earlier-editions/', import.meta.url);
const records = readdirSync(folder).map(
  (file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const,
);

const recordIn = (text: string) => {
  const read = readRecord(text);
  if ('error' in read) throw new Error(`line ${read.error.line}: ${read.error.message}`);
  return read.ok;
};

describe('a record of an earlier edition', () => {
  it.each(records)('%s validates as it was ruled then', (_, text) => {
    const verdict = validateRecord(recordIn(text));
    expect(verdict.mismatch).toBeNull();
    expect(verdict.commands).toBeGreaterThan(3);
  });

  it.each(records)('%s would be another match by the edition of today', (_, text) => {
    const record = recordIn(text);
    const { edition } = bookOf(record.head.rulebook);
    expect(edition).not.toBe(record.head.edition);
    expect(validateRecord({ ...record, head: { ...record.head, edition } }).mismatch).not.toBeNull();
  });
});
