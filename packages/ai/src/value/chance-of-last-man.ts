import { ON_BOARD, type Rest, STRIKER } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import { aimsAtPots } from '../ideas/find-ideas.js';
import type { Aim } from '../ideas/idea.js';
import { aimAlong, directWays } from '../ideas/pots.js';
import { firstManOf, lastManOf, type View } from '../table/view.js';

/**
 * What geometry promises falls short of what a stroke found by trying does: many that miss the pocket's middle go in
 * by its edge, or come by it again. Fitted on last men that lay anywhere, levels 4 to 10.
 */
const chanceOf = (chance: number): number => 1 - 0.88 * (1 - chance) * (1 - chance);

/**
 * The chance to pocket the one man left by the next stroke, whatever way that takes. On it hangs the board, and so
 * banks and rebounds count, which a survey of the whole table leaves out for speed. A man that has not moved keeps
 * the chance it had at first sight, though others may lie otherwise by now.
 */
export function chanceOfLastMan(view: View, hand: Hand): (rest: Rest) => number {
  const { turn } = view.table.board;
  const after: View = { ...view, x: view.x.slice(), y: view.y.slice(), on: view.on.slice() };
  const known = new Map<string, number>();

  return (rest) => {
    for (let man = firstManOf(turn); man <= lastManOf(turn); man++)
      if (rest.where[man] === ON_BOARD) return chanceAt(man, rest);
    return 0;
  };

  function chanceAt(man: number, rest: Rest): number {
    const key = `${rest.x[man]} ${rest.y[man]}`;
    const chance = known.get(key) ?? chanceToPot(afterwards(rest), man, hand);
    known.set(key, chance);
    return chance;
  }

  function afterwards(rest: Rest): View {
    for (let piece = 0; piece < STRIKER; piece++) {
      after.x[piece] = rest.x[piece];
      after.y[piece] = rest.y[piece];
      after.on[piece] = rest.where[piece] === ON_BOARD ? 1 : 0;
    }
    return after;
  }
}

/** The chance to pocket a man by the next stroke, straight, by a cushion or by another man. */
export function chanceToPot(view: View, man: number, hand: Hand): number {
  const aims: Aim[] = [];
  aimsAtPots(view, man, hand, aims, false);
  return chanceOf(aims.reduce((best, { plannedChance }) => Math.max(best, plannedChance), 0));
}

/** The same by a straight shot or a cut alone: what one sees at a glance. */
export function chanceToPotDirectly(view: View, man: number, hand: Hand): number {
  const aims: Aim[] = [];
  for (const way of directWays(view, man)) aimAlong(view, way, hand, aims);
  return aims.reduce((best, { plannedChance }) => Math.max(best, plannedChance), 0);
}
