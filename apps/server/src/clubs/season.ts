import type { ClubAnswer, ClubRating, ClubStanding } from '@opencarrom/protocol';
import { type DatedEvent, PROVISIONAL_ABOVE, ratingsOver } from '@opencarrom/ratings';
import { championship, countedLog, type FinishedEvent } from '@opencarrom/tournament';
import type { Services } from '../services.js';

/** So many of the club's last events are counted. */
const MOST_COUNTED = 60;
/** So many are shown. */
const MOST_SHOWN = 100;
/** Of so many clubs it is kept ready. */
const MOST_KEPT = 200;
const YEAR = 366 * 86_400_000;

type Season = Pick<ClubAnswer, 'season' | 'ratings'>;

/**
 * Prizes over each club's events of the last year, and what these events say of how well everybody plays. Everybody may
 * see it, so nobody is in it who is not to be named.
 */
export class Seasons {
  /** As of the changes that were last read; the club asked for last comes last. */
  private readonly known = new Map<string, { readonly key: string; readonly season: Season }>();

  constructor(private readonly services: Pick<Services, 'store' | 'now' | 'events'>) {}

  async of(club: string): Promise<Season> {
    const { store, now } = this.services;
    const rows = await store.db
      .selectFrom('held_events')
      .select(['id', 'changed_at'])
      .where('club', '=', club)
      .where('listed', '=', 1)
      .where('created_at', '>', now() - YEAR)
      .where('summary', 'like', '%"status":"over"%')
      .orderBy('created_at', 'desc')
      .limit(MOST_COUNTED)
      .execute();
    const key = rows.map(({ id, changed_at }) => `${id}.${changed_at}`).join();
    const before = this.known.get(club);
    const season = before?.key === key ? before.season : seasonIn(await this.logsOf(rows));
    this.known.delete(club);
    this.known.set(club, { key, season });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KEPT && oldest !== undefined) this.known.delete(oldest);
    return season;
  }

  private async logsOf(rows: readonly { readonly id: string }[]): Promise<readonly Logged[]> {
    const held = await Promise.all(rows.map(({ id }) => this.services.events.find(id)));
    return held.flatMap((each) => (each ? [each.logged] : []));
  }
}

type Logged = Parameters<typeof countedLog>[0];

/** The newest first. */
function seasonIn(logs: readonly Logged[]): Season {
  const counted = logs.map((log) => ({ ...countedLog(log, null), hidden: hiddenIn(log) })).reverse();
  const names = new Map(counted.flatMap(({ event }) => namesIn(event)));
  const hidden = new Set(counted.flatMap((each) => [...each.hidden]));
  const won = counted.flatMap(({ counts }) => ('won' in counts ? [counts.won] : []));
  const season: ClubStanding[] = championship(won, 0)
    .filter(({ players }) => !players.split(' & ').some((player) => hidden.has(player)))
    .map(({ players, total, played }) => ({ name: nameOf(players, names), total, played }));
  const dated = counted.flatMap(({ event }): DatedEvent[] =>
    event.discipline === 'singles' && event.date !== null ? [{ ...event, date: event.date }] : [],
  );
  const ratings: ClubRating[] = [...ratingsOver(dated, 'result').ratings]
    .filter(([player]) => !hidden.has(player))
    .sort(([, one], [, other]) => other.rating - one.rating)
    .map(([player, { rating, deviation, events }]) => ({
      name: names.get(player) ?? player,
      rating: Math.round(rating),
      provisional: deviation > PROVISIONAL_ABOVE,
      events,
    }));
  return { season: season.slice(0, MOST_SHOWN), ratings: ratings.slice(0, MOST_SHOWN) };
}

const namesIn = ({ order }: FinishedEvent): readonly (readonly [string, string])[] =>
  order.flatMap(({ players, names }) => players.map((player, at) => [player, names[at] ?? player] as const));

/** Who takes part and is not to be named, by what they are in every event. */
const hiddenIn = ({ state: { participants } }: Logged): ReadonlySet<string> =>
  new Set(
    participants.flatMap(({ entry }) =>
      entry.players.filter(({ shown }) => shown === false).map(({ id, name }) => id ?? name),
    ),
  );

/** A pair is named by both. */
const nameOf = (players: string, names: ReadonlyMap<string, string>): string =>
  players
    .split(' & ')
    .map((player) => names.get(player) ?? player)
    .join(' & ');
