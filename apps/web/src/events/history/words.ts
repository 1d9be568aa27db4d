import type { HowEnded } from '@opencarrom/tournament';
import { catalogue } from '../../device/catalogue.js';

/** A match as a line of the history tells it. */
export interface LineMatch {
  readonly table: number | null;
  readonly a: string;
  readonly b: string;
  readonly score: string;
  /** Where it was not simply played. */
  readonly how: HowEnded | null;
  readonly signed: boolean;
}

export const FILTERS = ['all', 'results', 'draws', 'entries', 'hall'] as const;
export type HistoryFilter = (typeof FILTERS)[number];

/** Every line of an event's log, in words. */
export interface HistoryWords {
  readonly title: string;
  readonly filter: string;
  readonly filters: Readonly<Record<HistoryFilter, string>>;
  readonly search: string;
  readonly none: string;
  readonly more: string;
  readonly by: (name: string) => string;
  readonly undone: string;
  readonly undo: string;
  readonly undoLine: (seq: number) => string;
  readonly bringBack: string;
  readonly undoTitle: string;
  readonly undoText: string;
  readonly hangs: (seq: number, line: string) => string;
  readonly lastUndo: string;
  readonly lastRedo: string;
  readonly cancel: string;
  readonly close: string;
  readonly told: {
    readonly open: (name: string) => string;
    readonly enter: (names: readonly string[], others: number) => string;
    readonly change: (name: string) => string;
    readonly withdraw: (name: string, reason: string | null) => string;
    readonly return: (name: string) => string;
    readonly seed: (count: number) => string;
    readonly lots: string;
    readonly order: (names: readonly string[], reason: string | null) => string;
    readonly forbid: (one: string, other: string) => string;
    readonly allow: (one: string, other: string) => string;
    readonly pair: (round: string, matches: number) => string;
    readonly publish: string;
    readonly swap: (one: string, other: string) => string;
    readonly tables: (tables: number | null, outOfUse: readonly number[]) => string;
    readonly keepTo: (name: string, tables: readonly number[] | null) => string;
    readonly allot: (names: string, table: number | null) => string;
    readonly allotAnew: string;
    readonly sessions: string;
    readonly umpires: (count: number) => string;
    readonly umpire: (names: string, umpire: string | null) => string;
    readonly appoint: (matches: number) => string;
    readonly result: (match: LineMatch) => string;
    readonly correct: (match: LineMatch, reason: string | null) => string;
    readonly lineUp: (team: string) => string;
    readonly substitute: (team: string, out: string, into: string) => string;
    readonly beginRubber: (rubber: number, names: string) => string;
    readonly rubber: (rubber: number, match: LineMatch) => string;
    readonly correctRubber: (rubber: number, match: LineMatch, reason: string | null) => string;
    readonly takeBack: string;
    readonly goOn: (stage: string, count: number) => string;
    readonly finals: string;
    readonly award: (name: string) => string;
    readonly reopen: (reason: string | null) => string;
    readonly undo: (line: string) => string;
    readonly broughtBack: (line: string) => string;
  };
}

export const words = catalogue<HistoryWords>(import.meta.glob('./words/*.ts'));
