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
  /** The queen is among them. */
  readonly queen: boolean;
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
function pottedBy({ before, act, ruling }: Ruled): readonly Pot[] {
  if (!ruling || !act.facts?.proper || act.facts.pocketed.striker) return [];
  const pots = potsIn(before, act);
  return act.facts.pocketed.queen && ruling.returned.queen ? withoutQueen(pots) : pots;
}

/** On a wooden board nobody knows which of them the queen is: all are told alike. */
function withoutQueen(pots: readonly Pot[]): readonly Pot[] {
  const queen = Math.max(
    pots.findIndex(({ man }) => man?.id === 'queen'),
    0,
  );
  return pots.filter((_, index) => index !== queen);
}

/** The ways of what a stroke pocketed, by its own ruling: whether a queen is covered shows later. */
export const potsOf = (ruled: Ruled): readonly PotWay[] => pottedBy(ruled).map(({ way }) => way);

/** The same for good: a queen that nobody covered afterwards was not won by the stroke that pocketed it. */
export const pottedForGood = (ruled: Ruled, uncovered: ReadonlySet<Ruled>): readonly Pot[] =>
  uncovered.has(ruled) ? withoutQueen(pottedBy(ruled)) : pottedBy(ruled);

/** The strokes whose queen waited for its cover and came back. */
export function uncoveredQueens(ruled: readonly Ruled[]): ReadonlySet<Ruled> {
  const uncovered = new Set<Ruled>();
  let waiting: Ruled | null = null;
  for (const each of ruled) {
    const { before, act, ruling } = each;
    if (!ruling) continue;
    const isSameBoard = waiting?.before.board.setAt === before.board.setAt;
    if (waiting && isSameBoard && ruling.returned.queen) uncovered.add(waiting);
    if (ruling.queen !== 'to-cover' || !isSameBoard) waiting = null;
    if (ruling.queen === 'to-cover' && act.facts?.pocketed.queen) waiting = each;
  }
  return uncovered;
}

/** Did this stroke pocket the queen and keep it? */
export const keepsQueen = (each: Ruled, uncovered: ReadonlySet<Ruled>): boolean =>
  each.act.facts?.pocketed.queen === true && each.ruling?.returned.queen !== true && !uncovered.has(each);

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
