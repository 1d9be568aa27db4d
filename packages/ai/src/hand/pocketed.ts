import { LEVELS, type LevelName } from './level.js';

/**
 * How much of what it tries each level pockets, between equals: strokes at a man or the queen after the break.
 * Measured by `npm run bench:ai -- --only tries`; whoever changes a level's settings measures them anew.
 */
export const POCKETED: Readonly<Record<LevelName, number>> = {
  beginner: 0.16,
  learner: 0.23,
  casual: 0.32,
  family: 0.42,
  regular: 0.46,
  club: 0.6,
  strong: 0.72,
  expert: 0.89,
  master: 0.9,
  champion: 0.96,
};

/** So many of so many, as one says it. */
export interface Share {
  readonly pocketed: number;
  readonly tries: number;
}

const TELLABLE: readonly Share[] = [
  [1, 10],
  [1, 6],
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
].map(([pocketed, tries]) => ({ pocketed: pocketed as number, tries: tries as number }));

/** The share a level pockets, to the nearest that people would say. */
export const tellableShare = (level: number): Share => nearestShare(POCKETED[LEVELS[level - 1].name]);

/** A share as people would say it, the nearest to it. */
export function nearestShare(share: number): Share {
  const off = ({ pocketed, tries }: Share): number => Math.abs(pocketed / tries - share);
  return TELLABLE.reduce((best, each) => (off(each) < off(best) ? each : best));
}
