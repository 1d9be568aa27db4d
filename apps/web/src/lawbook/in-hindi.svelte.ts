import type { BookId } from '@opencarrom/laws';
import type * as Hindi from '@opencarrom/laws/hindi';
import { settings } from '../device/settings.svelte.js';
import type { LawFound, ReadingAbout } from './about.js';

/** What is shown of a book, and the language it really is in. */
interface Said {
  readonly text: string;
  readonly lang: 'en' | 'hi';
}

let texts = $state.raw<typeof Hindi | null>(null);
let asked = false;

/** The books in Hindi, fetched when somebody first reads them so. Null: not wanted, or not here yet. */
export function inHindi(): typeof Hindi | null {
  if (settings.language !== 'hi') return null;
  if (!asked) {
    asked = true;
    import('@opencarrom/laws/hindi').then(
      (loaded) => {
        texts = loaded;
      },
      () => {
        // No network, and not kept yet: the English stays, and the next law shown asks again.
        asked = false;
      },
    );
  }
  return texts;
}

const said = (hindi: string | null | undefined, english: string): Said =>
  hindi ? { text: hindi, lang: 'hi' } : { text: english, lang: 'en' };

/** What a law says, as this book cites it. */
export const gistSaid = (book: BookId, citation: string, english: string): Said =>
  said(inHindi()?.gistInHindi(book, citation), english);

/** What a law says or, of a mere heading, what its parts say. */
export function foundSaid({ book, own, parts, gist }: LawFound): Said {
  const hindi = inHindi();
  const gists = (own ? [own] : parts).map(({ id }) => hindi?.gistInHindi(book, id));
  return said(gists.every(Boolean) ? gists.join(' ') : null, gist);
}

export const chapterSaid = (book: BookId, title: string): Said =>
  said(inHindi()?.chapterInHindi(book, title), title);

export function readingSaid({ book, id, question, reading, reason }: ReadingAbout) {
  const hindi = inHindi()?.readingInHindi(book, id);
  return hindi ? { ...hindi, lang: 'hi' as const } : { question, reading, reason, lang: 'en' as const };
}
