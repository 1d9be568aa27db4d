import { EDGES, ICF, type PlacedMan, type Point, simulate } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { type AimState, aimReducer, readAim, speedOf, startAim, strokeOf } from '../src/index.js';
import { after, finger, rulesFor } from './boards.js';

const BASE = -(ICF.surface / 2 - ICF.markings.baseLine.fromFrame - ICF.markings.baseLine.gap / 2);
const home = { x: 0, y: BASE };
const rules = rulesFor('S');
const degrees = (state: AimState) => readAim(state, rules).degrees;

function expectAt(at: Point, x: number, y = BASE): void {
  expect(at.x).toBeCloseTo(x, 9);
  expect(at.y).toBeCloseTo(y, 9);
}

describe('where the striker stands', () => {
  it('is the middle of the base line at first, looking straight ahead, from every seat', () => {
    for (const seat of EDGES) {
      const own = rulesFor(seat);
      const reading = readAim(startAim(own), own);
      expect(reading).toMatchObject({ across: 0, degrees: 0, power: 50, spin: 0 });
    }
  });

  it('is beside a man that takes the middle', () => {
    const blocked = rulesFor('S', [{ id: 'w1', x: 0.001, y: BASE }]);
    const { place } = startAim(blocked);
    const reach = (ICF.striker.diameter + ICF.man.diameter) / 2;
    expect(place.x).toBeCloseTo(0.001 - reach, 6);
  });

  it('follows a finger that slides it, without jumping under it', () => {
    const state = after(
      rules,
      ...finger(
        [
          { x: 0.01, y: BASE },
          { x: 0.06, y: BASE + 0.005 },
        ],
        16,
        false,
      ),
    );
    expect(state.stage).toBe('sliding');
    expectAt(state.place, 0.05);
  });

  it('stops at the end of the last stretch', () => {
    const state = after(rules, ...finger([home, { x: 0.36, y: BASE }]));
    expect(state.stage).toBe('ready');
    expectAt(state.place, rules.stretches.at(-1)?.to.x ?? Number.NaN);
  });

  it('snaps to the nearer side of a man on the line', () => {
    const blocked = rulesFor('S', [{ id: 'w1', x: 0.1, y: BASE }]);
    const reach = (ICF.striker.diameter + ICF.man.diameter) / 2;
    expectAt(after(blocked, { type: 'place', at: { x: 0.09, y: BASE } }).place, 0.1 - reach);
    expectAt(after(blocked, { type: 'place', at: { x: 0.11, y: BASE } }).place, 0.1 + reach);
  });

  it('comes to where the base line is pressed', () => {
    const state = after(rules, ...finger([{ x: 0.12, y: BASE + 0.01 }]));
    expect(state.stage).toBe('ready');
    expectAt(state.place, 0.12);
  });

  it('moves by steps to the player’s right from every seat, and over a man in the way', () => {
    for (const seat of EDGES) {
      const own = rulesFor(seat);
      expect(readAim(after(own, { type: 'slide', by: 0.01 }), own).across).toBe(10);
    }
    const blocked = rulesFor('S', [{ id: 'w1', x: 0.05, y: BASE }]);
    const reach = (ICF.striker.diameter + ICF.man.diameter) / 2;
    const before = after(blocked, { type: 'place', at: { x: 0.05 - reach, y: BASE } });
    const { place } = aimReducer(before, { type: 'slide', by: 0.01 }, blocked);
    expect(place.x).toBeGreaterThanOrEqual(0.05 + reach - 1e-9);
  });

  it('stays when there is nowhere to stand', () => {
    const nowhere = rulesFor('S', [], { stretches: [] });
    expectAt(after(nowhere, { type: 'slide', by: 0.01 }).place, 0);
    expectAt(after(nowhere, { type: 'place', at: { x: 0.1, y: BASE } }).place, 0);
  });

  it('may err on a free board, but never into a man or off the surface', () => {
    const free = rulesFor('S', [{ id: 'w1', x: 0.1, y: BASE }], { free: true });
    expectAt(after(free, { type: 'place', at: { x: 0.217, y: BASE + 0.02 } }).place, 0.217, BASE + 0.02);
    expectAt(after(free, { type: 'place', at: { x: 0.1, y: BASE + 0.01 } }).place, 0);
    const far = after(free, { type: 'place', at: { x: 1, y: 1 } }).place;
    expectAt(far, ICF.surface / 2 - ICF.striker.diameter / 2, BASE + 0.045);
  });

  it('gives way when men or rules change', () => {
    const state = startAim(rules);
    const changed = rulesFor('S', [{ id: 'w1', x: 0, y: BASE }]);
    const { place } = aimReducer(state, { type: 'settle' }, changed);
    expect(Math.abs(place.x)).toBeCloseTo((ICF.striker.diameter + ICF.man.diameter) / 2, 9);
  });
});

