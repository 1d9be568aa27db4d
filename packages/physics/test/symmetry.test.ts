import {
  ICF,
  type ManId,
  momentAt,
  openingRack,
  type PieceId,
  simulate,
  withParts,
} from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';

const rack = openingRack(ICF);
const straight = { x: 0, y: -0.2526, vx: 0, vy: 5 };

/** The piece that lies where this one's mirror image would. */
function twins(): Map<PieceId, PieceId> {
  const pairs = rack.map(({ id, x, y }): [PieceId, PieceId] => {
    const twin = rack.find((other) => other.x === -x && other.y === y) as { id: ManId };
    return [id, twin.id];
  });
  return new Map([...pairs, ['striker', 'striker']]);
}

function asymmetryAt(speed: number, t: number, equipment = ICF): number {
  const stroke = { ...straight, vy: speed };
  const { trace } = simulate({ men: rack }, stroke, equipment, { trace: true });
  if (!trace) throw new Error('no trace');
  const pieces = new Map(momentAt(trace, t).map((piece) => [piece.id, piece]));
  let worst = 0;
  for (const [id, twinId] of twins()) {
    const one = pieces.get(id);
    const twin = pieces.get(twinId);
    if (!one || !twin) return one === twin ? worst : Infinity;
    const off = [one.x + twin.x, one.y - twin.y, one.vx + twin.vx, one.vy - twin.vy, one.spin + twin.spin];
    worst = Math.max(worst, ...off.map(Math.abs));
  }
  return worst;
}

describe('a break straight up the middle', () => {
  const firstHit = simulate({ men: rack }, straight).contacts[0]?.t ?? 0;

  it.each([1, 3, 5, 8])('at %i m/s is its own mirror image, to the bit, after the first impact', (v) => {
    const hit = simulate({ men: rack }, { ...straight, vy: v }).contacts[0]?.t ?? 0;
    expect(asymmetryAt(v, hit)).toBe(0);
    expect(asymmetryAt(v, hit + 0.001)).toBe(0);
  });

  it('moves every man it should, at once', () => {
    const { contacts } = simulate({ men: rack }, straight);
    const touched = new Set(contacts.filter(({ t }) => t === firstHit).flatMap(({ a, b }) => [a, b]));
    expect(touched.size).toBeGreaterThan(12);
  });

  it('stays so for a tenth of a second and more', () => {
    for (const t of [0.05, 0.1, 0.15]) expect(asymmetryAt(5, t)).toBeLessThan(1e-9);
  });

  it('without loss or friction between discs, too', () => {
    const lossless = withParts(ICF, {
      physics: { restitution: { men: 1, striker: 1, cushion: 1 }, contactFriction: { disc: 0, cushion: 0 } },
    });
    expect(asymmetryAt(5, firstHit, lossless)).toBe(0);
  });
});

describe('the order in which men are listed', () => {
  it('does not change a bit', () => {
    const stroke = { x: 0.03, y: -0.2526, vx: -0.2, vy: 5, spin: 20 };
    const hash = simulate({ men: rack }, stroke).hash;
    expect(simulate({ men: [...rack].reverse() }, stroke).hash).toBe(hash);
    expect(simulate({ men: rack }, stroke, ICF, { trace: true }).hash).toBe(hash);
  });
});
