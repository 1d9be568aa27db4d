import * as workspace from '../workspace.js';
import { readAtDistanceLeft } from './read-spin-curve.js';

const {
  distance0,
  leftRate,
  memory,
  motion,
  PER_SLOWING,
  REACHED_DISTANCE,
  REACHED_SPEED,
  REACHED_TIME,
  restDistance,
  restTime,
  SEEN_DISTANCE,
  SEEN_LEFT,
  SEEN_SPEED,
  since,
  SLIDING,
  SLOWING,
  speed,
  speedUnit,
  SPINNING_MOST,
} = workspace;

/** Works out when disc i will have gone the distance in `reached`, and how fast it is then. */
export function timeToReach(i: number): void {
  const d = memory;
  const distance = d[REACHED_DISTANCE];
  if (distance >= restDistance[i]) {
    d[REACHED_TIME] = restTime[i];
    d[REACHED_SPEED] = 0;
  } else if (distance <= 0) {
    d[REACHED_TIME] = since[i];
    d[REACHED_SPEED] = speed[i];
  } else if (motion[i] === SLIDING) {
    const v = Math.sqrt(speed[i] * speed[i] - 2 * d[SLOWING] * distance);
    d[REACHED_TIME] = since[i] + (2 * distance) / (speed[i] + v);
    d[REACHED_SPEED] = v;
  } else if (motion[i] === SPINNING_MOST) reachTurning(i);
  else {
    d[SEEN_DISTANCE] = distance0[i] - distance * leftRate[i] * leftRate[i] * d[PER_SLOWING];
    readAtDistanceLeft(motion[i]);
    d[REACHED_TIME] = restTime[i] - d[SEEN_LEFT] * speedUnit[i] * d[PER_SLOWING];
    d[REACHED_SPEED] = d[SEEN_SPEED] * speedUnit[i];
  }
}

/** With y the fourth root of the share of time left, y⁷ is the share of the slide left: Newton from above. */
function reachTurning(i: number): void {
  const d = memory;
  const share = 1 - d[REACHED_DISTANCE] / restDistance[i];
  let y = 1;
  for (let step = 0; step < 80; step++) {
    const y6 = y * y * y * y * y * y;
    const next = y - (y6 * y - share) / (7 * y6);
    if (next >= y) break;
    y = next;
  }
  d[REACHED_TIME] = restTime[i] - y * y * y * y * (restTime[i] - since[i]);
  d[REACHED_SPEED] = speed[i] * y * y * y;
}
