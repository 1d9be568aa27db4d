import { type Edge, type Equipment, type Point, pocketAt } from '@opencarrom/physics';

/** What a sliding disc meets first on its straight way, and where its own centre is then. */
export type Meeting =
  | {
      readonly kind: 'man';
      readonly at: Point;
      readonly distance: number;
      /** Which of the men, and the way it is sent (a unit vector). */
      readonly man: number;
      readonly sends: Point;
      /** How full the contact is: 1 head-on, 0 a graze. */
      readonly fullness: number;
    }
  | { readonly kind: 'cushion'; readonly at: Point; readonly distance: number; readonly side: Edge }
  | { readonly kind: 'pocket'; readonly at: Point; readonly distance: number };

/** Where a disc of this radius goes from a place, by geometry alone: spin does not bend a slide. */
export function firstMeeting(
  equipment: Equipment,
  from: Point,
  way: Point,
  radius: number,
  men: readonly Point[],
): Meeting {
  const edge = edgeMeeting(equipment, from, way, radius);
  const reach = radius + equipment.man.diameter / 2;
  let nearest = edge.distance;
  let struck = -1;
  for (let n = 0; n < men.length; n++) {
    const distance = distanceToCircle(from, way, men[n] as Point, reach);
    if (distance < nearest) {
      nearest = distance;
      struck = n;
    }
  }
  const man = men[struck];
  if (!man) return edge;
  const at = along(from, way, nearest);
  const sends = { x: (man.x - at.x) / reach, y: (man.y - at.y) / reach };
  const fullness = way.x * sends.x + way.y * sends.y;
  return { kind: 'man', at, distance: nearest, man: struck, sends, fullness };
}

/** Until a point on a ray comes within `reach` of a centre; Infinity when it never does, 0 when it is pushing into it. */
function distanceToCircle(from: Point, way: Point, centre: Point, reach: number): number {
  const dx = centre.x - from.x;
  const dy = centre.y - from.y;
  const ahead = dx * way.x + dy * way.y;
  if (ahead <= 0) return Number.POSITIVE_INFINITY;
  const aside = dx * way.y - dy * way.x;
  const square = reach * reach - aside * aside;
  if (square <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, ahead - Math.sqrt(square));
}

function edgeMeeting(equipment: Equipment, from: Point, way: Point, radius: number): Meeting {
  const limit = equipment.surface / 2 - radius;
  const alongX = way.x > 0 ? (limit - from.x) / way.x : way.x < 0 ? (-limit - from.x) / way.x : Infinity;
  const alongY = way.y > 0 ? (limit - from.y) / way.y : way.y < 0 ? (-limit - from.y) / way.y : Infinity;
  const distance = Math.max(0, Math.min(alongX, alongY));
  const corner = pocketAt(equipment);
  const hole = { x: way.x > 0 ? corner : -corner, y: way.y > 0 ? corner : -corner };
  const toHole = distanceToCircle(from, way, hole, equipment.pocket / 2);
  if (toHole < distance) return { kind: 'pocket', at: along(from, way, toHole), distance: toHole };
  const side: Edge = alongX < alongY ? (way.x > 0 ? 'E' : 'W') : way.y > 0 ? 'N' : 'S';
  return { kind: 'cushion', at: along(from, way, distance), distance, side };
}

function along(from: Point, way: Point, distance: number): Point {
  return { x: from.x + way.x * distance, y: from.y + way.y * distance };
}
