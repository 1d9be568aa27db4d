import type { Asking, Level } from '@opencarrom/ai';
import type { Competitor } from '@opencarrom/laws';
import {
  type Command,
  competitorOf,
  type Dice,
  type MatchState,
  type Player,
  phaseOf,
  playersOf,
  standIn,
  unclaimedStroke,
  visible,
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
  const match = visible(state);
  for (const player of thinkersIn(state)) {
    const level = levels[competitorOf(player)].number;
    const own = (seed * 7919 + state.seq) | 0;
    const deed = await asking.ask({ kind: 'deed', match, player, level, seed: own });
    if (deed) return { by: player, act: deed.act };
  }
  return null;
}

/** Who may have something to decide, the claimants first. */
function thinkersIn(state: MatchState): readonly Player[] {
  const players = playersOf(state.head.discipline);
  const struck = unclaimedStroke(state)?.onTurn;
  const claimants = struck ? players.filter((player) => competitorOf(player) !== competitorOf(struck)) : [];
  return [...claimants, ...onDuty(state, players)];
}

function onDuty(state: MatchState, players: readonly Player[]): readonly Player[] {
  const { board, toss } = state;
  switch (phaseOf(state)) {
    case 'choice':
      return players.filter((player) => competitorOf(player) === toss?.winner).slice(0, 1);
    case 'stroke':
      return board ? [board.onTurn] : [];
    case 'fine':
      return board?.hearing ? [board.hearing.onTurn] : [];
    case 'placing':
      return players.filter((player) => player === board?.tasks[0]?.by);
    case 'closing':
      return players;
    default:
      return [];
  }
}
