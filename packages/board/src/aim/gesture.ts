import type { Edge, Point } from '@opencarrom/physics';
import { type SeenPoint, seenFrom } from '../camera.js';
import { firstMeeting } from './first-meeting.js';
import { clamp, powerOf } from './power.js';
import type { AimAction, AimRules, AimState, Grip } from './state.js';
import { baseAt, standAt } from './striker-place.js';

type Of<T extends AimAction['type']> = Extract<AimAction, { type: T }>;

/** How far back the finger draws for full power, from the striker's rim, in metres. */
export const FULL_PULL = 0.15;
/** A finger that moves this fast when it leaves the board has flicked; slower, it has only pointed. */
const LEAST_FLICK = 0.35;
/** A finger's flick is slower than the striker it sends. */
const FLICK_GAIN = 2.4;
/** Drawing anywhere on the board turns the aim by this much of the angle drawn. */
const FINE = 0.35;
/** Within this of the base lines a press beside the striker calls it there. */
const LINE_REACH = 0.028;
/** A gesture more along the line than this many times across it slides the striker. */
const SIDEWAYS = 1.15;
/** A finger this far ahead of where it took hold, as a share of its way, is no longer drawing back. */
const AHEAD = 0.15;

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
    pull: action.pull ?? FULL_PULL,
    moved: false,
    vx: 0,
    vy: 0,
    offX: onStriker ? offX : 0,
    offY: onStriker ? offY : 0,
    before: state,
  };
  if (!onLine) return { ...state, grip };
  return { ...state, stage: 'sliding', grip, place: standAt(rules, at, state.place) };
}

export function drag(state: AimState, action: Of<'drag'>, rules: AimRules): AimState {
  const grip = state.grip && follow(state.grip, action);
  if (!grip) return state;
  if (!grip.moved) return { ...state, grip };
  const stage = state.grip?.moved ? stageNow(state, grip, rules) : stageOf(grip, rules);
  const begun = { ...state, stage, grip };
  if (stage === 'sliding') return slide(begun, grip, rules);
  if (stage === 'pulling') return pull(begun, grip, rules);
  if (stage === 'flicking') return push(begun, grip);
  return turn(begun, state.grip?.last ?? grip.last, grip.last);
}

/**
 * What a gesture is when it has left the slop: along the line, towards the player, or away. An aim held before
 * does not change it: the same movement of a hand always means the same.
 */
function stageOf(grip: Grip, { seat }: AimRules): AimState['stage'] {
  if (grip.on === 'line') return 'sliding';
  if (grip.on === 'board') return 'turning';
  const { across, ahead } = wayOf(grip, seat);
  if (Math.abs(across) > SIDEWAYS * Math.abs(ahead)) return 'sliding';
  return ahead <= 0 ? 'pulling' : 'flicking';
}

/** Decided once, but for a finger that pushed first and then drew back: nobody flicks at themselves. */
function stageNow({ stage }: AimState, grip: Grip, { seat }: AimRules): AimState['stage'] {
  return stage === 'flicking' && wayOf(grip, seat).ahead < 0 ? 'pulling' : stage;
}

/** How far a finger has gone since it took hold, as the player sees it. */
function wayOf({ from, last }: Grip, seat: Edge): SeenPoint {
  return seenFrom(seat, { x: last.x - from.x, y: last.y - from.y });
}

function follow(grip: Grip, { at, time }: Of<'drag'>): Grip {
  const step = Math.max(time - grip.time, 1) / 1000;
  // Half of the old speed is kept, since single moves of a finger jump.
  const vx = 0.5 * grip.vx + (0.5 * (at.x - grip.last.x)) / step;
  const vy = 0.5 * grip.vy + (0.5 * (at.y - grip.last.y)) / step;
  const away = Math.hypot(at.x - grip.from.x, at.y - grip.from.y);
  return { ...grip, last: at, time, vx, vy, moved: grip.moved || away > grip.slop };
}

function slide(state: AimState, grip: Grip, rules: AimRules): AimState {
  const wanted = { x: grip.last.x + grip.offX, y: grip.last.y + grip.offY };
  return { ...state, place: standAt(rules, wanted, state.place) };
}

/**
 * The striker goes away from the finger, by the way that the finger has gone: where on the striker it took hold
 * does not count. Back where it was, or beyond, there is no power, and letting go strikes nothing.
 */
function pull(state: AimState, grip: Grip, { equipment, seat }: AimRules): AimState {
  const { across, ahead } = wayOf(grip, seat);
  const drawn = Math.hypot(across, ahead);
  const rim = equipment.striker.diameter / 2;
  if (drawn <= rim || ahead > AHEAD * drawn) return { ...state, power: 0, cancelling: true };
  const power = clamp((drawn - rim) / grip.pull, 0.01, 1);
  const angle = Math.atan2(grip.from.y - grip.last.y, grip.from.x - grip.last.x);
  return { ...state, power, cancelling: false, angle };
}

function push(state: AimState, grip: Grip): AimState {
  const dx = grip.last.x - grip.from.x;
  const dy = grip.last.y - grip.from.y;
  if (Math.hypot(dx, dy) <= grip.slop) return { ...state, power: 0, cancelling: true };
  const power = powerOf(Math.hypot(grip.vx, grip.vy) * FLICK_GAIN);
  return { ...state, power, cancelling: false, angle: Math.atan2(dy, dx) };
}

/** Turns the aim by a share of the angle the finger has gone round the striker. */
function turn(state: AimState, from: Point, to: Point): AimState {
  const before = Math.atan2(from.y - state.place.y, from.x - state.place.x);
  const after = Math.atan2(to.y - state.place.y, to.x - state.place.x);
  const way = Math.atan2(Math.sin(after - before), Math.cos(after - before));
  return { ...state, angle: state.angle + FINE * way };
}

export function release(state: AimState, { time }: Of<'release'>, rules: AimRules): AimState {
  const { grip } = state;
  if (!grip) return state;
  if (!grip.moved) return tap(state, grip);
  if (state.cancelling) return grip.before;
  const down = { ...state, grip: null };
  if (state.stage === 'sliding') return { ...down, stage: grip.before.stage };
  if (state.stage === 'flicking') return letFly(down, grip, time);
  if (state.stage === 'pulling' && rules.release !== 'hold') return { ...down, stage: 'struck' };
  return { ...down, stage: 'aimed' };
}

/** Without moving: on the line the striker has come, on the board the aim goes there, on the striker nothing. */
function tap(state: AimState, grip: Grip): AimState {
  if (grip.on === 'line') return { ...state, stage: grip.before.stage, grip: null };
  if (grip.on === 'striker') return grip.before;
  const angle = Math.atan2(grip.from.y - state.place.y, grip.from.x - state.place.x);
  return { ...state, stage: 'aimed', angle, grip: null };
}

/** A flick strikes; a finger that stopped before it left has only shown the way. */
function letFly(state: AimState, grip: Grip, time: number): AimState {
  const onward = grip.vx * Math.cos(state.angle) + grip.vy * Math.sin(state.angle);
  const isStill = time - grip.time > 90 || onward < LEAST_FLICK;
  if (isStill) return { ...state, stage: 'aimed', power: grip.before.power };
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
    degrees: whole((Math.atan2(way.across, way.ahead) * 1800) / Math.PI) / 10,
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
