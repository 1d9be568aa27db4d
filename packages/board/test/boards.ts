import { type Edge, ICF, PIECES, type PlacedMan, type Point, strikerStretches } from '@opencarrom/physics';
import { type AimAction, type AimRules, type AimState, aimReducer, startAim } from '../src/index.js';

/** Random numbers from a seed, the same on every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Men scattered over the board, none overlapping another or what is kept clear. */
export function scatter(random: () => number, count: number, clear: readonly Point[] = []): PlacedMan[] {
  const men: PlacedMan[] = [];
  const limit = ICF.surface / 2 - ICF.man.diameter / 2;
  for (let tries = 0; men.length < count && tries < 1000; tries++) {
    const at = { x: (random() * 2 - 1) * limit, y: (random() * 2 - 1) * limit };
    const isFree =
      men.every((man) => Math.hypot(man.x - at.x, man.y - at.y) > ICF.man.diameter) &&
      clear.every((point) => Math.hypot(point.x - at.x, point.y - at.y) > ICF.striker.diameter);
    if (isFree) men.push({ id: PIECES[men.length] as PlacedMan['id'], ...at });
  }
  return men;
}

export function rulesFor(seat: Edge, men: readonly PlacedMan[] = [], more: Partial<AimRules> = {}): AimRules {
  return { equipment: ICF, seat, men, stretches: strikerStretches(ICF, seat, men), ...more };
}

/** An aim after some actions. */
export function after(rules: AimRules, ...actions: readonly AimAction[]): AimState {
  return actions.reduce((state, action) => aimReducer(state, action, rules), startAim(rules));
}

/** A finger that goes down at the first point, through the others at this pace, and up again. */
export function finger(points: readonly Point[], pace = 16, isLifted = true): AimAction[] {
  const [first, ...others] = points;
  if (!first) return [];
  const drags = others.map((at, n): AimAction => ({ type: 'drag', at, time: (n + 1) * pace }));
  const down: AimAction = { type: 'press', at: first, time: 0, reach: 0.03, slop: 0.008, pixel: 0.001 };
  const up: AimAction = { type: 'release', time: others.length * pace + 5 };
  return [down, ...drags, ...(isLifted ? [up] : [])];
}
