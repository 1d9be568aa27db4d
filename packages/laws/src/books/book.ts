import type { BookId } from '../vocabulary.js';
import type { Differences, Rules } from './rules.js';

/**
 * How the system meets a law.
 * ruled: decided from what happened · called: a person must see it · setup: fixes the match's
 * arrangement · guidance: nothing follows from it in play.
 */
export type Status = 'ruled' | 'called' | 'setup' | 'guidance';

/** What follows when a person calls a law. */
export type CallConsequence =
  /** One man out. Technical (turn kept) or not (turn lost) by when and by whom it was done. */
  | 'foul'
  | 'technical-foul'
  /** One man out, and the turn of the side on turn, before its first stroke too. */
  | 'foul-at-any-time'
  /** The break made before "Play". */
  | 'foul-at-break'
  /** The turn goes, nothing comes out. */
  | 'turn-lost'
  /** Things stand as they are, or the umpire sets them right, and play goes on. */
  | 'play-on'
  /** The right to place the men owed is lost. */
  | 'dues-forfeited'
  /** The offender's men on the board, and the queen where she lies there. */
  | 'board-lost'
  /** A board lost for a sum the law fixes. */
  | 'board-lost-for-displacing'
  | 'board-replayed'
  | 'match-lost';

/** One law of one book. What it says, in our own words, stands in `texts/`. */
export interface Law {
  readonly id: string;
  readonly status: Status;
  /** Present where a person may call this law by its id. */
  readonly consequence?: CallConsequence;
}

export interface Chapter {
  readonly title: string;
  readonly laws: readonly Law[];
}

export const ruled = (id: string, consequence?: CallConsequence): Law => ({
  id,
  status: 'ruled',
  ...(consequence ? { consequence } : {}),
});

export const called = (id: string, consequence: CallConsequence): Law => ({
  id,
  status: 'called',
  consequence,
});

export const setup = (id: string): Law => ({ id, status: 'setup' });

export const guidance = (id: string): Law => ({ id, status: 'guidance' });

/** A place where a text is silent or contradicts itself. How we read it stands in `texts/`; disagree by changing the data. */
export interface Reading {
  readonly id: string;
  /** Laws of this book (or `icf:…`) the reading leans on. */
  readonly laws: readonly string[];
}

/** A book's names and rows, whatever it builds on. */
interface Title {
  readonly id: BookId;
  readonly name: string;
  /** Which text this is; match records carry it. */
  readonly edition: string;
  readonly chapters: readonly Chapter[];
  readonly readings: readonly Reading[];
}

/** A book as it is written down: whole, or only what it changes. */
export type Statement =
  | (Title & { readonly rules: Rules })
  | (Title & { readonly buildsOn: BookId; readonly changes: Differences });

/** What an edition that is no longer ruled by took its laws to say otherwise: records of its time are judged by it. */
export interface EarlierEdition {
  readonly edition: string;
  readonly changes: Differences;
  /** What followed from a law called, where it was something else. */
  readonly consequences?: Readonly<Record<string, CallConsequence>>;
}

/** A book ready to rule by. Citations of the book it falls back on read `icf:73`. */
export interface Book extends Title {
  readonly rules: Rules;
  readonly buildsOn: Book | null;
  readonly lawsById: ReadonlyMap<string, Law>;
}
