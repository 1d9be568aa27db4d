import type { Point, Stroke } from '@opencarrom/physics';
import { fromSeen, seenFrom } from '../camera.js';
import { drag, press, release } from './gesture.js';
import { clamp, powerOf, spinOf, strokeOf } from './power.js';
import type { AimAction, AimRules, AimState } from './state.js';
import { baseAt, standAt } from './striker-place.js';

const FIRST_POWER = 0.5;

/** What stays from one stroke to the next. */
export interface LockedAim {
  readonly power?: number;
  readonly spin?: number;
}

/** The striker in the middle of its base line, or the nearest place to it, looking straight ahead. */
export function startAim(rules: AimRules, place?: Point, locked: LockedAim = {}): AimState {
  const middle = fromSeen(rules.seat, { across: 0, ahead: -baseAt(rules) });
  const ahead = fromSeen(rules.seat, { across: 0, ahead: 1 });
  return {
    stage: 'ready',
    place: standAt(rules, place ?? middle, place ?? middle),
    angle: Math.atan2(ahead.y, ahead.x),
    power: locked.power ?? FIRST_POWER,
    spin: locked.spin ?? 0,
    isTaken: false,
    isPowerLocked: locked.power !== undefined,
    cancelling: false,
    grip: null,
  };
}

/** Every way an aim changes, by finger or by key. */
export function aimReducer(state: AimState, action: AimAction, rules: AimRules): AimState {
  if (state.stage === 'struck') return state;
  switch (action.type) {
    case 'press':
      return press(state, action, rules);
    case 'drag':
      return drag(state, action, rules);
    case 'release':
      return release(state, action, rules);
    case 'cancel':
      return cancel(state);
    case 'place':
      return { ...state, place: standAt(rules, action.at, state.place) };
    case 'slide':
      return { ...state, place: slideBy(state.place, action.by, rules) };
    case 'point':
      return pointAt(state, action.at);
    case 'angle':
      return { ...state, stage: held(state), angle: action.to, isTaken: true };
    case 'turn':
      return { ...state, stage: held(state), angle: state.angle + action.by, isTaken: true };
    case 'power':
      return { ...state, power: clamp(action.to, 0, 1) };
    case 'raise':
      return { ...state, power: clamp(Math.round((state.power + action.by) * 1e6) / 1e6, 0, 1) };
    case 'spin':
      return { ...state, spin: clamp(action.to, -1, 1) };
    case 'twist':
      return { ...state, spin: clamp(Math.round((state.spin + action.by) * 1e6) / 1e6, -1, 1) };
    case 'lock-power':
      return { ...state, isPowerLocked: action.to };
    case 'hold':
      return { ...state, stage: held(state) };
    case 'propose':
      return propose(state, action.stroke, rules);
    case 'strike':
      return strokeOf(state, rules.equipment) ? { ...state, stage: 'struck', grip: null } : state;
    case 'settle':
      return { ...state, place: standAt(rules, state.place, state.place) };
  }
}

/** Keys and sliders aim too, but they do not interrupt a finger. */
function held(state: AimState): AimState['stage'] {
  return state.stage === 'ready' ? 'aimed' : state.stage;
}

/** A gesture goes back to what was before it; a held aim lets the striker be moved again. */
function cancel(state: AimState): AimState {
  if (state.grip) return state.grip.before;
  return state.stage === 'aimed' ? { ...state, stage: 'ready' } : state;
}

function pointAt(state: AimState, at: Point): AimState {
  const dx = at.x - state.place.x;
  const dy = at.y - state.place.y;
  if (dx === 0 && dy === 0) return state;
  return { ...state, stage: held(state), angle: Math.atan2(dy, dx), isTaken: true };
}

function propose(state: AimState, stroke: Stroke, rules: AimRules): AimState {
  return {
    ...state,
    stage: held(state),
    place: standAt(rules, stroke, state.place),
    angle: Math.atan2(stroke.vy, stroke.vx),
    isTaken: true,
    power: powerOf(Math.hypot(stroke.vx, stroke.vy)),
    spin: spinOf(stroke, rules.equipment),
  };
}

/**
 * One step of a key. Where a step ends in a gap between stretches it goes on to the next one, so that a key is
 * never stuck on this side of a man.
 */
function slideBy(place: Point, by: number, rules: AimRules): Point {
  const seen = seenFrom(rules.seat, place);
  const wanted = (step: number) =>
    standAt(rules, fromSeen(rules.seat, { ...seen, across: seen.across + step }), place);
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    const at = wanted(by * steps);
    if ((seenFrom(rules.seat, at).across - seen.across) * by > 1e-9) return at;
  }
  return place;
}

const MOST_STEPS = 40;
