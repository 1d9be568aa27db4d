import type { Hand } from '../hand/hand.js';
import { placeOf, type View } from '../table/view.js';
import { isManBarred } from '../value/touches.js';
import { contactFor, strikerOnMan } from './contact-point.js';
import { isWayFree } from './free-way.js';
import type { Aim } from './idea.js';
import { chanceOfPot, type WayToPocket } from './pots.js';
import { type Place, placesAlong } from './striker-places.js';

const APART = 0.08;
/** Farther from the man than this a neighbour sends the striker past hope. */
const NEIGHBOURS = 0.18;
/** How thick the neighbour is met: so many steps from one edge to the other, and how often halved between. */
const STEPS = 14;
const HALVINGS = 16;
const EDGE = 0.95;
const ARRIVAL = 0.9;
const LEAST_CHANCE = 0.03;

/** Where the striker glances off a neighbour, the way it then goes, and how far past the wanted contact. */
interface Glance {
  readonly ux: number;
  readonly uy: number;
  readonly x: number;
  readonly y: number;
  readonly run: number;
  /** Its speed after it, of what it had. */
  readonly left: number;
  readonly straight: number;
  readonly on: Place;
  readonly further: number;
  readonly miss: number;
}

/** The striker goes off a neighbour onto the man, and sends him along his way. */
export function cannonAims(view: View, way: WayToPocket, hand: Hand, aims: Aim[]): void {
  const { x, y, on } = view;
  for (let neighbour = 0; neighbour < 19; neighbour++) {
    if (on[neighbour] === 0 || neighbour === way.man || isManBarred(view, neighbour)) continue;
    const dx = x[neighbour] - x[way.man];
    const dy = y[neighbour] - y[way.man];
    if (dx * dx + dy * dy > NEIGHBOURS * NEIGHBOURS) continue;
    for (const place of placesAlong(view, APART)) cannonsFrom(view, way, neighbour, place, hand, aims);
  }
}

function cannonsFrom(
  view: View,
  way: WayToPocket,
  neighbour: number,
  place: Place,
  hand: Hand,
  aims: Aim[],
): void {
  let before: Glance | null = null;
  for (let step = 0; step <= STEPS; step++) {
    const thick = EDGE * ((2 * step) / STEPS - 1);
    const glance = glanceOff(view, way, neighbour, place, thick);
    if (before && glance && before.miss * glance.miss < 0) {
      const found = between(view, way, neighbour, place, thick - (2 * EDGE) / STEPS, thick);
      if (found) aimBy(view, way, neighbour, place, found, hand, aims);
    }
    before = glance;
  }
}

/** The striker's way, where it meets the neighbour by so much of the reach off its centre. */
function glanceOff(
  view: View,
  way: WayToPocket,
  neighbour: number,
  place: Place,
  thick: number,
): Glance | null {
  const { measures: g } = view;
  const dx = view.x[neighbour] - place.x;
  const dy = view.y[neighbour] - place.y;
  const far = dx * dx + dy * dy;
  const off = thick * g.reach;
  if (far <= g.reach * g.reach) return null;
  const ahead = Math.sqrt(far - off * off);
  const ux = (dx * ahead - dy * off) / far;
  const uy = (dy * ahead + dx * off) / far;
  const run = ahead - Math.sqrt(g.reach * g.reach - off * off);
  const x = place.x + ux * run;
  const y = place.y + uy * run;
  // What goes along the line of centres is partly given to the neighbour.
  const nx = (view.x[neighbour] - x) / g.reach;
  const ny = (view.y[neighbour] - y) / g.reach;
  const given = (g.kick * g.equipment.man.mass) / g.equipment.striker.mass;
  const along = given * (ux * nx + uy * ny);
  const vx = ux - along * nx;
  const vy = uy - along * ny;
  const left = Math.sqrt(vx * vx + vy * vy);
  const contact = contactFor({ x, y }, placeOf(view, way.man), way, strikerOnMan(g));
  if (!contact || contact.ux * vx + contact.uy * vy <= 0) return null;
  const miss = ((contact.x - x) * vy - (contact.y - y) * vx) / left;
  const { straight, run: further } = contact;
  return { ux, uy, x, y, run, left, straight, on: { x: contact.x, y: contact.y }, further, miss };
}

function between(
  view: View,
  way: WayToPocket,
  neighbour: number,
  place: Place,
  from: number,
  to: number,
): Glance | null {
  let low = from;
  let high = to;
  const first = glanceOff(view, way, neighbour, place, low);
  if (!first) return null;
  for (let n = 0; n < HALVINGS; n++) {
    const middle = glanceOff(view, way, neighbour, place, (low + high) / 2);
    if (!middle) return null;
    if (middle.miss * first.miss > 0) low = (low + high) / 2;
    else high = (low + high) / 2;
  }
  return glanceOff(view, way, neighbour, place, (low + high) / 2);
}

function aimBy(
  view: View,
  way: WayToPocket,
  neighbour: number,
  place: Place,
  glance: Glance,
  hand: Hand,
  aims: Aim[],
): void {
  const { measures: g } = view;
  const { x, y, ux, uy, run, left, straight, on, further } = glance;
  // A slip of the hand at the neighbour is grown by its roundness, and again by that of the man.
  const slip = (run * hand.direction + hand.place) / g.reach;
  const chance = chanceOfPot(g, way, (2 * slip * (further + g.reach)) / (g.reach * straight));
  if (chance < LEAST_CHANCE) return;
  if (!isWayFree(view, place.x, place.y, x, y, g.reach, neighbour)) return;
  if (!isWayFree(view, x, y, on.x, on.y, g.reach, way.man, neighbour)) return;
  const atMan = Math.sqrt(ARRIVAL * ARRIVAL + way.cost) / (g.kick * straight);
  const after = Math.sqrt(atMan * atMan + g.drag * further) / left;
  const speed = Math.sqrt(after * after + g.drag * run);
  if (speed > hand.fastest) return;
  const { target, pocket } = way;
  aims.push({
    kind: 'cannon',
    target,
    pocket,
    x: place.x,
    y: place.y,
    ux,
    uy,
    speed,
    spin: 0,
    plannedChance: chance,
  });
}
