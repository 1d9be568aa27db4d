import type { BookId } from '@opencarrom/laws';
import type { Length } from '@opencarrom/match';
import type { ClubRole } from '@opencarrom/protocol';
import type { MatchKind } from './match-tables.js';

/** What is kept of clubs, of their weekly events, and of events that are played on the screen. */
export interface ClubTables {
  clubs: ClubRow;
  club_members: ClubMemberRow;
  club_series: ClubSeriesRow;
  arenas: ArenaRow;
  arena_arrivals: ArenaArrivalRow;
}

export interface ClubRow {
  id: string;
  /** Who made it and under which id, so that the same is known again. */
  cmd: string;
  name: string;
  about: string;
  place: string;
  created_at: number;
}

interface ClubMemberRow {
  club: string;
  account: string;
  role: ClubRole;
  since: number;
}

/** A weekly event that opens, plays and closes by itself. */
export interface ClubSeriesRow {
  id: string;
  club: string;
  cmd: string;
  name: string;
  weekday: number;
  /** As 19:30, by the clocks of the zone. */
  time: string;
  zone: string;
  rulebook: BookId;
  length: Length;
  rounds: number;
  /** When the next one begins. */
  next_at: number;
  /** The next one, once it is open for entries. */
  event: string | null;
}

/** How the matches of an event on the screen are played. */
export interface ArenaRow {
  event: string;
  length: Length;
  kind: MatchKind;
  wait_minutes: number;
  goes_on: 0 | 1;
  /** When its first round is drawn by itself; null: somebody draws it. */
  starts_at: number | null;
  /** It goes on no more: it is over, or was called off. */
  ended_at: number | null;
}

/** Somebody who has come to play a match of an event. */
interface ArenaArrivalRow {
  event: string;
  match_number: number;
  account: string;
  at: number;
}
