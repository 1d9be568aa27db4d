import { STRAIGHT } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import type { BoardMeasures } from '../table/measures.js';
import type { View } from '../table/view.js';
import { chanceWithin } from '../value/normal-chance.js';
import { isManBarred } from '../value/touches.js';
import { type ContactPoint, contactFor, strikerOnMan } from './contact-point.js';
import { isInside, isWayFree } from './free-way.js';
import type { Aim } from './idea.js';
import { nearestPlace, type Place, placesAlong } from './striker-places.js';

/** How fast the man should arrive at the pocket, in m/s: dropping in, rolling in, driven in. */
const ARRIVALS = [0.35, 1.3, 2.8];
const APART = 0.05;
const LEAST_CHANCE = 0.02;
const PLACES_KEPT = 2;
/** How close behind a man the striker may be put, in metres along its way. */
const BEHIND = [0.002, 0.025, 0.06];
/** How much of a pocket's mouth is open to a man that comes at that speed. */
const openTo = (g: BoardMeasures, speed: number): number => {
  const { rejectSpeed, least } = g.equipment.physics.mouth;
  return g.pocket * Math.max(least, 1 - speed / rejectSpeed);
};

export const pocketXOf = (g: BoardMeasures, pocket: number): number =>
  pocket < 2 ? g.pocketAt : -g.pocketAt;
export const pocketYOf = (g: BoardMeasures, pocket: number): number =>
  pocket === 0 || pocket === 3 ? g.pocketAt : -g.pocketAt;

/** A way for a man: it leaves along (ux, uy) and has this far to go; `spread` tells how its errors grow. */
export interface WayToPocket {
  readonly man: number;
  readonly pocket: number;
  readonly ux: number;
  readonly uy: number;
  /** What is lost on the way, as v² at the start for arriving at rest. */
  readonly cost: number;
  /** How far off the pocket's middle it comes, in metres, for each radian it leaves wrongly. */
  readonly spread: number;
  /** Of its speed along the way, how much is left at the pocket: a cushion takes some, another man too. */
  readonly left: number;
  readonly kind: Aim['kind'] | null;
  readonly target: number;
}

/** Straight pots and cuts of one man. */
export function directWays(view: View, man: number): WayToPocket[] {
  const { measures: g, x, y } = view;
  const ways: WayToPocket[] = [];
  for (let pocket = 0; pocket < 4; pocket++) {
    const bx = pocketXOf(g, pocket);
    const by = pocketYOf(g, pocket);
    const dx = bx - x[man];
    const dy = by - y[man];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < 1e-6 || !isWayFree(view, x[man], y[man], bx, by, 2 * g.man, man)) continue;
    ways.push({
      man,
      pocket,
      ux: dx / far,
      uy: dy / far,
      cost: g.drag * far,
      spread: far,
      left: 1,
      kind: null,
      target: man,
    });
  }
  return ways;
}

interface Stance {
  readonly place: Place;
  readonly contact: ContactPoint;
  readonly chance: number;
}

/** The best places from which to send a man along its way, at several speeds; none where it may not be struck so. */
export function aimAlong(
  view: View,
  way: WayToPocket,
  hand: Hand,
  aims: Aim[],
  arrivals: readonly number[] = ARRIVALS,
): void {
  if (isManBarred(view, way.man)) return;
  const stances = stancesFor(view, way, hand);
  for (const { place, contact, chance } of stances) {
    for (const arrival of arrivals) {
      const speed = speedFor(view.measures, way, contact, arrival);
      if (speed > hand.fastest) continue;
      const taken = openTo(view.measures, arrival) / view.measures.pocket;
      aims.push({
        kind: way.kind ?? (contact.straight > STRAIGHT ? 'straight' : 'cut'),
        target: way.target,
        pocket: way.pocket,
        x: place.x,
        y: place.y,
        ux: contact.ux,
        uy: contact.uy,
        speed,
        spin: 0,
        plannedChance: chance * taken * reaching(way, arrival, speed, hand),
      });
    }
  }
}

function stancesFor(view: View, way: WayToPocket, hand: Hand): Stance[] {
  const { measures: g, x, y } = view;
  const mx = x[way.man];
  const my = y[way.man];
  const places = placesAlong(view, APART);
  const up = my - way.uy * g.reach - g.baseY;
  if (Math.abs(way.uy) > 0.05) {
    const inLine = nearestPlace(view.stretches, mx - way.ux * g.reach - (way.ux * up) / way.uy);
    if (inLine) places.push(inLine);
  }
  for (const behind of BEHIND) {
    const close = nearestPlace(view.stretches, mx - way.ux * (g.reach + behind));
    if (close) places.push(close);
  }
  const stances: Stance[] = [];
  for (const place of places) {
    const contact = contactFor(place, { x: mx, y: my }, way, strikerOnMan(g));
    if (!contact || !isInside(view, contact.x, contact.y, g.striker)) continue;
    const chance = chanceAlong(g, way, contact, hand);
    if (chance > LEAST_CHANCE) stances.push({ place, contact, chance });
  }
  stances.sort((a, b) => b.chance - a.chance);
  const kept: Stance[] = [];
  for (const stance of stances) {
    if (kept.length === PLACES_KEPT) break;
    if (kept.some(({ place }) => Math.abs(place.x - stance.place.x) < APART / 4)) continue;
    const { place, contact } = stance;
    if (isWayFree(view, place.x, place.y, contact.x, contact.y, g.reach, way.man)) kept.push(stance);
  }
  return kept;
}

/** How likely a hand sends the man into the pocket: the slips at the contact, grown along the way. */
function chanceAlong(g: BoardMeasures, way: WayToPocket, contact: ContactPoint, hand: Hand): number {
  const byDirection = contact.run * hand.direction;
  const byPlace = hand.place * contact.uy;
  const slip = Math.sqrt(byDirection * byDirection + byPlace * byPlace) / (g.reach * contact.straight);
  return chanceOfPot(g, way, slip);
}

/** Of a pocket's half width, how much takes a man that comes slowly. */
const TAKEN = 0.9;

/** The chance that the man falls, where it leaves wrongly by so much, in radians, for one deviation. */
export const chanceOfPot = (g: BoardMeasures, way: WayToPocket, slip: number): number =>
  chanceWithin((TAKEN * g.pocket) / (way.spread * slip + 1e-9));

/** The chance that a man meant to arrive at that speed gets there at all, the hand's force being what it is. */
function reaching({ cost, left }: WayToPocket, arrival: number, speed: number, hand: Hand): number {
  const spare = 1 - Math.sqrt(cost / (cost + (arrival * arrival) / (left * left)));
  return (1 + chanceWithin(spare / (hand.force + hand.push / speed + 1e-9))) / 2;
}

function speedFor(g: BoardMeasures, way: WayToPocket, contact: ContactPoint, arrival: number): number {
  const manSpeed = Math.sqrt((arrival * arrival) / (way.left * way.left) + way.cost);
  const atContact = manSpeed / (g.kick * contact.straight);
  return Math.sqrt(atContact * atContact + g.drag * contact.run);
}
