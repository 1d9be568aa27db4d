import type { Equipment, ManId, PlacedMan, Point } from '@opencarrom/physics';
import type { CarryRules } from './reducer.js';

/** For practice: any man may stand anywhere on the surface where it overlaps no other. */
export function arrangingRules(equipment: Equipment, men: readonly PlacedMan[]): CarryRules {
  const d = equipment.man.diameter;
  const fault = (id: ManId, at: Point) =>
    men.some((man) => man.id !== id && Math.hypot(man.x - at.x, man.y - at.y) < d) ? 'overlap' : null;
  return { men, fault, limit: (equipment.surface - d) / 2, onFault: 'back' };
}
