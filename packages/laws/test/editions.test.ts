import { describe, expect, it } from 'vitest';
import type { Book } from '../src/index.js';
import { announce, books, editionOf, hearCall, judge, judgeCall, type Ruling } from '../src/index.js';
import type { Board, Side } from '../src/vocabulary.js';
import { en } from '../src/words/en.js';

const men = (onBoard: number) => ({ onBoard, owed: 0, score: 0, hasPocketed: onBoard < 9 });
const boardWith = (white: number, black: number): Board => ({
  turn: 'white',
  white: men(white),
  black: men(black),
  queen: 'on-board',
  broken: true,
  breakAttempts: 0,
});
const NONE = { white: 0, black: 0, queen: false, striker: false };

/** Black's last man and the striker, with nine white men and the queen on the board. */
const lastMan = (book: Book): Ruling =>
  judge(book, boardWith(9, 1), {
    proper: true,
    pocketed: { ...NONE, black: 1, striker: true },
    overboard: NONE,
    touched: true,
    claimed: true,
  });

const earlier = (id: Book['id'], edition: string): Book => {
  const book = editionOf(id, edition);
  if (!book) throw new Error(`${id} has no edition ${edition}`);
  return book;
};

describe('the editions of a book', () => {
  it('are known by their names, the present one among them', () => {
    for (const book of books) expect(editionOf(book.id, book.edition)).toBe(book);
    expect(editionOf('icf', 'of 1866')).toBeNull();
    expect(editionOf('icf', 'classic-1')).toBeNull();
  });

  it.each([
    ['icf', 'event-1', 12],
    ['icf-short', 'abridged-1', 12],
    ['icf-classic', 'classic-1', 12],
    ['starwood', '2023-24', 12],
  ] as const)('[icf:55] %s, %s: what did not count could be demanded', (id, edition, points) => {
    const book = earlier(id, edition);
    expect([book.id, book.edition]).toEqual([id, edition]);
    expect(lastMan(book)).toMatchObject({ result: { points, demandable: 1 }, rights: { demand: 1 } });
  });

  it('[iiitn:14] [icf:63a] the first of iiitn kept the turn before the first stroke', () => {
    const call = { law: '14', against: 'white' as Side, beforeFirstStroke: true };
    const ruled = (book: Book) => {
      const heard = hearCall(book, boardWith(6, 6), call);
      if ('why' in heard) throw new Error(heard.why);
      return judgeCall(book, boardWith(6, 6), heard).turn;
    };
    expect(ruled(earlier('iiitn', '2019'))).toBe('continues');
    expect(ruled(earlier('iiitn', '2019-2'))).toBe('passes');
  });

  it('[icf:87a] nobody told whose dues were forgone', () => {
    const board = { ...boardWith(6, 6), black: { ...men(6), owed: 1 } };
    const said = (book: Book) => {
      const stroke = {
        proper: true,
        pocketed: { ...NONE, black: 1 },
        overboard: NONE,
        touched: true,
        claimed: true,
      };
      return announce(book, judge(book, board, stroke, { decisions: { forgo: 'forgo' } }), en);
    };
    expect(said(earlier('icf', 'event-1'))).toMatch(/; one coin waived\./);
    expect(said(earlier('icf', 'event-2'))).toMatch(/; White waives one black coin\./);
  });

  it('[icf:143h] no warning was asked for', () => {
    const unwarned = { law: '143h', against: 'white' as Side, warnings: 0 };
    expect(hearCall(earlier('icf', 'event-1'), boardWith(6, 6), unwarned)).toHaveProperty('consequence');
    expect(hearCall(earlier('icf', 'event-2'), boardWith(6, 6), unwarned)).toHaveProperty('why');
  });
});
