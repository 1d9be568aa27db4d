import { ICF, type Point } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { type AimAction, type AimState, readAim, startAim } from '../src/index.js';
import { after, finger, rulesFor } from './boards.js';

const BASE = -(ICF.surface / 2 - ICF.markings.baseLine.fromFrame - ICF.markings.baseLine.gap / 2);
const home = { x: 0, y: BASE };
const rules = rulesFor('S');
const degrees = (state: AimState) => readAim(state, rules).degrees;

function expectAt(at: Point, x: number): void {
  expect(at.x).toBeCloseTo(x, 9);
  expect(at.y).toBeCloseTo(BASE, 9);
}

/** Where a finger must go for the striker to leave at so many degrees to the right of straight ahead. */
const drawnFor = (angle: number, pull = 0.1, from: Point = home): Point => {
  const radians = (angle * Math.PI) / 180;
  return { x: from.x - pull * Math.sin(radians), y: from.y - pull * Math.cos(radians) };
};
/** A hand's way from one place to another, in steps no longer than this. */
const through = (from: Point, to: Point, steps = 12): Point[] =>
  Array.from({ length: steps + 1 }, (_, n) => ({
    x: from.x + ((to.x - from.x) * n) / steps,
    y: from.y + ((to.y - from.y) * n) / steps,
  }));
const every5 = (from: number, to: number) =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, n) => from + 5 * n);

describe('a pull while the striker is placed', () => {
  it.each(every5(-60, 60))('at %i° aims there', (angle) => {
    for (const far of [0.05, 0.1, 0.16]) {
      const state = after(rules, ...finger(through(home, drawnFor(angle, far))));
      expect(state.stage).toBe('struck');
      expect(degrees(state)).toBeCloseTo(angle, 6);
      expectAt(state.place, 0);
    }
  });

  it('slides the striker where it goes along the line', () => {
    for (const angle of [70, 80, 90, 100, -75, -90]) {
      const state = after(rules, ...finger(through(home, drawnFor(angle))));
      expect(state).toMatchObject({ stage: 'ready', angle: startAim(rules).angle });
      expect(state.place.x).toBeCloseTo(drawnFor(angle).x, 9);
    }
  });

  it('that begins along the line and turns back before it has shown what it does leaves the striker where it was', () => {
    const way = [home, { x: 0.009, y: BASE }, { x: 0.012, y: BASE - 0.01 }, { x: 0.01, y: BASE - 0.09 }];
    const state = after(rules, ...finger(way, 16, false));
    expect(state.stage).toBe('pulling');
    expectAt(state.place, 0);
  });

  it('that has begun goes round to every direction', () => {
    const round = every5(0, 170).map((angle) => drawnFor(angle));
    const state = after(rules, ...finger([home, ...round], 16, false));
    expect(state).toMatchObject({ stage: 'pulling', cancelling: false });
    expect(degrees(state)).toBeCloseTo(170, 6);
  });
});

