import { type BookId, bookOf, gistIn, readingIn, type Texts } from '@opencarrom/laws';
import {
  type Elsewhere,
  elsewhere,
  type LawAnswer,
  type LawQuestion,
  type LawSearch,
  SURE,
} from '@opencarrom/laws/ask';
import type { Language } from '../words/language.js';
import { type Labelled, labels, type Page, page, strong, wrap } from './layout.js';

/** So many more laws are named below the one that answers. */
const MORE = 4;

/** The law that answers, what the other books say, and what else is near. */
export function showAnswers(
  { question, book }: LawQuestion,
  search: LawSearch,
  language: Language,
  texts: Texts,
  paper: Page,
): string {
  const { library: words } = language;
  const [best, ...others] = search.ask(question, book);
  if (!best) return page([wrap(words.foundNothing(question), paper)]);
  const base = bookOf(book).buildsOn?.id;
  const more = others.slice(0, MORE).map((each): Labelled => [nameOf(each.book, each.law), each.sentence]);
  return page([
    best.score < SURE ? wrap(words.nearest(question), paper) : [],
    [strong(nameOf(best.book, best.law), paper), ...wrap(best.sentence, paper)],
    best.book !== book && best.book === base ? wrap(words.silent(best.book), paper) : [],
    comparison(best, language, texts, paper),
    more.length > 0 ? [words.alsoNear, ...labels(more, paper)] : [],
  ]);
}

const nameOf = (book: BookId, law: string): string => `${book} ${law}`;

function comparison(
  { book, international }: LawAnswer,
  { library: words, words: { books: names } }: Language,
  texts: Texts,
  paper: Page,
): readonly string[] {
  if (international === null) return wrap(words.onlyHere(names[book]), paper);
  const others = elsewhere(book, international);
  const differing = others.filter(
    ({ differs, laws, readings }) => differs && laws.length + readings.length > 0,
  );
  if (differing.length === 0) {
    const laws = others.flatMap((other) => other.laws.map((law) => nameOf(other.book, law)));
    return wrap(`${words.allBooksSay}${laws.length > 0 ? `: ${laws.join(' · ')}` : ''}`, paper);
  }
  return [
    words.booksDiffer,
    ...labels(
      differing.flatMap((other) => saidThere(other, words.reading, texts)),
      paper,
    ),
  ];
}

const saidThere = (
  { book, laws, readings }: Elsewhere,
  reading: string,
  texts: Texts,
): readonly Labelled[] => [
  ...laws.map((law): Labelled => [nameOf(book, law), gistIn(texts, book, law) ?? '']),
  ...readings.map((id): Labelled => [`${book} (${reading})`, readingIn(texts, book, id)?.reading ?? '']),
];
