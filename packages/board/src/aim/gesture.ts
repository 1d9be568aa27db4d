import type { Point } from '@opencarrom/physics';
import { seenFrom, shortestTurn } from '../camera.js';
import { firstMeeting } from './first-meeting.js';
import { powerOf } from './power.js';
import { aheadOf, fineness, looksBack, pull, wayOf } from './pull.js';
import type { AimAction, AimRules, AimState, Grip } from './state.js';
import { baseAt, standAt } from './striker-place.js';

type Of<T extends AimAction['type']> = Extract<AimAction, { type: T }>;

/** How far back the finger draws for full power, from the striker's rim, in metres. */
export const FULL_PULL = 0.15;
/** A finger that moves this fast when it leaves the board has flicked; slower, it has only pointed. */
const LEAST_FLICK = 0.35;
/** A finger's flick is slower than the striker it sends. */
const FLICK_GAIN = 2.4;
/** Drawing anywhere on the board turns the aim by at most this much of the angle drawn. */
const FINE = 0.35;
/** Within this of the base lines a press beside the striker calls it there. */
const LINE_REACH = 0.028;
/** While it is placed, a striker that is drawn along the line, no more than 25° off it, slides. */
const SIDEWAYS = 1 / Math.tan((25 * Math.PI) / 180);
/** A hand that has gone this many trembles has shown where it goes. */
const SHOWN = 2.2;

export function press(state: AimState, action: Of<'press'>, rules: AimRules): AimState {
  if (state.grip) return state;
  const { at, time, slop } = action;
  const offX = state.place.x - at.x;
  const offY = state.place.y - at.y;
  const onStriker = Math.hypot(offX, offY) <= action.reach;
  const seen = seenFrom(rules.seat, at);
  const onLine = !onStriker && Math.abs(seen.ahead + baseAt(rules)) <= LINE_REACH;
  const grip: Grip = {
    on: onStriker ? 'striker' : onLine ? 'line' : 'board',
    from: at,
    last: at,
    time,
    slop,
    pixel: action.pixel,
    pull: action.pull ?? FULL_PULL,
    moved: false,
    isSettled: false,
    asked: null,
    vx: 0,
    vy: 0,
    offX: onStriker ? offX : 0,
    offY: onStriker ? offY : 0,
    before: state,
  };
  if (!onLine) return { ...state, grip };
  // Whoever touches the line places: from aiming there is no shorter way back.
  return { ...state, stage: 'sliding', grip, place: standAt(rules, at, state.place) };
}

export function drag(state: AimState, action: Of<'drag'>, rules: AimRules): AimState {
  const grip = state.grip && follow(state.grip, action);
  if (!grip) return state;
  if (!grip.moved) return { ...state, grip };
  const stage = state.grip?.isSettled ? stageNow(state, grip, rules) : stageOf(grip, rules);
  // A hand may set out along the line and then draw back: until it has shown what it does, nothing is moved for good.
  const place = stage === 'sliding' ? state.place : grip.before.place;
  const begun = { ...state, stage, grip, place };
  if (stage === 'sliding') return slide(begun, grip, rules);
  if (stage === 'pulling') return pull(begun, grip, rules);
  if (stage === 'flicking') return push(begun, grip);
  return turn(begun, state.grip?.last ?? grip.last, grip);
}

/**
 * What a gesture is when it has left the slop. While the striker is placed: along the line it slides; towards the
 * player it is drawn back, and away it is flicked. Once it is aimed it slides no more, and where it looks back at
 * the player every way is a pull.
 */
function stageOf(grip: Grip, { seat }: AimRules): AimState['stage'] {
  if (grip.on === 'line') return 'sliding';
  if (grip.on === 'board') return 'turning';
  const { across, ahead } = wayOf(grip, seat);
  const { before } = grip;
  if (before.stage !== 'aimed' && Math.abs(across) > SIDEWAYS * Math.abs(ahead)) return 'sliding';
  const isPull = looksBack(before, seat) || ahead <= aheadOf(grip) * Math.hypot(across, ahead);
  return isPull ? 'pulling' : 'flicking';
}

/** Settled, but for a finger that pushed first and then drew back: nobody flicks at themselves. */
function stageNow({ stage }: AimState, grip: Grip, { seat }: AimRules): AimState['stage'] {
  return stage === 'flicking' && wayOf(grip, seat).ahead < 0 ? 'pulling' : stage;
}

