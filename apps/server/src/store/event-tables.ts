import type { EventPlay, EventRole, EventSettings } from '@opencarrom/protocol';

/** What is kept of carrom events: leagues, knock-outs, Swiss events. (`events` are those of a match.) */
export interface EventTables {
  held_events: HeldEventRow;
  event_lines: EventLineRow;
  event_staff: EventStaffRow;
  event_invites: EventInviteRow;
  event_tables: EventTableRow;
  event_phones: EventPhoneRow;
  board_logs: BoardLogRow;
  board_rows: BoardRowsRow;
  handed_results: HandedResultRow;
  entry_requests: EntryRequestRow;
  event_games: EventGameRow;
}

export interface HeldEventRow {
  /** Twelve letters, 71 random bits: who has it may look on. */
  id: string;
  /** Made from who opened it and under which id: asked for twice, it is made once. */
  made: string;
  /** As it is called in its log: for lists, which read no logs. */
  name: string;
  /** What a list shows besides, as JSON. */
  summary: string;
  play: EventPlay;
  listed: 0 | 1;
  entries: EventSettings['entries'];
  scoring: EventSettings['scoring'];
  club: string | null;
  /** The clock of the round, as JSON. */
  clock: string | null;
  /** Goes up with every change that is in no line: phones, results that wait, the clock, requests. */
  rev: number;
  created_at: number;
  changed_at: number;
}

/** One row a line of an event's log. */
export interface EventLineRow {
  event: string;
  seq: number;
  /** Who gave it and under which id, so that the same is known again. */
  cmd: string;
  /** Whose session it was; null: a phone's, or the server's own. */
  account: string | null;
  body: string;
}

interface EventStaffRow {
  event: string;
  account: string;
  role: EventRole;
  since: number;
}

/** A link that was given to a helper, or to the captain of a team. */
interface EventInviteRow {
  token_hash: string;
  event: string;
  role: 'helper' | 'captain';
  /** Of a captain: whose. */
  entrant: number | null;
  made_at: number;
  ended_at: number | null;
}

/** The secret of a table, as its code has it. */
interface EventTableRow {
  event: string;
  table_number: number;
  key: string;
}

/** A phone that is a table's umpire, for as long as its table's key stands and nobody took it back. */
export interface EventPhoneRow {
  id: string;
  event: string;
  table_number: number;
  token_hash: string;
  name: string | null;
  joined_at: number;
  heard_at: number;
  ended_at: number | null;
}

/** What one phone keeps of one match: two phones at one board have two of them, never merged. */
export interface BoardLogRow {
  event: string;
  match_number: number;
  /** 0: the match is no tie. */
  rubber: number;
  phone: string;
  /** Of the phone's making: which of its games. */
  game: string;
  head: string;
  following: 'strokes' | 'scores';
  /** Up to which event it is kept here. */
  last: number;
  /** How it stands, as a `LiveBoard` without who tells it, as JSON. */
  standing: string;
  heard_at: number;
}

interface BoardRowsRow {
  event: string;
  match_number: number;
  rubber: number;
  phone: string;
  game: string;
  seq: number;
  last: number;
  body: string;
}

/** Every result that came in, by whatever way: what is sent twice is one row. */
export interface HandedResultRow {
  event: string;
  id: string;
  match_number: number;
  rubber: number;
  /** From which device, and which of its messages. */
  sender: string;
  sequence: number;
  hash: string;
  phone: string | null;
  table_number: number | null;
  name: string | null;
  /** Side a and side b, as whoever handed it in had them, as JSON; null in rows of old. */
  entrants: string | null;
  report: string;
  at: number;
  state: 'taken' | 'waiting' | 'set-aside';
  /** Why it waits. */
  why: string | null;
  told: string | null;
}

interface EntryRequestRow {
  event: string;
  id: string;
  cmd: string;
  account: string | null;
  entry: string;
  note: string | null;
  at: number;
  /** `partner`: one of a pair looks for the other, who comes by its id. */
  state: 'partner' | 'waiting' | 'entered' | 'refused';
  entrant: number | null;
}

/** A match of an event that is played on the screen. */
export interface EventGameRow {
  event: string;
  match_number: number;
  rubber: number;
  match: string;
  made_at: number;
  /** When it was over and what came of it was handed in; null: it is played. */
  ended_at: number | null;
}
