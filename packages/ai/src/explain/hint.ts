import type { Seat } from '@opencarrom/laws';
import { LEVELS, type Level } from '../hand/level.js';
import type { Table } from '../table/table.js';
import { type Thinking, type ThinkOptions, type Thought, think } from '../think.js';

/** What a strong player would do, seen from a seat; `explainThought` says why, in any language. */
export interface Hint {
  readonly thought: Thought;
  readonly seat: Seat;
}

/** A hint is meant for a hand that aims with a line: weaker hands would be told to strike hard and hope. */
const HAND = LEVELS[7].hand;
/** It is thought about as long as the best level does. */
const THOROUGH: Level = { ...LEVELS[LEVELS.length - 1], hand: HAND };

/** A stroke for a person who asks, step by step as `think`; null where there is none. */
export function* hintFor(
  table: Table,
  options: Omit<ThinkOptions, 'level'>,
): Generator<Thinking, Hint | null> {
  const thought = yield* think(table, { ...options, level: THOROUGH });
  return thought && { thought, seat: table.seat };
}
