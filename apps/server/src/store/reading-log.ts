import type { Kysely } from 'kysely';
import { takenApart } from './archive.js';
import type { MatchLog } from './match-log.js';
import type { Tables } from './tables.js';

/** Reads logs, from either database. */
export const readingLog =
  (db: Kysely<Tables>): MatchLog['read'] =>
  async (match, after) => {
    // The command in which the number lies, or the first one: from there on the key alone finds the way.
    const from = db
      .selectFrom('events')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('match', '=', match)
      .where('seq', '<=', after + 1);
    const rows = await db
      .selectFrom('events')
      .select(['seq', 'last', 'cmd', 'at', 'body'])
      .where('match', '=', match)
      .where('seq', '>=', ({ fn, lit }) => fn.coalesce(from, lit(0)))
      .where('last', '>', after)
      .orderBy('seq')
      .execute();
    if (rows.length > 0) return rows;
    const known = await db
      .selectFrom('matches')
      .leftJoin('records', 'records.match', 'matches.id')
      .select(['record', 'commands'])
      .where('id', '=', match)
      .executeTakeFirst();
    if (!known) return null;
    const { record, commands } = known;
    if (!record || !commands) return rows;
    return (await takenApart({ record, commands })).filter(({ last }) => last > after);
  };
