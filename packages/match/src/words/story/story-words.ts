import type { Named, Piece } from '@opencarrom/laws';
import type { Length } from '../../head.js';
import type { Act, ActType, Doing } from '../../log/command.js';
import type { Consequence } from '../../log/event.js';
import type { Actor } from '../../players.js';
import type { Who } from '../../views/names.js';
import type { MatchWords } from '../match-words.js';

type Of<T extends Consequence['type']> = Extract<Consequence, { readonly type: T }>;

/** What follows from an act and is told by its words alone. Rulings are announced by the laws. */
export type PlainConsequence = Exclude<Consequence['type'], 'ruling'>;

/** Pieces of a kind that left the board by a stroke, and into which pocket where that is told. */
export interface Gone {
  readonly piece: Piece | 'striker';
  readonly count: number;
  readonly pocket: string | null;
}

/** What the words of an act may speak of besides the act. */
export interface Scene {
  readonly by: Named;
  readonly who: Who;
  /** Who was on turn before it; null within a correction, which looks back to another moment. */
  readonly onTurn: Named | null;
  readonly tossWinner: Named | null;
  readonly length: Length;
  /** The number of the stroke, where strokes are counted. */
  readonly stroke: number | null;
  readonly pocketed: readonly Gone[];
  readonly overboard: readonly Gone[];
  /** Men owed that the stroke took as placed: nobody had said so. */
  readonly takenAsPlaced: readonly Gone[];
  /** What was noticed too late, and stands. */
  readonly overlooked: string | null;
  /** Is it told to who has the record itself before them: events by their numbers, places to the millimetre? */
  readonly isExact: boolean;
  /** An act within another: what a correction does instead. */
  readonly instead: (by: Actor, act: Act) => string;
}

/** The words that tell a match, event by event. */
export interface StoryWords {
  readonly match: MatchWords;
  readonly acts: { readonly [T in ActType]: (act: Doing<T>, scene: Scene) => string };
  readonly consequences: {
    readonly [T in PlainConsequence]: (event: Of<T>, who: Who, length: Length) => string;
  };
  /** An act done again after a correction. */
  readonly again: (told: string) => string;
  /** What was corrected or taken back since. */
  readonly gone: (told: string) => string;
  /** The same several times in a row. */
  readonly times: (told: string, times: number) => string;
  readonly laws: (laws: readonly string[]) => string;
  /** The score of a game, by what each side has. */
  readonly score: (game: number, A: string, B: string) => string;
}
