import type { BookId } from '@opencarrom/laws';
import { lawOf } from './about.js';
import type { LawWords } from './words.js';

/** What a law is called where a ruling of this book cites it: a law of another book by that book's name. */
export function lawName(words: Pick<LawWords, 'law' | 'short'>, book: BookId, citation: string): string {
  const law = lawOf(book, citation);
  return law && law.book !== book ? `${words.short[law.book]} ${law.id}` : words.law(law?.id ?? citation);
}
