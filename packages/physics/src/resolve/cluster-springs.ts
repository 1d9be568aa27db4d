import * as workspace from '../workspace.js';
import * as clusterContacts from './cluster-contacts.js';

const {
  beforeRim,
  beforeX,
  beforeY,
  CUSHION,
  impulseRim,
  impulseX,
  impulseY,
  mass,
  members,
  memory,
  IMPACT_STEP,
  velRim,
  velX,
  velY,
} = workspace;
const {
  contactCount,
  damping,
  firstOf,
  friction,
  normalX,
  normalY,
  perMassOf,
  pressedAt,
  pressedBy,
  secondOf,
} = clusterContacts;

/**
 * An impact on discs that touch others is felt by all of them at once. Its course is followed in small steps:
 * every contact is a stiff spring and a dashpot that never pull, such that a single contact has its restitution;
 * it rubs as any contact does. Places stay fixed: the time is that of the impact itself, no time at all.
 *
 * Impulses are summed as whole multiples of a fixed quantum, so that the order of the sum does not matter and
 * mirror images stay mirror images to the last bit.
 */
const squeeze = new Float64Array(pressedBy.length);

/** Adding and taking away this leaves a whole multiple of 2⁻⁵², for numbers below a half. */
const QUANTUM = 1.5;
/** Closing speeds below this are left to single contacts. */
const QUIET = 5e-4;
/** A step, in units of the root of mass over stiffness. */
const STEP = 0.28;
const MOST_STEPS = 4000;
/** A share of the friction that would stop all rubbing at once; several contacts share a disc. */
const RUB = 0.3;

/** Follows the impact through the gathered discs and leaves them with their new velocities. */
export function followImpact(count: number): void {
  const d = memory;
  let lightest = Infinity;
  for (let i = 0; i < count; i++) {
    if (members[i] === 0) continue;
    beforeX[i] = velX[i];
    beforeY[i] = velY[i];
    beforeRim[i] = velRim[i];
    impulseX[i] = 0;
    impulseY[i] = 0;
    impulseRim[i] = 0;
    if (mass[i] < lightest) lightest = mass[i];
  }
  const contacts = contactCount[0];
  for (let at = 0; at < contacts; at++) {
    squeeze[at] = 0;
    pressedAt[at] = 0;
    pressedBy[at] = 0;
  }
  // With stiffness 1, times are in roots of kilograms; the lightest disc sets the step.
  d[IMPACT_STEP] = STEP * Math.sqrt(lightest);
  for (let n = 1; n <= MOST_STEPS; n++) {
    if (!pressAll(n)) break;
    for (let i = 0; i < count; i++) {
      if (members[i] === 0) continue;
      velX[i] = beforeX[i] + impulseX[i] / mass[i];
      velY[i] = beforeY[i] + impulseY[i] / mass[i];
      velRim[i] = beforeRim[i] + impulseRim[i] / mass[i];
    }
  }
  keepEnergy(count);
}

/** One step of every contact. False when nothing is pressed or closing any more. */
function pressAll(n: number): boolean {
  const d = memory;
  const step = d[IMPACT_STEP];
  const contacts = contactCount[0];
  // The first step goes half the way, so that squeeze and velocity are known in turn.
  const drift = n === 1 ? step / 2 : step;
  let busy = false;
  for (let at = 0; at < contacts; at++) {
    const i = firstOf[at];
    const j = secondOf[at];
    const wall = j >= CUSHION;
    const nx = normalX[at];
    const ny = normalY[at];
    const vx = wall ? -velX[i] : velX[j] - velX[i];
    const vy = wall ? -velY[i] : velY[j] - velY[i];
    const closing = -(vx * nx + vy * ny);
    let squeezed = squeeze[at];
    if (squeezed === 0 && closing <= QUIET) continue;
    squeezed += closing * drift;
    const force = squeezed + damping[at] * closing;
    if (squeezed <= 0 || force <= 0) {
      squeeze[at] = 0;
      continue;
    }
    squeeze[at] = squeezed;
    busy = true;
    if (pressedAt[at] === 0) pressedAt[at] = n;
    if (closing > pressedBy[at]) pressedBy[at] = closing;
    const press = force * step;
    const across = vy * nx - vx * ny;
    const slip = wall ? across - velRim[i] : across - velRim[i] - velRim[j];
    const most = friction[at] * press;
    const wanted = (-slip * RUB) / (3 * perMassOf[at]);
    const rub = wanted > most ? most : wanted < -most ? -most : wanted;
    const px = press * nx - rub * ny + QUANTUM - QUANTUM;
    const py = press * ny + rub * nx + QUANTUM - QUANTUM;
    const turn = 2 * rub + QUANTUM - QUANTUM;
    impulseX[i] -= px;
    impulseY[i] -= py;
    impulseRim[i] -= turn;
    if (!wall) {
      impulseX[j] += px;
      impulseY[j] += py;
      impulseRim[j] -= turn;
    }
  }
  return busy;
}

/** Steps of a finite size could leave a trace of energy too much: then the whole impulse is made a trace smaller. */
function keepEnergy(count: number): void {
  let work = 0;
  let square = 0;
  for (let i = 0; i < count; i++) {
    if (members[i] === 0) continue;
    work += impulseX[i] * beforeX[i] + impulseY[i] * beforeY[i] + 0.5 * impulseRim[i] * beforeRim[i];
    square +=
      (impulseX[i] * impulseX[i] + impulseY[i] * impulseY[i] + 0.5 * impulseRim[i] * impulseRim[i]) / mass[i];
  }
  if (work + square / 2 <= 0) return;
  const share = work < 0 ? (-2 * work) / square : 0;
  for (let i = 0; i < count; i++) {
    if (members[i] === 0) continue;
    velX[i] = beforeX[i] + (share * impulseX[i]) / mass[i];
    velY[i] = beforeY[i] + (share * impulseY[i]) / mass[i];
    velRim[i] = beforeRim[i] + (share * impulseRim[i]) / mass[i];
  }
}

/** Discs of the cluster that the impact has moved. */
export function wasMoved(i: number): boolean {
  return members[i] === 1 && (impulseX[i] !== 0 || impulseY[i] !== 0 || impulseRim[i] !== 0);
}

/** The dashpot that gives a contact of unit mass and stiffness the restitution e: from ln e, by halving it. */
export function dampingOf(e: number): number {
  if (e < 1e-4) return 2;
  let root = e;
  for (let i = 0; i < 10; i++) root = Math.sqrt(root);
  const z = (root - 1) / (root + 1);
  const log = 1024 * 2 * z * (1 + (z * z) / 3 + (z * z * z * z) / 5);
  return (-2 * log) / Math.sqrt(Math.PI * Math.PI + log * log);
}
