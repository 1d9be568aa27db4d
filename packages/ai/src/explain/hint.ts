import type { Language } from '@opencarrom/laws';
import type { Stroke } from '@opencarrom/physics';
import { LEVELS, type Level } from '../hand/level.js';
import type { Table } from '../table/table.js';
import { type Thinking, type ThinkOptions, think } from '../think.js';
import { explainThought } from '../words/words.js';

/** What a strong player would do, and why. */
export interface Hint {
  readonly stroke: Stroke;
  readonly target: string | null;
  readonly words: readonly string[];
}

/** A hint is meant for a hand that aims with a line: weaker hands would be told to strike hard and hope. */
const HAND = LEVELS[7].hand;
/** It is thought about as long as the best level does. */
const THOROUGH: Level = { ...LEVELS[LEVELS.length - 1], hand: HAND };

/** A stroke for a person who asks, step by step as `think`; null where there is none. */
export function* hintFor(
  table: Table,
  language: Language,
  options: Omit<ThinkOptions, 'level'>,
): Generator<Thinking, Hint | null> {
  const thought = yield* think(table, { ...options, level: THOROUGH });
  if (!thought) return null;
  const { stroke, target } = thought;
  return { stroke, target, words: explainThought(thought, table.seat, language) };
}
