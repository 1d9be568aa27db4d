import type { LobbyAnswer, QuickWaiting, TableSummary } from '@opencarrom/protocol';
import type { Services } from '../services.js';
import { asSummaries } from './public-tables.js';
import { GONE_AFTER } from './quick/find-group.js';

/** Many look at the same moment: they are told what was looked up once, this long ago at most. */
const FRESH_FOR = 2_000;
/** So many tables of each kind are told with it; there is a list of all. */
const OPEN_TOLD = 6;
const LIVE_TOLD = 12;
/** So many look on at a table that is everybody's to see first. */
const A_CROWD = 3;
/** Those paired within this time say how long it takes, where there are so many of them. */
const PAIRED_WITHIN = 3_600_000;
const ENOUGH_PAIRED = 3;

/** What goes on now, for everybody alike. */
export type Lobby = () => Promise<LobbyAnswer>;

export function makeLobby(services: Services): Lobby {
  let known: { readonly at: number; readonly answer: Promise<LobbyAnswer> } | null = null;
  return () => {
    const now = services.now();
    if (!known || now - known.at >= FRESH_FOR) {
      const answer = lookAround(services);
      const asked = { at: now, answer };
      known = asked;
      answer.catch(() => {
        if (known === asked) known = null;
      });
    }
    return known.answer;
  };
}

async function lookAround(services: Services): Promise<LobbyAnswer> {
  const [quick, open, live] = await Promise.all([
    quickPairing(services),
    tablesIn(services, 'open', OPEN_TOLD),
    tablesIn(services, 'live', LIVE_TOLD),
  ]);
  return { quick, open, live, front: frontOf(live.tables) };
}

/** The most watched first, of those alike the newest. */
async function tablesIn(services: Services, status: 'open' | 'live', limit: number) {
  const found = services.store.db
    .selectFrom('lobby')
    .innerJoin('matches', 'matches.id', 'lobby.match')
    .where('lobby.visibility', '=', 'public')
    .where('matches.status', '=', status);
  const [rows, counted] = await Promise.all([
    found
      .selectAll('matches')
      .select('lobby.watchers')
      .orderBy('lobby.watchers', 'desc')
      .orderBy('lobby.opened_at', 'desc')
      .limit(limit)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { count: Number(counted.count), tables: await asSummaries(services, rows) };
}

/** The one with the largest crowd; of two alike, the one of the better players. */
function frontOf(tables: readonly TableSummary[]): TableSummary | null {
  const [first] = tables
    .filter(({ watchers = 0 }) => watchers >= A_CROWD)
    .sort((a, b) => (b.watchers ?? 0) - (a.watchers ?? 0) || strengthOf(b) - strengthOf(a));
  return first ?? null;
}

const strengthOf = ({ seats }: TableSummary): number =>
  Math.max(0, ...seats.map(({ rating }) => rating?.rating ?? 0));

async function quickPairing({ store, now }: Services): Promise<QuickWaiting[]> {
  const at = now();
  const seeks = await store.db
    .selectFrom('seeks')
    .select(['rulebook', 'discipline', 'length', 'kind', 'match', 'since', 'paired_at'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('match', 'is', null), eb('seen_at', '>', at - GONE_AFTER)]),
        eb('paired_at', '>', at - PAIRED_WITHIN),
      ]),
    )
    .execute();
  const kinds = new Map<string, typeof seeks>();
  for (const seek of seeks) {
    const { rulebook, discipline, length, kind } = seek;
    const name = [rulebook, discipline, length, kind].join(' ');
    kinds.set(name, [...(kinds.get(name) ?? []), seek]);
  }
  return [...kinds.values()].flatMap((alike) => {
    const [one] = alike;
    if (!one) return [];
    const { rulebook, discipline, length, kind } = one;
    const waits = alike.flatMap(({ paired_at, since }) => (paired_at === null ? [] : [paired_at - since]));
    return {
      ...{ rulebook: rulebook as QuickWaiting['rulebook'], discipline, length, kind },
      waiting: alike.filter(({ match }) => match === null).length,
      wait: middleOf(waits),
    };
  });
}

/** Null: too few to say. */
function middleOf(waits: readonly number[]): number | null {
  if (waits.length < ENOUGH_PAIRED) return null;
  return [...waits].sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? null;
}
