import type { Person } from '../event/entry.js';
import type { Hall } from './hall.js';
import type { EventSession } from './sessions.js';

/** What an event knows of where it is played. */
export interface HallState extends Hall {
  /** Where the match paired first in every draw is played, as before a camera; null: anywhere. */
  readonly topTable: number | null;
  /** The only tables of those who cannot be at others. */
  readonly keptTo: Readonly<Record<number, readonly number[]>>;
  /** Matches whose table was given by hand: they stay there. */
  readonly byHand: readonly number[];
  /** When matches are played, in the order of time; empty: nobody has said it. */
  readonly sessions: readonly EventSession[];
  /** Minutes between two matches at a table. */
  readonly gap: number;
  readonly umpires: readonly Person[];
  /** Who umpires which match. */
  readonly chairs: Readonly<Record<number, string>>;
}

const USUAL_GAP = 5;

export const anyHall: HallState = {
  tables: null,
  outOfUse: [],
  topTable: null,
  keptTo: {},
  byHand: [],
  sessions: [],
  gap: USUAL_GAP,
  umpires: [],
  chairs: {},
};

/** Where a match is played; null: nowhere yet. */
export interface AllottedTable {
  readonly match: number;
  readonly table: number | null;
}
