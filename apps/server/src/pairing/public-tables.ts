import type { TableSummary, TablesAnswer, TablesAsked } from '@opencarrom/protocol';
import { placeIn } from '../http/pages.js';
import type { Services } from '../services.js';
import { headOf } from '../store/kept-match.js';
import type { MatchRow } from '../store/tables.js';
import { seatsInOrder } from './found-match.js';
import { peopleIn } from './people-in.js';
import { outlineOf } from './summary.js';

const USUAL_PAGE = 50;

/** The newest first; `next` goes on where a page ended, whatever has come or gone meanwhile. */
export async function publicTables(services: Services, asked: TablesAsked): Promise<TablesAnswer> {
  const limit = Number(asked.limit ?? USUAL_PAGE);
  let found = services.store.db
    .selectFrom('lobby')
    .innerJoin('matches', 'matches.id', 'lobby.match')
    .selectAll('matches')
    .select('lobby.watchers')
    .where('lobby.visibility', '=', 'public')
    .where('matches.status', 'in', asked.status ? [asked.status] : ['open', 'live']);
  for (const field of ['rulebook', 'discipline', 'length', 'kind'] as const) {
    const wanted = asked[field];
    if (wanted !== undefined) found = found.where(`lobby.${field}`, '=', wanted);
  }
  if (asked.after !== undefined) {
    const { at, match } = placeIn(asked.after);
    found = found.where(({ eb, or, and }) =>
      or([
        eb('lobby.opened_at', '<', at),
        and([eb('lobby.opened_at', '=', at), eb('lobby.match', '<', match)]),
      ]),
    );
  }
  const rows = await found
    .orderBy('lobby.opened_at', 'desc')
    .orderBy('lobby.match', 'desc')
    .limit(limit)
    .execute();
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    tables: await asSummaries(services, rows),
    next: last ? `${last.created_at}.${last.id}` : null,
  };
}

/** With those who sit there, looked up once for all. */
export async function asSummaries(
  { store, now }: Services,
  rows: readonly (MatchRow & { readonly watchers: number })[],
): Promise<TableSummary[]> {
  const ids = rows.map(({ id }) => id);
  const seats =
    ids.length > 0 ? await store.db.selectFrom('seats').selectAll().where('match', 'in', ids).execute() : [];
  const people = await peopleIn(store, seats);
  return rows.map(({ watchers, ...row }) => {
    const own = seatsInOrder(seats.filter(({ match }) => match === row.id));
    const outline = outlineOf({ row, head: headOf(row), seats: own }, people, now());
    return row.status === 'live' ? { ...outline, watchers } : outline;
  });
}
