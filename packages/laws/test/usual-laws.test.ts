import { describe, expect, it } from 'vitest';
import { books, hearCall, openingBoard, usualBreaches, usualCalls } from '../src/index.js';

const board = { ...openingBoard({ white: 0, black: 0 }), broken: true };

describe.each(books.map((book) => [book.id, book] as const))('the usual laws of %s', (_, book) => {
  it('has a law of the book for every key, none twice', () => {
    const citations = [...usualBreaches(book), ...usualCalls(book)].map(({ citation }) => citation);
    expect(citations.length).toBeGreaterThan(10);
    expect(new Set(citations).size).toBe(citations.length);
  });

  it('can call every one of them against the side on turn', () => {
    for (const { citation } of [...usualBreaches(book), ...usualCalls(book)])
      expect(hearCall(book, board, { law: citation, against: 'white' }), citation).toHaveProperty(
        'consequence',
      );
  });

  it('has breaches that make a stroke improper: all of them fouls', () => {
    for (const { law, citation } of usualBreaches(book)) expect(law.consequence, citation).toBe('foul');
  });
});
