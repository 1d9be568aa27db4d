import type { Asked } from './asked.js';

/** What can be searched of a law or a reading. */
interface Searched {
  /** Of the book that stands first on the shelf: the one in force, or the one by which most play. */
  readonly isForemost: boolean;
  /** How well a word is its number; 0: not at all. */
  readonly number: (word: string) => number;
  /** What it is one of, among many: whoever asks for that learns nothing of how well it fits. */
  readonly kinds: readonly string[];
  /** What it is called, and stands under. */
  readonly names: readonly string[];
  /** What it says, in one language each. */
  readonly texts: readonly string[];
}

/** Why it is found: what counts more comes first, and more is better. */
export type Rank = readonly number[];

export const byRank = (a: Rank, b: Rank): number => {
  const differs = a.findIndex((each, index) => each !== b[index]);
  return differs < 0 ? 0 : (b[differs] ?? 0) - (a[differs] ?? 0);
};

/**
 * Null where a word is missing. Its number counts most, then its name, then whether it is about the words or only
 * mentions them. Laws that are called what is asked for, and say it, are equally good: they keep their book's order.
 */
export function rankOf(asked: readonly Asked[], searched: Searched): Rank | null {
  const { number, kinds, names, texts, isForemost } = searched;
  const fits = asked.map(({ word, begins, itself, named }) => ({
    number: number(word),
    isKind: kinds.includes(word),
    isNamed: names.some((name) => named.test(name)),
    isCalled: names.some((name) => begins.test(name)),
    isSaid: texts.some((text) => begins.test(text)),
    isMeant: texts.some((text) => itself.test(text)),
  }));
  if (fits.some((fit) => fit.number === 0 && !fit.isKind && !fit.isCalled && !fit.isSaid)) return null;
  const count = (has: (fit: (typeof fits)[number]) => boolean) => fits.filter(has).length;
  const numbers = fits.reduce((sum, fit) => sum + fit.number, 0);
  if (fits.every(({ isNamed }) => isNamed)) return [numbers, 1, count(({ isSaid }) => isSaid)];
  return [
    numbers,
    0,
    count(({ isMeant }) => isMeant),
    -Math.min(...texts.map((text) => remoteness(text, asked))) - (isForemost ? 0 : OTHER_BOOK),
    count(({ isNamed }) => isNamed),
  ];
}

/** So much later, in characters, the foremost book's law may say the words and still be the better one. */
const OTHER_BOOK = 120;
const NOT_SAID = 1e6;

/** What is about the words says them early, and little else. */
function remoteness(text: string, asked: readonly Asked[]): number {
  const places = asked.map(({ begins }) => text.search(begins));
  if (places.includes(-1)) return NOT_SAID;
  return 2 * Math.max(...places) + text.length;
}
