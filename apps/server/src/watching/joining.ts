import type { Player } from '@opencarrom/match';
import type { Join } from '@opencarrom/protocol';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import type { SeatRow } from '../store/tables.js';
import type { Connection } from './connection.js';
import type { Since } from './events-since.js';
import { atFrame } from './frames.js';
import { Place } from './place.js';
import type { WatchedMatch } from './watched-match.js';
import type { WatchedMatches } from './watched-matches.js';

/**
 * In bytes of JSON: whoever lacks more than this fetches the record instead. A whole match of three long games has
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
  /** They are at it, and were told so many bytes. */
  | { readonly stay: Stay; readonly bytes: number }
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
  const watched = await matches.enter(match);
  if (!watched) return 'no-such-match';
  const leaving = [() => matches.leave(watched)];
  const leave = () => {
    for (const each of leaving.splice(0).reverse()) each();
  };
  try {
    const found = await watched.look();
    const place = placeFor(connection, found.seats, seat);
    // What happens from here on waits for them, so that nothing falls between what is read and what is heard.
    watched.audience.add(place);
    leaving.push(() => watched.audience.remove(place), services.presence.come(match, place.player));
    const since = await watched.since(have);
    if (!since || since.events.length > MOST_TOLD) {
      leave();
      return 'reset';
    }
    watched.stopped(since.at);
    place.begin(standingFrame(watched, place.player, found.head, since), since.seq);
    watched.feed.reaches(since.seq);
    return { stay: { watched, place, leave }, bytes: since.events.length };
  } catch (problem) {
    leave();
    throw problem;
  }
}

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

function standingFrame(
  watched: WatchedMatch,
  you: Player | null,
  head: string,
  { seq, events }: Since,
): (string | Buffer)[] {
  const away = watched.away();
  return atFrame(head, events, {
    ...{ t: 'at', match: watched.id, seq, you, ...watched.clock() },
    ...{ there: [...watched.there()], watchers: watched.watchers() },
    ...(away.length > 0 ? { away } : {}),
  });
}
