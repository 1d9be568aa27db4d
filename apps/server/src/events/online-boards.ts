import type { LiveBoard } from '@opencarrom/protocol';
import type { DrawnMatch } from '@opencarrom/tournament';
import type { MatchStandings } from '../pairing/standings.js';
import { headOf } from '../store/kept-match.js';
import type { Store } from '../store/store.js';

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
        const { score, board, outcome, at } = await standings.of(match, headOf({ head }));
        const now = score.games.at(-1) ?? { A: 0, B: 0 };
        return {
          ...{ match: match_number, online: match, points: [now.A, now.B] as const },
          ...(rubber > 0 ? { rubber } : {}),
          ...(score.games.length > 1 ? { games: [score.match.A, score.match.B] as const } : {}),
          game: board?.game ?? Math.max(1, score.games.length),
          board: board?.board ?? 1,
          following: 'strokes' as const,
          ...(outcome ? { isOver: true as const } : {}),
          // A match's own time begins with it.
          ...{ heardAt: made_at + at, phones: 1 },
        };
      }),
  );
}
