import { strokesIn } from '@opencarrom/match';
import { isFault, readLink, shareBoard, shareMatch, writeLink } from '@opencarrom/share';
import { describe, expect, it } from 'vitest';
import { played } from '../support/played.js';

/** Boards for each book; 200 of each make the thousand in docs/bench/share.md. */
const BOARDS = Number(process.env.SOAK_BOARDS ?? 6);
const BOOKS = ['icf', 'icf-short', 'icf-classic', 'starwood', 'iiitn'] as const;

describe('random boards', () => {
  it.each(BOOKS)('by %s: there and back to the same hash, and short', { timeout: 0 }, (rulebook) => {
    const over: number[] = [];
    for (let seed = 1; seed <= BOARDS; seed++) {
      const board = played({ rulebook, length: 'board', manner: seed % 2 ? 'guided' : 'strict' }, seed);
      const made = seed % 3 ? shareMatch(board) : shareBoard(board, board.events.length - 2);
      if (isFault(made)) throw new Error(`seed ${seed}: ${made.detail}`);
      const link = writeLink(made);
      const read = readLink(link);
      expect(read).toMatchObject({ hash: made.hash });
      if (strokesIn(board.events).length <= 30 && link.length >= 2000) over.push(seed);
    }
    expect(over).toEqual([]);
  });
});
