import type { Dice } from '@opencarrom/match';
import type { View } from '../table/view.js';
import type { Aim, StrokeKind } from './idea.js';

/** Slowest and fastest of random strokes, in m/s. */
export interface Pace {
  readonly from: number;
  readonly to: number;
}

export const SOFT: Pace = { from: 0.35, to: 1.4 };

/**
 * A stroke from anywhere at any part of any man: what glances off what is found by trying. Null when there is
 * nothing to aim at.
 */
export function randomAim(view: View, dice: Dice, pace: Pace, kind: StrokeKind): Aim | null {
  const { measures: g, stretches } = view;
  const place = anyPlace(view, dice);
  if (place === null) return null;
  const count = view.men.length;
  if (stretches.length === 0 || count === 0) return null;
  const man = view.men[Math.floor(dice.uniform() * count)];
  const off = (2 * dice.uniform() - 1) * 0.97 * g.reach;
  const dx = man.x - place.x;
  const dy = man.y - place.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < 1e-6) return null;
  // Aim so that the line passes the man's centre at that distance.
  const ahead = Math.sqrt(Math.max(far * far - off * off, 1e-9));
  const ux = (dx * ahead - dy * off) / (far * far);
  const uy = (dy * ahead + dx * off) / (far * far);
  const length = Math.sqrt(ux * ux + uy * uy);
  const share = dice.uniform();
  return {
    kind,
    target: -1,
    pocket: -1,
    x: place.x,
    y: place.y,
    ux: ux / length,
    uy: uy / length,
    speed: pace.from + (pace.to - pace.from) * (1 - share * share),
    spin: 0,
    plannedChance: 0,
  };
}

function anyPlace(view: View, dice: Dice): { x: number; y: number } | null {
  let whole = 0;
  for (const { from, to } of view.stretches) whole += to - from + 1e-6;
  let at = dice.uniform() * whole;
  for (const { from, to, y } of view.stretches) {
    if (at <= to - from + 1e-6) return { x: Math.min(from + at, to), y };
    at -= to - from + 1e-6;
  }
  return null;
}