describe('drawing back', () => {
  it('aims away from the finger, with more power the further', () => {
    const near = after(rules, ...finger([home, { x: -0.03, y: BASE - 0.08 }], 16, false));
    const far = after(rules, ...finger([home, { x: -0.045, y: BASE - 0.12 }], 16, false));
    expect(near.stage).toBe('pulling');
    expect(near.angle).toBeCloseTo(Math.atan2(0.08, 0.03), 9);
    expect(far.power).toBeGreaterThan(near.power);
    expect(far.angle).toBeCloseTo(near.angle, 9);
  });

  it('has full power at the end of its way and no more beyond', () => {
    expect(after(rules, ...finger([home, { x: 0, y: BASE - 0.9 }], 16, false)).power).toBe(1);
  });

  it('strikes when let go', () => {
    const state = after(rules, ...finger([home, { x: 0, y: BASE - 0.1 }]));
    expect(state.stage).toBe('struck');
    const stroke = strokeOf(state, ICF);
    expect(stroke?.vx).toBeCloseTo(0, 9);
    expect(stroke?.vy).toBeCloseTo(speedOf(state.power), 9);
  });

  it('holds the aim when a button is to strike', () => {
    const held = rulesFor('S', [], { release: 'hold' });
    const state = after(held, ...finger([home, { x: 0, y: BASE - 0.1 }]));
    expect(state.stage).toBe('aimed');
    expect(aimReducer(state, { type: 'strike' }, held).stage).toBe('struck');
  });

  it('is taken back by returning to the striker', () => {
    const back = finger([home, { x: 0, y: BASE - 0.1 }, { x: 0.002, y: BASE }], 16, false);
    const state = after(rules, ...back);
    expect(state).toMatchObject({ cancelling: true, power: 0 });
    const up = aimReducer(state, { type: 'release', time: 99 }, rules);
    expect(up).toMatchObject({ stage: 'ready', power: 0.5, cancelling: false, grip: null });
  });

  it('is taken back by Escape or by the system', () => {
    const state = after(rules, ...finger([home, { x: 0, y: BASE - 0.1 }], 16, false), { type: 'cancel' });
    expect(state).toEqual(startAim(rules));
  });

  it('means nothing within the tremble of a hand', () => {
    expect(after(rules, ...finger([home, { x: 0.004, y: BASE - 0.004 }]))).toEqual(startAim(rules));
  });

  it('is taken back by returning to where the finger took hold, however far from the middle', () => {
    const grip = { x: 0.024, y: BASE - 0.016 };
    const back = [grip, { x: 0.024, y: BASE - 0.1 }, { x: 0.025, y: BASE - 0.015 }];
    expect(after(rules, ...finger(back, 16, false))).toMatchObject({ cancelling: true, power: 0 });
    expect(after(rules, ...finger(back))).toEqual(startAim(rules));
  });

  it('aims by the way the finger has gone, wherever it took hold', () => {
    const state = after(
      rules,
      ...finger(
        [
          { x: 0.025, y: BASE },
          { x: 0.025, y: BASE - 0.1 },
        ],
        16,
        false,
      ),
    );
    expect(degrees(state)).toBe(0);
    const middle = after(rules, ...finger([home, { x: 0, y: BASE - 0.1 }], 16, false));
    expect(state.power).toBeCloseTo(middle.power, 9);
  });

  it('is taken back by going on past the striker: nothing is struck at the player', () => {
    const past = [home, { x: 0, y: BASE - 0.1 }, home, { x: 0.01, y: BASE + 0.09 }];
    expect(after(rules, ...finger(past, 16, false))).toMatchObject({ cancelling: true, power: 0 });
    expect(after(rules, ...finger(past))).toEqual(startAim(rules));
  });

  it('is not disturbed by a second finger', () => {
    const state = after(rules, ...finger([home, { x: 0, y: BASE - 0.1 }], 16, false));
    const second = {
      type: 'press',
      at: { x: 0.2, y: 0 },
      time: 50,
      reach: 0.03,
      slop: 0.008,
      pixel: 1,
    } as const;
    expect(aimReducer(state, second, rules)).toBe(state);
  });
});

describe('a flick', () => {
  const push = [home, { x: 0, y: BASE + 0.02 }, { x: 0, y: BASE + 0.045 }, { x: 0, y: BASE + 0.08 }];

  it('strikes the way the finger went, harder the faster', () => {
    const fast = after(rules, ...finger(push, 10));
    const slow = after(rules, ...finger(push, 30));
    expect(fast.stage).toBe('struck');
    expect(slow.stage).toBe('struck');
    expect(degrees(fast)).toBeCloseTo(0, 6);
    expect(fast.power).toBeGreaterThan(slow.power);
  });

  it('only points when the finger stops before it leaves', () => {
    const state = after(rules, ...finger([...push, { x: 0.0, y: BASE + 0.0801 }], 400));
    expect(state).toMatchObject({ stage: 'aimed', power: 0.5 });
  });

  it('that turns into drawing back aims forwards all the same', () => {
    const state = after(rules, ...finger([home, { x: 0, y: BASE + 0.03 }, { x: 0, y: BASE - 0.1 }], 10));
    expect(state.stage).toBe('struck');
    expect(degrees(state)).toBeCloseTo(0, 6);
  });

  it('on its way back to the finger’s start strikes nothing', () => {
    const state = after(rules, ...finger([home, { x: 0, y: BASE + 0.12 }, { x: 0, y: BASE + 0.03 }], 10));
    expect(state.stage).toBe('aimed');
  });
});

