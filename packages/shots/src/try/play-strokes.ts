import { judge, type Ruling, settle } from '@opencarrom/laws';
import { strokeFacts } from '@opencarrom/match';
import { type Outcome, type PlacedMan, type Stroke, simulate, strikerFault } from '@opencarrom/physics';
import { bookOfShot, equipmentOfShot, SEAT, type Shot } from '../shot.js';
import type { ShotTable } from './verdict.js';

/** A stroke of a try as it went: the table before it, what came of it, the ruling, the table after it. */
export interface PlayedStep {
  readonly before: ShotTable;
  readonly stroke: Stroke;
  readonly outcome: Outcome;
  readonly ruling: Ruling;
  readonly after: ShotTable;
}

/** Plays one stroke on a table of the shot. The physics throws a StrokeError for one that cannot be. */
export function playStep(shot: Shot, before: ShotTable, stroke: Stroke): PlayedStep {
  const book = bookOfShot(shot);
  const equipment = equipmentOfShot(shot);
  const { men } = before;
  const outcome = simulate({ men }, stroke, equipment);
  const facts = strokeFacts({ book, equipment, seat: SEAT, men }, outcome);
  // Whoever sets a task sees every foul.
  const ruling = judge(book, before.board, { ...facts, claimed: true });
  const after = { board: settle(before.board, ruling), men: menAfter(men, outcome) };
  return { before, stroke, outcome, ruling, after };
}

/** The men where they came to rest. What is put back is not: a try ends with the stroke that brings it back. */
function menAfter(men: readonly PlacedMan[], { rest }: Outcome): PlacedMan[] {
  const lie = new Map<string, { readonly x: number; readonly y: number }>(
    rest.map((each) => [each.id, each]),
  );
  return men.flatMap(({ id }) => {
    const at = lie.get(id);
    return at ? [{ id, x: at.x, y: at.y }] : [];
  });
}

/** Why the striker may not stand there; null: it may. */
export const placeFaultOf = (shot: Shot, { men }: ShotTable, stroke: Stroke) =>
  strikerFault(equipmentOfShot(shot), SEAT, men, stroke);
