import {
  centreCover,
  centrePlace,
  dueFault,
  EDGES,
  type Edge,
  ICF,
  onCentre,
  openingRack,
  standingAtBase,
  strikerFault,
  strikerPlace,
  strikerStretches,
} from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { randomFrom } from './boards.js';

const base = -0.2526;
const circleAt = 0.2191;

/** Turns a place seen by the player at the south to that of another side. */
function turned(side: Edge, { x, y }: { x: number; y: number }) {
  if (side === 'S') return { x, y };
  if (side === 'N') return { x: -x, y: -y };
  return side === 'E' ? { x: -y, y: x } : { x: y, y: -x };
}

describe.each(EDGES)('a striker put down by the player at %s', (side) => {
  const fault = (x: number, y: number, men: { x: number; y: number }[] = []) =>
    strikerFault(
      ICF,
      side,
      men.map((man) => turned(side, man)),
      turned(side, { x, y }),
    );

  it('must touch both base lines (130a)', () => {
    expect(fault(0, base)).toBeNull();
    expect(fault(0, base + 0.0047)).toBeNull();
    expect(fault(0, base - 0.0047)).toBeNull();
    expect(fault(0, base + 0.0049)).toBe('base-lines');
    expect(fault(0, base - 0.0049)).toBe('base-lines');
    expect(fault(0, 0)).toBe('base-lines');
    expect(fault(0.3, base)).toBe('base-lines');
  });

  it('must stand somewhere', () => {
    expect(fault(Number.NaN, base)).toBe('base-lines');
    expect(fault(0, Number.NaN)).toBe('base-lines');
    expect(fault(Number.POSITIVE_INFINITY, base)).toBe('base-lines');
  });

  it('covers a base circle wholly or leaves it alone (130b)', () => {
    expect(fault(circleAt, base)).toBeNull();
    expect(fault(-circleAt, base)).toBeNull();
    expect(fault(circleAt - 0.0047, base)).toBeNull();
    expect(fault(circleAt - 0.006, base)).toBe('base-circle');
    expect(fault(circleAt - 0.036, base)).toBe('base-circle');
    expect(fault(circleAt - 0.037, base)).toBeNull();
  });

  it('does not touch the arrow (130b)', () => {
    expect(fault(circleAt + 0.004, base)).toBeNull();
    expect(fault(circleAt + 0.0046, base)).toBe('arrow');
    expect(fault(-circleAt - 0.0046, base)).toBe('arrow');
  });

  it('does not touch a man', () => {
    const man = { x: 0.05, y: base };
    expect(fault(0, base, [man])).toBeNull();
    expect(fault(0.02, base, [man])).toBe('man');
  });

  it('has the whole line but the circles and their sides to stand on', () => {
    const stretches = strikerStretches(ICF, side, []);
    expect(stretches).toHaveLength(3);
    for (const { from, to } of stretches) {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      for (const at of [from, middle, to]) expect(strikerFault(ICF, side, [], at)).toBeNull();
    }
    const long = stretches[1];
    const wanted = 2 * (circleAt - (0.0413 + 0.0318) / 2);
    expect(
      Math.hypot((long?.to.x ?? 0) - (long?.from.x ?? 0), (long?.to.y ?? 0) - (long?.from.y ?? 0)),
    ).toBeCloseTo(wanted, 9);
  });
});

describe('any place left for the striker (142)', () => {
  const row = (gap: number) =>
    Array.from({ length: 19 }, (_, n) => ({ x: (n - 9) * gap, y: base })).filter(
      ({ x }) => Math.abs(x) < 0.26,
    );

  it('is found on an empty line, in the middle', () => {
    expect(strikerPlace(ICF, 'S', [])?.x).toBeCloseTo(0, 12);
    expect(strikerPlace(ICF, 'S', [])?.y).toBeCloseTo(base, 12);
  });

  it('is none when men lie side by side all along it', () => {
    expect(strikerPlace(ICF, 'S', row(0.033))).toBeNull();
    expect(strikerStretches(ICF, 'S', row(0.033))).toEqual([]);
  });

  it('is found in the only gap wide enough', () => {
    const men = row(0.033).filter(({ x }) => Math.abs(x - 0.066) > 0.02);
    const shifted = men.map((man) => (man.x > 0.066 ? { ...man, x: man.x + 0.008 } : man));
    const place = strikerPlace(ICF, 'S', shifted);
    expect(place).not.toBeNull();
    if (place) expect(strikerFault(ICF, 'S', shifted, place)).toBeNull();
  });

  it('is found wherever a search by small steps finds one', () => {
    const random = randomFrom(3);
    let tight = 0;
    for (let n = 0; n < 150; n++) {
      const men = Array.from({ length: 19 }, () => ({
        x: (random() - 0.5) * 0.5,
        y: base + (random() - 0.5) * 0.03,
      }));
      const found = strikerPlace(ICF, 'S', men);
      if (found) expect(strikerFault(ICF, 'S', men, found)).toBeNull();
      else {
        tight++;
        for (let x = -0.23; x < 0.23; x += 0.002) {
          for (let y = -0.0047; y < 0.0048; y += 0.00235) {
            expect(strikerFault(ICF, 'S', men, { x, y: base + y })).not.toBeNull();
          }
        }
      }
    }
    expect(tight).toBeGreaterThan(5);
    expect(tight).toBeLessThan(145);
  });
});

