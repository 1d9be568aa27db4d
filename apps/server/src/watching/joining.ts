import type { Event, Player } from '@opencarrom/match';
import type { Join } from '@opencarrom/protocol';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import type { LoggedCommand } from '../store/match-log.js';
import type { SeatRow } from '../store/tables.js';
import type { Connection } from './connection.js';
import { atFrame } from './frames.js';
import { Place } from './place.js';
import type { WatchedMatch } from './watched-match.js';
import type { WatchedMatches } from './watched-matches.js';

/**
 * In letters of JSON: whoever lacks more than this fetches the record instead. A whole match of three long games has
 * about 1.5 million.
 */
const MOST_TOLD = 2 * 1024 * 1024;

/** Somebody at a match. */
export interface Stay {
  readonly watched: WatchedMatch;
  readonly place: Place;
  readonly leave: () => void;
}

export type Joined =
  /** They are at it, and were told so many letters. */
  | { readonly stay: Stay; readonly letters: number }
  /** What they have does not lead to what is here, or it is too long a way. */
  | 'reset'
  | 'no-such-match';

/** Brings somebody to a match, and tells them all that happened since the number they have. */
export async function joinMatch(
  services: Services,
  matches: WatchedMatches,
  connection: Connection,
  { match, have, seat }: Join,
): Promise<Joined> {
  // Held while whoever leads it does not answer: there is nobody else who could be asked.
  const standing = await services.rooms.visit(match);
  if (!standing) return 'no-such-match';
  const watched = matches.enter(match);
  watched.stands(standing);
  const leaving = [() => matches.leave(watched)];
  const leave = () => {
    for (const each of leaving.splice(0).reverse()) each();
  };
  try {
    const [seats, row] = await Promise.all([watched.readSeats(), matchRow(services, match)]);
    const place = placeFor(connection, seats, seat);
    // What happens from here on waits for them, so that nothing falls between what is read and what is heard.
    watched.audience.add(place);
    leaving.push(() => watched.audience.remove(place), services.presence.come(match, place.player));
    const since = await eventsSince(services, row, have);
    if (!since || since.events.length > MOST_TOLD) {
      leave();
      return 'reset';
    }
    watched.stopped(since.at);
    place.begin(standingFrame(watched, place.player, row.head, since), since.seq);
    watched.feed.reaches(since.seq);
    return { stay: { watched, place, leave }, letters: since.events.length };
  } catch (problem) {
    leave();
    throw problem;
  }
}

type FoundMatch = Awaited<ReturnType<typeof matchRow>>;

const matchRow = ({ store }: Services, match: string) =>
  store.db
    .selectFrom('matches')
    .select(['id', 'head', 'status'])
    .where('id', '=', match)
    .executeTakeFirstOrThrow();

/** An account's own seat, whatever token is shown; else the token's; else among those who look on. */
function placeFor(connection: Connection, seats: readonly SeatRow[], token: string | undefined): Place {
  const account = connection.person?.account;
  const tokenHash = token === undefined ? null : hashOf(token);
  const shown = seats.find(({ token_hash }) => tokenHash !== null && token_hash === tokenHash);
  const own = seats.filter((seat) => account !== undefined && seat.account === account);
  // Who has two seats says by the token which of them.
  const [seat = shown] = own.filter((each) => each === shown).concat(own);
  if (!seat) return new Place(connection, null, null);
  return new Place(connection, seat.player, own.includes(seat) ? 'account' : { tokenHash });
}

interface Since {
  readonly seq: number;
  /** When the last of them happened. */
  readonly at: number;
  /** As JSON, without the brackets around them. */
  readonly events: string;
}

/** Everything after this number; null: the log does not lead on from there. */
async function eventsSince(
  services: Services,
  { id, status }: FoundMatch,
  have: number,
): Promise<Since | null> {
  // The last one they have is read too: is it there at all?
  const rows = (await services.store.log.read(id, Math.max(0, have - 1))) ?? [];
  const [first, ...others] = rows;
  const last = rows.at(-1);
  if (first && last) {
    const events = [after(first, have), ...others.map(({ body }) => body.slice(1, -1))];
    return { seq: last.last, at: last.at, events: events.filter(Boolean).join(',') };
  }
  // The log of a match long over is put away: whoever has fetched its record has all of it.
  const isNew = have === 0 && status !== 'over';
  const isPutAway = have > 0 && status === 'over' && (await services.store.log.read(id, 0))?.length === 0;
  return isNew || isPutAway ? { seq: have, at: 0, events: '' } : null;
}

/** Whoever has but some of a command's events gets the others. */
function after({ seq, last, body }: LoggedCommand, have: number): string {
  if (seq > have) return body.slice(1, -1);
  if (last <= have) return '';
  const events = JSON.parse(body) as readonly Event[];
  return JSON.stringify(events.filter((event) => event.seq > have)).slice(1, -1);
}

function standingFrame(
  watched: WatchedMatch,
  you: Player | null,
  head: string,
  { seq, events }: Since,
): string {
  const away = watched.away();
  return atFrame({
    ...{ t: 'at', match: watched.id, seq, you, ...watched.clock() },
    ...{ there: [...watched.there()], watchers: watched.watchers() },
    ...(away.length > 0 ? { away: [...away] } : {}),
    ...{ head, events },
  });
}
