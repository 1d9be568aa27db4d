import { EDGES, type Edge, ICF } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { makeCamera, toBoard, toScreen, turnOf } from '../src/index.js';

const half = ICF.surface / 2;
const MIDDLE_OF: Readonly<Record<Edge, { x: number; y: number }>> = {
  S: { x: 0, y: -half },
  N: { x: 0, y: half },
  E: { x: half, y: 0 },
  W: { x: -half, y: 0 },
};
const OPPOSITE: Readonly<Record<Edge, Edge>> = { S: 'N', N: 'S', E: 'W', W: 'E' };
/** Who sits on the right hand of a player. */
const RIGHT: Readonly<Record<Edge, Edge>> = { S: 'E', E: 'N', N: 'W', W: 'S' };

describe.each(EDGES)('the board seen from %s', (seat) => {
  const camera = makeCamera(ICF, 'full', 900, 600, turnOf(seat));

  it('has that seat at the bottom, the other across, and its right hand on the right', () => {
    const own = toScreen(camera, MIDDLE_OF[seat]);
    const other = toScreen(camera, MIDDLE_OF[OPPOSITE[seat]]);
    const right = toScreen(camera, MIDDLE_OF[RIGHT[seat]]);
    expect(own.x).toBeCloseTo(450, 9);
    expect(own.y).toBeGreaterThan(500);
    expect(other.y).toBeLessThan(100);
    expect(right.x).toBeGreaterThan(650);
    expect(right.y).toBeCloseTo(300, 9);
  });

  it('finds a point on the screen again on the board', () => {
    for (const at of [
      { x: 0.1, y: -0.23 },
      { x: -0.31, y: 0.02 },
    ]) {
      const again = toBoard(camera, toScreen(camera, at));
      expect(again.x).toBeCloseTo(at.x, 12);
      expect(again.y).toBeCloseTo(at.y, 12);
    }
  });
});

describe('the frame', () => {
  it('is all on the canvas, and thin leaves more of it to the surface', () => {
    const full = makeCamera(ICF, 'full', 400, 800, 0);
    const thin = makeCamera(ICF, 'thin', 400, 800, 0);
    expect(full.scale * (ICF.surface + 2 * ICF.frame.breadth)).toBeLessThanOrEqual(400);
    expect(thin.scale * ICF.surface).toBeGreaterThan(0.94 * 400);
  });

  it('turned half way keeps distances', () => {
    const camera = makeCamera(ICF, 'full', 500, 500, 0.7);
    const a = toScreen(camera, { x: 0.1, y: 0.1 });
    const b = toScreen(camera, { x: -0.2, y: 0.1 });
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(0.3 * camera.scale, 9);
  });
});
