import type { Profile, ResultTally } from '@opencarrom/protocol';
import { sql } from 'kysely';
import { Problem } from '../http/problem.js';
import { accountAs, namesOf } from '../people/names-of.js';
import type { Services } from '../services.js';
import type { PlayerResult } from '../store/profile-tables.js';
import type { Store } from '../store/store.js';
import { FIGURE_COLUMNS, figuresIn } from './figure-columns.js';
import { seenBy } from './history.js';
import { streakOf } from './streak.js';
import { NO_RESULTS, played, withResult } from './tally.js';

/** Against so many people somebody's results are told. */
const MOST_PEOPLE = 30;
/** Streaks are looked for in so many of the last matches. */
const LOOKED_BACK = 5_000;

/** What everybody may know of an account; `viewer`: who asks, null for a stranger. */
export async function profileOf(
  { store }: Services,
  account: string,
  viewer: string | null,
): Promise<Profile> {
  const row = await mustBeThere(store, account);
  const [matches, results, figures, levels, people, friend] = await Promise.all([
    matchesOf(store, account),
    lastResults(store, account),
    figuresOf(store, account),
    againstLevels(store, account),
    againstPeople(store, account, viewer),
    isFriend(store, viewer, account),
  ]);
  return {
    account: { id: row.id, name: row.name, guest: row.upgraded_at === null },
    since: new Date(row.created_at).toISOString().slice(0, 7),
    ...{ friend, figures, levels, people },
    matches,
    streak: streakOf(results),
  };
}

export async function mustBeThere({ db }: Store, account: string) {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'upgraded_at', 'created_at'])
    .where('id', '=', account)
    .executeTakeFirst();
  if (!row) throw new Problem(404, 'no-such-account', 'there is no account by this id');
  return row;
}

async function matchesOf({ db }: Store, account: string): Promise<ResultTally> {
  const rows = await db
    .selectFrom('player_results')
    .select(({ fn }) => ['result', fn.countAll().as('times')])
    .where('account', '=', account)
    .groupBy('result')
    .execute();
  return rows.reduce((tally, { result, times }) => withResult(tally, result, Number(times)), NO_RESULTS);
}

/** The newest first. */
async function lastResults({ db }: Store, account: string): Promise<readonly PlayerResult[]> {
  const rows = await db
    .selectFrom('player_results')
    .select('result')
    .where('account', '=', account)
    .orderBy('ended_at', 'desc')
    .limit(LOOKED_BACK)
    .execute();
  return rows.map(({ result }) => result);
}

async function figuresOf({ db }: Store, account: string): Promise<Profile['figures']> {
  const sums = await db
    .selectFrom('player_results')
    .select(({ fn }) =>
      FIGURE_COLUMNS.map((column) => (column === 'best_turn' ? fn.max(column) : fn.sum(column)).as(column)),
    )
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return figuresIn(sums);
}

/** Those who sat across: the first letter of a player is the side. */
const ACROSS = sql<boolean>`substr(seats.player, 1, 1) <> substr(player_results.player, 1, 1)`;

/** In doubles, where both across were computers the stronger counts. */
async function againstLevels({ db }: Store, account: string): Promise<Profile['levels']> {
  const rows = await db
    .selectFrom('player_results')
    .innerJoin('seats', 'seats.match', 'player_results.match')
    .select(({ fn }) => [fn.max('seats.computer').as('level'), 'player_results.result'])
    .where('player_results.account', '=', account)
    .where(ACROSS)
    .groupBy(['player_results.match', 'player_results.result'])
    .having(({ fn, eb }) => eb(fn.count('seats.account'), '=', 0))
    .having(({ fn, eb }) => eb(fn.count('seats.computer'), '>', 0))
    .execute();
  const levels = new Map<number, ResultTally>();
  for (const { level, result } of rows)
    levels.set(Number(level), withResult(levels.get(Number(level)) ?? NO_RESULTS, result));
  return [...levels].sort(([one], [other]) => one - other).map(([level, tally]) => ({ level, ...tally }));
}

/** With whom most was played, as far as who asks may see it. */
async function againstPeople(
  store: Store,
  account: string,
  viewer: string | null,
): Promise<Profile['people']> {
  const rows = await seenBy(store, account, viewer)
    .innerJoin('seats', 'seats.match', 'player_results.match')
    .select(({ fn }) => ['seats.account as other', 'player_results.result', fn.countAll().as('times')])
    .where(ACROSS)
    .where('seats.computer', 'is', null)
    .groupBy(['seats.account', 'player_results.result'])
    .execute();
  const tallies = new Map<string | null, ResultTally>();
  for (const { other, result, times } of rows)
    tallies.set(other, withResult(tallies.get(other) ?? NO_RESULTS, result, Number(times)));
  const most = [...tallies]
    .sort(([, one], [, another]) => played(another) - played(one))
    .slice(0, MOST_PEOPLE);
  const names = await namesOf(
    store,
    most.flatMap(([other]) => other ?? []),
  );
  return most.map(([other, tally]) => ({
    account: other === null ? null : accountAs(other, names),
    ...tally,
  }));
}

async function isFriend({ db }: Store, viewer: string | null, account: string): Promise<boolean> {
  if (viewer === null) return false;
  const row = await db
    .selectFrom('friends')
    .select('friend')
    .where('account', '=', viewer)
    .where('friend', '=', account)
    .executeTakeFirst();
  return row !== undefined;
}
