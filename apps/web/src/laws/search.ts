import { type Book, isBookId } from '@opencarrom/laws';
import type * as Hindi from '@opencarrom/laws/hindi';
import { type LawAbout, lawsOfBook, type ReadingAbout, readingsOf } from './about.js';

export interface Findings {
  readonly laws: readonly LawAbout[];
  readonly readings: readonly ReadingAbout[];
}

/** What is searched besides the English, where the books are read in Hindi. */
export type HindiTexts = Pick<typeof Hindi, 'gistInHindi' | 'chapterInHindi' | 'readingInHindi'>;

/**
 * What the gists call what others ask for: they say "man" and "stroke". Hindi words of the game find the English too,
 * and themselves in their other forms; the books' own nouns lead there as well.
 */
const IN_GISTS: ReadonlyMap<string, string> = new Map([
  ['रानी', 'queen'],
  ['स्ट्राइकर', 'striker'],
  ['गोटी', 'm[ae]n|गोटि'],
  ['गोटियाँ', 'men'],
  ['ड्यू', 'due'],
  ['पेनल्टी', 'penalt'],
  ['फ़ाउल', 'foul'],
  ['फाउल', 'foul'],
  ['ब्रेक', 'break'],
  ['बारी', 'turn'],
  ['कवर', 'cover'],
  ['टॉस', 'toss'],
  ['पॉकेट', 'pocket'],
  ['अंक', 'point'],
  ['बोर्ड', 'board'],
  ['अंपायर', 'umpire'],
  ['समय', 'second|time|minute'],
  ['युगल', 'doubles|pair|partner'],
  ['स्ट्रोक', 'stroke'],
  ['मैच', 'match'],
  ['सफ़ेद', 'white'],
  ['सफेद', 'white'],
  ['काली', 'black'],
  ['c/m', 'm[ae]n'],
  ['c/ms', 'm[ae]n'],
  ['c/men', 'm[ae]n'],
  ['carromman', 'm[ae]n'],
  ['carrommen', 'm[ae]n'],
  ['coin', 'coin|m[ae]n'],
  ['coins', 'coin|m[ae]n'],
  ['c/b', 'carrom board'],
  ['shot', 'shot|stroke'],
  ['sink', 'pocket'],
]);

/** Before a number these only say what it is the number of. */
const LAW_WORDS = new Set(['law', 'laws', 'rule', 'rules', 'नियम']);
const looksLikeId = (word: string | undefined): boolean => /^[a-z]{0,2}\d/.test(word ?? '');

const wordsIn = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .normalize('NFC')
    .replace(/carrom[\s-]+(?=m[ae]n)/g, 'carrom')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .filter((word, index, all) => !(LAW_WORDS.has(word) && looksLikeId(all[index + 1])));

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Many write Hindi without the dot below: फाउल finds फ़ाउल, and the other way round. */
const dotsAside = (word: string): string =>
  word.replaceAll('\u093c', '').replace(/\p{Script=Devanagari}/gu, '$&\u093c?');

/** Matches a word where a word begins; a number only as a whole one. */
function patternOf(word: string): RegExp {
  const known = IN_GISTS.get(word);
  const itself = dotsAside(escaped(word));
  const end = /^\d+$/.test(word) ? '(?![0-9])' : '';
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${known ? `${known}|${itself}` : itself})${end}`, 'iu');
}

/** How well a word fits a law; 0: not at all. Its own number counts most, then what it says. */
function fit(law: LawAbout, word: string, hindi: HindiTexts | null): number {
  const [book, ...rest] = word.split(':');
  const id = law.id.toLowerCase();
  if (rest.length > 0 && isBookId(book ?? '')) {
    const wanted = rest.join(':');
    return book === law.book && id.startsWith(wanted) ? (id === wanted ? 100 : 60) : 0;
  }
  if (id === word) return 100;
  if (isPartOf(id, word)) return 60;
  const pattern = patternOf(word);
  const says = (...texts: readonly (string | null | undefined)[]) =>
    texts.some((text) => text && pattern.test(text));
  if (says(law.gist, hindi?.gistInHindi(law.book, law.id))) return 10;
  return says(law.chapter, hindi?.chapterInHindi(law.book, law.chapter)) ||
    law.book === word ||
    law.status === word
    ? 3
    : 0;
}

/** 72a and 72b.i are found by 72, but 143 is not found by 14. */
const isPartOf = (id: string, word: string): boolean =>
  id.startsWith(word) && (!/\d$/.test(word) || !/^\d/.test(id.slice(word.length)));

/** Laws and readings that have every word, the best first. */
export function searchLaws(shelf: readonly Book[], query: string, hindi: HindiTexts | null = null): Findings {
  const words = wordsIn(query);
  if (words.length === 0) return { laws: [], readings: [] };
  const scored = shelf.flatMap(lawsOfBook).flatMap((law) => {
    const fits = words.map((word) => fit(law, word, hindi));
    return fits.every((each) => each > 0) ? [{ law, score: fits.reduce((sum, each) => sum + each, 0) }] : [];
  });
  const readings = shelf.flatMap(readingsOf).filter((about) => {
    const { laws } = about;
    const text = [about, hindi?.readingInHindi(about.book, about.id)]
      .flatMap((each) => (each ? [each.question, each.reading, each.reason] : []))
      .join(' ');
    return words.every((word) => laws.includes(word) || patternOf(word).test(text));
  });
  return { laws: scored.sort((a, b) => b.score - a.score).map(({ law }) => law), readings };
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text cut where the words of a query stand in it, so that they can be marked. */
export function marked(text: string, query: string): readonly Piece[] {
  const words = wordsIn(query).filter((word) => !word.includes(':'));
  if (words.length === 0) return [{ text, found: false }];
  const any = new RegExp(
    words.map((word) => `(?:${patternOf(word).source})[\\p{L}\\p{M}\\p{N}]*`).join('|'),
    'giu',
  );
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(any)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), found: false });
    pieces.push({ text: match[0], found: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}
