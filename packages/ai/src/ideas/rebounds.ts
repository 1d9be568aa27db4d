import type { Hand } from '../hand/hand.js';
import { placeOf, type View } from '../table/view.js';
import { bounceOff, CUSHION_X, CUSHION_Y } from './banks.js';
import { contactFor, strikerOnMan } from './contact-point.js';
import { isWayFree } from './free-way.js';
import type { Aim } from './idea.js';
import { chanceOfPot, type WayToPocket } from './pots.js';
import { placesAlong } from './striker-places.js';

const APART = 0.08;
const ARRIVAL = 1;
const LEAST_CHANCE = 0.03;
/** The cosine of the widest cut off a cushion. */
const THINNEST = 0.3;

/** The striker goes off one cushion to the man: how one gets at men behind the base line. */
export function reboundAims(view: View, way: WayToPocket, hand: Hand, aims: Aim[]): void {
  const { measures: g, x, y } = view;
  const manSpeed = Math.sqrt(ARRIVAL * ARRIVAL + way.cost);
  for (const place of placesAlong(view, APART)) {
    for (let cushion = 0; cushion < 4; cushion++) {
      const aimX = x[way.man] - way.ux * g.reach;
      const aimY = y[way.man] - way.uy * g.reach;
      const rough = bounceOff(g, cushion, place.x, place.y, aimX, aimY, g.striker);
      if (!rough) continue;
      // Where it turns tells how it comes in, and that how thick the man must be met.
      const contact = contactFor(rough, placeOf(view, way.man), way, strikerOnMan(g));
      if (!contact || contact.straight < THINNEST) continue;
      const bounce = bounceOff(g, cushion, place.x, place.y, contact.x, contact.y, g.striker);
      if (!bounce) continue;
      const slip =
        ((bounce.first + bounce.second) * hand.direction + hand.place) / (g.reach * contact.straight);
      const chance = chanceOfPot(g, way, slip);
      if (chance < LEAST_CHANCE) continue;
      if (!isWayFree(view, place.x, place.y, bounce.x, bounce.y, g.reach, -1)) continue;
      if (!isWayFree(view, bounce.x, bounce.y, contact.x, contact.y, g.reach, way.man)) continue;
      const atContact = manSpeed / (g.kick * contact.straight);
      const afterBounce = atContact * atContact + g.drag * bounce.second;
      const speed = Math.sqrt(afterBounce / (bounce.left * bounce.left) + g.drag * bounce.first);
      if (speed > hand.fastest) continue;
      aims.push({
        kind: 'rebound',
        target: way.target,
        pocket: way.pocket,
        x: place.x,
        y: place.y,
        ux: bounce.ux,
        uy: bounce.uy,
        speed,
        spin: 0,
        plannedChance: chance,
      });
    }
  }
}

/** Off two cushions that meet or that face each other, by mirroring twice: rough, to be mended by trying. */
export function doubleReboundAims(view: View, way: WayToPocket, hand: Hand, aims: Aim[]): void {
  const { measures: g, x, y } = view;
  const limit = g.half - g.striker;
  const aimX = x[way.man] - way.ux * g.reach;
  const aimY = y[way.man] - way.uy * g.reach;
  for (const place of placesAlong(view, 3 * APART)) {
    for (const first of [0, 1, 3]) {
      for (const second of [0, 1, 2, 3]) {
        if (second === first) continue;
        const mirrorX = mirrored(mirrored(aimX, CUSHION_X[second], limit), CUSHION_X[first], limit);
        const mirrorY = mirrored(mirrored(aimY, CUSHION_Y[second], limit), CUSHION_Y[first], limit);
        const dx = mirrorX - place.x;
        const dy = mirrorY - place.y;
        const far = Math.sqrt(dx * dx + dy * dy);
        const speed = Math.sqrt(g.drag * far) / (g.cushion.restitution * g.cushion.restitution) + ARRIVAL;
        if (speed > hand.fastest) continue;
        aims.push({
          kind: 'double-rebound',
          target: way.target,
          pocket: way.pocket,
          x: place.x,
          y: place.y,
          ux: dx / far,
          uy: dy / far,
          speed,
          spin: 0,
          plannedChance: LEAST_CHANCE,
        });
      }
    }
  }
}

const mirrored = (at: number, side: number, limit: number): number =>
  side === 0 ? at : 2 * limit * side - at;
