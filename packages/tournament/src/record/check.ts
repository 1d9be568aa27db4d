import { refusalOrGave } from '../event/decide/decide.js';
import { emptyLog, evolveEvent } from '../event/evolve.js';
import type { EventLine } from '../event/happening.js';
import type { EventRefusal } from '../event/refusal.js';

/** A line of which this program would have made something else. */
export interface LineDifference {
  readonly seq: number;
  readonly act: EventLine['act']['type'];
  /** What the log says it gave, and what it gives here; or why it would be refused. */
  readonly gave: unknown;
  readonly gives: unknown;
  readonly refused: EventRefusal | null;
}

/** Plays an event again from its log, deciding every act anew: what comes out otherwise than it was written. */
export function checkEvent(happenings: readonly EventLine[]): readonly LineDifference[] {
  const differences: LineDifference[] = [];
  let log = emptyLog;
  for (const happening of happenings) {
    const { seq, act } = happening;
    const gave = happening.gave ?? null;
    const again = refusalOrGave(log, act);
    const refused = 'refused' in again ? again.refused : null;
    const gives = 'gave' in again ? (again.gave ?? null) : null;
    if (refused || !isSame(gave, gives)) differences.push({ seq, act: act.type, gave, gives, refused });
    log = evolveEvent(log, happening);
  }
  return differences;
}

/** The same in value, in whatever order fields are written. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [fields, others] = [Object.keys(one), Object.keys(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.length === others.length &&
    fields.every((field) => isSame(Reflect.get(one, field), Reflect.get(other, field)))
  );
}
