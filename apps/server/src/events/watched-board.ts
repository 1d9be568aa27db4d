import type { Event, Head } from '@opencarrom/match';
import type { BoardAnswer } from '@opencarrom/protocol';
import {
  type DrawnMatch,
  type EventState,
  fielded,
  isOpen,
  type MatchSide,
  type Person,
  participantOf,
  playerKey,
} from '@opencarrom/tournament';
import { Problem } from '../http/problem.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import type { BoardLogs } from './board-logs.js';
import { isPlayedBy, readStanding } from './board-standing.js';
import { publishedMatch } from './match-at-table.js';
import { heldEvent } from './staff.js';

/** What whoever asks has of a board already. */
export interface HadOfBoard {
  readonly log: string;
  readonly after: number;
}

/** Tells one log of a match from the others, and nobody which phone it is. */
const TAG = 12;

/** A match from its board, for everybody who watches: of several phones the one that is there, and was heard last. */
export async function watchedBoard(
  { store, events }: Pick<Services, 'store' | 'events'>,
  logs: BoardLogs,
  event: string,
  asked: { readonly match: number; readonly rubber?: number },
  has: HadOfBoard = { log: '', after: 0 },
): Promise<BoardAnswer> {
  const { state } = (await heldEvent({ events }, event)).logged;
  const match = publishedMatch(state, asked);
  const rubber = asked.rubber ?? 0;
  const rows = await store.db
    .selectFrom('board_logs')
    .innerJoin('event_phones', 'event_phones.id', 'board_logs.phone')
    .selectAll('board_logs')
    .select('event_phones.ended_at')
    .where('board_logs.event', '=', event)
    .where('board_logs.match_number', '=', asked.match)
    .where('board_logs.rubber', '=', rubber)
    .orderBy('board_logs.heard_at', 'desc')
    .execute();
  const own = rows.filter(({ standing }) => isPlayedBy(readStanding(standing), match));
  const row = own.find(({ ended_at }) => ended_at === null) ?? own[0];
  if (!row) throw new Problem(404, 'not-found', 'no board tells of this match');
  const { head, events: told } = await logs.read(row);
  const log = hashOf(`${row.phone} ${row.game}`).slice(0, TAG);
  const after = has.log === log && has.after <= row.last ? has.after : 0;
  return {
    ...asked,
    ...{ log, after },
    head: headForAll(state, match, rubber, head),
    // What another process took in after the row was read is for the next time.
    events: told.slice(after, row.last).map(eventForAll),
    heardAt: row.heard_at,
  };
}

/** The head with nobody's name who is not to be named, whatever the phone calls them. */
function headForAll(state: EventState, match: DrawnMatch, rubber: number, head: Head): Head {
  const { umpire, ...rest } = head;
  const unnamed = new Set(
    everybody(state)
      .filter(({ shown }) => shown === false)
      .map(playerKey),
  );
  const seated = state.hall.umpires.find(({ name }) => name === umpire);
  const called = (side: MatchSide, place: number): string => {
    const entrant = match[side] ?? 0;
    const people = playersOf(state, match, side, rubber);
    const person = people[place];
    if (person && !unnamed.has(playerKey(person))) return person.name.slice(0, LONGEST_NAME);
    return people.length > 1 ? `#${entrant}.${place + 1}` : `#${entrant}`;
  };
  return {
    ...rest,
    players: {
      A: head.players.A.map((_, place) => called('a', place)),
      B: head.players.B.map((_, place) => called('b', place)),
    },
    ...(seated && !unnamed.has(playerKey(seated)) ? { umpire: seated.name.slice(0, LONGEST_NAME) } : {}),
  };
}

/** As the head of a record may have it. */
const LONGEST_NAME = 80;

const everybody = ({ participants, hall }: EventState): readonly Person[] => [
  ...participants.flatMap(({ entry }) => entry.players),
  ...hall.umpires,
];

function playersOf(state: EventState, match: DrawnMatch, side: MatchSide, rubber: number): readonly Person[] {
  const squad = participantOf(state, match[side] ?? 0)?.entry.players ?? [];
  const { tie } = match;
  if (rubber === 0 || !tie) return squad;
  const keys = isOpen(tie) ? (fielded(tie, side)[rubber - 1] ?? []) : [];
  return keys.flatMap((key) => squad.find((person) => playerKey(person) === key) ?? []);
}

/** What is written in somebody's own words, or by their hand, is for the desk. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  ...{ name: '–', reason: '–', facts: '–', decision: '–', about: '–' },
};

function eventForAll(event: Event): Event {
  return event.type === 'done' ? { ...event, act: withoutWords(event.act) } : event;
}

function withoutWords<T>(act: T): T {
  if (Array.isArray(act)) return act.map(withoutWords) as T;
  if (typeof act !== 'object' || act === null) return act;
  const fields = Object.entries(act).flatMap(([field, value]): [string, unknown][] => {
    if (field === 'mark') return [];
    const instead = typeof value === 'string' ? OWN_WORDS[field] : undefined;
    return [[field, instead ?? withoutWords(value)]];
  });
  return Object.fromEntries(fields) as T;
}
