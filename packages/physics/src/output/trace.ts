import type { PieceId } from '../board/pieces.js';
import { launch } from '../motion/launch.js';
import { locate, rimTurned } from '../motion/slide.js';
import {
  CLOCK,
  memory,
  PER_SLOWING,
  PROBE,
  placeX,
  placeY,
  radius,
  SLOWING,
  velRim,
  velX,
  velY,
} from '../workspace.js';

/** Everything needed to draw any instant of a stroke without playing it again. */
export interface Trace {
  /** Friction times gravity, on which every piece of path depends. */
  readonly slowing: number;
  /** Where each piece was when the stroke began, and its radius. */
  readonly start: readonly {
    readonly id: PieceId;
    readonly x: number;
    readonly y: number;
    readonly radius: number;
  }[];
  /** Straight pieces of path, in order of their ends. */
  readonly paths: readonly Path[];
  /** When pieces left the board. */
  readonly fallen: readonly { readonly id: PieceId; readonly t: number }[];
}

/** One slide of one piece, from one event to the next or to rest. */
export interface Path {
  readonly id: PieceId;
  readonly t: number;
  readonly until: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** In rad/s, counter-clockwise, at the start. */
  readonly spin: number;
}

/** A piece at an instant; `turn` is the angle turned since the stroke began, in radians. */
export interface Glimpse {
  readonly id: PieceId;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly spin: number;
  readonly turn: number;
}

/** The pieces on the board t seconds into the stroke. */
export function momentAt(trace: Trace, t: number): Glimpse[] {
  const gone = new Set(trace.fallen.filter((fall) => fall.t <= t).map((fall) => fall.id));
  const board = new Map<PieceId, Glimpse>();
  const radii = new Map<PieceId, number>();
  for (const { id, x, y, radius: r } of trace.start) {
    radii.set(id, r);
    if (!gone.has(id)) board.set(id, { id, x, y, vx: 0, vy: 0, spin: 0, turn: 0 });
  }
  for (const path of trace.paths) {
    const before = board.get(path.id);
    if (!before || path.t > t) continue;
    const at = glimpseOn(path, t < path.until ? t : path.until, trace.slowing, radii.get(path.id) ?? 0);
    const turn = before.turn + at.turn;
    // A path that is over leaves its piece at rest, until the next path takes it up.
    board.set(path.id, t < path.until ? { ...at, turn } : { ...at, vx: 0, vy: 0, spin: 0, turn });
  }
  return [...board.values()];
}

/** Where a piece is on one of its paths, t seconds into the stroke. */
export function glimpseOn(path: Path, t: number, drag: number, r: number): Glimpse {
  const d = memory;
  d[SLOWING] = drag;
  d[PER_SLOWING] = 1 / drag;
  d[CLOCK] = path.t;
  radius[PROBE] = r;
  placeX[PROBE] = path.x;
  placeY[PROBE] = path.y;
  velX[PROBE] = path.vx;
  velY[PROBE] = path.vy;
  velRim[PROBE] = path.spin * r;
  launch(PROBE);
  d[CLOCK] = t;
  locate(PROBE);
  return {
    id: path.id,
    x: placeX[PROBE],
    y: placeY[PROBE],
    vx: velX[PROBE],
    vy: velY[PROBE],
    spin: velRim[PROBE] / r,
    turn: rimTurned(PROBE) / r,
  };
}
