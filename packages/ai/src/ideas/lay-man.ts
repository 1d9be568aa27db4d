import type { Point } from '@opencarrom/physics';
import type { Hand } from '../hand/hand.js';
import type { View } from '../table/view.js';
import { isWayFree } from './free-way.js';
import type { Aim } from './idea.js';
import { aimAlong } from './pots.js';

/** A man that is to stay where it comes to arrives hardly at all. */
const STOPPING = [0.05];

/** A man is sent to a place straight, to lie there. */
export function layManAims(view: View, man: number, at: Point, hand: Hand, aims: Aim[]): void {
  const { measures: g, x, y } = view;
  const dx = at.x - x[man];
  const dy = at.y - y[man];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < g.man || !isWayFree(view, x[man], y[man], at.x, at.y, 2 * g.man, man)) return;
  const way = { man, ux: dx / far, uy: dy / far, cost: g.drag * far, spread: far, left: 1 };
  const found: Aim[] = [];
  aimAlong(view, { ...way, pocket: -1, kind: 'safety', target: -1 }, hand, found, STOPPING);
  // Geometry promises that it comes there, not that anything falls.
  for (const aim of found) aims.push({ ...aim, plannedChance: 0 });
}
