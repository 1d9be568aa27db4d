import { type Book, type BookId, bookOf } from '@opencarrom/laws';
import type { Elsewhere, LawAnswer, LawSearch } from '@opencarrom/laws/ask';
import { aboutLaw, type LawAbout, type ReadingAbout, readingsOf } from './about.js';

/** What another book has on what was asked. */
interface OtherBook {
  readonly book: BookId;
  readonly laws: readonly LawAbout[];
  readonly readings: readonly ReadingAbout[];
}

/** What the other books say of what a law answers. */
export type Others =
  | { readonly kind: 'alone' }
  | { readonly kind: 'same'; readonly laws: readonly LawAbout[] }
  | { readonly kind: 'differ'; readonly books: readonly OtherBook[] };

export const lawsElsewhere = (others: Others): readonly LawAbout[] => {
  if (others.kind === 'alone') return [];
  return others.kind === 'same' ? others.laws : others.books.flatMap(({ laws }) => laws);
};

/** A law that answers a question. */
export interface AnswerShown {
  readonly law: LawAbout;
  /** Of what it says, the sentence that answers. */
  readonly sentence: string;
  /** False: it is only near what was asked. */
  readonly isSure: boolean;
}

/** Texts of a law cut so that what was asked for can be marked. */
export interface MarkedText {
  readonly text: string;
  readonly found: boolean;
}

/** The entry that is fetched when somebody first asks. */
type AskEntry = Pick<typeof import('@opencarrom/laws/ask'), 'SURE' | 'elsewhere'>;

/** Questions to the laws, answered as the screens show them. */
export interface AnsweringLaws {
  readonly answers: (question: string, book: BookId) => readonly AnswerShown[];
  readonly readings: (question: string, book: BookId) => readonly ReadingAbout[];
  /** What the other books say of what the best answer is about. */
  readonly others: (question: string, book: BookId) => Others | null;
  /** The laws among these that people mean by a question, the best first. */
  readonly among: <T extends { readonly citation: string }>(
    laws: readonly T[],
    question: string,
    book: Book,
  ) => readonly T[];
  readonly marked: (text: string, question: string) => readonly MarkedText[];
}

export function answeringLaws(search: LawSearch, { SURE, elsewhere }: AskEntry): AnsweringLaws {
  return {
    answers: (question, book) =>
      search.ask(question, book).flatMap(({ book: home, law, sentence, score }) => {
        const about = lawIn(home, law);
        return about ? [{ law: about, sentence, isSure: score >= SURE }] : [];
      }),
    readings: (question, book) =>
      search
        .readings(question, book)
        .flatMap((found) => readingsOf(bookOf(found.book)).find(({ id }) => id === found.id) ?? []),
    others: (question, book) => {
      const [best] = search.ask(question, book);
      return best ? othersOf(best, elsewhere) : null;
    },
    among: (laws, question, book) => {
      const citationOf = (home: BookId, law: string) => (home === book.id ? law : `${home}:${law}`);
      const byCitation = new Map(laws.map((law) => [law.citation, law]));
      return search
        .ask(question, book.id, (home, law) => byCitation.has(citationOf(home, law)))
        .flatMap((found) => byCitation.get(citationOf(found.book, found.law)) ?? []);
    },
    marked: (text, question) => markedBy(text, search.isAsked(question)),
  };
}

function lawIn(book: BookId, id: string): LawAbout | null {
  const home = bookOf(book);
  const law = home.lawsById.get(id);
  return law ? aboutLaw(home, law) : null;
}

function othersOf({ book, international }: LawAnswer, elsewhere: AskEntry['elsewhere']): Others {
  if (international === null) return { kind: 'alone' };
  const others = elsewhere(book, international);
  const lawsThere = ({ book: there, laws }: Elsewhere) => laws.flatMap((law) => lawIn(there, law) ?? []);
  const differing = others
    .filter(({ differs, laws, readings }) => differs && laws.length + readings.length > 0)
    .map((other) => ({
      book: other.book,
      laws: lawsThere(other),
      readings: readingsOf(bookOf(other.book)).filter(({ id }) => other.readings.includes(id)),
    }));
  return differing.length > 0
    ? { kind: 'differ', books: differing }
    : { kind: 'same', laws: others.flatMap(lawsThere) };
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

function markedBy(text: string, isAsked: (word: string) => boolean): readonly MarkedText[] {
  const pieces: MarkedText[] = [];
  let end = 0;
  const upTo = (start: number) => {
    if (start > end) pieces.push({ text: text.slice(end, start), found: false });
  };
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!isAsked(word)) continue;
    upTo(index);
    pieces.push({ text: word, found: true });
    end = index + word.length;
  }
  upTo(text.length);
  return pieces;
}
