import type { Equipment } from './equipment.js';
import { crossings, distance, type Point } from './striker-place.js';

const LINES = 512;

/** How much of the centre circle men cover, from 0 to 1; by strips across it. */
export function centreCover(equipment: Equipment, men: readonly Point[]): number {
  const radius = equipment.markings.centreCircle / 2;
  const man = equipment.man.diameter / 2;
  let covered = 0;
  let whole = 0;
  for (let line = 0; line < LINES; line++) {
    const y = (((line + 0.5) / LINES) * 2 - 1) * radius;
    const reach = Math.sqrt(radius * radius - y * y);
    whole += 2 * reach;
    covered += coveredWidth(men, man, y, reach);
  }
  return covered / whole;
}

/** The length covered on one strip, where men may not overlap but strips of the circle end at its rim. */
function coveredWidth(men: readonly Point[], r: number, y: number, reach: number): number {
  let width = 0;
  for (const man of men) {
    const square = r * r - (y - man.y) * (y - man.y);
    if (square <= 0) continue;
    const half = Math.sqrt(square);
    const from = Math.max(man.x - half, -reach);
    const to = Math.min(man.x + half, reach);
    if (to > from) width += to - from;
  }
  return width;
}

/** The men that lie on the centre circle, wholly or in part, with the share of it each covers. */
export function onCentre<Man extends Point>(
  equipment: Equipment,
  men: readonly Man[],
): { readonly man: Man; readonly share: number }[] {
  const reach = (equipment.markings.centreCircle + equipment.man.diameter) / 2;
  return men
    .filter((man) => distance(man, { x: 0, y: 0 }) < reach)
    .map((man) => ({ man, share: centreCover(equipment, [man]) }));
}

/**
 * Where a man put on the centre covers the most of it that is free (laws 65a and 94a): as near to the middle
 * as the others let it.
 */
export function centrePlace(equipment: Equipment, men: readonly Point[]): Point {
  const middle = { x: 0, y: 0 };
  // A hair more than a diameter, so that the man put there overlaps nobody by rounding.
  const d = equipment.man.diameter * (1 + 1e-12);
  const circles = men.map((at) => ({ at, r: d }));
  const places: Point[] = [middle];
  circles.forEach((circle, n) => {
    const off = distance(circle.at, middle);
    if (off > 0) places.push({ x: circle.at.x * (1 - d / off), y: circle.at.y * (1 - d / off) });
    else places.push({ x: 0, y: d }, { x: 0, y: -d }, { x: d, y: 0 }, { x: -d, y: 0 });
    for (const other of circles.slice(0, n)) places.push(...crossings(circle, other));
  });
  const free = places.filter((place) => men.every((man) => distance(place, man) >= equipment.man.diameter));
  return free.reduce((a, b) => (distance(b, middle) < distance(a, middle) ? b : a));
}

/** Why a due or penalty man may not be placed somewhere (laws 84–86 and 89b). */
export type DueFault = 'outer-circle' | 'centre-circle' | 'man';

export function dueFault(equipment: Equipment, men: readonly Point[], at: Point): DueFault | null {
  const r = equipment.man.diameter / 2;
  const off = distance(at, { x: 0, y: 0 });
  if (off + r > equipment.markings.outerCircle / 2) return 'outer-circle';
  if (off < r + equipment.markings.centreCircle / 2) return 'centre-circle';
  return men.some((man) => distance(man, at) < 2 * r) ? 'man' : null;
}
