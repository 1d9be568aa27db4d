import type { BoardAnswer } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import { boardTold } from '../src/hall/board-told.js';

const answer = (log: string, after: number, seqs: readonly number[]): BoardAnswer => ({
  ...{ match: 1, log, after, heardAt: 0, head: {} as BoardAnswer['head'] },
  events: seqs.map((seq) => ({ seq })) as unknown as BoardAnswer['events'],
});
const seqsOf = (told: BoardAnswer | null) => told?.events.map(({ seq }) => seq);

describe('a board that is watched', () => {
  const had = answer('a', 0, [1, 2, 3]);
  it.each([
    ['whole at first', null, answer('a', 0, [1, 2]), [1, 2]],
    ['what is new behind it', had, answer('a', 3, [4, 5]), [1, 2, 3, 4, 5]],
    ['nothing new', had, answer('a', 3, []), [1, 2, 3]],
    ['an answer that came late', answer('a', 0, [1, 2, 3, 4]), answer('a', 3, [4]), [1, 2, 3, 4]],
    ['another phone instead', had, answer('b', 0, [1]), [1]],
    ['a gap', had, answer('a', 4, [5]), undefined],
    ['what follows on another log', had, answer('b', 3, [4]), undefined],
    ['what follows on nothing', null, answer('a', 3, [4]), undefined],
  ])('%s', (_, before, came, seqs) => {
    const told = boardTold(before, came);
    expect(seqsOf(told)).toEqual(seqs);
    expect(told?.after ?? 0).toBe(0);
  });
});
