import type { Point } from '@opencarrom/physics';
import { fromSeen, seenFrom } from '../camera.js';
import { clamp } from './power.js';
import type { AimRules, Stretch } from './state.js';

/** How far off the middle of the base lines a striker may be put when it may err. */
const ERRING = 0.045;

/** From the centre to the middle between a player's base lines, towards him. */
export function baseAt({ equipment }: AimRules): number {
  const { fromFrame, gap } = equipment.markings.baseLine;
  return equipment.surface / 2 - fromFrame - gap / 2;
}

/** The allowed place nearest to where the striker is wanted; where it was when there is none. */
export function standAt(rules: AimRules, wanted: Point, before: Point): Point {
  if (rules.free) return standFreely(rules, wanted, before);
  let best = before;
  let least = Number.POSITIVE_INFINITY;
  for (const stretch of rules.stretches) {
    const at = nearestOn(stretch, wanted);
    const off = Math.hypot(at.x - wanted.x, at.y - wanted.y);
    if (off < least) {
      least = off;
      best = at;
    }
  }
  return best;
}

function nearestOn({ from, to }: Stretch, wanted: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  if (length === 0) return from;
  const share = clamp(((wanted.x - from.x) * dx + (wanted.y - from.y) * dy) / length, 0, 1);
  if (share === 1) return to;
  return { x: from.x + share * dx, y: from.y + share * dy };
}

/** Nobody may stand where a man lies, whatever else is forgiven. */
function standFreely(rules: AimRules, wanted: Point, before: Point): Point {
  const { equipment, seat, men } = rules;
  const limit = equipment.surface / 2 - equipment.striker.diameter / 2;
  const middle = -baseAt(rules);
  const seen = seenFrom(seat, wanted);
  const at = fromSeen(seat, {
    across: clamp(seen.across, -limit, limit),
    ahead: clamp(seen.ahead, Math.max(-limit, middle - ERRING), middle + ERRING),
  });
  const reach = (equipment.striker.diameter + equipment.man.diameter) / 2;
  return men.some((man) => Math.hypot(man.x - at.x, man.y - at.y) < reach) ? before : at;
}
