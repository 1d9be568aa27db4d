import type { Shot } from './shot.js';
import type { ShotVerdict } from './try/verdict.js';

/** What of a try the stars are counted by. */
type Counted = Pick<ShotVerdict, 'state' | 'rulings' | 'safety'>;

export type Stars = 0 | 1 | 2 | 3;

/** Three stars for the first try, two for up to so many as these, one for any. */
const TWO_STARS_WITHIN = 3;
/** A way that a steady hand does less often than this share of the best one is not safe, and costs a star. */
const SAFE = 0.6;

/** By the strokes used until it was done, and by how safe the way was. Tries after that do not count. */
export function starsFor(shot: Shot, tries: readonly Counted[]): Stars {
  const done = tries.findIndex(({ state }) => state === 'done');
  const last = tries[done];
  if (!last) return 0;
  const byStrokes = starsByStrokes(shot, strokesUsed(tries.slice(0, done + 1)));
  return isSafe(shot, last) || byStrokes === 1 ? byStrokes : byStrokes === 3 ? 2 : 1;
}

/** The most stars that are still to be won after these tries. */
export function starsLeft(shot: Shot, tries: readonly Counted[]): Stars {
  if (tries.some(({ state }) => state === 'done')) return starsFor(shot, tries);
  return starsByStrokes(shot, strokesUsed(tries) + shot.task.strokes);
}

const strokesUsed = (tries: readonly Counted[]): number =>
  tries.reduce((sum, { rulings }) => sum + rulings.length, 0);

function starsByStrokes({ task }: Shot, used: number): 1 | 2 | 3 {
  if (used <= task.strokes) return 3;
  return used <= TWO_STARS_WITHIN * task.strokes ? 2 : 1;
}

/** Does a steady hand do it like this about as often as in the best way? */
export function isSafe({ ways }: Shot, { safety }: Pick<Counted, 'safety'>): boolean {
  const best = ways[0]?.share ?? 0;
  return safety !== null && safety >= SAFE * best;
}
