import type { Competitor, Piece } from '@opencarrom/laws';
import type { Act, Actor, ActType, Consequence, Doing } from '@opencarrom/match';

/** A piece that left the board by a stroke, and into which pocket where that is known. */
export interface Gone {
  readonly piece: Piece | 'striker';
  readonly count: number;
  readonly pocket: string | null;
}

/** What the story of an event needs to know of its surroundings. */
export interface Scene {
  /** Who did it, by name. */
  readonly who: string;
  readonly name: (whom: Actor | Competitor) => string;
  /** By name, who was on turn before it; null within a correction, which looks back to another moment. */
  readonly onTurn: string | null;
  readonly tossWinner: string;
  /** Its number among the strokes that stand; null where it is none of them. */
  readonly stroke: number | null;
  readonly pocketed: readonly Gone[];
  readonly overboard: readonly Gone[];
  /** An act within another: what a correction does instead. */
  readonly instead: (by: Actor, act: Act) => string;
}

/** The words that tell a match, event by event; what follows from an act has the match's own. */
export interface StoryWords {
  readonly umpire: string;
  readonly acts: { readonly [T in ActType]: (act: Doing<T>, scene: Scene) => string };
  readonly rewound: (event: Extract<Consequence, { readonly type: 'rewound' }>) => string;
  /** An act done again after a correction. */
  readonly again: (told: string) => string;
  /** What was corrected or taken back since. */
  readonly gone: (told: string) => string;
  readonly laws: (laws: readonly string[]) => string;
  /** The score of a game, and the games won. */
  readonly score: (game: number, A: string, B: string) => string;
}
