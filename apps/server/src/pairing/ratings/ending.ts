import type { MatchState } from '@opencarrom/match';
import type { Change } from '../../store/change.js';
import type { Store } from '../../store/store.js';
import type { MatchKind } from '../../store/tables.js';

/** A match that has just come to its end. */
export interface EndedMatch {
  readonly id: string;
  readonly kind: MatchKind;
  /** Its last state: it has an outcome. */
  readonly state: MatchState;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/**
 * What follows from a match's end besides its own row, to be entered together with it: everybody sees it on the list of
 * tables no more, and where it counts, it waits to be rated.
 */
export function endingOf({ db }: Pick<Store, 'db'>, ended: EndedMatch): readonly Change[] {
  const { id, endedAt } = ended;
  const gone: Change = { change: db.deleteFrom('lobby').where('match', '=', id) };
  if (!isCounted(ended)) return [gone];
  const row = { match: id, what: 'rating' as const, entered_at: endedAt, done_at: null };
  const toRate = db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.doNothing());
  return [gone, { change: toRate }];
}

/** Who gives up a single board after this many strokes has played it. */
const PLAYED_STROKES = 2;

/**
 * Does it change ratings? Nobody's before the first board is over; but of a match of one board nobody gets away by giving
 * it up or leaving it.
 */
export function isCounted({ kind, state }: Pick<EndedMatch, 'kind' | 'state'>): boolean {
  const { outcome, lines, head, board } = state;
  if (kind !== 'rated' || !outcome || outcome.how === 'abandoned') return false;
  if (lines.some(({ how }) => how === 'won')) return true;
  const strokes = Math.max(board?.strokes ?? 0, ...lines.map((line) => line.strokes));
  return head.length === 'board' && strokes >= PLAYED_STROKES;
}
