import type { BookId } from '@opencarrom/laws';

const MOST = 5;
const keyOf = (book: BookId): string => `opencarrom.called.${book}`;

/** Laws called lately by this book, the newest first: an umpire's own favourites. */
export function recentCalls(book: BookId): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(book)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((law) => typeof law === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberCall(book: BookId, law: string): void {
  try {
    const others = recentCalls(book).filter((other) => other !== law);
    localStorage.setItem(keyOf(book), JSON.stringify([law, ...others].slice(0, MOST)));
  } catch {
    // Nothing can be kept here: there are no favourites then.
  }
}
