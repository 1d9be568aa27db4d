import type { LiveBoard, WaitingResult } from '@opencarrom/protocol';
import {
  type DrawnMatch,
  type EventLine,
  type EventState,
  isOpen,
  type LoggedEvent,
  type MatchSide,
  standingLines,
} from '@opencarrom/tournament';
import type { AtDesk } from '../desk-view.js';
import { isInDraft } from './drafts.js';

/** Where a match of the hall stands, as somebody at the desk has to know it. */
type RowStand =
  /** Results came that do not agree, or that the event does not take: somebody has to look. */
  | { readonly is: 'waiting'; readonly results: readonly WaitingResult[] }
  /** Its board was heard last so many minutes ago. */
  | { readonly is: 'silent'; readonly minutes: number; readonly heardAt: number; readonly live: LiveBoard }
  /** A phone is at its table, and nothing has begun for so many minutes. */
  | { readonly is: 'not-begun'; readonly minutes: number }
  /** The round's time is over for so many minutes, and there is no result. */
  | { readonly is: 'overdue'; readonly minutes: number }
  /** Played to the end, and not signed. */
  | { readonly is: 'unsigned'; readonly live: LiveBoard }
  | { readonly is: 'line-ups'; readonly missing: readonly MatchSide[] }
  | { readonly is: 'no-table' }
  | { readonly is: 'protest' }
  | { readonly is: 'live'; readonly live: LiveBoard }
  /** A tie of teams with so many rubbers played. */
  | { readonly is: 'rubbers'; readonly played: number; readonly of: number }
  | { readonly is: 'open' }
  /** Another match is played at its table first. */
  | { readonly is: 'after'; readonly match: number }
  | { readonly is: 'draft' }
  | { readonly is: 'done'; readonly line: EventLine | null }
  | { readonly is: 'bye' };

export interface HallRow {
  readonly match: DrawnMatch;
  readonly stand: RowStand;
  /** `due`: somebody has to see to it; `done`: nobody has to look at it any more. */
  readonly tone: 'due' | 'live' | 'open' | 'done';
}

type StandName = RowStand['is'];

/** What is missing first, then what is played, then what is done. */
const ORDER: Readonly<Record<StandName, number>> = {
  waiting: 0,
  silent: 1,
  overdue: 2,
  'not-begun': 3,
  unsigned: 4,
  'line-ups': 5,
  'no-table': 6,
  protest: 7,
  live: 10,
  rubbers: 10,
  open: 11,
  after: 12,
  draft: 13,
  done: 20,
  bye: 21,
};
const FIRST_NOT_DUE = ORDER.live;

const MINUTE = 60_000;
/** A stroke takes seconds, a board some minutes: longer, and its phone may have lost the network. */
const SILENT_AFTER: Readonly<Record<LiveBoard['following'], number>> = {
  strokes: 5 * MINUTE,
  scores: 12 * MINUTE,
};
/** Who is not at the table by then may not come. */
const BEGUN_WITHIN = 8 * MINUTE;
/** The last board is finished after the time is up. */
const OVERDUE_AFTER = 5 * MINUTE;

export interface Hall {
  readonly logged: LoggedEvent;
  readonly about: AtDesk | null;
  readonly now: number;
}

/** The lines that brought each match its result, the last of each. */
function resultLines({ happenings }: LoggedEvent): ReadonlyMap<number, EventLine> {
  const lines = new Map<number, EventLine>();
  for (const line of standingLines(happenings))
    if (RESULTS.includes(line.act.type) && 'match' in line.act) lines.set(line.act.match, line);
  return lines;
}

const RESULTS: readonly string[] = ['report', 'correct', 'walk-over', 'rubber', 'correct-rubber'];

/**
 * Matches of the whole event that somebody has to decide about, wherever play has come by now: a protest is open, or a result
 * waits that a phone without a network has brought in late.
 */
export function undecidedIn({ stages }: EventState, about: AtDesk | null): readonly DrawnMatch[] {
  const waiting = new Set(about?.waiting.map(({ match }) => match));
  return stages.flatMap(({ matches }) =>
    matches.filter(({ number, b, result }) => b !== null && (result?.provisional || waiting.has(number))),
  );
}

/** All matches of a round, what is missing first. */
export function hallRows(hall: Hall, matches: readonly DrawnMatch[]): readonly HallRow[] {
  const lines = resultLines(hall.logged);
  const firsts = firstsAtTables(hall.logged.state);
  const rows = matches.map((match) => {
    const stand = standOf(hall, match, lines.get(match.number) ?? null, firsts);
    return { match, stand, tone: toneOf(stand.is) };
  });
  return rows.sort((one, other) => rankOf(one) - rankOf(other) || placeOf(one) - placeOf(other));
}

