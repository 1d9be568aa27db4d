import { timeToReach } from '../motion/time-to-reach.js';
import * as workspace from '../workspace.js';

const {
  AT_REST,
  CLOCK,
  CORNER,
  cornerX,
  cornerY,
  dirX,
  dirY,
  EAST,
  edgeKind,
  edgeTime,
  fromX,
  fromY,
  HALF,
  LEAST_MOUTH,
  memory,
  motion,
  NORTH,
  NOTHING,
  placeX,
  placeY,
  POCKET,
  POCKET_AT,
  POCKET_RADIUS,
  radius,
  REACHED_DISTANCE,
  REACHED_SPEED,
  REACHED_TIME,
  REJECT_SPEED,
  restDistance,
  SOUTH,
  WEST,
} = workspace;

/** Finds what the launched disc meets first at the edge, and when. The path is straight, so this is geometry. */
export function whenFrameIsMet(i: number): void {
  const d = memory;
  edgeKind[i] = NOTHING;
  edgeTime[i] = Infinity;
  if (motion[i] === AT_REST) {
    fallIfOver(i);
    return;
  }
  const whole = restDistance[i];
  const endX = Math.abs(fromX[i] + dirX[i] * whole);
  const endY = Math.abs(fromY[i] + dirY[i] * whole);
  const limit = d[HALF] - radius[i];
  const mouth = d[POCKET_AT] - d[POCKET_RADIUS];
  const pastX = endX > mouth || Math.abs(fromX[i]) > mouth;
  const pastY = endY > mouth || Math.abs(fromY[i]) > mouth;
  const passesCorner = pastX && pastY;
  if (endX <= limit && endY <= limit && !passesCorner) return;
  let kind = nextCushion(i);
  if (passesCorner) kind = meetCorners(i, kind);
  if (d[REACHED_DISTANCE] >= whole && kind < POCKET) return;
  timeToReach(i);
  edgeKind[i] = kind;
  edgeTime[i] = d[REACHED_TIME];
}

/** Which straight cushion comes first on the disc's line; leaves the distance to it in `reached`. */
function nextCushion(i: number): number {
  const d = memory;
  const ux = dirX[i];
  const uy = dirY[i];
  const limit = d[HALF] - radius[i];
  const alongX = ux > 0 ? (limit - fromX[i]) / ux : ux < 0 ? (-limit - fromX[i]) / ux : Infinity;
  const alongY = uy > 0 ? (limit - fromY[i]) / uy : uy < 0 ? (-limit - fromY[i]) / uy : Infinity;
  const distance = alongX < alongY ? alongX : alongY;
  d[REACHED_DISTANCE] = distance > 0 ? distance : 0;
  if (alongX < alongY) return ux > 0 ? EAST : WEST;
  return uy > 0 ? NORTH : SOUTH;
}

function fallIfOver(i: number): void {
  const d = memory;
  for (let corner = 0; corner < 4; corner++) {
    const dx = d[POCKET_AT] * cornerX[corner] - fromX[i];
    const dy = d[POCKET_AT] * cornerY[corner] - fromY[i];
    if (dx * dx + dy * dy < d[POCKET_RADIUS] * d[POCKET_RADIUS]) {
      edgeKind[i] = POCKET + corner;
      edgeTime[i] = d[CLOCK];
    }
  }
}

/** Near the corners: takes the distance to the cushion from `reached`, leaves there that to what comes first. */
function meetCorners(i: number, cushion: number): number {
  const d = memory;
  let kind = cushion;
  let distance = d[REACHED_DISTANCE];
  for (let corner = 0; corner < 4; corner++) {
    const dx = d[POCKET_AT] * cornerX[corner] - fromX[i];
    const dy = d[POCKET_AT] * cornerY[corner] - fromY[i];
    const ahead = dx * dirX[i] + dy * dirY[i];
    const aside = dx * dirY[i] - dy * dirX[i];
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
  const endX = (fromX[i] + dirX[i] * straight) * cornerX[corner] - d[POCKET_AT];
  const endY = (fromY[i] + dirY[i] * straight) * cornerY[corner] - d[POCKET_AT];
  if (endX <= 0 || endY <= 0) return Infinity;
  const r = d[POCKET_RADIUS] - radius[i];
  const dx = fromX[i] - d[POCKET_AT] * cornerX[corner];
  const dy = fromY[i] - d[POCKET_AT] * cornerY[corner];
  const b = dx * dirX[i] + dy * dirY[i];
  const aside = dx * dirY[i] - dy * dirX[i];
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
  if (rim >= restDistance[i]) return Infinity;
  d[REACHED_DISTANCE] = rim;
  timeToReach(i);
  const share = 1 - d[REACHED_SPEED] / d[REJECT_SPEED];
  const mouth = r * (share > d[LEAST_MOUTH] ? share : d[LEAST_MOUTH]);
  if (away <= mouth * mouth) return 0;
  if (ahead > 0 && aside * aside <= mouth * mouth) {
    const fall = ahead - Math.sqrt(mouth * mouth - aside * aside);
    if (fall <= restDistance[i]) return fall;
  }
  const past = restDistance[i] - ahead;
  return past * past + aside * aside < r * r ? restDistance[i] : Infinity;
}

/** Puts a disc that has met a straight cushion exactly on it. */
export function layOnCushion(i: number, kind: number): void {
  const d = memory;
  const limit = d[HALF] - radius[i];
  if (kind === NORTH) placeY[i] = limit;
  else if (kind === SOUTH) placeY[i] = -limit;
  else if (kind === EAST) placeX[i] = limit;
  else placeX[i] = -limit;
}
