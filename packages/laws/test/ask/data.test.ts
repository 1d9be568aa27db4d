import { describe, expect, it } from 'vitest';
import { counterpartsOf, elsewhere, internationalsOf } from '../../src/ask/counterparts.js';
import { lawsOfTopic, TOPICS } from '../../src/ask/sayings/sayings.js';
import { bookOf, books } from '../../src/books/index.js';
import type { BookId } from '../../src/vocabulary.js';

const icf = bookOf('icf');

describe('what people say of the laws', () => {
  it('names laws that the books have', () => {
    for (const topic of TOPICS)
      for (const law of topic.laws) {
        const [book = '', ...rest] = law.split(':');
        const home = books.find(({ id }) => id === book);
        expect((home ?? icf).lawsById.has(home ? rest.join(':') : law), `${law}: ${topic.said[0]}`).toBe(
          true,
        );
      }
  });

  it.each(books.map(({ id }) => id))('is there for every law of %s that can be asked about', (book) => {
    const said = new Set(TOPICS.flatMap((topic) => lawsOfTopic(topic, book)));
    const unsaid = [...bookOf(book).lawsById.keys()].filter((law) => !said.has(law));
    expect(unsaid.filter((law) => !isAside(law))).toEqual([]);
  });

  it('says nothing twice of the same laws', () => {
    for (const { laws, said } of TOPICS) expect(new Set(said).size, laws.join(' ')).toBe(said.length);
  });
});

/** The name of the book itself, and the headings of two classes of fouls. */
const isAside = (law: string): boolean => ['def:laws'].includes(law);

describe('what the books say of the same', () => {
  const rows = [...icf.lawsById.keys()].map((law) => ({ law, others: elsewhere('icf', law) }));

  it('names laws and readings that the books have', () => {
    for (const { law, others } of rows)
      for (const { book, laws, readings } of others) {
        for (const other of laws)
          expect(bookOf(book).lawsById.has(other), `${law}: ${book} ${other}`).toBe(true);
        for (const id of readings)
          expect(
            bookOf(book).readings.some((reading) => reading.id === id),
            `${law}: ${book} ${id}`,
          ).toBe(true);
      }
  });

  it('says otherwise only where it says something', () => {
    for (const { law, others } of rows)
      for (const { book, laws, readings, differs } of others)
        expect(differs && laws.length + readings.length === 0, `${law}: ${book}`).toBe(false);
  });

  it.each([
    ['73', ['starwood', 'iiitn']],
    ['72b', ['icf-classic']],
    ['77b', ['icf-classic']],
    ['52b.i', ['starwood', 'iiitn']],
    ['35', []],
    ['67', []],
    ['49b', ['starwood']],
    ['112a', ['icf-classic']],
  ] as const)('differs from %s in %j', (law, differing) => {
    const books: BookId[] = elsewhere('icf', law)
      .filter(({ differs }) => differs)
      .map(({ book }) => book);
    expect(books).toEqual(differing);
  });

  it('is told of a law of any book', () => {
    expect(counterpartsOf('73', 'starwood')).toEqual(['F6']);
    expect(internationalsOf('iiitn', '20')).toEqual(expect.arrayContaining(['72a', '73']));
    expect(elsewhere('iiitn', '73').every(({ differs }) => differs)).toBe(true);
    expect(elsewhere('iiitn', '72a').some(({ differs }) => differs)).toBe(false);
  });
});
