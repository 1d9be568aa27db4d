import type { Dice } from '@opencarrom/match';
import { PIECES, type Point } from '@opencarrom/physics';
import type { View } from '../table/view.js';
import { isManBarred } from '../value/touches.js';
import { bounceOff } from './banks.js';
import type { Aim, StrokeKind } from './idea.js';
import { CLEAR, directionOffTwo } from './rebounds.js';
import type { Place } from './striker-places.js';

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
  if (isManBarred(view, PIECES.indexOf(man.id))) return offCushions(view, dice, place, man, pace, kind);
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
  return aimless(kind, place, ux / length, uy / length, pace, dice);
}

function aimless(
  kind: StrokeKind,
  { x, y }: Place,
  ux: number,
  uy: number,
  { from, to }: Pace,
  dice: Dice,
): Aim {
  const share = dice.uniform();
  const speed = from + (to - from) * (1 - share * share);
  return { kind, target: -1, pocket: -1, x, y, ux, uy, speed, spin: 0, plannedChance: 0 };
}

/** Struck straight it would be a foul: off one cushion, or off two, at any part of the man. */
function offCushions(
  view: View,
  dice: Dice,
  place: Place,
  man: Point,
  pace: Pace,
  kind: StrokeKind,
): Aim | null {
  const { measures: g } = view;
  const edge = g.half - g.striker - CLEAR;
  const near = (at: number): number =>
    Math.min(edge, Math.max(-edge, at + (2 * dice.uniform() - 1) * g.reach));
  const to = { x: near(man.x), y: near(man.y) };
  const first = Math.floor(4 * dice.uniform());
  const second = Math.floor(4 * dice.uniform());
  const found =
    first === second
      ? bounceOff(g, first, place.x, place.y, to.x, to.y, g.striker)
      : directionOffTwo(view, place, to, first, second, g.man);
  return found && aimless(kind, place, found.ux, found.uy, pace, dice);
}

function anyPlace(view: View, dice: Dice): Place | null {
  let whole = 0;
  for (const { from, to } of view.stretches) whole += to - from + 1e-6;
  let at = dice.uniform() * whole;
  for (const { from, to, y } of view.stretches) {
    if (at <= to - from + 1e-6) return { x: Math.min(from + at, to), y };
    at -= to - from + 1e-6;
  }
  return null;
}