describe('a striker that is aimed', () => {
  const held: readonly (readonly [string, AimAction[]])[] = [
    ['by a tap on the board', finger([{ x: 0.2, y: 0.1 }])],
    ['by a key', [{ type: 'hold' }]],
    ['by a flick that stopped', finger([home, { x: 0, y: BASE + 0.04 }, { x: 0, y: BASE + 0.0401 }], 400)],
  ];

  it.each(every5(-115, 115))('is pulled at %i°, also where it would slide before', (angle) => {
    for (const far of [0.05, 0.1, 0.16]) {
      const state = after(rules, { type: 'hold' }, ...finger(through(home, drawnFor(angle, far))));
      expect(state.stage).toBe('struck');
      expect(degrees(state)).toBeCloseTo(angle, 6);
      expectAt(state.place, 0);
    }
  });

  it.each([120, 135, 150, 165, 180, -170, -150, -125])(
    'that looks back is pulled at %i°, off the near cushion',
    (angle) => {
      const behind = finger([{ x: 0, y: BASE - 0.09 }]);
      const state = after(rules, ...behind, ...finger(through(home, drawnFor(angle, 0.12))));
      expect(state.stage).toBe('struck');
      // Straight back is what was tapped: a pull that goes about that way keeps it.
      if (Math.abs(angle) < 155) expect(degrees(state)).toBeCloseTo(angle, 6);
      else expect(Math.abs(degrees(state))).toBeGreaterThan(165);
    },
  );

  it.each(held)('%s, is placed again by whoever touches the line, and keeps its aim', (_, aimed) => {
    const before = after(rules, ...aimed);
    expect(before.stage).toBe('aimed');
    const tapped = after(rules, ...aimed, ...finger([{ x: 0.12, y: BASE + 0.01 }]));
    expect(tapped).toMatchObject({ stage: 'ready', angle: before.angle });
    expectAt(tapped.place, 0.12);
    const slid = after(
      rules,
      ...aimed,
      ...finger([
        { x: 0.12, y: BASE },
        { x: 0.08, y: BASE + 0.01 },
      ]),
    );
    expect(slid).toMatchObject({ stage: 'ready', angle: before.angle });
    expectAt(slid.place, 0.08);
  });

  it.each(held)('%s, is struck forwards by a flick', (_, aimed) => {
    const push = [home, { x: 0, y: BASE + 0.02 }, { x: 0, y: BASE + 0.05 }, { x: 0, y: BASE + 0.09 }];
    const state = after(rules, ...aimed, ...finger(push, 10));
    expect(state.stage).toBe('struck');
    expect(degrees(state)).toBeCloseTo(0, 6);
  });

  it.each(held)('%s, stays so when a pull is taken back', (_, aimed) => {
    const before = after(rules, ...aimed);
    expect(after(rules, ...aimed, ...finger([home, { x: 0, y: BASE - 0.1 }, home]))).toEqual(before);
  });
});

describe('an aim that was taken', () => {
  const fine: AimAction[] = [
    { type: 'turn', by: -0.2 },
    { type: 'turn', by: -0.0003 },
  ];
  const taken = degrees(after(rules, ...fine));

  it.each([-9, -4, 0, 3, 8])('survives a pull that is %i° off it, to the hair', (off) => {
    const state = after(rules, ...fine, ...finger(through(home, drawnFor(taken + off, 0.12))));
    expect(state.stage).toBe('struck');
    expect(state.angle).toBe(after(rules, ...fine).angle);
    expect(state.power).toBeGreaterThan(0.5);
  });

  it('goes with a finger that means somewhere else, without a jump', () => {
    let last = taken;
    for (let off = 0; off <= 40; off += 1) {
      const state = after(rules, ...fine, ...finger([home, drawnFor(taken + off, 0.12)], 16, false));
      expect(degrees(state) - last).toBeLessThan(2);
      last = degrees(state);
    }
    expect(last).toBeCloseTo(taken + 40, 6);
  });

  it('stays when the striker is placed anew', () => {
    const moved = after(rules, ...fine, ...finger([{ x: 0.1, y: BASE }]));
    expect(moved).toMatchObject({ stage: 'ready', isTaken: true, angle: after(rules, ...fine).angle });
  });
});

