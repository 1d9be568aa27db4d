import { LEVELS, POCKETED } from '@opencarrom/ai';
import type { PlayedRecord } from './positions.js';
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
