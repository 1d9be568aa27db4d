import { type Equipment, halfOf, pocketAt } from './equipment.js';
import type { Edge } from './pieces.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Why a striker may not stand somewhere (laws 130 and 142). */
export type StrikerFault = 'base-lines' | 'base-circle' | 'arrow' | 'man';

/** Rounding must not refuse a striker that touches a line exactly. */
const ROUNDING = 1e-12;

/**
 * A point as the player at that side sees it: x to his right, y from his own frame's edge inwards, so that
 * one set of rules serves all four sides.
 */
function seenFrom(side: Edge, at: Point, half: number): Point {
  if (side === 'S') return { x: at.x, y: at.y + half };
  if (side === 'N') return { x: -at.x, y: half - at.y };
  if (side === 'E') return { x: at.y, y: half - at.x };
  return { x: -at.y, y: at.x + half };
}

function boardPoint(side: Edge, at: Point, half: number): Point {
  if (side === 'S') return { x: at.x, y: at.y - half };
  if (side === 'N') return { x: -at.x, y: half - at.y };
  if (side === 'E') return { x: half - at.y, y: at.x };
  return { x: at.y - half, y: -at.x };
}

/** What a striker's placing is measured against, for the player at a side. */
interface BaseStrip {
  /** Distance of the middle between the two lines from the frame. */
  readonly middle: number;
  /** How far off the middle a striker still touches both lines. */
  readonly play: number;
  /** Where the base circles' centres are, left and right, and their radius. */
  readonly circleAt: number;
  readonly circleRadius: number;
  /** The ends of an arrow, from the board's centre along the diagonal. */
  readonly arrowFrom: number;
  readonly arrowTo: number;
}

function baseStrip(equipment: Equipment): BaseStrip {
  const { baseLine, baseCircle, arrow } = equipment.markings;
  const tip = pocketAt(equipment) * Math.sqrt(2) - equipment.pocket / 2 - arrow.fromPocket;
  return {
    middle: baseLine.fromFrame + baseLine.gap / 2,
    play: equipment.striker.diameter / 2 - baseLine.gap / 2,
    circleAt: (baseLine.length - baseCircle.diameter) / 2,
    circleRadius: baseCircle.diameter / 2,
    arrowFrom: tip - arrow.length,
    arrowTo: tip,
  };
}

/**
 * What is wrong with a striker at this place for the player at that side, or null: it must touch both base
 * lines (130a), cover a base circle wholly or leave it alone, keep off the arrow (130b), and touch no man.
 */
export function strikerFault(
  equipment: Equipment,
  side: Edge,
  men: readonly Point[],
  at: Point,
): StrikerFault | null {
  const half = halfOf(equipment);
  const seen = seenFrom(side, at, half);
  return faultSeen(
    equipment,
    baseStrip(equipment),
    men.map((man) => seenFrom(side, man, half)),
    seen,
  );
}

function faultSeen(
  equipment: Equipment,
  strip: BaseStrip,
  men: readonly Point[],
  at: Point,
): StrikerFault | null {
  const r = equipment.striker.diameter / 2;
  // Asked this way round, a place that is no place at all is off the base lines too.
  const between = Math.abs(at.y - strip.middle) <= strip.play + ROUNDING;
  const within = Math.abs(at.x) <= strip.circleAt + r - strip.circleRadius + ROUNDING;
  if (!between || !within) return 'base-lines';
  if (cutsCircle(strip, -strip.circleAt, r, at) || cutsCircle(strip, strip.circleAt, r, at))
    return 'base-circle';
  const nearest = Math.min(arrowDistance(equipment, strip, -1, at), arrowDistance(equipment, strip, 1, at));
  if (nearest <= r - ROUNDING) return 'arrow';
  const reach = r + equipment.man.diameter / 2;
  for (const man of men) if (distance(man, at) < reach - ROUNDING) return 'man';
  return null;
}

