import type { Correction } from '../log/command.js';
import type { DoneEvent, Event } from '../log/event.js';
import { actsAfter } from './acts-since.js';
import { endAt, misfit } from './go-back.js';
import type { CarryOut } from './later-acts.js';
import type { Proceedings } from './proceedings.js';
import { Refused } from './refusal.js';

/**
 * How a correction went in records of version 1: what came later was done again by whoever was then on turn, and only
 * what was refused did not fit. They come to what they came to.
 */
export function goBackSilently(
  proceedings: Proceedings,
  act: Correction,
  log: readonly Event[],
  wrong: DoneEvent,
  carryOut: CarryOut,
): void {
  const now = proceedings.at;
  proceedings.happen({ type: 'rewound', to: act.of - 1 });
  if (act.with) {
    proceedings.at = wrong.at;
    const refusal = carryOut(proceedings, { ...act.with, at: wrong.at }, true);
    if (refusal) throw new Refused(misfit({ seq: act.of, later: null }, refusal));
  }
  for (const { seq, by, at, act: done } of actsAfter(log, act.of)) {
    proceedings.at = at;
    const refusal = carryOut(proceedings, { by, at, act: done }, true);
    if (!refusal) continue;
    if (act.later === 'drop') break;
    throw new Refused(misfit({ seq, later: { type: done.type, by } }, refusal));
  }
  endAt(proceedings, now);
}
