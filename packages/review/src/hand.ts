import { LEVELS, POCKETED } from '@opencarrom/ai';
import type { MatchRecord } from '@opencarrom/match';
import { type PlayedRecord, positionsOf } from './positions.js';
import type { ReviewHand } from './reviewed.js';

/** Before anything is known of them, players are thought to pocket as this level does: as much as so many strokes tell. */
const USUAL = { pocketed: POCKETED.club, strokes: 6 };

/** The hand whose pots come nearest to those of the record, of all its players together: nobody is judged by another. */
export function handOf(
  { tries, scored }: Pick<PlayedRecord, 'tries' | 'scored'>,
  level?: number,
): ReviewHand {
  if (level !== undefined) return { level, isChosen: true };
  const share = (scored + USUAL.strokes * USUAL.pocketed) / (tries + USUAL.strokes);
  const off = (name: (typeof LEVELS)[number]['name']): number => Math.abs(POCKETED[name] - share);
  const nearest = LEVELS.reduce((best, each) => (off(each.name) < off(best.name) ? each : best));
  return { level: nearest.number, isChosen: false };
}

/** Whose hand a record is judged by: known before any of its strokes is judged. */
export const reviewHand = (record: Pick<MatchRecord, 'head' | 'events'>, level?: number): ReviewHand =>
  handOf(positionsOf(record), level);
