import type { View } from '../table/view.js';

/** May a disc that keeps `reach` from others go from one point to the other, but for the pieces named? */
export function isWayFree(
  view: View,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  reach: number,
  but: number,
  butAlso = -1,
): boolean {
  const { x, y, on } = view;
  const dx = bx - ax;
  const dy = by - ay;
  const far = dx * dx + dy * dy;
  for (let id = 0; id < 19; id++) {
    if (on[id] === 0 || id === but || id === butAlso) continue;
    if (isInTheWay(x[id] - ax, y[id] - ay, dx, dy, far, reach * reach)) return false;
  }
  return true;
}

/**
 * Would a disc that goes this way come too near to what lies there, seen from where it starts? What lies behind it does
 * not count. How far it goes and what is too near are given as squares: this is asked more often than anything else.
 */
export function isInTheWay(x: number, y: number, dx: number, dy: number, far: number, near: number): boolean {
  const along = x * dx + y * dy;
  if (along <= 0) return false;
  if (along < far) {
    const off = x * dy - y * dx;
    return off * off < near * far;
  }
  const ex = x - dx;
  const ey = y - dy;
  return ex * ex + ey * ey < near;
}

/** Can the centre of a disc of this radius be there? */
export const isInside = (view: View, x: number, y: number, radius: number): boolean => {
  const edge = view.measures.half - radius + 1e-9;
  return Math.abs(x) <= edge && Math.abs(y) <= edge;
};
