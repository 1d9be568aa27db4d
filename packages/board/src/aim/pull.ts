import type { Edge } from '@opencarrom/physics';
import { type SeenPoint, seenFrom, shortestTurn } from '../camera.js';
import { clamp } from './power.js';
import type { AimRules, AimState, Grip } from './state.js';

/** A finger this far ahead of where it took hold, as a share of its way, no longer draws back: placing, and aiming. */
const AHEAD = { ready: 0.15, aimed: 0.45 };
/** One that goes past the striker nearer than this many of its radii has taken the pull back. */
const PAST = 2.4;
/** A pull no further than this off an aim that was taken keeps it; from the second on the finger alone aims. */
const KEPT = (10 * Math.PI) / 180;
const LEFT = (22 * Math.PI) / 180;
/** Slower than the first, in pixels a second, a hand aims finely; faster than the second, as it points. */
const SLOW = 30;
const FAST = 240;
/** What a slow hand turns, as a share of what it would. */
const FINEST = 0.08;
/** Of a hand that swings round in earnest: so fast, in pixels a second, and so many pixels ahead of the aim. */
const SWINGING = { from: 35, to: 100 };
const AHEAD_OF_AIM = { from: 3, to: 9 };
/** Further ahead of it no hand goes alone, however slow. */
const ROPE = { from: 8, to: 13 };
/** Of what a fast hand turns, so much goes to bring the aim back to where the finger points. */
const RETURNING = 0.5;

/** How far a finger has gone since it took hold, as the player sees it. */
export function wayOf({ from, last }: Grip, seat: Edge): SeenPoint {
  return seenFrom(seat, { x: last.x - from.x, y: last.y - from.y });
}

/** Does the striker look back at the player, as for a stroke off the near cushion? */
export function looksBack({ angle }: AimState, seat: Edge): boolean {
  return seenFrom(seat, { x: Math.cos(angle), y: Math.sin(angle) }).ahead < -1e-9;
}

/** From here on a finger that goes ahead flicks, or goes past the striker. */
export function aheadOf({ before }: Grip): number {
  return before.stage === 'aimed' ? AHEAD.aimed : AHEAD.ready;
}

/** How much of its turn a hand gets that moves so fast: all of it, or hairs when it is slow. */
export function fineness(grip: Grip): number {
  const share = within(speedIn(grip), { from: SLOW, to: FAST });
  return FINEST + (1 - FINEST) * share * share;
}

/** Pixels a second. */
const speedIn = ({ vx, vy, pixel }: Grip): number => Math.hypot(vx, vy) / pixel;
const within = (value: number, { from, to }: { readonly from: number; readonly to: number }): number =>
  clamp((value - from) / (to - from), 0, 1);

/** The same of a hand that is so many pixels ahead of its aim, and goes on: hairs are near, a swing goes far. */
function swing(grip: Grip, lag: number): number {
  const earnest = within(speedIn(grip), SWINGING) * within(lag, AHEAD_OF_AIM);
  return Math.max(fineness(grip), earnest, within(lag, ROPE));
}

/**
 * The striker goes away from the finger, by the way that the finger has gone: where on the striker it took hold
 * does not count. Back where it was there is no power, and letting go strikes nothing. A finger that swings round
 * the striker pulls in every direction; one that goes on past it has taken the pull back.
 */
export function pull(state: AimState, grip: Grip, { equipment, seat }: AimRules): AimState {
  const { across, ahead } = wayOf(grip, seat);
  const drawn = Math.hypot(across, ahead);
  const rim = equipment.striker.diameter / 2;
  const isPast = ahead > aheadOf(grip) * drawn && !looksBack(grip.before, seat);
  const isBack = drawn <= rim || (isPast && (state.cancelling || drawn <= rim * PAST));
  if (isBack) return { ...state, power: 0, cancelling: true, grip: { ...grip, asked: null } };
  const power = state.isPowerLocked ? grip.before.power : clamp((drawn - rim) / grip.pull, 0.01, 1);
  const asked = askedAngle(grip);
  const angle =
    grip.asked === null ? asked : followed(state.angle, asked, { ...grip, asked: grip.asked }, drawn);
  return { ...state, power, cancelling: false, angle, grip: { ...grip, asked } };
}

/** Where the finger alone would aim, or the aim that was taken before it, as long as it goes about that way. */
function askedAngle({ from, last, before }: Grip): number {
  const finger = Math.atan2(from.y - last.y, from.x - last.x);
  if (!before.isTaken) return finger;
  const off = shortestTurn(before.angle, finger);
  const much = Math.abs(off);
  if (much >= LEFT) return finger;
  // In between the aim leaves for the finger without a jump.
  return before.angle + (Math.sign(off) * Math.max(0, much - KEPT) * LEFT) / (LEFT - KEPT);
}

/** The aim follows a finger: by hairs when it is slow; when it swings by all of it, and back to where it points. */
function followed(
  angle: number,
  now: number,
  grip: Grip & { readonly asked: number },
  drawn: number,
): number {
  const turned = shortestTurn(grip.asked, now);
  const lag = shortestTurn(angle, now);
  const isLeaving = turned * lag > 0;
  const share = isLeaving ? swing(grip, (Math.abs(lag) * drawn) / grip.pixel) : fineness(grip);
  const next = angle + turned * share;
  const off = shortestTurn(next, now);
  return next + Math.sign(off) * Math.min(Math.abs(off), RETURNING * Math.abs(turned) * share * share);
}
