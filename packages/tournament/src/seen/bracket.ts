import type { StageState } from '../event/state.js';
import { linesOf } from '../systems/bracket-system.js';
import { lawStageOf, slotsIn } from '../systems/law-stage.js';
import { followSlots, type SideSource, type SlotState, waysOn } from '../systems/slots.js';
import type { SeenSide, SeenSlot } from './seen-event.js';

/** The slots of a bracket and how far each has come; none where a stage is no bracket. */
export function seenBracket(stage: StageState): readonly SeenSlot[] {
  const slots = slotsIn(stage);
  const [winners, losers] = [waysOn(slots, 'winner'), waysOn(slots, 'loser')];
  return followSlots(slots, linesOf(stage), stage.matches).map((state): SeenSlot => {
    const { slot, match, winner } = state;
    const { name, round, forPlace, ifSecondWon } = slot;
    const [winnerTo, loserTo] = [winners.get(name)?.name, losers.get(name)?.name];
    return {
      name,
      round,
      lawStage: lawStageOf(stage, { round, slot: name }),
      sides: [seenSide(slot.sides[0], state.a), seenSide(slot.sides[1], state.b)],
      ...(match ? { match: match.number } : {}),
      ...(typeof winner === 'number' ? { winner } : {}),
      ...(winnerTo === undefined ? {} : { winnerTo }),
      ...(loserTo === undefined ? {} : { loserTo }),
      ...(forPlace === null ? {} : { forPlace }),
      ...(ifSecondWon === undefined ? {} : { ifSecondWon }),
    };
  });
}

const seenSide = (source: SideSource, entrant: SlotState['a']): SeenSide => ({
  ...(entrant === undefined ? {} : { entrant }),
  ...(source.from === 'winner' ? { winnerOf: source.of } : {}),
  ...(source.from === 'loser' ? { loserOf: source.of } : {}),
});
