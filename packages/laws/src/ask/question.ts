import { readBook } from '../read/adjudication.js';
import { attempt, fields, type InputFault, oneOf, refuseInput, text } from '../read/reader.js';
import type { BookId } from '../vocabulary.js';
import type { LawAnswer, LawSearch } from './ask.js';

/** A question read from JSON. */
export interface LawQuestion {
  readonly book: BookId;
  readonly question: string;
  /** In which the answers are wanted. Null: whoever asks did not say. */
  readonly language: string | null;
}

/** Answers as the command line writes them. */
export interface LawAnswersJson {
  readonly answers: readonly {
    readonly rulebook: BookId;
    readonly law: string;
    readonly sentence: string;
    readonly score: number;
  }[];
}

/** Nobody asks more at once; and what is longer takes long. */
const LONGEST = 500;

/** Reads one question given as JSON. Bad input is refused by name; nothing is thrown. */
export const readLawQuestion = (
  value: unknown,
  languages: readonly string[],
): { readonly ok: LawQuestion } | { readonly error: InputFault } =>
  attempt(() => {
    const input = fields(value, '', ['id', 'rulebook', 'question', 'language']);
    const { id: book } = readBook(input.rulebook);
    const question = text(input.question, 'question');
    if (question.trim() === '') refuseInput('wrong-type', 'question', 'question must be a text, not spaces');
    if (question.length > LONGEST)
      refuseInput('wrong-type', 'question', `question must have at most ${LONGEST} characters`);
    const language = input.language === undefined ? null : oneOf(input.language, 'language', languages);
    return { book, question, language };
  });

const HUNDREDTHS = 100;

export const makeLawAnswersJson = (search: LawSearch, { question, book }: LawQuestion): LawAnswersJson => ({
  answers: search.ask(question, book).map(({ book: rulebook, law, sentence, score }: LawAnswer) => ({
    rulebook,
    law,
    sentence,
    score: Math.floor(score * HUNDREDTHS) / HUNDREDTHS,
  })),
});