describe('fine aiming', () => {
  it('points at a tap on the board', () => {
    const state = after(rules, ...finger([{ x: 0.2, y: 0.1 }]));
    expect(state.stage).toBe('aimed');
    expect(state.angle).toBeCloseTo(Math.atan2(0.1 - BASE, 0.2), 9);
  });

  it('turns by about a third of what a finger draws round the striker', () => {
    const from = { x: 0, y: 0.1 };
    const to = { x: 0.04, y: 0.1 };
    const state = after(rules, ...finger([from, to]));
    expect(state.stage).toBe('aimed');
    const drawn = (Math.atan2(0.04, 0.1 - BASE) * 180) / Math.PI;
    expect(degrees(state)).toBeCloseTo(drawn * 0.35, 2);
  });

  it('lets sliders set everything, within bounds', () => {
    const set = after(rules, { type: 'angle', to: 1 }, { type: 'power', to: 3 }, { type: 'spin', to: -3 });
    expect(set).toMatchObject({ stage: 'aimed', angle: 1, power: 1, spin: -1 });
  });

  it('does not strike without power', () => {
    const state = after(rules, { type: 'power', to: 0 }, { type: 'strike' });
    expect(state.stage).toBe('ready');
    expect(strokeOf(state, ICF)).toBeNull();
  });

  it('does nothing more once struck', () => {
    const state = after(rules, { type: 'strike' });
    expect(state.stage).toBe('struck');
    expect(aimReducer(state, { type: 'slide', by: 0.1 }, rules)).toBe(state);
  });
});

describe('what is read of an aim', () => {
  it('names what the striker meets first', () => {
    const meets = (men: readonly PlacedMan[], turned = 0) => {
      const own = rulesFor('S', men);
      return readAim(after(own, { type: 'turn', by: turned }), own).meets;
    };
    const white: PlacedMan = { id: 'w3', x: 0, y: 0 };
    const black: PlacedMan = { id: 'b3', x: 0, y: -0.1 };
    expect(meets([])).toBe('cushion');
    expect(meets([white])).toBe('white');
    expect(meets([white, black])).toBe('black');
    expect(meets([white, { id: 'queen', x: 0.001, y: -0.12 }])).toBe('queen');
    expect(meets([white], -Math.atan2(0.35, 0.35 - BASE))).toBe('pocket');
  });
});

describe('the stroke', () => {
  it('is gentle at the start of the scale and about 6 m/s at its end', () => {
    expect(speedOf(0)).toBeCloseTo(0.3, 9);
    expect(speedOf(1)).toBeCloseTo(6, 9);
    expect(speedOf(0.5)).toBeLessThan(3);
  });

  it('carries the spin, counter-clockwise when positive', () => {
    const stroke = strokeOf(after(rules, { type: 'spin', to: 1 }), ICF);
    const rim = (stroke?.spin ?? 0) * (ICF.striker.diameter / 2);
    expect(rim).toBeCloseTo(0.6 * speedOf(0.5), 9);
    expect(strokeOf(startAim(rules), ICF)).not.toHaveProperty('spin');
  });

  it('proposed by somebody else is the very one that is struck, and no spin set before stays', () => {
    const drawn = after(
      rules,
      { type: 'slide', by: 0.05 },
      { type: 'turn', by: 0.2 },
      { type: 'spin', to: -0.4 },
    );
    const stroke = strokeOf(drawn, ICF);
    if (!stroke) throw new Error('an aim with power is a stroke');
    const taken = strokeOf(after(rules, { type: 'spin', to: 1 }, { type: 'propose', stroke }), ICF);
    for (const part of ['x', 'y', 'vx', 'vy', 'spin'] as const)
      expect(taken?.[part]).toBeCloseTo(stroke[part] ?? Number.NaN, 9);
    const plain = { x: 0, y: BASE, vx: 0, vy: 2 };
    const state = after(rules, { type: 'spin', to: 1 }, { type: 'propose', stroke: plain });
    expect(state).toMatchObject({ stage: 'aimed', spin: 0 });
  });

  it('is one the physics plays', () => {
    const stroke = strokeOf(after(rules, { type: 'power', to: 1 }, { type: 'spin', to: -1 }), ICF);
    expect(stroke && simulate({ men: [] }, stroke).duration).toBeGreaterThan(1);
  });
});
