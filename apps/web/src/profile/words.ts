import type { PotWay } from '@opencarrom/match';
import type { PastMatch } from '@opencarrom/protocol';
import { catalogue } from '../device/catalogue.js';

type Result = PastMatch['result'];

export interface ProfileWords {
  readonly loading: string;
  readonly guest: string;
  readonly since: (month: string) => string;
  readonly you: string;
  readonly addFriend: string;
  readonly friend: string;
  readonly unfriend: (name: string) => string;
  readonly challenge: string;
  readonly more: (name: string) => string;
  readonly gone: string;
  readonly goneNote: string;
  readonly offline: string;
  readonly offlineNote: string;
  readonly yourRecords: string;
  readonly playComputer: string;
  readonly playFriend: string;
  readonly nothing: (name: string) => string;
  readonly nothingNote: string;
  readonly nothingYet: string;
  readonly nothingYetNote: string;
  readonly rating: string;
  readonly pool: string;
  readonly unrated: string;
  readonly unratedNote: string;
  readonly provisional: string;
  readonly deviation: (points: number) => string;
  readonly ratedMatches: (count: number) => string;
  readonly chart: (
    pool: string,
    count: number,
    first: number,
    last: number,
    least: number,
    most: number,
  ) => string;
  readonly asTable: string;
  readonly when: string;
  readonly change: string;
  readonly results: string;
  readonly matches: (count: number) => string;
  readonly tally: (won: number, lost: number, other: number) => string;
  readonly wonInRow: (count: number) => string;
  readonly lostInRow: (count: number) => string;
  readonly streak: string;
  readonly bestStreak: string;
  readonly boards: string;
  readonly slams: string;
  readonly queens: string;
  readonly bestTurn: string;
  readonly perStroke: string;
  readonly fouls: string;
  readonly dues: string;
  readonly share: (percent: number) => string;
  readonly pots: string;
  readonly potsNote: (count: number) => string;
  readonly ways: Readonly<Record<PotWay, string>>;
  readonly levels: string;
  readonly people: string;
  readonly computer: (level: number) => string;
  readonly left: string;
  readonly matchesWith: (name: string) => string;
  readonly last: string;
  readonly all: (count: number) => string;
  readonly history: string;
  readonly historyOf: (name: string) => string;
  readonly player: string;
  readonly toProfile: string;
  readonly search: string;
  readonly filters: string;
  readonly any: string;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<Result, string>>;
  readonly kind: string;
  readonly kinds: Readonly<Record<'casual' | 'rated', string>>;
  readonly period: string;
  readonly periods: Readonly<Record<'week' | 'month' | 'year', string>>;
  readonly with: (name: string) => string;
  readonly clear: string;
  readonly found: (count: number) => string;
  readonly noneFound: string;
  readonly noneFoundNote: string;
  readonly showMore: string;
  readonly against: (result: Result, names: string) => string;
  readonly beside: (name: string) => string;
  readonly byLink: string;
  readonly byLinkNote: string;
  readonly sinceTitle: string;
  readonly lastSitting: (when: string) => string;
  readonly ratingWent: (pool: string, before: number, after: number) => string;
  readonly friendsPlayed: string;
  readonly friendResult: (friend: string, result: Result, names: string) => string;
  readonly wantsAgain: (name: string) => string;
  readonly friends: string;
  readonly friendsNote: string;
  readonly noFriends: string;
  readonly noFriendsNote: string;
  readonly stranger: string;
  readonly strangerNote: string;
  readonly here: string;
  readonly away: string;
  readonly playing: string;
  readonly waiting: string;
  readonly watch: string;
  readonly join: string;
}

export const words = catalogue<ProfileWords>(import.meta.glob('./words/*.ts'));
