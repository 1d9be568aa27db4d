import type { PrizeKind } from '../prizes/prizes.js';
import type { EventSession } from '../tables/sessions.js';
import type { LineUp } from '../ties/line-up.js';
import type { Substitution } from '../ties/tie-state.js';
import type { Entry, Person } from './entry.js';
import type { EventFormat, FinalsFormat } from './format.js';
import type { MatchSide, Report } from './result.js';

/** What may be done to an event, by name. */
interface Acts {
  open: {
    readonly name: string;
    readonly format: EventFormat;
    /** From which template, where it was one. */
    readonly template?: string;
    readonly date?: string;
    readonly place?: string;
    /** Everything that is drawn by lot comes from this. */
    readonly lot: number;
    /** What is drawn is for the desk alone until it is published. */
    readonly drafts?: true;
  };
  enter: { readonly entries: readonly Entry[] };
  change: { readonly entrant: number; readonly entry: Entry };
  withdraw: { readonly entrant: number; readonly reason?: string };
  return: { readonly entrant: number };
  /** So many first, in this order; the others follow as they would without. */
  seed: { readonly order: readonly number[] };
  /** Lots for whoever is exactly level before the next round. */
  lots: { readonly lot: number };
  /** Those who are exactly level, in an order somebody decided. */
  order: { readonly order: readonly number[]; readonly reason: string };
  forbid: { readonly a: number; readonly b: number };
  allow: { readonly a: number; readonly b: number };
  pair: {
    /** Matches without a result that are not waited for. */
    readonly open?: readonly number[];
    /** Who met in this round or before may meet again. */
    readonly rematchesUpTo?: number;
  };
  /** What was drawn since the last time is there for everybody. */
  publish: Readonly<Record<never, never>>;
  /** Two of the round that was drawn last change places. */
  swap: { readonly one: number; readonly other: number; readonly evenSo?: true };
  /** Where the event is played: how many tables (null: as many as are needed), and which cannot be played at. */
  tables: {
    readonly tables: number | null;
    readonly outOfUse: readonly number[];
    /** Where the match paired first in every draw is played. */
    readonly topTable?: number;
  };
  /** Somebody who can be at these tables only; null: at any again. */
  'keep-to': { readonly entrant: number; readonly tables: readonly number[] | null };
  allot: { readonly match: number; readonly table: number | null };
  /** Tables for all open matches, but those whose table was given by hand. */
  'allot-anew': Readonly<Record<never, never>>;
  /** When matches are played, and how many minutes are left between two at a table. */
  sessions: { readonly sessions: readonly EventSession[]; readonly gap?: number };
  /** Whoever can umpire, those who play themselves among them. */
  umpires: { readonly umpires: readonly Person[] };
  umpire: { readonly match: number; readonly umpire: string | null };
  /** Umpires for all open matches that have none. */
  appoint: Readonly<Record<never, never>>;
  report: { readonly match: number; readonly report: Report };
  correct: { readonly match: number; readonly report: Report; readonly reason: string };
  'walk-over': { readonly match: number; readonly against: MatchSide | 'both'; readonly reason?: string };
  /** Who plays each rubber of a tie for a team: secret until the other's is there too. */
  'line-up': { readonly match: number; readonly side: MatchSide; readonly lineUp: LineUp };
  substitute: Substitution & { readonly match: number; readonly reason?: string };
  /** Its first board begins: nobody is put in any more. */
  'begin-rubber': { readonly match: number; readonly rubber: number };
  rubber: { readonly match: number; readonly rubber: number; readonly report: Report };
  'correct-rubber': {
    readonly match: number;
    readonly rubber: number;
    readonly report: Report;
    readonly reason: string;
  };
  /** The round that was drawn last, with its results if there are any. */
  'take-back': { readonly withResults?: true };
  /** `early`: why a stage ends before all its rounds are played. */
  'go-on': { readonly open?: readonly number[]; readonly early?: string };
  finals: { readonly format: FinalsFormat };
  award: { readonly kind: PrizeKind | null; readonly early?: string };
  reopen: { readonly reason: string };
  /** A line of the log; an undoing too, which brings back what it undid. */
  undo: { readonly of: number };
}

export type ActName = keyof Acts;
export type ActOf<N extends ActName> = { readonly [K in N]: { readonly type: K } & Acts[K] }[N];
export type EventAct = ActOf<ActName>;
