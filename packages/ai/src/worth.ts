import { other, type Result, type Side } from '@opencarrom/laws';
import type { Table } from './table.js';

/** A board won counts this much of 1 by itself; the rest hangs on its points. */
const WON = 0.75;
/** Points beyond this are a feast. */
const MANY_POINTS = 12;

/** What the end of a board is worth to a side, from −1 to 1. */
export function worthOf(table: Table, result: Result, me: Side): number {
  if ('replay' in result) return 0;
  if ('match' in result) return result.match === me ? 1 : -1;
  const { winner } = result;
  // The winner will demand what may be demanded.
  const points = Math.min(result.points + result.demandable, table.book.rules.boardCap.is);
  const worth = worthOfPoints(table, winner, points);
  return winner === me ? worth : -worth;
}

function worthOfPoints({ board, game }: Table, winner: Side, points: number): number {
  const after = board[winner].score + points;
  const target = game?.target ?? null;
  if (target !== null && after >= target) return 1;
  // On the last board only the game counts: winning it by too little is winning nothing.
  if (game?.boardsLeft === 0) return after > board[other(winner)].score ? 1 : 0.3;
  return WON + ((1 - WON) * Math.min(points, MANY_POINTS)) / MANY_POINTS;
}
