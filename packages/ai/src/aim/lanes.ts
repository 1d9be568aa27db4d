import type { View } from '../view.js';

/** May a disc that keeps `reach` from others go from one point to the other, but for the pieces named? */
export function isLaneFree(
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
  const square = dx * dx + dy * dy;
  const limit = reach * reach;
  for (let id = 0; id < 19; id++) {
    if (on[id] === 0 || id === but || id === butAlso) continue;
    const mx = x[id] - ax;
    const my = y[id] - ay;
    const along = mx * dx + my * dy;
    if (along <= 0) continue;
    if (along >= square) {
      const ex = x[id] - bx;
      const ey = y[id] - by;
      if (ex * ex + ey * ey < limit) return false;
    } else {
      const off = mx * dy - my * dx;
      if (off * off < limit * square) return false;
    }
  }
  return true;
}

/** Can the centre of a disc of this radius be there? */
export const isInside = (view: View, x: number, y: number, radius: number): boolean => {
  const edge = view.ground.half - radius + 1e-9;
  return Math.abs(x) <= edge && Math.abs(y) <= edge;
};
