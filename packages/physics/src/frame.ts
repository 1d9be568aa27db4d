import * as discs from './discs.js';
import { reach } from './slide.js';

const {
  AT_REST,
  CLOCK,
  DIR_X,
  DIR_Y,
  DISC,
  EDGE_TIME,
  FROM_X,
  FROM_Y,
  HALF,
  LEAST_MOUTH,
  memory,
  MOST_DISCS,
  motion,
  PLACE_X,
  PLACE_Y,
  POCKET_AT,
  POCKET_RADIUS,
  RADIUS,
  REACHED_DISTANCE,
  REACHED_SPEED,
  REACHED_TIME,
  REJECT_SPEED,
  REST_DISTANCE,
} = discs;

/** What a disc meets at the edge. A corner or pocket adds its place: NE, SE, SW, NW. */
const NOTHING = 0;
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 3;
export const WEST = 4;
export const CORNER = 5;
export const POCKET = 9;

export const cornerX = [1, 1, -1, -1] as const;
export const cornerY = [1, -1, -1, 1] as const;

export const edgeKind = new Uint8Array(MOST_DISCS);

/** Finds what the launched disc meets first at the edge, and when. The path is straight, so this is geometry. */
export function nextEdge(i: number): void {
  const d = memory;
  edgeKind[i] = NOTHING;
  d[i * DISC + EDGE_TIME] = Infinity;
  if (motion[i] === AT_REST) {
    fallIfOver(i);
    return;
  }
  const x = d[i * DISC + FROM_X];
  const y = d[i * DISC + FROM_Y];
  const ux = d[i * DISC + DIR_X];
  const uy = d[i * DISC + DIR_Y];
  const limit = d[HALF] - d[i * DISC + RADIUS];
  const alongX = ux > 0 ? (limit - x) / ux : ux < 0 ? (-limit - x) / ux : Infinity;
  const alongY = uy > 0 ? (limit - y) / uy : uy < 0 ? (-limit - y) / uy : Infinity;
  let distance = alongX < alongY ? alongX : alongY;
  let kind = alongX < alongY ? (ux > 0 ? EAST : WEST) : uy > 0 ? NORTH : SOUTH;
  if (distance < 0) distance = 0;
  const end = distance < d[i * DISC + REST_DISTANCE] ? distance : d[i * DISC + REST_DISTANCE];
  const mouth = d[POCKET_AT] - d[POCKET_RADIUS];
  const endX = x + ux * end;
  const endY = y + uy * end;
  if (
    (x > mouth || x < -mouth || endX > mouth || endX < -mouth) &&
    (y > mouth || y < -mouth || endY > mouth || endY < -mouth)
  ) {
    d[REACHED_DISTANCE] = distance;
    kind = meetCorners(i, kind);
    distance = d[REACHED_DISTANCE];
  }
  if (distance >= d[i * DISC + REST_DISTANCE] && kind < POCKET) return;
  d[REACHED_DISTANCE] = distance;
  reach(i);
  edgeKind[i] = kind;
  d[i * DISC + EDGE_TIME] = d[REACHED_TIME];
}

function fallIfOver(i: number): void {
  const d = memory;
  for (let corner = 0; corner < 4; corner++) {
    const dx = d[POCKET_AT] * cornerX[corner] - d[i * DISC + FROM_X];
    const dy = d[POCKET_AT] * cornerY[corner] - d[i * DISC + FROM_Y];
    if (dx * dx + dy * dy < d[POCKET_RADIUS] * d[POCKET_RADIUS]) {
      edgeKind[i] = POCKET + corner;
      d[i * DISC + EDGE_TIME] = d[CLOCK];
    }
  }
}

