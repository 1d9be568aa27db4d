import type { ActOf } from '../act.js';
import { type EventLog, emptyLog, evolve, standingLines, undoneLines } from '../evolve.js';
import type { Happening } from '../happening.js';
import { refusalOf } from './decide.js';
import { refuse } from './refuse.js';

/** A line may be undone where every later one that stands could have been done without it. */
export function undo({ happenings }: EventLog, { of }: ActOf<'undo'>): void {
  const line = happenings[of - 1] ?? refuse({ why: 'no-such-line', seq: of, last: happenings.length });
  if (line.act.type === 'open') refuse({ why: 'nothing-to-undo' });
  if (undoneLines(happenings).has(of)) refuse({ why: 'already-undone', seq: of });
  const undoing: Happening = { seq: happenings.length + 1, at: line.at, act: { type: 'undo', of } };
  let log = emptyLog;
  for (const each of standingLines([...happenings, undoing])) {
    const refusal = refusalOf(log, each);
    if (refusal) refuse({ why: 'needed-by', seq: each.seq, act: each.act.type, refusal });
    log = evolve(log, each);
  }
}

/** What `undo` without a number means: the last line that stands; null where only the opening is left. */
export function lastToUndo({ happenings }: EventLog): number | null {
  const last = standingLines(happenings).at(-1);
  return last && last.act.type !== 'open' ? last.seq : null;
}

/** What `redo` means: the last undoing that stands; null where something was done since, or nothing was undone. */
export function lastToRedo({ happenings }: EventLog): number | null {
  const undone = undoneLines(happenings);
  const last = happenings.filter(({ seq }) => !undone.has(seq)).at(-1);
  return last?.act.type === 'undo' ? last.seq : null;
}
