import { ICF, simulate, withParts } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';

const at = (ICF.surface - ICF.pocket) / 2;
const mouth = ICF.pocket / 2;

describe('a pocket', () => {
  it.each([
    ['NE', 1, 1],
    ['SE', 1, -1],
    ['SW', -1, -1],
    ['NW', -1, 1],
  ] as const)('%s takes a disc struck straight at it, at any speed', (pocket, sx, sy) => {
    for (const v of [0.8, 1, 2, 4, 8]) {
      const { pocketed, rest } = simulate({ men: [] }, { x: 0, y: 0, vx: sx * v, vy: sy * v });
      expect(pocketed).toMatchObject([{ id: 'striker', pocket }]);
      expect(rest).toEqual([]);
    }
  });

  it('takes a slow disc over the edge of its mouth, and lets a fast one pass', () => {
    const across = (v: number) =>
      simulate({ men: [] }, { x: at - 0.1, y: at - 0.6 * mouth, vx: v, vy: 0 }).pocketed[0];
    expect(across(0.6)).toMatchObject({ pocket: 'NE', touched: [] });
    expect(across(7)?.pocket).not.toBe('NE');
  });

  it('rejects a fast disc with its far wall as a cushion', () => {
    const { contacts, pocketed } = simulate({ men: [] }, { x: at - 0.2, y: at - 0.7 * mouth, vx: 6, vy: 0 });
    expect(contacts[0]).toMatchObject({ a: 'striker', b: 'cushion:E' });
    expect(pocketed[0]?.pocket).not.toBe('NE');
  });

  it('takes what comes to rest with its centre over the hole', () => {
    const g = ICF.physics.friction * ICF.physics.gravity;
    // It would stop just inside the rim.
    const v = Math.sqrt(2 * g * (0.2 + 0.002));
    const { pocketed } = simulate({ men: [] }, { x: at - mouth - 0.2, y: at, vx: v, vy: 0 });
    expect(pocketed).toHaveLength(1);
    const short = Math.sqrt(2 * g * (0.2 - 0.002));
    const outcome = simulate({ men: [] }, { x: at - mouth - 0.2, y: at, vx: short, vy: 0 });
    expect(outcome.pocketed).toEqual([]);
    expect(outcome.rest[0]?.x).toBeCloseTo(at - mouth - 0.002, 9);
  });

  it('takes at once a man put down over it', () => {
    const men = [{ id: 'w1' as const, x: at, y: -at }];
    const { pocketed } = simulate({ men }, { x: 0, y: -0.2526, vx: 0, vy: 0.5 });
    expect(pocketed).toMatchObject([{ id: 'w1', pocket: 'SE', t: 0, touched: [] }]);
  });

  it('says in order what fell, and what each had touched', () => {
    const men = [
      { id: 'w1' as const, x: 0.31, y: 0.31 },
      { id: 'b1' as const, x: 0.2, y: 0.2 },
    ];
    const { pocketed } = simulate({ men }, { x: 0, y: 0, vx: 2.5, vy: 2.5 });
    expect(pocketed.map(({ id }) => id)).toContain('w1');
    expect(pocketed[0]).toMatchObject({ id: 'w1', pocket: 'NE', touched: ['b1'] });
    expect(pocketed.every(({ t }, n) => n === 0 || t >= (pocketed[n - 1]?.t ?? 0))).toBe(true);
  });

  it('leaves no disc for ever in its rounded corner, however small the disc', () => {
    const tiny = withParts(ICF, {
      striker: { diameter: 0.01 },
      physics: { mouth: { rejectSpeed: 0.1, least: 0.01 } },
    });
    for (let n = 0; n < 60; n++) {
      const aside = (n - 30) * 0.0006;
      const stroke = { x: 0.25 + aside, y: 0.25 - aside, vx: 2, vy: 2 };
      const { rest, pocketed } = simulate({ men: [] }, stroke, tiny);
      for (const { x, y } of rest)
        expect(Math.hypot(Math.abs(x) - at, Math.abs(y) - at)).toBeGreaterThan(mouth);
      expect(rest.length + pocketed.length).toBe(1);
    }
  });
});