/** Near the corners: takes the distance to the cushion from `reached`, leaves there that to what comes first. */
function meetCorners(i: number, cushion: number): number {
  const d = memory;
  let kind = cushion;
  let distance = d[REACHED_DISTANCE];
  for (let corner = 0; corner < 4; corner++) {
    const dx = d[POCKET_AT] * cornerX[corner] - d[i * DISC + FROM_X];
    const dy = d[POCKET_AT] * cornerY[corner] - d[i * DISC + FROM_Y];
    const ahead = dx * d[i * DISC + DIR_X] + dy * d[i * DISC + DIR_Y];
    const aside = dx * d[i * DISC + DIR_Y] - dy * d[i * DISC + DIR_X];
    const away = dx * dx + dy * dy;
    const inside = away < d[POCKET_RADIUS] * d[POCKET_RADIUS];
    if (!inside && (ahead <= 0 || aside * aside >= d[POCKET_RADIUS] * d[POCKET_RADIUS])) continue;
    const bend = bendOf(i, corner, distance);
    if (bend < distance) {
      distance = bend;
      kind = CORNER + corner;
    }
    const fall = fallOf(i, inside, ahead, aside, away);
    if (fall <= distance) {
      distance = fall;
      kind = POCKET + corner;
    }
  }
  d[REACHED_DISTANCE] = distance;
  return kind;
}

/** The distance to the frame's rounded corner, if the path ends there and not on a straight cushion. */
function bendOf(i: number, corner: number, straight: number): number {
  const d = memory;
  const endX = (d[i * DISC + FROM_X] + d[i * DISC + DIR_X] * straight) * cornerX[corner] - d[POCKET_AT];
  const endY = (d[i * DISC + FROM_Y] + d[i * DISC + DIR_Y] * straight) * cornerY[corner] - d[POCKET_AT];
  if (endX <= 0 || endY <= 0) return Infinity;
  const r = d[POCKET_RADIUS] - d[i * DISC + RADIUS];
  const dx = d[i * DISC + FROM_X] - d[POCKET_AT] * cornerX[corner];
  const dy = d[i * DISC + FROM_Y] - d[POCKET_AT] * cornerY[corner];
  const b = dx * d[i * DISC + DIR_X] + dy * d[i * DISC + DIR_Y];
  const aside = dx * d[i * DISC + DIR_Y] - dy * d[i * DISC + DIR_X];
  const square = r * r - aside * aside;
  const distance = -b + (square > 0 ? Math.sqrt(square) : 0);
  return distance > 0 ? distance : 0;
}

/**
 * The distance after which a disc drops into a pocket, Infinity when it does not. The mouth narrows with the
 * speed at its rim; what comes to rest with its centre over the hole falls in any case.
 */
function fallOf(i: number, inside: boolean, ahead: number, aside: number, away: number): number {
  const d = memory;
  const r = d[POCKET_RADIUS];
  const rim = inside ? 0 : ahead - Math.sqrt(r * r - aside * aside);
  if (rim >= d[i * DISC + REST_DISTANCE]) return Infinity;
  d[REACHED_DISTANCE] = rim;
  reach(i);
  const share = 1 - d[REACHED_SPEED] / d[REJECT_SPEED];
  const mouth = r * (share > d[LEAST_MOUTH] ? share : d[LEAST_MOUTH]);
  if (away <= mouth * mouth) return 0;
  if (ahead > 0 && aside * aside <= mouth * mouth) {
    const fall = ahead - Math.sqrt(mouth * mouth - aside * aside);
    if (fall <= d[i * DISC + REST_DISTANCE]) return fall;
  }
  const past = d[i * DISC + REST_DISTANCE] - ahead;
  return past * past + aside * aside < r * r ? d[i * DISC + REST_DISTANCE] : Infinity;
}

/** Puts a disc that has met a straight cushion exactly on it. */
export function layOnCushion(i: number, kind: number): void {
  const d = memory;
  const limit = d[HALF] - d[i * DISC + RADIUS];
  if (kind === NORTH) d[i * DISC + PLACE_Y] = limit;
  else if (kind === SOUTH) d[i * DISC + PLACE_Y] = -limit;
  else if (kind === EAST) d[i * DISC + PLACE_X] = limit;
  else d[i * DISC + PLACE_X] = -limit;
}
