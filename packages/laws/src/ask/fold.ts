import { inLatin, isDevanagari } from './devanagari.js';

/** Spellings of the same sound: aa and a, ee and i, w and v, a letter once or twice. */
const alike = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/chh/g, 'ch')
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(\p{L})\1+/gu, '$1');

/** A word in whatever script and spelling as one row of letters. */
export const fold = (word: string): string => alike(isDevanagari(word) ? inLatin(word) : word);

const SHORTEST_STEM = 3;
const ENGLISH_ENDING = /(?<=...)(?:ings?|ed|es|s)$/;
const HINDI_ENDING =
  /(?:iyan|iyon|iyo|yan|yon|aunga|aungi|ega|egi|enge|kar|ne|na|ni|ta|te|ti|ya|ye|yi|on|en|an|in|o)$/;

const isLong = (stem: string): boolean => stem.length >= SHORTEST_STEM;

function cut(folded: string, ending: RegExp): string {
  const rest = folded.replace(ending, '');
  const kept = isLong(rest) ? rest : folded;
  const bare = kept.replace(/[aeiy]+$/, '');
  return isLong(bare) ? bare : kept;
}

/** What the forms of a word share, the likelier first: touch, touched and touches; गोटी, गोटियों and gotiyan. */
export function stemsOf(word: string): readonly string[] {
  const folded = fold(word);
  const hindi = cut(folded, HINDI_ENDING);
  return isDevanagari(word) ? [hindi, cut(folded, /$/)] : [cut(folded, ENGLISH_ENDING), hindi];
}

export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]s?(?![\p{L}\p{M}])/gu, '')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