function follow(grip: Grip, { at, time }: Of<'drag'>): Grip {
  const step = Math.max(time - grip.time, 1);
  // Single moves of a finger jump, so some of the old speed is kept: half of it after a frame, nothing after a rest.
  const kept = 0.5 ** (step / 16);
  const vx = kept * grip.vx + ((1 - kept) * 1000 * (at.x - grip.last.x)) / step;
  const vy = kept * grip.vy + ((1 - kept) * 1000 * (at.y - grip.last.y)) / step;
  const away = Math.hypot(at.x - grip.from.x, at.y - grip.from.y);
  const moved = grip.moved || away > grip.slop;
  return { ...grip, last: at, time, vx, vy, moved, isSettled: grip.isSettled || away > SHOWN * grip.slop };
}

function slide(state: AimState, grip: Grip, rules: AimRules): AimState {
  const wanted = { x: grip.last.x + grip.offX, y: grip.last.y + grip.offY };
  return { ...state, place: standAt(rules, wanted, state.place) };
}

function push(state: AimState, grip: Grip): AimState {
  const dx = grip.last.x - grip.from.x;
  const dy = grip.last.y - grip.from.y;
  if (Math.hypot(dx, dy) <= grip.slop) return { ...state, power: 0, cancelling: true };
  const power = powerOf(Math.hypot(grip.vx, grip.vy) * FLICK_GAIN);
  return { ...state, power, cancelling: false, angle: Math.atan2(dy, dx) };
}

/** Turns the aim by a share of the angle the finger has gone round the striker, the slower the less. */
function turn(state: AimState, from: Point, grip: Grip): AimState {
  const { place } = state;
  const before = Math.atan2(from.y - place.y, from.x - place.x);
  const after = Math.atan2(grip.last.y - place.y, grip.last.x - place.x);
  const angle = state.angle + FINE * fineness(grip) * shortestTurn(before, after);
  return { ...state, angle, isTaken: true };
}

export function release(state: AimState, { time }: Of<'release'>, rules: AimRules): AimState {
  const { grip } = state;
  if (!grip) return state;
  if (!grip.moved) return tap(state, grip);
  if (state.cancelling) return grip.before;
  const down = { ...state, grip: null };
  if (state.stage === 'sliding') return { ...down, stage: 'ready' };
  if (state.stage === 'flicking') return letFly(down, grip, time);
  if (state.stage === 'pulling' && rules.release !== 'hold') return { ...down, stage: 'struck' };
  return { ...down, stage: 'aimed' };
}

/** Without moving: on the line the striker has come, on the board the aim goes there, on the striker nothing. */
function tap(state: AimState, grip: Grip): AimState {
  if (grip.on === 'line') return { ...state, stage: 'ready', grip: null };
  if (grip.on === 'striker') return grip.before;
  const angle = Math.atan2(grip.from.y - state.place.y, grip.from.x - state.place.x);
  return { ...state, stage: 'aimed', angle, isTaken: true, grip: null };
}

/** A flick strikes; a finger that stopped before it left has only shown the way. */
function letFly(state: AimState, grip: Grip, time: number): AimState {
  const onward = grip.vx * Math.cos(state.angle) + grip.vy * Math.sin(state.angle);
  const isStill = time - grip.time > 90 || onward < LEAST_FLICK;
  if (isStill) return { ...state, stage: 'aimed', power: grip.before.power, isTaken: true };
  return { ...state, stage: 'struck', power: Math.max(state.power, 0.01) };
}

/** What an aim reads like for the player: millimetres and degrees to his right, per cent. */
export interface AimReading {
  readonly across: number;
  readonly degrees: number;
  readonly power: number;
  /** Clockwise, as seen from above, when positive: to the right, as an aim is. */
  readonly spin: number;
  /** What the striker meets first. */
  readonly meets: 'white' | 'black' | 'queen' | 'cushion' | 'pocket';
}

export function readAim(state: AimState, rules: AimRules): AimReading {
  const { seat } = rules;
  const way = seenFrom(seat, { x: Math.cos(state.angle), y: Math.sin(state.angle) });
  return {
    across: whole(seenFrom(seat, state.place).across * 1000),
    degrees: whole((Math.atan2(way.across, way.ahead) * 18_000) / Math.PI) / 100,
    power: whole(state.power * 100),
    spin: whole(-state.spin * 100),
    meets: metBy(state, rules),
  };
}

function metBy({ place, angle }: AimState, { equipment, men }: AimRules): AimReading['meets'] {
  const way = { x: Math.cos(angle), y: Math.sin(angle) };
  const meeting = firstMeeting(equipment, place, way, equipment.striker.diameter / 2, men);
  if (meeting.kind !== 'man') return meeting.kind;
  const id = men[meeting.man]?.id;
  return id === 'queen' ? 'queen' : id?.startsWith('w') ? 'white' : 'black';
}

/** Rounded, and never the −0 that would be read out as minus nothing. */
function whole(value: number): number {
  return Math.round(value) || 0;
}