describe('a slow hand', () => {
  /** Drawn back to half the power, rested, then sideways by so many pixels, one in so many milliseconds. */
  const sideways = (pixels: number, pace: number): AimAction[] => {
    const pixel = 1 / 505;
    const low = { x: 0, y: BASE - 0.0956 };
    const down = { type: 'press', at: home, time: 0, reach: 0.05, slop: 8 * pixel, pixel } as const;
    const steps = Array.from(
      { length: pixels },
      (_, n): AimAction => ({
        type: 'drag',
        at: { x: low.x - (n + 1) * pixel, y: low.y },
        time: 600 + (n + 1) * pace,
      }),
    );
    return [down, { type: 'drag', at: low, time: 100 }, { type: 'drag', at: low, time: 600 }, ...steps];
  };

  it('turns by less than an eighth of a degree a pixel, at half the power on a phone', () => {
    const [before, state] = [after(rules, ...sideways(0, 50)), after(rules, ...sideways(1, 50))];
    expect(before.power).toBeCloseTo(0.5, 2);
    expect(degrees(state)).toBeGreaterThan(0.05);
    expect(degrees(state)).toBeLessThan(0.125);
    expect(degrees(after(rules, ...sideways(8, 50)))).toBeLessThan(1);
  });

  it('that is in a hurry aims where it points', () => {
    const state = after(rules, ...sideways(30, 2));
    const pointed = (Math.atan2(30 / 505, 0.0956) * 180) / Math.PI;
    expect(Math.abs(degrees(state) - pointed)).toBeLessThan(3);
  });

  it('turns by hairs on the board too', () => {
    const from = { x: 0, y: 0.1 };
    const slow = after(rules, ...finger([from, { x: 0.009, y: 0.1 }, { x: 0.01, y: 0.1 }], 100, false));
    const step = after(rules, ...finger([from, { x: 0.009, y: 0.1 }], 100, false));
    expect(Math.abs(degrees(slow) - degrees(step))).toBeLessThanOrEqual(0.03);
  });
});

describe('a hand that has drawn back and swings round', () => {
  const PHONE = 1 / 505;
  const far = ICF.striker.diameter / 2 + 0.075;
  /** At half the power, fast at first and slower towards the end, as hands go; at last it rests. */
  const swung = (to: number, time: number): AimState => {
    const shares = (steps: number) => Array.from({ length: steps }, (_, n) => 1 - (1 - (n + 1) / steps) ** 2);
    const way = [
      ...shares(20).map((share) => drawnFor(0, far * share)),
      ...shares(Math.round(time / 16)).map((share) => drawnFor(to * share, far)),
    ];
    const moves = way.map((at, n): AimAction => ({ type: 'drag', at, time: 16 * (n + 1) }));
    const down = { type: 'press', at: home, time: 0, reach: 0.05, slop: 8 * PHONE, pixel: PHONE } as const;
    return after(rules, { type: 'hold' }, down, ...moves);
  };
  const behind = (to: number, time: number): number =>
    (((to - degrees(swung(to, time))) * Math.PI) / 180) * (far / PHONE);

  it.each([30, 60, 85])('to %i° in a moment takes the aim with it', (to) => {
    expect(to - degrees(swung(to, 200))).toBeLessThan(9);
  });

  it.each([30, 60, 85, 115])('to %i° is never far ahead of its aim, however slow it is', (to) => {
    for (const time of [350, 500, 900, 1500, 3000]) expect(behind(to, time)).toBeLessThan(13);
  });

  it('by a hair means hairs', () => {
    for (const time of [200, 500, 900]) expect(degrees(swung(5, time))).toBeLessThan(0.6);
  });

  it('goes as far to the left as to the right', () => {
    expect(degrees(swung(60, 900)) + degrees(swung(-60, 900))).toBeCloseTo(0, 6);
  });
});

describe('power that is locked', () => {
  const locked: AimAction[] = [
    { type: 'power', to: 0.3 },
    { type: 'lock-power', to: true },
  ];

  it('stays as it is however far a finger draws back', () => {
    const state = after(rules, ...locked, ...finger([home, { x: 0, y: BASE - 0.15 }]));
    expect(state).toMatchObject({ stage: 'struck', power: 0.3 });
  });

  it('is still taken back by returning to the striker', () => {
    const state = after(rules, ...locked, ...finger([home, { x: 0, y: BASE - 0.1 }, home]));
    expect(state).toMatchObject({ stage: 'ready', power: 0.3 });
  });

  it('can still be set beside the board', () => {
    expect(after(rules, ...locked, { type: 'raise', by: 0.1 }).power).toBeCloseTo(0.4, 9);
  });
});
