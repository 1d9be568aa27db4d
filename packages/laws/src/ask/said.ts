import { books } from '../books/index.js';
import type { Texts } from '../texts/text.js';
import type { BookId } from '../vocabulary.js';
import { internationalsOf } from './counterparts.js';
import { wordsOf } from './fold.js';
import { isPlain, type Lexicon, type Mend } from './lexicon.js';
import { lawsOfTopic, TOPICS } from './sayings/sayings.js';
import { mender } from './spelling.js';

/** Laws of a book that something is said of. */
interface Spoken {
  readonly book: BookId;
  readonly laws: readonly string[];
  readonly trust: number;
}

/** Something that is said of laws: by the books themselves, or by people. */
export interface Saying {
  readonly senses: readonly string[];
  readonly of: readonly Spoken[];
}

/** What people say of a law is nearer to a question than how the book puts it, or another book about the same. */
const TRUST = { book: 0.9, counterpart: 0.86, people: 1 } as const;

export const asWritten: Mend = (word) => word;

export function sayingsIn(texts: readonly Texts[], lexicon: Lexicon): readonly Saying[] {
  const heard = new Map<string, Spoken[]>();
  const hear = (said: string, of: Spoken) => {
    const known = heard.get(said);
    if (known) known.push(of);
    else heard.set(said, [of]);
  };
  for (const { id: book, lawsById } of books) {
    for (const law of lawsById.keys())
      for (const { said, trust } of saidByBooks(book, law, texts)) hear(said, { book, laws: [law], trust });
    for (const topic of TOPICS) {
      const laws = lawsOfTopic(topic, book);
      if (laws.length > 0) for (const said of topic.said) hear(said, { book, laws, trust: TRUST.people });
    }
  }
  return [...heard].map(([said, of]) => ({ senses: lexicon.sensesIn(said, asWritten), of }));
}

/** What a law says itself, in every language, what the International Laws say of the same, and what a word is called. */
function saidByBooks(book: BookId, law: string, texts: readonly Texts[]) {
  const gists = (home: BookId, id: string) => texts.flatMap((language) => language[home].laws[id] ?? []);
  const name = law.startsWith('def:') ? [law.slice('def:'.length).replaceAll('-', ' ')] : [];
  const same = book === 'icf' ? [] : internationalsOf(book, law).flatMap((id) => gists('icf', id));
  return [
    ...[...gists(book, law), ...name].map((said) => ({ said, trust: TRUST.book })),
    ...same.map((said) => ({ said, trust: TRUST.counterpart })),
  ];
}

/** Of each law, by its book and id, how often each sense is spoken of. */
export type SensesByLaw = ReadonlyMap<string, ReadonlyMap<string, number>>;
export const lawKey = (book: BookId, law: string): string => `${book}:${law}`;

export function sensesByLaw(sayings: readonly Saying[]): SensesByLaw {
  const byLaw = new Map<string, Map<string, number>>();
  const spokenOf = (key: string) => {
    const known = byLaw.get(key);
    if (known) return known;
    const spoken = new Map<string, number>();
    byLaw.set(key, spoken);
    return spoken;
  };
  for (const { senses, of } of sayings)
    for (const { book, laws } of of)
      for (const law of laws) {
        const spoken = spokenOf(lawKey(book, law));
        for (const sense of new Set(senses)) spoken.set(sense, (spoken.get(sense) ?? 0) + 1);
      }
  return byLaw;
}

/** Tells a slip from whatever words the books or people use; they are gathered when a word is first looked at. */
export function menderFor(texts: readonly Texts[], sayings: readonly Saying[], lexicon: Lexicon): Mend {
  const gathered = () => {
    const plain = new Set(sayings.flatMap(({ senses }) => senses.filter(isPlain)));
    const written = [
      ...texts.flatMap((language) => Object.values(language).flatMap(({ laws }) => Object.values(laws))),
      ...TOPICS.flatMap(({ said }) => said),
    ].flatMap(wordsOf);
    const knows = (word: string) =>
      lexicon.knows(word) || lexicon.sensesIn(word, asWritten).every((sense) => plain.has(sense));
    return mender([...lexicon.forms, ...written], knows);
  };
  let mend: Mend | undefined;
  return (word) => {
    mend ??= gathered();
    return mend(word);
  };
}
