import type { Competitor } from '@opencarrom/laws';
import { competitorOf, type Naming, type Player } from '@opencarrom/match';

/** Whoever looks on: whose chance is told, and who sits at the bottom of the board. */
export interface Viewer {
  readonly player: Player;
  readonly side: Competitor;
  /** A's chance as this side's, from 0 to 100. */
  readonly percent: (chanceOfA: number) => number;
  /** The same, from 0 to 1. */
  readonly chance: (chanceOfA: number) => number;
}

/** The one who is spoken to, if somebody is; else the first player. */
export function viewerOf({ you }: Naming): Viewer {
  const player = you ?? 'A1';
  const side = competitorOf(player);
  const chance = (chanceOfA: number): number => (side === 'A' ? chanceOfA : 1 - chanceOfA);
  return { player, side, chance, percent: (chanceOfA) => Math.round(100 * chance(chanceOfA)) };
}
