import type { Dice } from '@opencarrom/match';
import type { Hand } from '../hand/hand.js';
import { type Idea, newTrySums } from '../ideas/idea.js';
import { stretchAt, type View } from '../table/view.js';

/** How many ideas come of one. */
export const VARIATIONS = 4;

/** What is changed: direction and place in deviations of the hand, speed as a factor, spin as a sum. */
interface Change {
  readonly direction?: number;
  readonly place?: number;
  readonly faster?: number;
  readonly spin?: number;
}

/** An idea moved to the middle of where it succeeded, and some that differ in place, direction, force or spin. */
export function variationsOf(view: View, idea: Idea, hand: Hand, dice: Dice): Idea[] {
  const { direction, place, success } = idea.sums;
  const centred =
    success > 1
      ? { direction: direction / success, place: place / success }
      : { direction: dice.normal(), place: dice.normal() };
  const changes: Change[] = [
    centred,
    { faster: 0.75 + 0.6 * dice.uniform() },
    { direction: 0.7 * dice.normal(), place: 1.5 * dice.normal(), faster: 0.9 + 0.2 * dice.uniform() },
    { spin: 0.8 * dice.uniform() - 0.4 },
  ];
  return changes.map((change) => changed(view, idea, hand, change));
}

function changed(view: View, idea: Idea, hand: Hand, change: Change): Idea {
  const { direction = 0, place = 0, faster = 1, spin = 0 } = change;
  const turn = direction * hand.direction;
  const ux = idea.ux - turn * idea.uy;
  const uy = idea.uy + turn * idea.ux;
  const length = Math.sqrt(ux * ux + uy * uy);
  const stretch = stretchAt(view, idea.x);
  const aside = idea.x + place * hand.place;
  return {
    ...idea,
    x: stretch ? Math.min(Math.max(aside, stretch.from), stretch.to) : idea.x,
    ux: ux / length,
    uy: uy / length,
    speed: Math.min(hand.fastest, Math.max(0.2, idea.speed * faster)),
    spin: Math.min(1, Math.max(-1, idea.spin + spin)),
    sums: newTrySums(),
  };
}
