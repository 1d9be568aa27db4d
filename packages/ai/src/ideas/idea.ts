import type { WayHome } from '@opencarrom/physics';
import type { HandSlip } from '../hand/slips.js';

/** What a stroke is: the way it is to send a man home, or what else it is for. */
export type StrokeKind =
  | WayHome
  | 'break'
  /** Opens men that lie together. */
  | 'opening'
  /** Leaves the opponent little. */
  | 'safety'
  /** Lays the last man before a pocket. */
  | 'keep'
  /** For what may fall. */
  | 'try';

/** A stroke thought of, in the player's view, and what was seen when it was tried. */
export interface Idea {
  kind: StrokeKind;
  /** The man to be pocketed, by piece number, and where; −1: none. */
  target: number;
  pocket: number;
  x: number;
  y: number;
  /** A unit vector. */
  ux: number;
  uy: number;
  speed: number;
  /** Rim speed by spin, as a share of the speed; counter-clockwise. */
  spin: number;
  /** The chance geometry gives it. */
  plannedChance: number;
  /** Does it lose the board when played exactly as meant, or break a law? Such are for want of any other. */
  ruinous: boolean;
  foul: boolean;
  readonly sums: TrySums;
}

/** How often a piece fell into a pocket, and the slips with which it first did. */
export interface FallCount {
  readonly piece: number;
  /** As the player sees it: far right, near right, near left, far left. */
  readonly pocket: number;
  times: number;
  /** Own pieces that fell along with it, summed. */
  along: number;
  readonly slip: HandSlip;
}

/** Sums over the tries. */
export interface TrySums {
  tries: number;
  value: number;
  success: number;
  /** Value, summed over successes. */
  gained: number;
  striker: number;
  /** Board won or lost by the stroke itself. */
  won: number;
  lost: number;
  /** Tries that cost men of the player's own. */
  foul: number;
  /** What fell and stayed down where the stroke succeeded: own men, and the queen. */
  falls: FallCount[];
  /** The next opponent's best chance, summed over tries after which he is on turn, and their number. */
  reply: number;
  passed: number;
  /** Slips of direction and place, summed over successes: where the stroke forgives. */
  direction: number;
  place: number;
}

export const newTrySums = (): TrySums => ({
  tries: 0,
  value: 0,
  success: 0,
  gained: 0,
  striker: 0,
  won: 0,
  lost: 0,
  foul: 0,
  falls: [],
  reply: 0,
  passed: 0,
  direction: 0,
  place: 0,
});

export type Aim = Omit<Idea, 'sums' | 'ruinous' | 'foul'>;

export const ideaOf = (aim: Aim): Idea => ({
  ...aim,
  ruinous: false,
  foul: false,
  sums: newTrySums(),
});

export const meanValue = ({ sums }: Idea): number => (sums.tries === 0 ? -Infinity : sums.value / sums.tries);
