import type { BaseStretch, View } from '../table/view.js';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Places to put the striker, evenly along what is free of the base line. */
export function placesAlong(view: View, apart: number): Place[] {
  const places: Place[] = [];
  for (const { from, to, y } of view.stretches) {
    const steps = Math.max(1, Math.ceil((to - from) / apart));
    if (to === from) places.push({ x: from, y });
    else for (let n = 0; n <= steps; n++) places.push({ x: from + ((to - from) * n) / steps, y });
  }
  return places;
}

/** The free place nearest to a point of the base line. */
export function nearestPlace(stretches: readonly BaseStretch[], x: number): Place | null {
  let best: Place | null = null;
  for (const { from, to, y } of stretches) {
    const at = Math.min(Math.max(x, from), to);
    if (best === null || Math.abs(at - x) < Math.abs(best.x - x)) best = { x: at, y };
  }
  return best;
}
