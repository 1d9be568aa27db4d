import { books, isBookId } from '../books/index.js';
import { isPartOf } from '../find-laws.js';
import type { BookId } from '../vocabulary.js';

/** Before a number these say that it is a law's. */
const LAW_WORDS = new Set(['law', 'laws', 'rule', 'rules', 'नियम', 'niyam']);
/** With its letter a number can only be a law's: 72a, 49a.i, Q10, P.calc1. */
const UNMISTAKABLE = /^(?:\d+[a-z](?:\.[ivx]+)?|\d+\.[ivx]+|[tshfqg]\d+|p\.[a-z]+\d*|def:.+|trial)$/;
const NUMBER = /^\d+$/;

interface Named {
  readonly book: BookId;
  readonly law: string;
}

/** The laws whose numbers are asked for; a mere number within a question may count points or seconds. */
export function namedIn(question: string): readonly Named[] {
  const words = question
    .toLowerCase()
    .split(/[\s,;?]+/)
    .filter(Boolean);
  const plain = words.filter((word) => !LAW_WORDS.has(word) && !isBookId(word));
  const home = words.find(isBookId);
  return words.flatMap((word, index) => {
    const [book = '', ...rest] = word.split(':');
    if (isBookId(book) && rest.length > 0) return lawsNamed(rest.join(':'), book);
    const isLaw = UNMISTAKABLE.test(word) || plain.length === 1 || LAW_WORDS.has(words[index - 1] ?? '');
    return isLaw && (NUMBER.test(word) || UNMISTAKABLE.test(word)) ? lawsNamed(word, home) : [];
  });
}

/** A law itself before its parts. */
const lawsNamed = (id: string, home: BookId | undefined): readonly Named[] =>
  books
    .filter((book) => home === undefined || book.id === home)
    .flatMap(({ id: book, lawsById }) =>
      [...lawsById.keys()]
        .filter((law) => law.toLowerCase() === id || isPartOf(law, id))
        .map((law) => ({ book, law })),
    );
