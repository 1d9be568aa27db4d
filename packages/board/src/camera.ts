import type { Edge, Equipment, Point } from '@opencarrom/physics';

/** How much of the frame is seen: all of it, or a thin edge so that the surface fills a phone. */
export type FrameShown = 'full' | 'thin';

/** From metres on the board to CSS pixels on the canvas. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** CSS pixels a metre. */
  readonly scale: number;
  /** How far the board is turned clockwise, in radians; 0 has the south player at the bottom. */
  readonly turn: number;
}

const THIN_FRAME = 0.0165;
/** Room around the frame for its own shadow. */
const ROOM = { full: 0.007, thin: 0 };

/** The breadth of frame that is drawn, in metres. */
export function frameBreadth(equipment: Equipment, shown: FrameShown): number {
  return shown === 'full' ? equipment.frame.breadth : Math.min(THIN_FRAME, equipment.frame.breadth);
}

/** From the middle of the board to the edge of what is drawn, in metres. */
export function reachOf(equipment: Equipment, shown: FrameShown): number {
  return equipment.surface / 2 + frameBreadth(equipment, shown) + ROOM[shown];
}

export function makeCamera(
  equipment: Equipment,
  shown: FrameShown,
  width: number,
  height: number,
  turn: number,
): Camera {
  return { width, height, scale: Math.min(width, height) / (2 * reachOf(equipment, shown)), turn };
}

/** The turn that brings a seat to the bottom of the screen. */
export function turnOf(seat: Edge): number {
  const quarters = { S: 0, E: 1, N: 2, W: 3 }[seat];
  return (quarters * Math.PI) / 2;
}

/** The shortest way from one turn to another, in radians, never more than half a turn. */
export function shortestTurn(from: number, to: number): number {
  const whole = 2 * Math.PI;
  const way = (((to - from) % whole) + whole) % whole;
  return way > Math.PI ? way - whole : way;
}

export function toScreen(camera: Camera, at: Point): Point {
  const { cos, sin } = quarterExact(camera.turn);
  return {
    x: camera.width / 2 + camera.scale * (at.x * cos + at.y * sin),
    y: camera.height / 2 + camera.scale * (at.x * sin - at.y * cos),
  };
}

export function toBoard(camera: Camera, at: Point): Point {
  const { cos, sin } = quarterExact(camera.turn);
  const u = (at.x - camera.width / 2) / camera.scale;
  const v = (at.y - camera.height / 2) / camera.scale;
  return { x: u * cos + v * sin, y: u * sin - v * cos };
}

/** Quarter turns without rounding, so that a board at rest is drawn on whole pixels from every seat. */
function quarterExact(turn: number): { cos: number; sin: number } {
  const quarters = Math.round(turn / (Math.PI / 2));
  if (Math.abs(turn - (quarters * Math.PI) / 2) > 1e-12) return { cos: Math.cos(turn), sin: Math.sin(turn) };
  const q = ((quarters % 4) + 4) % 4;
  return { cos: [1, 0, -1, 0][q] as number, sin: [0, 1, 0, -1][q] as number };
}

/** A point as the player at a seat sees it: `across` to his right, `ahead` away from him, from the centre. */
export interface SeenPoint {
  readonly across: number;
  readonly ahead: number;
}

export function seenFrom(seat: Edge, at: Point): SeenPoint {
  if (seat === 'S') return { across: at.x, ahead: at.y };
  if (seat === 'N') return { across: -at.x, ahead: -at.y };
  if (seat === 'E') return { across: at.y, ahead: -at.x };
  return { across: -at.y, ahead: at.x };
}

export function fromSeen(seat: Edge, { across, ahead }: SeenPoint): Point {
  if (seat === 'S') return { x: across, y: ahead };
  if (seat === 'N') return { x: -across, y: -ahead };
  if (seat === 'E') return { x: -ahead, y: across };
  return { x: ahead, y: -across };
}
