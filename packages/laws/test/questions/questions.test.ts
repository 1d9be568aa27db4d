import { describe, expect, it } from 'vitest';
import { bookOf, books } from '../../src/books/index.js';
import { QUESTIONS } from './questions.js';

describe('the questions people ask', () => {
  it('are at least 150, each asked once, in both languages', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(150);
    for (const language of ['en', 'hi'] as const)
      expect(new Set(QUESTIONS.map((question) => question[language])).size).toBe(QUESTIONS.length);
    for (const { hi } of QUESTIONS) expect(hi).toMatch(/\p{Script=Devanagari}/u);
  });

  it('are answered by laws that the books have', () => {
    for (const { en, laws } of QUESTIONS)
      for (const { id } of books)
        for (const law of laws[id] ?? [])
          expect(bookOf(id).lawsById.has(law), `${en}: ${id} ${law}`).toBe(true);
  });

  it('are answered by some book each', () => {
    for (const { en, laws } of QUESTIONS) expect(Object.values(laws).flat(), en).not.toEqual([]);
  });
});
