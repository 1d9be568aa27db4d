import { isDeepStrictEqual } from 'node:util';
import { type Damage, type Event, GrowingRecord, type Head } from '@opencarrom/match';
import type { BoardKept, BoardLog } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import type { Services } from '../services.js';
import type { BoardLogRow } from '../store/event-tables.js';
import type { Store } from '../store/store.js';
import { StoreProblem } from '../store/store-problem.js';
import { standingOf, writeStanding } from './board-standing.js';
import { assertAtTable, otherPairing } from './match-at-table.js';
import type { PhoneAtTable } from './table-phones.js';
import { ToldProblem } from './told.js';

type Needs = Pick<Services, 'store' | 'events' | 'now'>;

/** Which log: of which phone, of which match, and which of its beginnings. */
export type BoardKey = Pick<BoardLogRow, 'event' | 'match_number' | 'rubber' | 'phone' | 'game'>;
type KnownLog = Pick<BoardLogRow, keyof BoardKey | 'head' | 'last'>;

/** So many records are kept in memory, evolved: those that were asked for last. */
const MOST_KNOWN = 200;
/** A long match stroke by stroke has some thousands. */
const MOST_EVENTS = 20_000;
/** A phone that begins the same match anew again and again. */
const MOST_GAMES = 50;
const MOST_TRIES = 10;

/** The logs that phones keep of their matches. What another process has taken in since is read on. */
export class BoardLogs {
  /** The one asked for last comes last. */
  private readonly known = new Map<string, GrowingRecord>();

  constructor(private readonly needs: Needs) {}

  /** Takes in what a phone tells: on the disk once it resolves. */
  async keep({ phone, held }: PhoneAtTable, told: BoardLog): Promise<BoardKept> {
    const { state } = held.logged;
    const others = otherPairing(state, assertAtTable(state, told, phone.table_number), told.entrants);
    if (others) throw new ToldProblem(409, 'event-refused', others, 'body.entrants');
    const key: BoardKey = {
      ...{ event: held.row.id, match_number: told.match, rubber: told.rubber ?? 0 },
      ...{ phone: phone.id, game: told.game },
    };
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const kept = await this.attempt(key, told);
      if (kept !== 'again') return kept;
    }
    throw new Problem(
      503,
      'unavailable',
      'this match is told of by too many at once: ask again',
      undefined,
      1,
    );
  }

  /** A record as far as it has come. */
  async read(row: KnownLog): Promise<GrowingRecord> {
    const name = nameOf(row);
    let record = this.known.get(name);
    if (!record || record.events.length > row.last) record = recordOf(JSON.parse(row.head));
    const after = record.events.length;
    if (after < row.last)
      for (const event of await eventsAfter(this.needs.store, row, after)) {
        const added = event.seq > record.events.length ? record.add(event) : null;
        if (added && 'error' in added) throw new Error(`a kept log is damaged: ${added.error.message}`);
      }
    this.known.delete(name);
    this.known.set(name, record);
    for (const oldest of this.known.keys()) if (this.known.size > MOST_KNOWN) this.known.delete(oldest);
    return record;
  }

  private async attempt(key: BoardKey, told: BoardLog): Promise<BoardKept | 'again'> {
    const { store, now } = this.needs;
    const row = await logRow(store, key);
    if (!row) await this.assertRoomForGame(key);
    const record = row ? await this.read(row) : recordOf(told.head);
    assertSame(told.head, record.head, 'body.head', 'this log was begun with another head');
    const have = record.events.length;
    if (told.after > have) return { have };
    const { events } = told;
    for (const [index, event] of events.entries()) {
      const seq = told.after + index + 1;
      if (event.seq !== seq)
        throw new Problem(
          400,
          'bad-request',
          `event ${seq} was expected, not ${event.seq}`,
          `body.events[${index}].seq`,
        );
      if (seq <= have)
        assertSame(
          event,
          record.events[seq - 1],
          `body.events[${index}]`,
          `event ${seq} is kept with other content`,
        );
    }
    const fresh = events.slice(have - told.after);
    if (fresh.length === 0 && row) return { have };
    if (have + fresh.length > MOST_EVENTS)
      throw new Problem(413, 'too-large', `a match has at most ${MOST_EVENTS} events`, 'body.events');
    // Until it is on the disk, nobody is told of it.
    this.known.delete(nameOf(key));
    for (const [index, event] of fresh.entries()) {
      const added = record.add(event);
      if ('error' in added) throw damageIn(added.error, `body.events[${have - told.after + index}]`);
    }
    const last = have + fresh.length;
    const standing = writeStanding({ ...standingOf(record.state), entrants: told.entrants });
    const since = { last, standing, following: told.following, heard_at: now() };
    const { db } = store;
    const head = row
      ? whereKey(db.updateTable('board_logs').set(since), key).where('last', '=', have)
      : db.insertInto('board_logs').values({ ...key, ...since, head: JSON.stringify(record.head) });
    const body = JSON.stringify(fresh);
    const rows = db.insertInto('board_rows').values({ ...key, seq: have + 1, last, body });
    try {
      const isKept = await this.needs.events.changed(key.event, [
        { change: head, rows: 1 },
        ...(fresh.length > 0 ? [{ change: rows, rows: 1 }] : []),
      ]);
      if (!isKept) return 'again';
    } catch (problem) {
      if (problem instanceof StoreProblem && problem.code === 'store-conflict') return 'again';
      throw problem;
    }
    this.known.set(nameOf(key), record);
    return { have: last };
  }

  private async assertRoomForGame({ event, match_number, rubber, phone }: BoardKey): Promise<void> {
    const games = await this.needs.store.db
      .selectFrom('board_logs')
      .select('game')
      .where('event', '=', event)
      .where('match_number', '=', match_number)
      .where('rubber', '=', rubber)
      .where('phone', '=', phone)
      .execute();
    if (games.length >= MOST_GAMES)
      throw new Problem(409, 'too-many', `a phone begins a match at most ${MOST_GAMES} times`, 'body.game');
  }
}

