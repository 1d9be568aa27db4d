import { arenaFormat } from '../arena/arena-format.js';
import { arenaRow } from '../arena/terms.js';
import { openEvent } from '../events/opening.js';
import { type Keeper, startKeeper } from '../keeper.js';
import { namesOf } from '../people/names-of.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import type { ClubSeriesRow } from '../store/club-tables.js';
import { nextWeekly } from './weekly.js';

const LOOKS_EVERY = 30_000;
/** So long before it begins one can enter. */
const OPEN_BEFORE = 3 * 24 * 3_600_000;
/** Minutes in which both have to come to a match. */
const WAIT = 3;

/** Opens the weekly events of clubs in time, and the next once one has begun. */
export const startSeriesKeeper = (services: Services): Keeper =>
  startKeeper({
    ...{ look: () => lookAtSeries(services), every: LOOKS_EVERY, logger: services.logger },
    failed: 'weekly events were not looked at',
  });

/** Opens the weekly events that are due, and moves those that have begun to their next week. One that fails stops no other. */
export async function lookAtSeries(services: Services): Promise<void> {
  const soon = await services.store.db
    .selectFrom('club_series')
    .selectAll()
    .where('next_at', '<=', services.now() + OPEN_BEFORE)
    .execute();
  for (const series of soon) {
    try {
      await (series.event === null ? open(services, series) : roll(services, series));
    } catch (fault) {
      services.logger.error({ err: fault, series: series.id }, 'a weekly event was not looked at');
    }
  }
}

/** Opens the next one: two processes that do it at once open one, for it is asked for by the series and the time. */
async function open(services: Services, series: ClubSeriesRow): Promise<void> {
  const { store } = services;
  const { db } = store;
  const { id, club, name, rulebook, length, rounds, next_at, zone } = series;
  const keeper = await keeperOf(services, club);
  if (!keeper) return;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(next_at);
  const event = await openEvent(services, keeper, {
    ...{ id: `series:${id}:${next_at}`, play: 'online', listed: true },
    open: { name, format: arenaFormat(rulebook, rounds), date, drafts: true },
  });
  const terms = { length, kind: 'casual', wait: WAIT, goesOn: true } as const;
  const arena = db
    .insertInto('arenas')
    .values(arenaRow(event, terms, next_at))
    .onConflict((conflict) => conflict.doNothing());
  await store.write([
    { change: arena },
    { change: db.updateTable('held_events').set({ club, entries: 'at-once' }).where('id', '=', event) },
    {
      change: db
        .updateTable('club_series')
        .set({ event })
        .where('id', '=', id)
        .where('next_at', '=', next_at),
    },
  ]);
}

/** It is run in the name of whoever has kept the club longest. */
async function keeperOf({ store }: Services, club: string): Promise<Visitor | null> {
  const row = await store.db
    .selectFrom('club_members')
    .select('account')
    .where('club', '=', club)
    .where('role', '=', 'keeper')
    .orderBy('since')
    .executeTakeFirst();
  const known = row && (await namesOf(store, [row.account])).get(row.account);
  return row && known ? { account: row.account, ...known, session: '' } : null;
}

/** Once one has begun, the next week's is waited for. */
async function roll({ store, now }: Services, series: ClubSeriesRow): Promise<void> {
  if (series.next_at > now()) return;
  const next = nextWeekly(series, Math.max(series.next_at, now()));
  await store.write([
    {
      change: store.db
        .updateTable('club_series')
        .set({ next_at: next, event: null })
        .where('id', '=', series.id)
        .where('next_at', '=', series.next_at),
    },
  ]);
}
