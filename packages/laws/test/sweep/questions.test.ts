import { describe, expect, it } from 'vitest';
import { type LawSearch, makeLawSearch } from '../../src/ask/index.js';
import { books } from '../../src/books/index.js';
import { texts as en } from '../../src/texts/en.js';
import { texts as hi } from '../../src/texts/hi.js';
import type { BookId } from '../../src/vocabulary.js';
import { tally } from '../ask/answered.js';
import { SLIPS, type Slip, withSlip } from '../ask/slips.js';
import { EVERYDAY } from '../questions/everyday/everyday.js';
import { QUESTIONS } from '../questions/questions.js';

const laws = makeLawSearch([en, hi]);
const LANGUAGES = ['en', 'hi'] as const;

/** What was asked once of a book is not looked up again: several tests ask all there is. */
const known = new Map<string, ReturnType<typeof laws.ask>>();
const search: LawSearch = {
  ...laws,
  ask: (question, book: BookId) => {
    const key = `${book} ${question}`;
    const answers = known.get(key) ?? laws.ask(question, book);
    known.set(key, answers);
    return answers;
  },
};

describe('the questions people ask', () => {
  const everyBook = books.flatMap(({ id: book }) => LANGUAGES.map((language) => ({ book, language })));

  /** Every third question, another third by the next book: all of them are asked. */
  const askedInTurn = (book: BookId, language: (typeof LANGUAGES)[number]) => {
    const turn = books.findIndex(({ id }) => id === book) % 3;
    return QUESTIONS.filter((_, index) => index % 3 === turn).map((question) => ({
      asked: question[language],
      question,
    }));
  };

  it.each(everyBook)('are answered by $book, asked in $language', ({ book, language }) => {
    const asked = (fits: (laws: (typeof QUESTIONS)[number]['laws']) => boolean) =>
      QUESTIONS.filter(({ laws }) => fits(laws)).map((question) => ({ asked: question[language], question }));
    const own = tally(
      search,
      asked((laws) => laws[book] !== undefined),
      book,
    );
    expect(own.asked).toBeGreaterThan(50);
    expect(own.amongThree).toBeGreaterThanOrEqual(0.95);
    expect(own.first).toBeGreaterThanOrEqual(0.8);
    // Where the book is silent, by the laws that hold there.
    const all = tally(search, askedInTurn(book, language), book);
    expect(all.amongThree).toBeGreaterThanOrEqual(0.95);
    expect(all.first).toBeGreaterThanOrEqual(0.8);
  });

  it.each(books)('are answered by $id, asked in Hindi in Latin letters', ({ id }) => {
    const asked = EVERYDAY.map((question) => ({ asked: question.latin, question }));
    const { first, amongThree } = tally(search, asked, id);
    expect(amongThree).toBeGreaterThanOrEqual(0.95);
    expect(first).toBeGreaterThanOrEqual(0.8);
  });

  const slips = (Object.keys(SLIPS) as Slip[]).flatMap((slip) =>
    LANGUAGES.map((language) => ({ slip, language })),
  );

  it.each(slips)('are answered with a letter $slip, in $language', ({ slip, language }) => {
    // Each slip takes its turn of the questions: a slip in every question finds no more.
    const turn = Object.keys(SLIPS).indexOf(slip);
    const asked = QUESTIONS.filter((_, index) => index % Object.keys(SLIPS).length === turn).map(
      (question) => ({ asked: withSlip(question[language], slip), question }),
    );
    const { first, amongThree } = tally(search, asked, 'icf');
    expect(amongThree).toBeGreaterThanOrEqual(0.95);
    expect(first).toBeGreaterThanOrEqual(0.8);
  });

  it('are answered by the book asked for before others, the best first', () => {
    for (const { id: book } of books)
      for (const { question } of askedInTurn(book, 'en')) {
        const answers = search.ask(question.en, book);
        const homes = answers.map((answer) => answer.book === book);
        expect(homes, question.en).toEqual([...homes].sort((a, b) => Number(b) - Number(a)));
        const scores = answers.map(({ score }) => score);
        expect(scores, question.en).toEqual([...scores].sort((a, b) => b - a));
        for (const score of scores) expect(score > 0 && score <= 1).toBe(true);
      }
  });
});