const rankOf = ({ stand }: HallRow): number => ORDER[stand.is];
const placeOf = ({ match }: HallRow): number => (match.table ?? 100_000) * 1000 + (match.number % 1000);

const toneOf = (is: StandName): HallRow['tone'] => {
  if (ORDER[is] < FIRST_NOT_DUE) return 'due';
  if (is === 'done' || is === 'bye') return 'done';
  return is === 'live' || is === 'rubbers' ? 'live' : 'open';
};

/** The match that is played first at each table, of those without a result. */
function firstsAtTables(state: EventState): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>();
  for (const { matches } of state.stages)
    for (const { number, table, result, b } of matches)
      if (table !== null && b !== null && !result && !firsts.has(table)) firsts.set(table, number);
  return firsts;
}

function standOf(
  { logged: { state }, about, now }: Hall,
  match: DrawnMatch,
  line: EventLine | null,
  firsts: ReadonlyMap<number, number>,
): RowStand {
  if (match.b === null) return { is: 'bye' };
  const results = about?.waiting.filter((each) => each.match === match.number) ?? [];
  if (results.length > 0) return { is: 'waiting', results };
  if (match.result) return match.result.provisional ? { is: 'protest' } : { is: 'done', line };
  if (isInDraft(state, match)) return { is: 'draft' };
  const board = about ? boardOf(about, match, now) : null;
  if (board && board.is !== 'live') return board;
  const late = about && overdueBy(about, state, match, now);
  if (late) return { is: 'overdue', minutes: late };
  if (board) return board;
  if (match.tie && !isOpen(match.tie)) return { is: 'line-ups', missing: missingLineUps(match) };
  if (match.tie?.rubbers.some(({ result }) => result)) return rubbersOf(match);
  if (match.table === null) return { is: 'no-table' };
  const first = firsts.get(match.table);
  if (first !== undefined && first !== match.number) return { is: 'after', match: first };
  const minutes = about && notBegunFor(about, state, match, now);
  return minutes ? { is: 'not-begun', minutes } : { is: 'open' };
}

const missingLineUps = ({ tie }: DrawnMatch): readonly MatchSide[] =>
  (['a', 'b'] as const).filter((side) => tie?.lineUps[side] === null);

function rubbersOf({ tie }: DrawnMatch): RowStand {
  const all = tie?.rubbers ?? [];
  return { is: 'rubbers', played: all.filter(({ result }) => result).length, of: all.length };
}

/** What its phone tells; null where none does. */
function boardOf({ live, phones }: AtDesk, match: DrawnMatch, now: number): RowStand | null {
  const boards = live.filter((each) => each.match === match.number);
  const board = boards.at(-1);
  if (!board) return null;
  if (board.isOver && !match.tie) return { is: 'unsigned', live: board };
  const ofTable = phones.filter(({ table }) => table === board.table).map(({ heardAt }) => heardAt);
  const heardAt = Math.max(board.heardAt, ...boards.map((each) => each.heardAt), ...ofTable);
  const quiet = now - heardAt;
  return quiet > SILENT_AFTER[board.following]
    ? { is: 'silent', minutes: Math.floor(quiet / MINUTE), heardAt, live: board }
    : { is: 'live', live: board };
}

/** Is the clock set for the round of this match? */
function clockOf({ clock }: AtDesk, { stages }: EventState, match: DrawnMatch) {
  const isOfStage = stages[(clock?.stage ?? 0) - 1]?.matches.some(({ number }) => number === match.number);
  return isOfStage && clock?.round === match.round ? clock : null;
}

function overdueBy(about: AtDesk, state: EventState, match: DrawnMatch, now: number): number | null {
  const clock = clockOf(about, state, match);
  if (!clock || clock.endsAt === null || now < clock.endsAt + OVERDUE_AFTER) return null;
  return Math.floor((now - clock.endsAt) / MINUTE);
}

function notBegunFor(about: AtDesk, state: EventState, match: DrawnMatch, now: number): number | null {
  const clock = clockOf(about, state, match);
  const hasPhone = about.phones.some(({ table }) => table === match.table);
  if (!clock || clock.beganAt === null || !hasPhone || now < clock.beganAt + BEGUN_WITHIN) return null;
  return Math.floor((now - clock.beganAt) / MINUTE);
}
