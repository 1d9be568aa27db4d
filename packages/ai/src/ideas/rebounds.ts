import type { Point } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import { placeOf, type View } from '../table/view.js';
import { bounceOff, CUSHION_X, CUSHION_Y } from './banks.js';
import { type ContactPoint, contactFor, strikerOnMan } from './contact-point.js';
import { isInside, isWayFree } from './free-way.js';
import type { Aim } from './idea.js';
import { chanceOfPot, type WayToPocket } from './pots.js';
import { type Place, placesAlong } from './striker-places.js';
import { followTwoTurns, type TwoTurns } from './striker-way.js';

const LEAST_CHANCE = 0.03;
/** The cosine of the widest cut off a cushion. */
const THINNEST = 0.3;

/** From how far apart the striker is sent, in metres, and how fast the man should arrive at the pocket, in m/s. */
export interface ReboundSteps {
  readonly apart: number;
  readonly arrivals: readonly number[];
}

/** The striker goes off one cushion to the man: how one gets at men behind the base line. */
export function reboundAims(
  view: View,
  way: WayToPocket,
  hand: Hand,
  { apart, arrivals }: ReboundSteps,
  aims: Aim[],
): void {
  const { measures: g } = view;
  const behind = behindMan(view, way);
  for (const place of placesAlong(view, apart)) {
    for (let cushion = 0; cushion < 4; cushion++) {
      const rough = bounceOff(g, cushion, place.x, place.y, behind.x, behind.y, g.striker);
      if (!rough) continue;
      // Where it turns tells how it comes in, and that how thick the man must be met.
      const contact = contactOff(view, way, comingFrom(rough, rough.vx, rough.vy, rough.second));
      if (!contact) continue;
      const bounce = bounceOff(g, cushion, place.x, place.y, contact.x, contact.y, g.striker);
      if (!bounce) continue;
      const slip =
        ((bounce.first + bounce.second) * hand.direction + hand.place) / (g.reach * contact.straight);
      const chance = chanceOfPot(g, way, slip);
      if (chance < LEAST_CHANCE) continue;
      if (!isWayFree(view, place.x, place.y, bounce.x, bounce.y, g.reach, -1)) continue;
      if (!isWayFree(view, bounce.x, bounce.y, contact.x, contact.y, g.reach, way.man)) continue;
      for (const arrival of arrivals) {
        const afterBounce = square(speedAtContact(view, way, contact, arrival)) + g.drag * bounce.second;
        const speed = Math.sqrt(afterBounce / square(bounce.left) + g.drag * bounce.first);
        if (speed <= hand.fastest) aims.push(aimFrom('rebound', way, place, bounce, speed, chance));
      }
    }
  }
}

/** Right behind the man on his way, or as near to that as the frame lets the striker come. */
function behindMan({ measures: g, x, y }: View, { man, ux, uy }: WayToPocket): Point {
  const limit = g.half - g.striker - CLEAR;
  const inside = (at: number): number => Math.min(limit, Math.max(-limit, at));
  return { x: inside(x[man] - ux * g.reach), y: inside(y[man] - uy * g.reach) };
}

/** So near to its last turn it touches the man already: how it comes in is told by its direction. */
const AT_ONCE = 0.02;

/** Where the striker comes from, after a turn: the turn itself, or a point behind it. */
const comingFrom = ({ x, y }: Point, ux: number, uy: number, run: number): Point =>
  run > AT_ONCE ? { x, y } : { x: x - ux * AT_ONCE, y: y - uy * AT_ONCE };

const lastTurnOf = ({ second, ux, uy }: TwoTurns, to: Point): Point =>
  comingFrom(second, ux, uy, distance(to, second));

const square = (value: number): number => value * value;

const distance = (a: Point, b: Point): number => Math.sqrt(square(a.x - b.x) + square(a.y - b.y));

function contactOff(view: View, way: WayToPocket, turn: Point): ContactPoint | null {
  const contact = contactFor(turn, placeOf(view, way.man), way, strikerOnMan(view.measures));
  if (!contact || contact.straight < THINNEST) return null;
  return isInside(view, contact.x, contact.y, view.measures.striker)
    ? contact
    : alongFrame(view, way, contact);
}

/** Not quite at the frame: off it the striker comes to the man. */
export const CLEAR = 0.0005;

/**
 * A man by the frame cannot be met quite from behind, for the striker is larger: it meets him as far behind as the
 * frame lets it, and the frame keeps him on his way.
 */
function alongFrame(view: View, { man }: WayToPocket, contact: ContactPoint): ContactPoint | null {
  const { measures: g, x, y } = view;
  const limit = g.half - g.striker - CLEAR;
  const isBeside = Math.abs(contact.x) > limit;
  if (isBeside === Math.abs(contact.y) > limit) return null;
  const across = isBeside ? Math.sign(contact.x) * limit - x[man] : Math.sign(contact.y) * limit - y[man];
  const square = g.reach * g.reach - across * across;
  if (square <= 0) return null;
  const along = Math.sqrt(square) * Math.sign(isBeside ? contact.y - y[man] : contact.x - x[man]);
  return { ...contact, x: x[man] + (isBeside ? across : along), y: y[man] + (isBeside ? along : across) };
}

