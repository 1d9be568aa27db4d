import type { Hand } from '../hand/hand.js';
import { firstManOf, lastManOf, type View } from '../table/view.js';
import type { Aim } from './idea.js';
import { layManAims } from './lay-man.js';
import { directWays, pocketXOf, pocketYOf } from './pots.js';

/** How far from a pocket's middle the last man is laid, in metres: nearer, a slip pockets it before the queen. */
const BEFORE = [0.09, 0.14];

/**
 * The last man is kept: it may not fall yet, or does not from where it lies, and so it is laid before a pocket,
 * where it falls next time. A far pocket lies behind the opponent's base line, out of his straight reach.
 */
export function keepLastManAims(view: View, hand: Hand, aims: Aim[]): void {
  const { measures: g, on } = view;
  const { turn, [turn]: mine } = view.table.board;
  if (mine.onBoard !== 1) return;
  for (let man = firstManOf(turn); man <= lastManOf(turn); man++) {
    if (on[man] === 0) continue;
    for (const { pocket, ux, uy } of directWays(view, man))
      for (const before of BEFORE) {
        const at = { x: pocketXOf(g, pocket) - ux * before, y: pocketYOf(g, pocket) - uy * before };
        layManAims(view, man, at, hand, aims);
      }
  }
}
