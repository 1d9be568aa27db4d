import type { BoardAnswer } from '@opencarrom/protocol';

/** What was told of a board with what came after it; null: something lies between, and all is to be asked for. */
export function boardTold(had: BoardAnswer | null, came: BoardAnswer): BoardAnswer | null {
  if (came.after === 0) return came;
  if (had?.log !== came.log || had.after !== 0 || had.events.length < came.after) return null;
  return { ...came, after: 0, events: [...had.events.slice(0, came.after), ...came.events] };
}
