import { books } from '../books/index.js';
import type { Texts } from '../texts/text.js';
import type { BookId } from '../vocabulary.js';
import { internationalsOf } from './counterparts.js';
import { wordsOf } from './fold.js';
import { isPlain, type Lexicon, type Mend } from './lexicon.js';
import { lawsOfTopic, TOPICS } from './sayings/sayings.js';
import { mender } from './spelling.js';

/** Something that is said of laws: by the book itself, or by people. */
export interface Saying {
  readonly book: BookId;
  readonly laws: readonly string[];
  readonly ideas: readonly string[];
  readonly trust: number;
}

/** What people say of a law is nearer to a question than how the book puts it, or another book about the same. */
const TRUST = { book: 0.9, counterpart: 0.86, people: 1 } as const;

export const asWritten: Mend = (word) => word;

export function sayingsIn(texts: readonly Texts[], lexicon: Lexicon): readonly Saying[] {
  const heard = TOPICS.map((topic) => ({
    topic,
    ideas: topic.said.map((said) => lexicon.ideasIn(said, asWritten)),
  }));
  return books.flatMap(({ id: book, lawsById }) => [
    ...[...lawsById.keys()].flatMap((law) => saidByBook(book, law, texts, lexicon)),
    ...heard.flatMap(({ topic, ideas }) => {
      const laws = lawsOfTopic(topic, book);
      return laws.length > 0 ? ideas.map((each) => ({ book, laws, ideas: each, trust: TRUST.people })) : [];
    }),
  ]);
}

/** What a law says itself, in every language, what the International Laws say of the same, and what a word is called. */
function saidByBook(book: BookId, law: string, texts: readonly Texts[], lexicon: Lexicon): readonly Saying[] {
  const gists = (home: BookId, id: string) => texts.flatMap((language) => language[home].laws[id] ?? []);
  const name = law.startsWith('def:') ? [law.slice('def:'.length).replaceAll('-', ' ')] : [];
  const same = book === 'icf' ? [] : internationalsOf(book, law).flatMap((id) => gists('icf', id));
  const saying = (trust: number) => (text: string) => ({
    book,
    laws: [law],
    ideas: lexicon.ideasIn(text, asWritten),
    trust,
  });
  return [...[...gists(book, law), ...name].map(saying(TRUST.book)), ...same.map(saying(TRUST.counterpart))];
}

/** What is said of each of the International Laws, which speak of all there is. */
export function ideasByLaw(sayings: readonly Saying[]): readonly ReadonlySet<string>[] {
  const byLaw = new Map<string, Set<string>>();
  for (const { book, laws, ideas } of sayings)
    for (const law of book === 'icf' ? laws : [])
      byLaw.set(law, new Set([...(byLaw.get(law) ?? []), ...ideas]));
  return [...byLaw.values()];
}

/** Tells a slip from whatever words the books or people use. */
export function menderFor(texts: readonly Texts[], sayings: readonly Saying[], lexicon: Lexicon): Mend {
  const plain = new Set(sayings.flatMap(({ ideas }) => ideas.filter(isPlain)));
  const written = [
    ...texts.flatMap((language) => Object.values(language).flatMap(({ laws }) => Object.values(laws))),
    ...TOPICS.flatMap(({ said }) => said),
  ].flatMap(wordsOf);
  const knows = (word: string) =>
    lexicon.knows(word) || lexicon.ideasIn(word, asWritten).every((idea) => plain.has(idea));
  return mender([...lexicon.forms, ...written], knows);
}
