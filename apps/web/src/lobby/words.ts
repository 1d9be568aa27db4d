import type { Length } from '@opencarrom/match';
import { catalogue } from '../device/catalogue.js';

export type QuickName = 'board' | 'game' | 'doubles';

export interface LobbyWords {
  readonly title: string;
  readonly about: string;
  readonly friend: string;
  readonly friendNote: string;
  readonly book: string;
  readonly length: string;
  readonly seats: string;
  readonly seatCounts: Readonly<Record<'singles' | 'doubles', string>>;
  readonly makeLink: string;
  readonly change: string;
  readonly quick: string;
  /** How many look for an opponent, and how long it took others of late, where that is known. */
  readonly waiting: (count: number, seconds: number | null) => string;
  readonly quickNames: Readonly<Record<QuickName, string>>;
  readonly toPoints: (points: number) => string;
  readonly quickNotes: Readonly<Record<QuickName, string>>;
  readonly wait: (count: number) => string;
  readonly more: string;
  readonly kind: string;
  readonly casual: string;
  readonly rated: string;
  readonly ratedNeeds: string;
  readonly toAccount: string;
  readonly range: string;
  readonly anyRange: string;
  readonly within: (points: number) => string;
  readonly computer: string;
  readonly computerNote: string;
  readonly level: string;
  readonly searching: string;
  readonly searchedFor: (time: string) => string;
  readonly rangeNow: (points: number | null) => string;
  readonly stay: string;
  readonly leavingFree: string;
  readonly leavingCosts: (minutes: number) => string;
  readonly cancel: string;
  readonly cutOff: string;
  readonly found: string;
  readonly leftUnbegun: (minutes: number) => string;
  readonly open: string;
  readonly noneOpen: string;
  readonly openOne: string;
  readonly sitDown: string;
  readonly sitDownAt: (names: string) => string;
  readonly ownTable: string;
  readonly live: string;
  readonly noneLive: string;
  readonly noneLiveNote: string;
  readonly all: (count: number) => string;
  readonly front: string;
  readonly together: (names: readonly string[]) => string;
  readonly at: (game: number, board: number) => string;
  readonly terms: Readonly<Record<Length, string>>;
  readonly over: string;
  /** Read out for a table that is played: who, how it stands, where they are, how many look on. */
  readonly tableTold: (
    sides: readonly { readonly names: string; readonly points: number | null }[],
    where: string,
    watchers: number,
  ) => string;
  readonly offline: string;
  readonly offlineNote: string;
  readonly tryAgain: string;
  readonly withComputer: string;
  readonly atOneBoard: string;
  readonly notNow: string;
  readonly allTables: string;
  readonly back: string;
  readonly which: string;
  readonly played: string;
  readonly waitingTables: string;
  readonly any: string;
  readonly discipline: string;
  readonly shown: (count: number) => string;
  readonly noneSuch: string;
  readonly allOfThem: string;
  readonly showMore: string;
}

export const words = catalogue<LobbyWords>(import.meta.glob('./words/*.ts'));
