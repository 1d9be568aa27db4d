import type { Hand } from './hand.js';

/** What programs call a level; `words/levels` has what people do. */
export type LevelName =
  | 'beginner'
  | 'learner'
  | 'casual'
  | 'family'
  | 'regular'
  | 'club'
  | 'strong'
  | 'expert'
  | 'master'
  | 'champion';

/** How a level plays: how steady its hand is, and how much it thinks. Nothing else differs. */
export interface Level {
  readonly number: number;
  readonly name: LevelName;
  readonly hand: Hand;
  readonly effort: Effort;
}

interface Effort {
  /** Strokes it tries in its head to choose one, and more where a few ideas already take more. */
  readonly simulations: number;
  /** The share of them spent on what the next player would make of its best few strokes. */
  readonly lookAhead: number;
}

const DEGREE = Math.PI / 180;

const level = (
  number: number,
  name: LevelName,
  [degrees, millimetres, percent, fastest]: readonly [number, number, number, number],
  effort: Effort,
): Level => ({
  number,
  name,
  hand: {
    place: millimetres / 1000,
    direction: degrees * DEGREE,
    force: percent / 100,
    push: 0,
    spin: percent / 100,
    fastest,
  },
  effort,
});

/**
 * From a beginner to one whom a club's champion would fear. The hand: deviations of direction in degrees, of
 * the striker's place in millimetres, of force in percent; and its fastest stroke in m/s.
 */
export const LEVELS: readonly Level[] = [
  level(1, 'beginner', [12, 7.4, 30, 2.5], { simulations: 100, lookAhead: 0 }),
  level(2, 'learner', [6.1, 4.7, 22, 3.1], { simulations: 120, lookAhead: 0 }),
  level(3, 'casual', [3.8, 3.5, 17, 3.8], { simulations: 220, lookAhead: 0 }),
  level(4, 'family', [2.65, 2.7, 14, 4.3], { simulations: 350, lookAhead: 0 }),
  level(5, 'regular', [1.75, 1.95, 11, 4.8], { simulations: 600, lookAhead: 0 }),
  level(6, 'club', [1.15, 1.4, 8.5, 5.4], { simulations: 950, lookAhead: 0 }),
  level(7, 'strong', [0.78, 1, 6.8, 5.9], { simulations: 1400, lookAhead: 0 }),
  level(8, 'expert', [0.52, 0.7, 5.4, 6.3], { simulations: 2000, lookAhead: 0 }),
  level(9, 'master', [0.33, 0.46, 4.2, 6.7], { simulations: 3000, lookAhead: 0.2 }),
  level(10, 'champion', [0.18, 0.22, 2.6, 7], { simulations: 4500, lookAhead: 0.2 }),
];

/** A level by its number or its name; null: there is none such. */
export function levelOf(wanted: number | string): Level | null {
  return LEVELS.find(({ number, name }) => String(number) === String(wanted) || name === wanted) ?? null;
}
