import type { Player } from '@opencarrom/match';

/** What is kept of matches, and of those who lead them. */
export interface MatchTables {
  matches: MatchRow;
  events: EventRow;
  seats: SeatRow;
  pauses: PauseRow;
  nodes: NodeRow;
  records: RecordRow;
  migrations: MigrationRow;
}

/** `open`: seats are free. `live`: it is played. `over`: nothing goes on in it any more. */
type MatchStatus = 'open' | 'live' | 'over';
export type MatchKind = 'casual' | 'rated';
export type Visibility = 'link' | 'public';

export interface MatchRow {
  /** Twelve letters, 71 random bits: who has it may look on. */
  id: string;
  /** The head of the record. It has labels for players, never names. */
  head: string;
  kind: MatchKind;
  visibility: Visibility;
  created_at: number;
  /** When the last seat was taken; the match's clock counts from here. */
  started_at: number | null;
  /** So long its clock has stood since. */
  paused_ms: number;
  /**
   * Where its clock was put down by the one who led it, until the next leader has written how long it stood; null:
   * somebody leads it, or died leading it.
   */
  stood_at: number | null;
  /** Which process leads it. */
  owner: string | null;
  /** Goes up whenever another takes the lead: what an earlier leader still writes is refused. */
  epoch: number;
  status: MatchStatus;
  ended_at: number | null;
  /** The outcome, as JSON. */
  result: string | null;
  /** The match this one is the return of. */
  rematch_of: string | null;
  /** Its own return match: there is never more than one. */
  rematch: string | null;
}

/** One row a command: its events from `seq` to `last`. */
export interface EventRow {
  match: string;
  seq: number;
  last: number;
  /** Who gave it and under which id, so that the same is known again. */
  cmd: string;
  /** When, by the match's clock. */
  at: number;
  /** The events, as a JSON array. */
  body: string;
}

export interface SeatRow {
  match: string;
  player: Player;
  /** Whose it is; null: nobody's yet, or somebody's who has left for good. */
  account: string | null;
  /** Level of the computer that sits there. */
  computer: number | null;
  /** Of the token that lets its owner come back from another device. */
  token_hash: string | null;
}

/** When a match's clock stood, and why. */
interface PauseRow {
  match: string;
  /** Where the clock stood. */
  at: number;
  ms: number;
  epoch: number;
}

/** A process that leads matches. */
interface NodeRow {
  name: string;
  /** Until when it leads, by the database's clock, unless it says so again. */
  until: number;
}

/** A finished match whose events were put together; its rows in `events` are gone then. */
export interface RecordRow {
  match: string;
  /** When the match did: all that ended before the newest of these were put away, too. */
  ended_at: number;
  /** The record as it is written, gzipped. */
  record: Uint8Array;
  /** Of each command `[seq, last, cmd, at]`, as JSON, gzipped. */
  commands: Uint8Array;
}

/** A step that these tables have made. */
interface MigrationRow {
  name: string;
  made_at: number;
}
