import { readRecord, recordsIn, writeRecord } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { wooden } from '../support/hall.js';

describe('several records in one text', () => {
  it('are found one by one, each as it was', () => {
    const halls = [wooden().begins().sees({ own: 2 }), wooden({ rulebook: 'iiitn' }).begins()];
    const text = halls.map(({ state, log }) => writeRecord(state.head, log)).join('');
    const parts = recordsIn(text);
    expect(parts.map(({ line }) => line)).toEqual([1, (halls[0]?.log.length ?? 0) + 2]);
    for (const [index, part] of parts.entries()) {
      const read = readRecord(part.text);
      if (!('ok' in read)) throw new Error(read.error.message);
      const hall = halls[index];
      expect(read.ok.state).toEqual(hall?.state);
    }
  });

  it('one text that is none is one part, to be refused as it always was', () => {
    expect(recordsIn('hello')).toEqual([{ text: 'hello', line: 1 }]);
    expect(recordsIn('')).toEqual([{ text: '', line: 1 }]);
  });
});
