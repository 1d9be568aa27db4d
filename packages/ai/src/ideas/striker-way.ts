import type { Point } from '@opencarrom/physics';
import type { BoardMeasures } from '../table/measures.js';
import { CUSHION_X, CUSHION_Y } from './banks.js';

/** The striker's way off two cushions: where it turns, and where it then goes. */
export interface TwoTurns {
  readonly first: Point;
  readonly second: Point;
  /** The direction after both, a unit vector. */
  readonly ux: number;
  readonly uy: number;
  /** How far to the first and between the two, and of the speed, how much each leaves. */
  readonly firstRun: number;
  readonly secondRun: number;
  readonly firstLeft: number;
  readonly secondLeft: number;
}

/** A striker under way: where, how fast, and how fast its rim turns, counter-clockwise. */
interface Moving {
  x: number;
  y: number;
  vx: number;
  vy: number;
  rim: number;
}

/** Where a striker goes that is to turn at these two cushions. Null: it meets others, or a pocket. */
export function followTwoTurns(
  g: BoardMeasures,
  from: Point,
  ux: number,
  uy: number,
  firstCushion: number,
  secondCushion: number,
): TwoTurns | null {
  const moving: Moving = { x: from.x, y: from.y, vx: ux, vy: uy, rim: 0 };
  const firstRun = runTo(g, moving, firstCushion);
  if (firstRun === null) return null;
  const first = { x: moving.x, y: moving.y };
  const firstLeft = turnAt(g, moving, firstCushion);
  const secondRun = runTo(g, moving, secondCushion);
  if (secondRun === null) return null;
  const second = { x: moving.x, y: moving.y };
  const secondLeft = turnAt(g, moving, secondCushion);
  const speed = speedOf(moving);
  return {
    first,
    second,
    ux: moving.vx / speed,
    uy: moving.vy / speed,
    firstRun,
    secondRun,
    firstLeft,
    secondLeft,
  };
}

const speedOf = ({ vx, vy }: Moving): number => Math.sqrt(vx * vx + vy * vy);

/** Moves it to the cushion, and says how far that is. Null: it does not come there. */
function runTo(g: BoardMeasures, moving: Moving, cushion: number): number | null {
  const cx = CUSHION_X[cushion];
  const cy = CUSHION_Y[cushion];
  const limit = g.half - g.striker;
  const closing = moving.vx * cx + moving.vy * cy;
  const away = limit - (moving.x * cx + moving.y * cy);
  if (closing <= 1e-6 || away < 1e-6) return null;
  const time = away / closing;
  moving.x += moving.vx * time;
  moving.y += moving.vy * time;
  const aside = moving.x * cy - moving.y * cx;
  // Nearer to the corner a pocket takes it.
  return Math.abs(aside) < g.pocketAt - g.pocket ? time * speedOf(moving) : null;
}

/** Turns it back from a cushion, as the physics do, and says how much of its speed is left. */
function turnAt(g: BoardMeasures, moving: Moving, cushion: number): number {
  const { restitution, friction } = g.cushion;
  const cx = CUSHION_X[cushion];
  const cy = CUSHION_Y[cushion];
  const before = speedOf(moving);
  const closing = moving.vx * cx + moving.vy * cy;
  const across = moving.vy * cx - moving.vx * cy;
  const parting = restitution * closing;
  const most = friction * (closing + parting);
  const rub = Math.min(most, Math.max(-most, -(across + moving.rim) / 3));
  moving.vx = -parting * cx - (across + rub) * cy;
  moving.vy = -parting * cy + (across + rub) * cx;
  moving.rim += 2 * rub;
  return speedOf(moving) / before;
}
