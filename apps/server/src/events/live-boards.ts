import type { LiveBoard } from '@opencarrom/protocol';
import { type DrawnMatch, type EventState, openMatches } from '@opencarrom/tournament';
import type { MatchStandings } from '../pairing/standings.js';
import type { BoardLogRow } from '../store/event-tables.js';
import type { Store } from '../store/store.js';
import { isPlayedBy, readStanding } from './board-standing.js';
import { onlineBoards } from './online-boards.js';

type ToldBoard = Pick<
  BoardLogRow,
  'match_number' | 'rubber' | 'phone' | 'following' | 'standing' | 'heard_at'
>;

/**
 * The matches that phones tell of, or that are played on the screen, and that have no result yet. Of two phones at one board the one heard last is shown,
 * and how many there are; they are never merged.
 */
export async function liveBoards(
  store: Pick<Store, 'db'>,
  standings: MatchStandings,
  event: string,
  { stages }: Pick<EventState, 'stages'>,
): Promise<LiveBoard[]> {
  const open = new Map(stages.flatMap(openMatches).map((match) => [match.number, match]));
  if (open.size === 0) return [];
  const [told, online] = await Promise.all([
    toldBoards(store, event, open),
    onlineBoards(store, standings, event, open),
  ]);
  return [...told, ...online];
}

/** By their numbers. */
type OpenMatches = ReadonlyMap<number, DrawnMatch>;

async function toldBoards(
  { db }: Pick<Store, 'db'>,
  event: string,
  open: OpenMatches,
): Promise<readonly LiveBoard[]> {
  const told: readonly ToldBoard[] = await db
    .selectFrom('board_logs')
    .innerJoin('event_phones', 'event_phones.id', 'board_logs.phone')
    .select(['board_logs.match_number', 'board_logs.rubber', 'board_logs.phone'])
    .select(['board_logs.following', 'board_logs.standing', 'board_logs.heard_at'])
    .where('board_logs.event', '=', event)
    // The open ones are among the last: what lies before them is not read.
    .where('board_logs.match_number', '>=', Math.min(...open.keys()))
    .where('event_phones.ended_at', 'is', null)
    .orderBy('board_logs.match_number')
    .orderBy('board_logs.rubber')
    .orderBy('board_logs.heard_at', 'desc')
    .execute();
  const boards = new Map<string, ToldBoard[]>();
  for (const row of told) {
    const match = open.get(row.match_number);
    if (!match || hasResult(match, row.rubber) || !isPlayedBy(readStanding(row.standing), match)) continue;
    const key = `${row.match_number}/${row.rubber}`;
    boards.set(key, [...(boards.get(key) ?? []), row]);
  }
  return [...boards.values()].flatMap((rows) => {
    const [newest] = rows;
    const match = newest && open.get(newest.match_number);
    return match ? [boardOf(match, newest, new Set(rows.map(({ phone }) => phone)).size)] : [];
  });
}

const hasResult = ({ tie }: DrawnMatch, rubber: number): boolean =>
  rubber > 0 && (tie?.rubbers[rubber - 1]?.result ?? null) !== null;

const boardOf = (
  { number, table }: DrawnMatch,
  { rubber, following, standing: kept, heard_at }: ToldBoard,
  phones: number,
): LiveBoard => {
  const { entrants: _, ...standing } = readStanding(kept);
  return {
    ...standing,
    match: number,
    ...(rubber > 0 ? { rubber } : {}),
    ...(table === null ? {} : { table }),
    following,
    heardAt: heard_at,
    phones,
  };
};
