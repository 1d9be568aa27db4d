import { bookOf, formatOf, type Stage } from '@opencarrom/laws';
import type { DrawnMatch, StageState } from '../event/state.js';
import { linesOf } from './bracket-system.js';
import { doubleElimination } from './double-elimination.js';
import { knockout, THIRD } from './knockout.js';
import { ladder } from './ladder.js';
import { type Slot, waysOn } from './slots.js';

/** What a match is to the laws: what its stage says, or by how many matches it is from the final. */
export function lawStageOf(stage: StageState, { slot }: Pick<DrawnMatch, 'round' | 'slot'>): Stage {
  const { rulebook, stage: said } = stage.format.match;
  if (said !== 'by-round') return said;
  const book = bookOf(rulebook);
  const byRound = slot === null ? EARLIER : byRoundsLeft(stage, slot);
  return formatOf(book, byRound) ? byRound : book.rules.match.defaultStage;
}

function byRoundsLeft(stage: StageState, slot: string): Stage {
  if (stage.format.system === 'finals') return slot.startsWith(THIRD) ? 'semi' : 'final';
  return STAGES_BACKWARDS[matchesAfter(slot, slotsIn(stage))] ?? EARLIER;
}

const STAGES_BACKWARDS: readonly Stage[] = ['final', 'semi', 'quarter', 'pre-quarter'];
const EARLIER: Stage = 'league';

/** The slots of a stage that is a bracket; none of any other. */
export function slotsIn(stage: StageState): readonly Slot[] {
  const { format } = stage;
  const lines = linesOf(stage).length;
  if (format.system === 'knockout') return knockout.slotsOf(format, lines);
  if (format.system === 'double-elimination') return doubleElimination.slotsOf(format, lines);
  return format.system === 'ladder' ? ladder.slotsOf(format, lines) : [];
}

/** How many matches are between winning this one and the first place; a match for the third is as a semi-final. */
function matchesAfter(name: string, slots: readonly Slot[]): number {
  const onwards = waysOn(slots, 'winner');
  const slot = slots.find((each) => each.name === name);
  if (!slot || slot.forPlace !== null) return slot?.forPlace === 3 ? 1 : 0;
  const next = onwards.get(name);
  return next ? 1 + matchesAfter(next.name, slots) : 0;
}
