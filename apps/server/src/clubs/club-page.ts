import type { ClubAnswer, ClubMember, ClubSummary, ClubsAnswer, EventSummary } from '@opencarrom/protocol';
import { summaryOf } from '../events/summary.js';
import { namesOf } from '../people/names-of.js';
import type { Services } from '../services.js';
import type { Store } from '../store/store.js';
import { findClub, roleIn } from './membership.js';
import type { Seasons } from './season.js';
import { shownSeries } from './series.js';

/** So many others are listed, and so many events of one club. */
const MOST_LISTED = 50;

/** One's own clubs, and others, those with the most members first. */
export async function clubsAsSeen({ store }: Services, account: string | null): Promise<ClubsAnswer> {
  const { db } = store;
  const counted = db
    .selectFrom('clubs')
    .leftJoin('club_members', 'club_members.club', 'clubs.id')
    .select(['clubs.id', 'clubs.name', 'clubs.place'])
    .select(({ fn }) => fn.count<number>('club_members.account').as('members'))
    .groupBy(['clubs.id', 'clubs.name', 'clubs.place']);
  const roles = new Map(
    account === null
      ? []
      : (
          await db
            .selectFrom('club_members')
            .select(['club', 'role'])
            .where('account', '=', account)
            .execute()
        ).map(({ club, role }) => [club, role] as const),
  );
  const own = [...roles.keys()];
  const [mine, others] = await Promise.all([
    own.length === 0 ? [] : counted.where('clubs.id', 'in', own).orderBy('clubs.name').execute(),
    (own.length === 0 ? counted : counted.where('clubs.id', 'not in', own))
      .orderBy('members', 'desc')
      .orderBy('clubs.name')
      .limit(MOST_LISTED)
      .execute(),
  ]);
  const shown = (row: (typeof others)[number]): ClubSummary => ({
    ...{ id: row.id, name: row.name, place: row.place },
    members: Number(row.members),
    you: roles.get(row.id) ?? null,
  });
  return { mine: mine.map(shown), others: others.map(shown) };
}

/** A club with all that is known of it. */
export async function clubAsSeen(
  { store }: Services,
  seasons: Seasons,
  club: string,
  account: string | null,
): Promise<ClubAnswer> {
  const { id, name, about, place } = await findClub(store, club);
  const [you, members, events, series, { season, ratings }] = await Promise.all([
    roleIn(store, id, account),
    membersOf(store, id),
    eventsOf(store, id),
    shownSeries(store, id),
    seasons.of(id),
  ]);
  return { id, name, about, place, you, members, events, series, season, ratings };
}

/** Those who run it first, then by name. */
async function membersOf(store: Store, club: string): Promise<ClubMember[]> {
  const rows = await store.db
    .selectFrom('club_members')
    .select(['account', 'role', 'since'])
    .where('club', '=', club)
    .execute();
  const people = await namesOf(
    store,
    rows.map(({ account }) => account),
  );
  return rows
    .map((row) => ({ ...row, name: people.get(row.account)?.name ?? null }))
    .sort(
      (one, other) =>
        Number(other.role === 'keeper') - Number(one.role === 'keeper') ||
        (one.name ?? '').localeCompare(other.name ?? ''),
    );
}

/** Those of the club that everybody may see. */
async function eventsOf({ db }: Store, club: string): Promise<EventSummary[]> {
  const rows = await db
    .selectFrom('held_events')
    .select(['id', 'name', 'summary', 'play', 'changed_at'])
    .where('club', '=', club)
    .where('listed', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => summaryOf(row, null));
}
