import { type Equipment, type Point, pocketAt } from '@opencarrom/physics';

/**
 * A shot with the queen that a man placed here would make. The laws forbid it; the classic edition's glossary
 * says what it is, and we read (docs/adr/0007):
 *   pair    the man lies near the queen, with space between them, and she faces a pocket;
 *   cannon  the same with no space: they touch.
 * Near: the gap is at most half a man's radius. Facing: the line from the man through the queen meets the
 * pocket, and no other man lies in the way. Whoever hits the man then pockets the queen.
 */
export function queenShot(
  equipment: Equipment,
  men: readonly (Point & { readonly id: string })[],
  at: Point,
): 'pair' | 'cannon' | null {
  const queen = men.find(({ id }) => id === 'queen');
  if (!queen) return null;
  const { diameter } = equipment.man;
  const dx = queen.x - at.x;
  const dy = queen.y - at.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const gap = apart - diameter;
  if (gap < -HAIR || gap > diameter / 4) return null;
  const others = men.filter((man) => man !== queen);
  if (!runsIntoPocket(equipment, others, queen, { x: dx / apart, y: dy / apart })) return null;
  return gap > HAIR ? 'pair' : 'cannon';
}

/** No hair shows between two men that are nearer than this. */
export const HAIR = 1e-6;

function runsIntoPocket(equipment: Equipment, men: readonly Point[], from: Point, way: Point): boolean {
  const corner = pocketAt(equipment);
  const pockets = [-corner, corner].flatMap((x) => [-corner, corner].map((y) => ({ x, y })));
  return pockets.some((pocket) => {
    const along = (pocket.x - from.x) * way.x + (pocket.y - from.y) * way.y;
    if (along <= 0 || offLine(from, way, pocket) > equipment.pocket / 2) return false;
    return !men.some((man) => isInTheWay(man, from, way, along, equipment.man.diameter));
  });
}

function isInTheWay(man: Point, from: Point, way: Point, until: number, diameter: number): boolean {
  const along = (man.x - from.x) * way.x + (man.y - from.y) * way.y;
  return along > 0 && along < until && offLine(from, way, man) < diameter;
}

const offLine = (from: Point, way: Point, at: Point): number =>
  Math.abs((at.x - from.x) * way.y - (at.y - from.y) * way.x);
