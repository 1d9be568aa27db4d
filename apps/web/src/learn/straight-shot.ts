import {
  type Edge,
  ICF,
  type PlacedMan,
  type Point,
  pocketAt,
  type Stroke,
  simulate,
  strikerStretches,
} from '@opencarrom/physics';

/** Wider than this nobody calls a cut straight on: the cosine of the angle between striker and coin. */
const WIDEST = 0.5;
/** So many places along each stretch of the base line are looked at. */
const PLACES = 7;
const SPEED = 2.2;
/** A hand slips by this much, in radians, to either side; the shot must forgive it. */
const SLIP = 0.006;

/** A shot without a frame that a fair hand at this seat would make, or null. */
export function straightShot(men: readonly PlacedMan[], side: 'white' | 'black', seat: Edge): Stroke | null {
  const places = strikerStretches(ICF, seat, men).flatMap(({ from, to }) =>
    Array.from({ length: PLACES }, (_, n) => between(from, to, n / (PLACES - 1))),
  );
  for (const man of men.filter(({ id }) => id.startsWith(side.slice(0, 1))))
    for (const pocket of POCKETS)
      for (const place of places) {
        const stroke = towards(place, man, pocket);
        if (stroke && [0, -SLIP, SLIP].every((slip) => pots(men, turned(stroke, slip), man))) return stroke;
      }
  return null;
}

const hole = pocketAt(ICF);
const POCKETS: readonly Point[] = [-hole, hole].flatMap((x) => [-hole, hole].map((y) => ({ x, y })));

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The striker sent to where it drives the man at the pocket. */
function towards(place: Point, man: Point, pocket: Point): Stroke | null {
  const away = Math.hypot(pocket.x - man.x, pocket.y - man.y);
  const touch = (ICF.man.diameter + ICF.striker.diameter) / 2 / away;
  const at = { x: man.x - (pocket.x - man.x) * touch, y: man.y - (pocket.y - man.y) * touch };
  const way = Math.hypot(at.x - place.x, at.y - place.y);
  if (way === 0) return null;
  const [x, y] = [(at.x - place.x) / way, (at.y - place.y) / way];
  const straightness = (x * (pocket.x - man.x) + y * (pocket.y - man.y)) / away;
  return straightness < WIDEST ? null : { ...place, vx: SPEED * x, vy: SPEED * y };
}

const turned = (stroke: Stroke, by: number): Stroke => ({
  ...stroke,
  vx: stroke.vx * Math.cos(by) - stroke.vy * Math.sin(by),
  vy: stroke.vx * Math.sin(by) + stroke.vy * Math.cos(by),
});

function pots(men: readonly PlacedMan[], stroke: Stroke, man: PlacedMan): boolean {
  const fallen = simulate({ men }, stroke, ICF).pocketed.map(({ id }) => id);
  return fallen.includes(man.id) && !fallen.includes('striker');
}
