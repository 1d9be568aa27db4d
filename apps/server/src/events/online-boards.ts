import type { LiveBoard } from '@opencarrom/protocol';
import type { DrawnMatch } from '@opencarrom/tournament';
import type { MatchStandings } from '../pairing/standings.js';
import { headOf } from '../store/kept-match.js';
import type { Store } from '../store/store.js';
import { standingOf } from './board-standing.js';

/** The matches that are played on the screen now, as they stand; who watches sees each stroke. */
export async function onlineBoards(
  { db }: Pick<Store, 'db'>,
  standings: MatchStandings,
  event: string,
  open: ReadonlyMap<number, DrawnMatch>,
): Promise<readonly LiveBoard[]> {
  const games = await db
    .selectFrom('event_games')
    .innerJoin('matches', 'matches.id', 'event_games.match')
    .select(['event_games.match', 'event_games.match_number', 'event_games.rubber', 'event_games.made_at'])
    .select('matches.head')
    .where('event_games.event', '=', event)
    .where('event_games.ended_at', 'is', null)
    .orderBy('event_games.match_number')
    .execute();
  return Promise.all(
    games
      .filter(({ match_number }) => open.has(match_number))
      .map(async ({ match, match_number, rubber, made_at, head }) => {
        const state = await standings.of(match, headOf({ head }));
        return {
          ...standingOf(state),
          ...{ match: match_number, online: match, following: 'strokes' as const },
          ...(rubber > 0 ? { rubber } : {}),
          // A match's own time begins with it.
          ...{ heardAt: made_at + state.at, phones: 1 },
        };
      }),
  );
}