const nameOf = ({ event, match_number, rubber, phone, game }: BoardKey): string =>
  [event, match_number, rubber, phone, game].join('/');

function recordOf(head: Head): GrowingRecord {
  const begun = GrowingRecord.begin(head);
  if ('ok' in begun) return begun.ok;
  throw damageIn(begun.error, 'body.head');
}

const damageIn = ({ message, path }: Damage, where: string): Problem =>
  new Problem(400, 'bad-request', message, path ? `${where}.${path}` : where);

function assertSame(given: unknown, kept: unknown, path: string, message: string): void {
  if (!isDeepStrictEqual(given, kept)) throw new Problem(409, 'other-content', message, path);
}

type Keyed<Q> = { where: (column: keyof BoardKey, is: '=', value: string | number) => Q };

/** A query for this log alone. */
function whereKey<Q extends Keyed<Q>>(query: Q, key: BoardKey): Q {
  return (Object.keys(key) as (keyof BoardKey)[]).reduce(
    (narrowed, column) => narrowed.where(column, '=', key[column]),
    query,
  );
}

const logRow = ({ db }: Store, { event, match_number, rubber, phone, game }: BoardKey) =>
  db
    .selectFrom('board_logs')
    .selectAll()
    .where('event', '=', event)
    .where('match_number', '=', match_number)
    .where('rubber', '=', rubber)
    .where('phone', '=', phone)
    .where('game', '=', game)
    .executeTakeFirst();

async function eventsAfter({ db }: Store, key: BoardKey, after: number): Promise<readonly Event[]> {
  const { event, match_number, rubber, phone, game } = key;
  const rows = await db
    .selectFrom('board_rows')
    .select('body')
    .where('event', '=', event)
    .where('match_number', '=', match_number)
    .where('rubber', '=', rubber)
    .where('phone', '=', phone)
    .where('game', '=', game)
    .where('last', '>', after)
    .orderBy('seq')
    .execute();
  return rows.flatMap(({ body }) => JSON.parse(body) as Event[]);
}
