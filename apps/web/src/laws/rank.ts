import type { Asked } from './asked.js';

/** What can be searched of a law or a reading. */
interface Searched {
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

/** Null where a word is missing. Its number counts most, then its name, then what it says and how near the words stand. */
export function rankOf(asked: readonly Asked[], { number, kinds, names, texts }: Searched): Rank | null {
  const fits = asked.map(({ word, begins, itself }) => ({
    number: number(word),
    isKind: kinds.includes(word),
    isNamed: names.some((name) => begins.test(name)),
    isSaid: texts.some((text) => begins.test(text)),
    isWhole: texts.some((text) => itself.test(text)),
  }));
  if (fits.some((fit) => fit.number === 0 && !fit.isKind && !fit.isNamed && !fit.isSaid)) return null;
  const count = (has: (fit: (typeof fits)[number]) => boolean) => fits.filter(has).length;
  return [
    fits.reduce((sum, fit) => sum + fit.number, 0),
    count(({ isNamed }) => isNamed),
    count(({ isSaid }) => isSaid),
    count(({ isWhole }) => isWhole),
    -Math.min(...texts.map((text) => distanceIn(text, asked))),
  ];
}

const NOT_TOGETHER = 1e6;

/** How near to each other all the words stand; those of one clause belong together more than those of two. */
const distanceIn = (text: string, asked: readonly Asked[]): number =>
  Math.min(
    NOT_TOGETHER + spanOf(text, asked),
    ...text.split(/[.:;।]/).map((clause) => spanOf(clause, asked)),
  );

/** How many characters lie between the beginnings of all the words where they stand nearest. */
function spanOf(text: string, asked: readonly Asked[]): number {
  const found = asked
    .flatMap(({ word, everywhere }) => [...text.matchAll(everywhere)].map(({ index }) => ({ index, word })))
    .sort((a, b) => a.index - b.index);
  const spans = found.map(({ index: from }, start) => {
    const seen = new Set<string>();
    const last = found.slice(start).find(({ word }) => seen.add(word).size === asked.length);
    return last ? last.index - from : NOT_TOGETHER;
  });
  return Math.min(NOT_TOGETHER, ...spans);
}
