import type { Stage } from '@opencarrom/laws';
import type { DrawnMatch, StageState } from '../event/state.js';

/** What a match is to the laws. */
export function lawStageOf({ format }: StageState, _match: Pick<DrawnMatch, 'round' | 'slot'>): Stage {
  const { stage } = format.match;
  return stage === 'by-round' ? 'final' : stage;
}
