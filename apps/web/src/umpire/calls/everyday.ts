import {
  type Book,
  gistIn,
  type Texts,
  type UsualBreach,
  type UsualCall,
  usualBreaches,
  usualCalls,
} from '@opencarrom/laws';
import { everyday, words } from '../usual-words.js';

/** Too common to tell one law from another. */
const IDLE = new Set([
  'a',
  'an',
  'the',
  'of',
  'on',
  'in',
  'at',
  'by',
  'to',
  'up',
  'with',
  'his',
  'her',
  'their',
  'was',
  'is',
]);

const ENDINGS = /(?:ings?|ed|es|s|e)$/;

/** The part of a word that touch, touched and touches share. */
function stem(word: string): string {
  const cut = word.replace(ENDINGS, '');
  return cut.length < 3 ? word : cut.replace(/([bdglmnprt])\1$/, '$1');
}

export const stemsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !IDLE.has(word))
    .map(stem);

/** What people say for the usual laws of a book, by citation, in both languages. */
function saidFor(book: Book): ReadonlyMap<string, string> {
  const named = ({
    kind,
    citation,
  }: {
    readonly kind: UsualBreach | UsualCall;
    readonly citation: string;
  }) => {
    const keys = Object.values(words).map(({ breaches, calls }) => ({ ...breaches, ...calls })[kind]);
    return [citation, [...keys, everyday[kind]].join(' ')] as const;
  };
  return new Map([...usualBreaches(book), ...usualCalls(book)].map(named));
}

/** Laws by everyday words, in whatever form: those that have all of them, the usual ones first. */
export function byEverydayWords<T extends { readonly citation: string }>(
  book: Book,
  laws: readonly T[],
  query: string,
  texts: readonly Texts[],
): readonly T[] {
  const wanted = stemsOf(query);
  if (wanted.length === 0) return [];
  const said = saidFor(book);
  const scored = laws.map((law) => {
    const gist = new Set(texts.flatMap((each) => stemsOf(gistIn(each, book.id, law.citation) ?? '')));
    const usual = new Set(stemsOf(said.get(law.citation) ?? ''));
    const hits = wanted.filter((word) => gist.has(word) || usual.has(word)).length;
    return { law, hits, usual: wanted.filter((word) => usual.has(word)).length };
  });
  return scored
    .filter(({ hits }) => hits === wanted.length)
    .sort((a, b) => b.usual - a.usual)
    .map(({ law }) => law);
}