/** Does a striker there cover a part of the base circle, and not all of it? */
function cutsCircle({ middle, circleRadius }: BaseStrip, circleAt: number, r: number, at: Point): boolean {
  const off = lengthOf(at.x - circleAt, at.y - middle);
  return off > r - circleRadius + ROUNDING && off < r + circleRadius - ROUNDING;
}

/** From a point to the arrow on the player's left (−1) or right (1). */
function arrowDistance(equipment: Equipment, strip: BaseStrip, hand: number, at: Point): number {
  const half = halfOf(equipment);
  const root = Math.sqrt(0.5);
  const along = (at.x * hand + (half - at.y)) * root;
  const nearest = Math.min(Math.max(along, strip.arrowFrom), strip.arrowTo);
  return lengthOf(at.x - hand * nearest * root, at.y - (half - nearest * root));
}

/** The stretches of the base line's middle where the striker may stand, from the player's left to his right. */
export function strikerStretches(
  equipment: Equipment,
  side: Edge,
  men: readonly Point[],
): { readonly from: Point; readonly to: Point }[] {
  const half = halfOf(equipment);
  const strip = baseStrip(equipment);
  const seen = men.map((man) => seenFrom(side, man, half));
  const r = equipment.striker.diameter / 2;
  const cuts = [-strip.circleAt, strip.circleAt].flatMap((end) => [
    end - (r - strip.circleRadius),
    end + (r - strip.circleRadius),
    end - (r + strip.circleRadius),
    end + (r + strip.circleRadius),
  ]);
  const reach = r + equipment.man.diameter / 2;
  for (const man of seen) {
    const square = reach * reach - (man.y - strip.middle) * (man.y - strip.middle);
    if (square > 0) cuts.push(man.x - Math.sqrt(square), man.x + Math.sqrt(square));
  }
  for (const hand of [-1, 1]) {
    // Where the striker just touches the arrow's line, 45° to the base line.
    const cross = half - strip.middle;
    cuts.push(hand * (cross - r * Math.sqrt(2)), hand * (cross + r * Math.sqrt(2)));
  }
  cuts.sort((a, b) => a - b);
  const stretches: { from: number; to: number }[] = [];
  for (let n = 0; n + 1 < cuts.length; n++) {
    const from = cuts[n] as number;
    const to = cuts[n + 1] as number;
    if (faultSeen(equipment, strip, seen, { x: (from + to) / 2, y: strip.middle })) continue;
    const last = stretches.at(-1);
    if (last && last.to === from) last.to = to;
    else stretches.push({ from, to });
  }
  const point = (x: number) => boardPoint(side, { x, y: strip.middle }, half);
  return stretches.map(({ from, to }) => ({ from: point(from), to: point(to) }));
}

/**
 * Somewhere the striker may stand, the middle if it can be; null when the men leave no place at all, and the
 * board must be replayed (142). Exact: if there is any place, there is one at the end of a stretch, where two
 * limits cross, or at the side of a man.
 */
export function strikerPlace(equipment: Equipment, side: Edge, men: readonly Point[]): Point | null {
  const half = halfOf(equipment);
  const strip = baseStrip(equipment);
  // Only men this near can be touched by a striker between the lines.
  const near = strip.play + (equipment.striker.diameter + equipment.man.diameter) / 2 + ROUNDING;
  const seen = men
    .map((man) => seenFrom(side, man, half))
    .filter(({ y }) => Math.abs(y - strip.middle) <= near);
  const middle = { x: 0, y: strip.middle };
  if (faultSeen(equipment, strip, seen, middle) === null) return boardPoint(side, middle, half);
  const free = placesToTry(equipment, strip, seen).filter(
    (at) => faultSeen(equipment, strip, seen, at) === null,
  );
  if (free.length === 0) return null;
  const best = free.reduce((a, b) => (distance(b, middle) < distance(a, middle) ? b : a));
  return boardPoint(side, best, half);
}

