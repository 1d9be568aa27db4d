import { placeOf, type View } from '../table/view.js';
import { contactFor, manOnMan } from './contact-point.js';
import { isInside, isWayFree } from './free-way.js';
import { directWays, type WayToPocket } from './pots.js';

/** Farther apart the errors grow past hope. */
const FARTHEST = 0.2;
const THINNEST = 0.5;
/** What two men that touch still add to an error. */
const TOUCHING = 0.1;

/** The ways in which one man drives another home. */
export function combinationWays(view: View, target: number): WayToPocket[] {
  const { measures: g, x, y, on } = view;
  const ways: WayToPocket[] = [];
  for (const way of directWays(view, target)) {
    for (let driver = 0; driver < 19; driver++) {
      if (on[driver] === 0 || driver === target) continue;
      const contact = contactFor(placeOf(view, driver), placeOf(view, target), way, manOnMan(g));
      if (!contact || contact.run > FARTHEST || contact.straight < THINNEST) continue;
      if (!isInside(view, contact.x, contact.y, g.man)) continue;
      if (!isWayFree(view, x[driver], y[driver], contact.x, contact.y, 2 * g.man, driver, target)) continue;
      const passed = g.pass * contact.straight;
      ways.push({
        man: driver,
        pocket: way.pocket,
        ux: contact.ux,
        uy: contact.uy,
        cost: way.cost / (passed * passed) + g.drag * contact.run,
        spread: way.spread * (contact.run / (2 * g.man * contact.straight) + TOUCHING),
        left: passed,
        kind: 'combination',
        target,
      });
    }
  }
  return ways;
}
