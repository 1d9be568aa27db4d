import type { ClubSeries } from '@opencarrom/protocol';
import type { ClubSeriesRow } from '../store/club-tables.js';
import type { Store } from '../store/store.js';

/** The weekly events of a club, the next first. */
export async function shownSeries({ db }: Store, club: string): Promise<ClubSeries[]> {
  const rows = await db
    .selectFrom('club_series')
    .selectAll()
    .where('club', '=', club)
    .orderBy('next_at')
    .execute();
  return rows.map(seriesAs);
}

const seriesAs = (row: ClubSeriesRow): ClubSeries => {
  const { id, name, weekday, time, zone, rulebook, length, rounds, next_at, event } = row;
  return { id, name, weekday, time, zone, rulebook, length, rounds, nextAt: next_at, event };
};
