import { type Book, bookOf, books, usualBreaches, usualCalls } from '@opencarrom/laws';
import * as ask from '@opencarrom/laws/ask';
import { texts as en } from '@opencarrom/laws/texts/en';
import { texts as hi } from '@opencarrom/laws/texts/hi';
import { describe, expect, it } from 'vitest';
import { answeringLaws } from '../src/lawbook/answers.js';
import { callableFor, callableLaws } from '../src/umpire/calls/callable.js';

const laws = answeringLaws(ask.makeLawSearch([en, hi]), ask);
const called = (question: string, book: Book = bookOf('icf')) =>
  callableFor(book, callableLaws(book), question, laws).map(({ citation }) => citation);

it.each([
  ['stood up', '91'],
  ['left the chair', '91'],
  ['shouting', '129'],
  ['phone rang', '129'],
  ['hand touched men', '134'],
  ['knocked the table', '126a'],
  ['threw the board over', '126b'],
  ['blew the powder', '122b.iii'],
  ['talked to partner', '131'],
  ['elbow', '37a'],
  ['kohni', '37a'],
  ['फोन', '133'],
  ['कुर्सी से उठा', '91'],
  ['शोर', '129'],
  ['दर्शकों', '132'],
])('finds what people mean by "%s"', (question, citation) => {
  expect(called(question).slice(0, 3)).toContain(citation);
});

describe.each(books.map((book) => ({ book, id: book.id })))('$id: the words on the keys', ({ book }) => {
  const usual = [...usualBreaches(book), ...usualCalls(book)];

  it('find their laws', async () => {
    const { words: english } = await import('../src/umpire/usual-words/en.js');
    const { words: hindi } = await import('../src/umpire/usual-words/hi.js');
    for (const words of [english, hindi])
      for (const { kind, citation, law } of usual) {
        const named: Readonly<Record<string, string>> = { ...words.breaches, ...words.calls };
        if (law.consequence)
          expect(called(named[kind] ?? '', book).slice(0, 6), named[kind]).toContain(citation);
      }
  });
});

it('finds a law by its number before anything else, also of the book fallen back on', () => {
  expect(called('37a')[0]).toBe('37a');
  expect(called('icf:91', bookOf('starwood'))[0]).toBe('icf:91');
});

it('finds nothing for words nobody uses of carrom, and everything for none', () => {
  expect(called('xylophone')).toEqual([]);
  expect(called(' ')).toEqual(callableLaws(bookOf('icf')).map(({ citation }) => citation));
});

it('knows the own last man hit before the queen, where a book has a law for it', () => {
  expect(called('hit his own last man', bookOf('iiitn'))).toContain('25');
});
