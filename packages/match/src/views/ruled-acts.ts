import type { Competitor, Ruling } from '@opencarrom/laws';
import type { DoneEvent } from '../log/event.js';
import type { Player } from '../players.js';
import type { BoardInPlay, MatchState } from '../state.js';
import { RULED_ON } from './board-counts.js';
import { type Pot, type PotWay, potsIn } from './pot-ways.js';
import type { Step } from './steps.js';

type OnBoard = MatchState & { readonly board: BoardInPlay };

/** Something that was ruled on, by whom, and its ruling as it stands: a claim or a choice may have changed the first. */
export interface Ruled {
  readonly before: OnBoard;
  readonly act: DoneEvent;
  readonly player: Player;
  ruling: Ruling | null;
}

/** A stroke with what it pocketed for good. */
export interface CountedStroke extends Ruled {
  readonly pots: readonly PotWay[];
  readonly side: Competitor;
  /** Of the board. */
  readonly number: number;
}

/** Everything that was ruled on in steps that stand. */
export function ruledIn(steps: readonly Step[]): readonly Ruled[] {
  const ruled: Ruled[] = [];
  for (const { event, before } of steps) {
    const last = ruled.at(-1);
    if (event.type === 'ruling' && last) last.ruling = event.ruling;
    if (event.type !== 'done' || !RULED_ON.includes(event.act.type) || !before.board) continue;
    const player = event.by === 'umpire' ? before.board.onTurn : event.by;
    ruled.push({ before: before as OnBoard, act: event, player, ruling: null });
  }
  return ruled;
}

/** None where the stroke was improper or cost the striker: what fell then comes back, as the queen may. */
export function pottedBy({ before, act, ruling }: Ruled): readonly Pot[] {
  if (!ruling || !act.facts?.proper || act.facts.pocketed.striker) return [];
  const pots = potsIn(before, act);
  if (!act.facts.pocketed.queen || !ruling.returned.queen) return pots;
  const queen = Math.max(
    pots.findIndex(({ man }) => man?.id === 'queen'),
    0,
  );
  return pots.filter((_, index) => index !== queen);
}

/** The ways of what a stroke pocketed for good. */
export const potsOf = (ruled: Ruled): readonly PotWay[] => pottedBy(ruled).map(({ way }) => way);

/** The most that one turn pocketed, of strokes with what each did. */
export function mostInOneTurn(strokes: readonly Ruled[], pots: readonly (readonly unknown[])[]): number {
  let [most, run] = [0, 0];
  for (const [index, { ruling, before }] of strokes.entries()) {
    if (before.board.strokesThisTurn === 0) run = 0;
    run += pots[index]?.length ?? 0;
    most = Math.max(most, run);
    if (ruling?.turn !== 'continues') run = 0;
  }
  return most;
}

export const coversQueen = ({ before, ruling }: Ruled): boolean =>
  ruling?.queen === `covered-by-${ruling?.striker}` && before.board.table.queen !== ruling.queen;
