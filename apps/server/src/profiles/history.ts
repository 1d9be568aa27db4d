import type { HistoryAnswer, HistoryAsked } from '@opencarrom/protocol';
import type { ExpressionBuilder } from 'kysely';
import { placeIn } from '../http/pages.js';
import type { Services } from '../services.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../store/tables.js';
import { pastMatches } from './past-matches.js';

const USUAL_PAGE = 30;
/** So many people at most are looked for by a name. */
const MOST_NAMED = 400;

/** Matches of somebody that are over, the newest first. `viewer`: who asks; null: a stranger. */
export async function history(
  services: Services,
  account: string,
  viewer: string | null,
  asked: HistoryAsked,
): Promise<HistoryAnswer> {
  const limit = Number(asked.limit ?? USUAL_PAGE);
  const found = await foundBy(services.store, account, viewer, asked);
  const after = asked.after === undefined ? null : placeIn(asked.after);
  const page = after
    ? found.where(({ eb, and, or }) =>
        or([
          eb('ended_at', '<', after.at),
          and([eb('ended_at', '=', after.at), eb('match', '<', after.match)]),
        ]),
      )
    : found;
  const [all, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
    page.selectAll().orderBy('ended_at', 'desc').orderBy('match', 'desc').limit(limit).execute(),
  ]);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    matches: await pastMatches(services, rows),
    count: Number(all.count),
    next: last ? `${last.ended_at}.${last.match}` : null,
  };
}

async function foundBy(store: Store, account: string, viewer: string | null, asked: HistoryAsked) {
  let found = seenBy(store, account, viewer);
  for (const field of ['rulebook', 'discipline', 'length', 'kind', 'result'] as const) {
    const wanted = asked[field];
    if (wanted !== undefined) found = found.where(`player_results.${field}`, '=', wanted);
  }
  if (asked.since !== undefined) found = found.where('ended_at', '>', Number(asked.since));
  if (asked.until !== undefined) found = found.where('ended_at', '<=', Number(asked.until));
  const { with: companion, level } = asked;
  if (companion !== undefined) found = found.where((where) => satThere(where, [companion]));
  if (level !== undefined)
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.player')
          .whereRef('seats.match', '=', 'player_results.match')
          .where('seats.computer', '=', Number(level)),
      ),
    );
  if (asked.text === undefined) return found;
  const called = await thoseCalled(store, account, asked.text);
  return found.where((where) => satThere(where, called));
}

/** What was played by a link is for those who played it. */
export function seenBy({ db }: Store, account: string, viewer: string | null) {
  const all = db.selectFrom('player_results').where('player_results.account', '=', account);
  if (viewer === account) return all;
  return all.where((where) =>
    where.or([where('visibility', '=', 'public'), ...(viewer === null ? [] : [satThere(where, [viewer])])]),
  );
}

const satThere = (
  { exists, selectFrom, lit }: ExpressionBuilder<Tables, 'player_results'>,
  accounts: readonly string[],
) =>
  accounts.length === 0
    ? lit(false)
    : exists(
        selectFrom('seats')
          .select('seats.player')
          .whereRef('seats.match', '=', 'player_results.match')
          .where('seats.account', 'in', accounts),
      );

/** Those whom somebody has met and whose name has this in it, whatever its case and marks. */
async function thoseCalled({ db }: Store, account: string, text: string): Promise<readonly string[]> {
  const met = await db
    .selectFrom('player_results')
    .innerJoin('seats', 'seats.match', 'player_results.match')
    .innerJoin('accounts', 'accounts.id', 'seats.account')
    .select(['accounts.id', 'accounts.name'])
    .distinct()
    .where('player_results.account', '=', account)
    .where('accounts.id', '!=', account)
    .execute();
  const wanted = folded(text);
  return met.flatMap(({ id, name }) => (folded(name).includes(wanted) ? id : [])).slice(0, MOST_NAMED);
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