const speedAtContact = (
  { measures: g }: View,
  { left, cost }: WayToPocket,
  { straight }: ContactPoint,
  arrival: number,
): number => Math.sqrt((arrival * arrival) / (left * left) + cost) / (g.kick * straight);

function aimFrom(
  kind: Aim['kind'],
  { target, pocket }: WayToPocket,
  { x, y }: Place,
  { ux, uy }: Pick<Aim, 'ux' | 'uy'>,
  speed: number,
  plannedChance: number,
): Aim {
  return { kind, target, pocket, x, y, ux, uy, speed, spin: 0, plannedChance };
}

/** Off two cushions that meet or that face each other. */
export function doubleReboundAims(
  view: View,
  way: WayToPocket,
  hand: Hand,
  apart: number,
  aims: Aim[],
): void {
  for (const place of placesAlong(view, apart))
    for (let first = 0; first < 4; first++)
      for (let second = 0; second < 4; second++) {
        const aim = second === first ? null : aimOffTwo(view, way, place, first, second, hand);
        if (aim) aims.push(aim);
      }
}

const TWICE_ARRIVAL = 1;

function aimOffTwo(
  view: View,
  way: WayToPocket,
  place: Place,
  first: number,
  second: number,
  hand: Hand,
): Aim | null {
  const { measures: g } = view;
  const rough = directionOffTwo(view, place, behindMan(view, way), first, second, ROUGHLY);
  const contact = rough && contactOff(view, way, lastTurnOf(rough.turns, behindMan(view, way)));
  if (!contact) return null;
  const found = directionOffTwo(view, place, contact, first, second, CLOSELY);
  if (!found) return null;
  const { turns } = found;
  const lastRun = distance(contact, turns.second);
  const run = turns.firstRun + turns.secondRun + lastRun;
  const slip = (run * hand.direction + hand.place) / (g.reach * contact.straight);
  const chance = chanceOfPot(g, way, slip);
  if (chance < LEAST_CHANCE || !areTurnsFree(view, place, turns, contact, way.man)) return null;
  const afterSecond = square(speedAtContact(view, way, contact, TWICE_ARRIVAL)) + g.drag * lastRun;
  const afterFirst = afterSecond / square(turns.secondLeft) + g.drag * turns.secondRun;
  const speed = Math.sqrt(afterFirst / square(turns.firstLeft) + g.drag * turns.firstRun);
  return speed > hand.fastest ? null : aimFrom('double-rebound', way, place, found, speed, chance);
}

function areTurnsFree(view: View, from: Place, turns: TwoTurns, to: Point, man: number): boolean {
  const { reach } = view.measures;
  const { first, second } = turns;
  return (
    isWayFree(view, from.x, from.y, first.x, first.y, reach, -1) &&
    isWayFree(view, first.x, first.y, second.x, second.y, reach, -1) &&
    isWayFree(view, second.x, second.y, to.x, to.y, reach, man)
  );
}

interface FoundDirection {
  readonly ux: number;
  readonly uy: number;
  readonly turns: TwoTurns;
}

/** By how much it may pass by the point it is to come to, in metres. */
const ROUGHLY = 0.02;
const CLOSELY = 0.001;
const ROUNDS = 6;
/** The first turn away from the mirrored direction, in radians, and the farthest that is believed. */
const NUDGE = 0.02;
const FARTHEST = 0.5;

/**
 * The direction from a place to a point off two cushions. In a mirror it were a straight line; but cushions take speed,
 * more of it across than along, so from there it is sought by trying.
 */
export function directionOffTwo(
  { measures: g }: View,
  from: Place,
  to: Point,
  first: number,
  second: number,
  near: number,
): FoundDirection | null {
  const limit = g.half - g.striker;
  const dx = mirrored(mirrored(to.x, CUSHION_X[second], limit), CUSHION_X[first], limit) - from.x;
  const dy = mirrored(mirrored(to.y, CUSHION_Y[second], limit), CUSHION_Y[first], limit) - from.y;
  let before: { at: number; miss: number } | null = null;
  let at = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const length = Math.sqrt((dx * dx + dy * dy) * (1 + at * at));
    const ux = (dx - at * dy) / length;
    const uy = (dy + at * dx) / length;
    const turns = followTwoTurns(g, from, ux, uy, first, second);
    if (!turns) return null;
    const miss = (to.x - turns.second.x) * turns.uy - (to.y - turns.second.y) * turns.ux;
    if (Math.abs(miss) < near) return { ux, uy, turns };
    const next: number = before ? at - (miss * (at - before.at)) / (miss - before.miss) : NUDGE;
    if (!(Math.abs(next) < FARTHEST)) return null;
    before = { at, miss };
    at = next;
  }
  return null;
}

const mirrored = (at: number, side: number, limit: number): number =>
  side === 0 ? at : 2 * limit * side - at;
