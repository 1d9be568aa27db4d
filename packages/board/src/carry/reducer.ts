import type { Edge, ManId, Point } from '@opencarrom/physics';
import { seenFrom } from '../camera.js';
import type { Zone } from '../draw/placing-zone.js';

/** Men that a hand may move: one to be placed, or all of them for practice. */
export interface CarryRules {
  readonly men: readonly { readonly id: ManId; readonly x: number; readonly y: number }[];
  /** A short reason why a man may not stand somewhere, or null. */
  readonly fault: (id: ManId, at: Point) => string | null;
  /** Where to stop a hand: the surface's half side less a man's radius. */
  readonly limit: number;
  /** What is shown of the allowed places. */
  readonly zone?: Zone;
  /** Let go where it may not stand, a man stays there marked, or goes back to where it stood. */
  readonly onFault?: 'stay' | 'back';
}

export interface CarryState {
  /** The man chosen, where it is, and why it may not stand there. */
  readonly id: ManId | null;
  readonly at: Point;
  readonly fault: string | null;
  readonly stage: 'waiting' | 'held' | 'down';
  /** Where it last stood allowed, or stood at first. */
  readonly stood: Point;
  /** Between the hand and the man's centre. */
  readonly offset: Point;
}

export type CarryAction =
  | { readonly type: 'press'; readonly at: Point; readonly reach: number }
  | { readonly type: 'drag'; readonly at: Point }
  | { readonly type: 'release' }
  | { readonly type: 'cancel' }
  | { readonly type: 'choose'; readonly id: ManId }
  /** The next man (1) or the one before (−1). */
  | { readonly type: 'next'; readonly by: 1 | -1 }
  | { readonly type: 'nudge'; readonly by: Point }
  /** Sets it down for good, where it may stand. */
  | { readonly type: 'confirm' };

/** Where a man is for the player: millimetres to his right of the centre, and beyond it. */
export interface PlaceReading {
  readonly across: number;
  readonly beyond: number;
}

export function readPlace(at: Point, seat: Edge): PlaceReading {
  const { across, ahead } = seenFrom(seat, at);
  return { across: Math.round(across * 1000) || 0, beyond: Math.round(ahead * 1000) || 0 };
}

const NOWHERE: Point = { x: 0, y: 0 };

export function startCarry(rules: CarryRules): CarryState {
  const none: CarryState = {
    id: null,
    at: NOWHERE,
    fault: null,
    stage: 'waiting',
    stood: NOWHERE,
    offset: NOWHERE,
  };
  const only = rules.men.length === 1 ? rules.men[0] : undefined;
  return only ? choose(none, only.id, rules) : none;
}

export function carryReducer(state: CarryState, action: CarryAction, rules: CarryRules): CarryState {
  switch (action.type) {
    case 'press':
      return press(state, action.at, action.reach, rules);
    case 'drag':
      if (state.stage !== 'held') return state;
      return moveTo(state, { x: action.at.x + state.offset.x, y: action.at.y + state.offset.y }, rules);
    case 'release':
      return state.stage === 'held' ? letGo(state, rules) : state;
    case 'cancel':
      if (state.id === null) return state;
      return { ...state, at: state.stood, fault: rules.fault(state.id, state.stood), stage: 'waiting' };
    case 'choose':
      return choose(state, action.id, rules);
    case 'next':
      return next(state, action.by, rules);
    case 'nudge':
      if (state.id === null) return state;
      return moveTo(state, { x: state.at.x + action.by.x, y: state.at.y + action.by.y }, rules);
    case 'confirm':
      return state.id === null || state.fault !== null ? state : { ...state, stage: 'down', stood: state.at };
  }
}

/** The man under the hand; where only one may be moved, it comes to the hand from anywhere. */
function press(state: CarryState, at: Point, reach: number, rules: CarryRules): CarryState {
  let nearest: CarryRules['men'][number] | undefined;
  let least = reach;
  for (const man of rules.men) {
    const here = man.id === state.id ? state.at : man;
    const off = Math.hypot(here.x - at.x, here.y - at.y);
    if (off <= least) {
      least = off;
      nearest = man;
    }
  }
  const only = rules.men.length === 1 ? rules.men[0] : undefined;
  const man = nearest ?? only;
  if (!man) return state;
  const chosen = man.id === state.id ? state : choose(state, man.id, rules);
  const offset = nearest ? { x: chosen.at.x - at.x, y: chosen.at.y - at.y } : NOWHERE;
  const held: CarryState = { ...chosen, stage: 'held', offset };
  return nearest ? held : moveTo(held, at, rules);
}

function choose(state: CarryState, id: ManId, rules: CarryRules): CarryState {
  const man = rules.men.find((one) => one.id === id);
  if (!man) return state;
  const at = { x: man.x, y: man.y };
  return { id, at, fault: rules.fault(id, at), stage: 'waiting', stood: at, offset: NOWHERE };
}

function next(state: CarryState, by: 1 | -1, rules: CarryRules): CarryState {
  const { men } = rules;
  if (men.length === 0) return state;
  const now = men.findIndex(({ id }) => id === state.id);
  const to = now < 0 ? 0 : (now + by + men.length) % men.length;
  return choose(state, (men[to] as (typeof men)[number]).id, rules);
}

function moveTo(state: CarryState, to: Point, rules: CarryRules): CarryState {
  if (state.id === null) return state;
  const { limit } = rules;
  const at = { x: Math.min(Math.max(to.x, -limit), limit), y: Math.min(Math.max(to.y, -limit), limit) };
  const fault = rules.fault(state.id, at);
  return { ...state, at, fault, stood: fault === null ? at : state.stood };
}

function letGo(state: CarryState, rules: CarryRules): CarryState {
  const isBack = state.fault !== null && rules.onFault === 'back';
  if (isBack) return { ...state, at: state.stood, fault: null, stage: 'waiting' };
  return { ...state, stage: 'waiting' };
}
