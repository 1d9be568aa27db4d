import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Event, type Head, writeRecord } from '@opencarrom/match';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { LoggedCommand } from './match-log.js';
import type { Store } from './store.js';
import { StoreProblem } from './store-problem.js';
import type { RecordRow, Tables } from './tables.js';

const [compressed, expanded] = [promisify(gzip), promisify(gunzip)];

/** Matches over for so long are put away. */
const A_DAY = 86_400_000;
const AT_ONCE = 50;

type Place = readonly [seq: number, last: number, cmd: string, at: number];

/** A match's log as it is kept once the match is over. */
async function putTogether(
  head: Head,
  rows: readonly LoggedCommand[],
): Promise<Pick<RecordRow, 'record' | 'commands'>> {
  const events = rows.flatMap(({ body }): Event[] => JSON.parse(body));
  const places = rows.map(({ seq, last, cmd, at }): Place => [seq, last, cmd, at]);
  const [record, commands] = await Promise.all([
    compressed(writeRecord(head, events)),
    compressed(JSON.stringify(places)),
  ]);
  return { record, commands };
}

/** The same commands again. */
export async function takenApart({
  record,
  commands,
}: Pick<RecordRow, 'record' | 'commands'>): Promise<readonly LoggedCommand[]> {
  const [, ...lines] = (await expanded(record)).toString().split('\n');
  const places: readonly Place[] = JSON.parse((await expanded(commands)).toString());
  return places.map(([seq, last, cmd, at]) => {
    const body = `[${lines.slice(seq - 1, last).join(',')}]`;
    return { seq, last, cmd, at, body };
  });
}

/**
 * Puts away the logs of matches that have been over for a day: one record each, and their rows are gone. Whoever still
 * believes to lead one is fenced. One that cannot be put together stays as it is, and is told. Says how many there were.
 */
export async function archiveOver(
  store: Store,
  now: number,
  logger: Logger,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (;;) {
    const over = await overSince(store.db, now - A_DAY);
    const before = count;
    for (const match of over) {
      if (signal?.aborted) return count;
      if (await archive(store, match, logger)) count += 1;
    }
    if (over.length < AT_ONCE || count === before) return count;
  }
}

interface OverMatch {
  readonly id: string;
  readonly head: string;
  readonly ended_at: number;
}

/** The oldest first, so that none before the newest record is looked for again. */
async function overSince(db: Kysely<Tables>, before: number): Promise<readonly OverMatch[]> {
  const newest = await db
    .selectFrom('records')
    .select('ended_at')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .execute();
  return db
    .selectFrom('matches')
    .select(['id', 'head', 'ended_at'])
    .where('status', '=', 'over')
    .where('ended_at', '<', before)
    .where('ended_at', '>=', newest[0]?.ended_at ?? 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('records').select('match').whereRef('match', '=', 'matches.id'))),
    )
    .orderBy('ended_at')
    .limit(AT_ONCE)
    .$narrowType<{ ended_at: number }>()
    .execute();
}

async function archive(store: Store, { id, head, ended_at }: OverMatch, logger: Logger): Promise<boolean> {
  const { db, log, write } = store;
  try {
    const rows = (await log.read(id, 0)) ?? [];
    const parts = await putTogether(JSON.parse(head), rows);
    const record = db.insertInto('records').values({ match: id, ended_at, ...parts });
    const gone = db.deleteFrom('events').where('match', '=', id);
    const fence = db
      .updateTable('matches')
      .set((match) => ({ owner: null, epoch: match('epoch', '+', 1) }))
      .where('id', '=', id);
    const done = await write([
      { change: record, rows: 1 },
      { change: gone, rows: rows.length },
      { change: fence, rows: 1 },
    ]);
    return done !== 'unmet';
  } catch (problem) {
    const wasFirst = problem instanceof StoreProblem && problem.code === 'store-conflict';
    if (!wasFirst) logger.error({ err: problem, match: id }, 'a match that is over could not be put away');
    return false;
  }
}