function placesToTry(equipment: Equipment, strip: BaseStrip, men: readonly Point[]): Point[] {
  const r = equipment.striker.diameter / 2;
  const low = strip.middle - strip.play;
  const high = strip.middle + strip.play;
  const circles = men.map((man) => ({ at: man, r: r + equipment.man.diameter / 2 }));
  for (const end of [-strip.circleAt, strip.circleAt]) {
    circles.push({ at: { x: end, y: strip.middle }, r: r + strip.circleRadius });
    circles.push({ at: { x: end, y: strip.middle }, r: r - strip.circleRadius });
  }
  const points: Point[] = [
    { x: 0, y: strip.middle },
    { x: 0, y: low },
    { x: 0, y: high },
  ];
  for (const end of [-strip.circleAt, strip.circleAt]) points.push({ x: end, y: strip.middle });
  circles.forEach((circle, n) => {
    points.push({ x: circle.at.x - circle.r, y: circle.at.y }, { x: circle.at.x + circle.r, y: circle.at.y });
    for (const y of [low, strip.middle, high]) points.push(...onLevel(circle, y));
    for (const other of circles.slice(0, n)) points.push(...crossings(circle, other));
    points.push(...besideArrows(equipment, circle, r));
  });
  return points;
}

interface Circle {
  readonly at: Point;
  readonly r: number;
}

function onLevel({ at, r }: Circle, y: number): Point[] {
  const square = r * r - (y - at.y) * (y - at.y);
  if (square < 0) return [];
  return [
    { x: at.x - Math.sqrt(square), y },
    { x: at.x + Math.sqrt(square), y },
  ];
}

/** Where two circles cross. */
export function crossings(a: Circle, b: Circle): Point[] {
  const dx = b.at.x - a.at.x;
  const dy = b.at.y - a.at.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return [];
  const along = (d * d + a.r * a.r - b.r * b.r) / (2 * d);
  const square = a.r * a.r - along * along;
  if (square < 0) return [];
  const h = Math.sqrt(square);
  const x = a.at.x + (along * dx) / d;
  const y = a.at.y + (along * dy) / d;
  return [
    { x: x - (h * dy) / d, y: y + (h * dx) / d },
    { x: x + (h * dy) / d, y: y - (h * dx) / d },
  ];
}

/** Where a circle meets the line on which a striker just clears an arrow. */
function besideArrows(equipment: Equipment, { at, r }: Circle, clear: number): Point[] {
  const half = halfOf(equipment);
  const root = Math.sqrt(0.5);
  const points: Point[] = [];
  for (const hand of [-1, 1]) {
    // The arrow's line is hand · x = half − y; its unit normal points back towards the player's middle.
    const normal = { x: -hand * root, y: -root };
    for (const side of [-1, 1]) {
      const off = (at.x - 0) * normal.x + (at.y - half) * normal.y - side * clear;
      const square = r * r - off * off;
      if (square < 0) continue;
      const foot = { x: at.x - off * normal.x, y: at.y - off * normal.y };
      for (const sign of [-1, 1]) {
        const along = sign * Math.sqrt(square);
        points.push({ x: foot.x - along * normal.y, y: foot.y + along * normal.x });
      }
    }
  }
  return points;
}

/** How a man lies to a player's base lines: in front, on them (touching either, or between), or behind. */
export function standingAtBase(equipment: Equipment, side: Edge, man: Point): 'before' | 'on' | 'behind' {
  const { fromFrame, gap, length, thickness } = equipment.markings.baseLine;
  const seen = seenFrom(side, man, halfOf(equipment));
  const r = equipment.man.diameter / 2;
  if (seen.y - r > fromFrame + gap) return 'before';
  const aside = Math.max(Math.abs(seen.x) - length / 2, 0);
  const behindLines = Math.max(fromFrame - thickness - seen.y, 0);
  const beyondLines = Math.max(seen.y - fromFrame - gap, 0);
  const off = lengthOf(aside, behindLines + beyondLines);
  if (off <= r) return 'on';
  return seen.y < fromFrame ? 'behind' : 'before';
}

export const distance = (a: Point, b: Point): number => lengthOf(a.x - b.x, a.y - b.y);

const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