describe('a man at the base lines', () => {
  it.each([
    ['before', 0, -0.2],
    ['on', 0, base],
    ['on', 0.1, base + 0.0315],
    ['before', 0.1, base + 0.032],
    ['on', 0, -0.285],
    ['behind', 0, -0.3],
    ['behind', 0.3, -0.34],
    ['before', 0.33, base],
  ] as const)('lies %s them at (%f, %f)', (standing, x, y) => {
    for (const side of EDGES) expect(standingAtBase(ICF, side, turned(side, { x, y }))).toBe(standing);
  });
});

describe('the centre circle', () => {
  it('is covered by a man on it, wholly; by one half a diameter off, by the lens of two circles', () => {
    expect(centreCover(ICF, [])).toBe(0);
    expect(centreCover(ICF, [{ x: 0, y: 0 }])).toBeCloseTo(1, 9);
    // Two equal circles a radius apart share 2π/3 − √3/2 of r².
    const lens = (2 / 3 - Math.sqrt(3) / (2 * Math.PI)) as number;
    expect(centreCover(ICF, [{ x: 0.0159, y: 0 }])).toBeCloseTo(lens, 4);
    expect(
      onCentre(ICF, [
        { x: 0.0159, y: 0 },
        { x: 0.1, y: 0 },
      ]),
    ).toHaveLength(1);
  });

  it('takes a man back as near to the middle as the others let it (65a, 94a)', () => {
    expect(centrePlace(ICF, [])).toEqual({ x: 0, y: 0 });
    const beside = centrePlace(ICF, [{ x: 0.01, y: 0 }]);
    expect(beside.x).toBeCloseTo(0.01 - 0.0318, 9);
    expect(beside.y).toBeCloseTo(0, 9);
    const random = randomFrom(5);
    for (let n = 0; n < 50; n++) {
      const men: { x: number; y: number }[] = [];
      while (men.length < 6) {
        const man = { x: (random() - 0.5) * 0.14, y: (random() - 0.5) * 0.14 };
        if (men.every((other) => Math.hypot(man.x - other.x, man.y - other.y) > 0.0318)) men.push(man);
      }
      const place = centrePlace(ICF, men);
      const free = (x: number, y: number) => men.every((man) => Math.hypot(man.x - x, man.y - y) >= 0.0318);
      expect(free(place.x, place.y)).toBe(true);
      const off = Math.hypot(place.x, place.y);
      for (let r = 0; r < off - 0.0005; r += 0.001) {
        for (let turn = 0; turn < 6.28; turn += 0.05)
          expect(free(r * Math.cos(turn), r * Math.sin(turn))).toBe(false);
      }
    }
  });

  it('and the outer circle bound where dues are placed (84, 86, 89b)', () => {
    expect(dueFault(ICF, [], { x: 0.05, y: 0 })).toBeNull();
    expect(dueFault(ICF, [], { x: 0.07, y: 0 })).toBe('outer-circle');
    expect(dueFault(ICF, [], { x: 0.03, y: 0 })).toBe('centre-circle');
    expect(dueFault(ICF, [{ x: 0.05, y: 0.03 }], { x: 0.05, y: 0 })).toBe('man');
  });
});

describe('the opening arrangement (41)', () => {
  const rack = openingRack(ICF);
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.hypot(a.x - b.x, a.y - b.y);

  it('has the queen in the centre, nine men of either colour, all inside the outer circle', () => {
    expect(rack).toHaveLength(19);
    expect(new Set(rack.map(({ id }) => id)).size).toBe(19);
    expect(rack[0]).toEqual({ id: 'queen', x: 0, y: 0 });
    for (const man of rack) expect(Math.hypot(man.x, man.y) + 0.0159).toBeLessThan(0.085);
  });

  it('touches everywhere: 42 contacts, no overlap', () => {
    let contacts = 0;
    rack.forEach((a, n) => {
      for (const b of rack.slice(0, n)) {
        expect(apart(a, b)).toBeGreaterThan(0.0318 - 1e-15);
        if (apart(a, b) < 0.0318 + 1e-12) contacts++;
      }
    });
    expect(contacts).toBe(42);
  });

  it('has colours in turn round either ring, and a white Y with its stem to the south', () => {
    const ring = (least: number, most: number) =>
      rack
        .filter((man) => Math.hypot(man.x, man.y) > least && Math.hypot(man.x, man.y) < most)
        .sort((a, b) => Math.atan2(a.x, a.y) - Math.atan2(b.x, b.y))
        .map(({ id }) => id[0])
        .join('');
    expect(ring(0.03, 0.033)).toMatch(/^(wb){3}$|^(bw){3}$/);
    expect(ring(0.05, 0.065)).toMatch(/^(wb){6}$|^(bw){6}$/);
    for (const [x, y] of [
      [0, -1],
      [Math.sqrt(0.75), 0.5],
      [-Math.sqrt(0.75), 0.5],
    ] as const) {
      for (const n of [1, 2]) {
        const man = rack.find((other) => apart(other, { x: n * 0.0318 * x, y: n * 0.0318 * y }) < 1e-9);
        expect(man?.id).toMatch(/^w/);
      }
    }
  });
});
