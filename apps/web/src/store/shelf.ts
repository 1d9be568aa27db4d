import type { Seat } from '@opencarrom/laws';
import type { Event, Head, MatchEnd, Player } from '@opencarrom/match';
import type { Callings } from './callings.js';
import type { Controllers } from './controllers.js';

/** How a game stands, for lists. */
export interface Standing {
  /** Points of the game played, or games won once a whole match is over; nothing before the first board. */
  readonly score: { readonly A: number; readonly B: number } | null;
  readonly at: { readonly game: number; readonly board: number } | null;
  /** How it ended, where it did not by its score: by which laws, and why. */
  readonly ended?: Pick<MatchEnd, 'by' | 'laws' | 'reason'>;
}

/** Who moves whom. */
export interface Hands {
  readonly controllers: Controllers;
  /** For the computer players: the same seed plays the same game. */
  readonly seed: number;
  /** Where the first player sits, in games begun in play; else in the south. */
  readonly seat?: Seat;
  /** The computer's level follows how the person plays: another game is at another level. */
  readonly follows?: true;
}

/** A match of an event that is umpired at a table: what it hands in, and for which match. */
export interface OfEvent {
  readonly event: string;
  readonly eventName: string;
  readonly table: number;
  readonly match: number;
  readonly rubber?: number;
  /** Who plays it, side a and side b: the number may be another pairing's later. Left out by earlier versions. */
  readonly entrants?: readonly [number, number];
  /** What the event counts of it. */
  readonly counted: 'score' | 'games' | 'boards';
  /** No bare score is higher. */
  readonly mostScore: number;
  /** After so many the board is finished, and the match is over. */
  readonly minutes: number | null;
  /** Who keeps the score: an umpire, who signs, or the players, who sign on both sides. */
  readonly keeper: 'umpire' | 'players';
  /** The number of the last message this phone sent about the same match before: its next ones are higher. */
  readonly since: number;
}

/** What this device notes about a game, for its lists and screens. No record says any of it. */
export interface Notes {
  readonly begun: string;
  /** When it was last changed, as an ISO time: the newest come first. */
  readonly changed: string;
  readonly over: boolean;
  readonly summary: Standing;
  /** Players without a name of their own: what the head calls them is for records only. */
  readonly unnamed?: Callings;
  /** How an umpire follows it: every stroke, or only the boards' results. */
  readonly following?: 'strokes' | 'scores';
  /** Which match of a carrom event it is. */
  readonly ofEvent?: OfEvent;
  /** A copy of a match far away: who of its players sat here; null: nobody, it was looked on at. */
  readonly farAway?: { readonly you: Player | null };
  /** A "what if": the game it was branched from, and after which of its events. */
  readonly branchOf?: { readonly id: string | null; readonly seq: number };
}

/** A game kept on the device: the match, but for its log; who moves whom; and the device's notes. */
export interface KeptGame {
  readonly id: string;
  readonly head: Head;
  readonly hands: Hands;
  readonly notes: Notes;
}

/** A game and its log, as they are kept. */
export interface KeptLog {
  readonly game: KeptGame;
  readonly events: readonly Event[];
}

/** Where games are kept. */
export interface Shelf {
  readonly list: () => Promise<readonly KeptGame[]>;
  readonly find: (id: string) => Promise<KeptLog | null>;
  /** Keeps a game and the events it has got since, if they are the next of its log; all of it or nothing. */
  readonly put: (game: KeptGame, events: readonly Event[]) => Promise<void>;
  /** Keeps a game anew that is there, without its log; `elsewhere` where it has been thrown away. */
  readonly change: (game: KeptGame) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly clear: () => Promise<void>;
}
