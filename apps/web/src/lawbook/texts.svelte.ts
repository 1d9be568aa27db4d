import { type BookId, chapterIn, gistIn, readingIn, type Texts } from '@opencarrom/laws';
import { LANGUAGES, type Language } from '../device/languages.js';
import { settings } from '../device/settings.svelte.js';
import type { LawFound, ReadingAbout } from './about.js';

/** What is shown of a book, and the language it really is in. */
interface Said {
  readonly text: string;
  readonly lang: Language;
}

/** A file for each language that has the books' texts; who reads another reads them in English. */
const FILES = import.meta.glob<{ readonly texts: Texts }>('./texts/*.ts');
const ENGLISH = './texts/en.ts';

let here = $state.raw<Readonly<Partial<Record<Language, Texts>>>>({});
const asked = new Set<Language>();

/** What the books say, fetched when somebody first reads it in this language. Null: not here yet. */
function textsIn(language: Language): Texts | null {
  if (!asked.has(language)) {
    asked.add(language);
    void (FILES[`./texts/${language}.ts`] ?? FILES[ENGLISH])?.().then(
      ({ texts }) => {
        here = { ...here, [language]: texts };
      },
      () => {
        // No network, and not kept yet: the next law shown asks again.
        asked.delete(language);
      },
    );
  }
  return here[language] ?? null;
}

/**
 * What laws are searched in: the language they are read in, then the others, for people ask in either. Nothing while
 * the language read is not here.
 */
export function textsSearched(): readonly Texts[] {
  const { language } = settings;
  const others = LANGUAGES.filter((each) => each !== language).flatMap((each) => textsIn(each) ?? []);
  const read = textsIn(language);
  return read ? [read, ...others] : [];
}

const UNSAID: Said = { text: '', lang: 'en' };

/** In the language read, or meanwhile in English where that is here. */
function said(take: (texts: Texts) => string | null): Said {
  const { language } = settings;
  const read = textsIn(language);
  const text = read && take(read);
  if (text) return { text, lang: language };
  const english = here.en && take(here.en);
  return english ? { text: english, lang: 'en' } : UNSAID;
}

/** What a law says, as this book cites it. */
export const gistSaid = (book: BookId, citation: string): Said =>
  said((texts) => gistIn(texts, book, citation));

/** What a law says or, of a mere heading, what its parts say. */
export const foundSaid = ({ book, own, parts }: LawFound): Said =>
  said((texts) => (own ? [own] : parts).map(({ id }) => gistIn(texts, book, id) ?? '').join(' '));

export function chapterSaid(book: BookId, title: string): Said {
  const read = textsIn(settings.language);
  return read ? { text: chapterIn(read, book, title), lang: settings.language } : { text: title, lang: 'en' };
}

export function readingSaid({ book, id }: ReadingAbout) {
  const part = (name: 'question' | 'reading' | 'reason') =>
    said((texts) => readingIn(texts, book, id)?.[name] ?? null);
  const question = part('question');
  return {
    question: question.text,
    reading: part('reading').text,
    reason: part('reason').text,
    lang: question.lang,
  };
}
