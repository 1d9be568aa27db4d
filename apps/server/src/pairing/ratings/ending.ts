import type { Event, Head, MatchState } from '@opencarrom/match';
import type { Change } from '../../store/change.js';
import type { Store } from '../../store/store.js';
import type { MatchKind } from '../../store/tables.js';

/** A match that has just come to its end. */
export interface EndedMatch {
  readonly id: string;
  readonly kind: MatchKind;
  readonly outcome: MatchState['outcome'];
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/**
 * What follows from a match's end besides its own row, to be entered together with it: it is on the list of tables no
 * more, and waits for its results to be counted and, where it may count for that, to be rated.
 */
export function endingOf({ db }: Pick<Store, 'db'>, ended: EndedMatch): readonly Change[] {
  const { id, kind, outcome, endedAt } = ended;
  const gone: Change = { change: db.deleteFrom('lobby').where('match', '=', id) };
  if (!outcome) return [gone];
  const isRated = kind === 'rated' && outcome.how !== 'abandoned';
  const errands = isRated ? (['results', 'rating'] as const) : (['results'] as const);
  const rows = errands.map((what) => ({ match: id, what, entered_at: endedAt, done_at: null }));
  const waiting = db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing());
  return [gone, { change: waiting }];
}

/** Who gives up a single board after this many strokes has played it. */
const PLAYED_STROKES = 2;

/**
 * Does a match change ratings, by its log? None does before its first board is over; but of a match of one board nobody
 * gets away by giving it up or leaving it.
 */
export function isCounted({ length }: Pick<Head, 'length'>, events: readonly Event[]): boolean {
  if (events.some((event) => event.type === 'board-over' && event.how === 'won')) return true;
  const strokes = events.filter((event) => event.type === 'done' && event.act.type === 'strike');
  return length === 'board' && strokes.length >= PLAYED_STROKES;
}
