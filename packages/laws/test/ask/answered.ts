import type { LawSearch } from '../../src/ask/index.js';
import type { BookId } from '../../src/vocabulary.js';
import type { Question } from '../questions/question.js';

export interface Tally {
  readonly asked: number;
  /** Shares of what was asked, from 0 to 1. */
  readonly first: number;
  readonly amongThree: number;
}

/** The laws that answer a question by a book: its own, or, where it is silent, those of the book it builds on, or any. */
function answersTo({ laws }: Question, book: BookId): readonly string[] {
  const by = (home: BookId) => laws[home]?.map((law) => `${home}:${law}`);
  return by(book) ?? by('icf') ?? (Object.keys(laws) as BookId[]).flatMap((home) => by(home) ?? []);
}

/** How often a right law is the first answer, and how often it is among the first three. */
export function tally(
  search: LawSearch,
  questions: readonly { readonly asked: string; readonly question: Question }[],
  book: BookId,
): Tally {
  const places = questions.map(({ asked, question }) => {
    const right = answersTo(question, book);
    return search.ask(asked, book).findIndex(({ book: home, law }) => right.includes(`${home}:${law}`));
  });
  const share = (fits: (place: number) => boolean) => places.filter(fits).length / places.length;
  return {
    asked: places.length,
    first: share((place) => place === 0),
    amongThree: share((place) => place >= 0 && place < 3),
  };
}
