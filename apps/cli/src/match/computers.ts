import type { Asking, Level } from '@opencarrom/ai';
import type { Competitor } from '@opencarrom/laws';
import {
  type Command,
  competitorOf,
  type Dice,
  dutyOf,
  type MatchState,
  type Player,
  phaseOf,
  standIn,
} from '@opencarrom/match';
import type { ComputerPlayer } from './play.js';

/** Two computer levels, who think where `asking` leads, and an umpire, who tosses. */
export function computers(
  levels: Readonly<Record<'A' | 'B', Level>>,
  seed: number,
  dice: Dice,
  asking: Asking,
): ComputerPlayer {
  return async (state) => {
    // A claim is the computers' to make or to leave.
    const usual = standIn(state, dice, false);
    if (!usual) return null;
    const deed = await thoughtBy(state, levels, seed, asking);
    if (deed) return { ...usual, ...deed };
    return phaseOf(state) === 'toss' ? { ...usual, act: { type: 'toss', winner: tossOf(seed) } } : usual;
  };
}

/** Of matches whose seeds count up each side has the first break in every other one: breaking is worth much. */
const tossOf = (seed: number): Competitor => (seed % 2 === 1 ? 'A' : 'B');

/** What one of the computers does now, where it is a computer's to do. */
async function thoughtBy(
  state: MatchState,
  levels: Readonly<Record<'A' | 'B', Level>>,
  seed: number,
  asking: Asking,
): Promise<Pick<Command, 'by' | 'act'> | null> {
  for (const player of thinkersIn(state)) {
    const level = levels[competitorOf(player)].number;
    const own = (seed * 7919 + state.seq) | 0;
    const deed = await asking.ask({ kind: 'deed', match: state, player, level, seed: own });
    if (deed) return { by: player, act: deed.act };
  }
  return null;
}

/** Who may have something to decide, the claimants first. */
function thinkersIn(state: MatchState): readonly Player[] {
  const duty = dutyOf(state);
  return duty ? [...duty.claimants, ...duty.by.filter((actor) => actor !== 'umpire')] : [];
}
