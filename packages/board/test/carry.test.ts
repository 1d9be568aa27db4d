import { dueFault, ICF, type ManId, type Point } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import {
  arrangingRules,
  type CarryAction,
  type CarryRules,
  carryReducer,
  readPlace,
  startCarry,
} from '../src/index.js';

const limit = (ICF.surface - ICF.man.diameter) / 2;
const others: readonly Point[] = [{ x: 0.05, y: 0 }];
const due: CarryRules = {
  men: [{ id: 'w9', x: 0, y: -0.05 }],
  fault: (_id, at) => dueFault(ICF, others, at),
  limit,
  zone: { outer: ICF.markings.outerCircle / 2, inner: ICF.markings.centreCircle / 2 },
};

function after(rules: CarryRules, ...actions: readonly CarryAction[]) {
  return actions.reduce((state, action) => carryReducer(state, action, rules), startCarry(rules));
}
const press = (x: number, y: number): CarryAction => ({ type: 'press', at: { x, y }, reach: 0.02 });
const drag = (x: number, y: number): CarryAction => ({ type: 'drag', at: { x, y } });

describe('where a man is', () => {
  it('is read as its player sees it, from every seat', () => {
    const at = { x: 0.03, y: -0.0401 };
    expect(readPlace(at, 'S')).toEqual({ across: 30, beyond: -40 });
    expect(readPlace(at, 'N')).toEqual({ across: -30, beyond: 40 });
    expect(readPlace(at, 'E')).toEqual({ across: -40, beyond: -30 });
    expect(readPlace({ x: -0.0001, y: 0 }, 'S')).toEqual({ across: 0, beyond: 0 });
  });
});

describe('placing one man', () => {
  it('has it in hand at once', () => {
    expect(startCarry(due)).toMatchObject({
      id: 'w9',
      stage: 'waiting',
      fault: null,
      at: { x: 0, y: -0.05 },
    });
  });

  it('moves with the finger, which does not make it jump', () => {
    const state = after(due, press(0.005, -0.05), drag(0.01, -0.045));
    expect(state.stage).toBe('held');
    expect(state.at.x).toBeCloseTo(0.005, 12);
    expect(state.at.y).toBeCloseTo(-0.045, 12);
  });

  it('comes to a finger pressed elsewhere', () => {
    expect(after(due, press(-0.05, 0.01))).toMatchObject({ stage: 'held', at: { x: -0.05, y: 0.01 } });
  });

  it('says why it may not stand there, and is not set down', () => {
    const outside = after(due, press(0, -0.05), drag(0.2, 0), { type: 'release' });
    expect(outside).toMatchObject({ stage: 'waiting', fault: 'outer-circle', at: { x: 0.2, y: 0 } });
    expect(carryReducer(outside, { type: 'confirm' }, due)).toBe(outside);
    expect(after(due, press(0, -0.05), drag(0.05, 0.01)).fault).toBe('man');
  });

  it('is set down where it may stand', () => {
    const state = after(due, press(0, -0.05), drag(0, 0.05), { type: 'release' }, { type: 'confirm' });
    expect(state).toMatchObject({ stage: 'down', at: { x: 0, y: 0.05 } });
  });

  it('goes back to where it last stood when given up', () => {
    const state = after(due, press(0, -0.05), drag(0, 0.05), drag(0.3, 0.3), { type: 'cancel' });
    expect(state).toMatchObject({ stage: 'waiting', fault: null, at: { x: 0, y: 0.05 } });
  });

  it('that stood nowhere allowed yet is given up without being allowed where it waits', () => {
    const waiting: CarryRules = { ...due, men: [{ id: 'b1', x: 0.3, y: 0.3 }] };
    const state = after(waiting, { type: 'cancel' }, { type: 'confirm' });
    expect(state).toMatchObject({ stage: 'waiting', at: { x: 0.3, y: 0.3 } });
    expect(state.fault).not.toBeNull();
  });

  it('moves by keys and stops at the frame', () => {
    const nudged = after(due, { type: 'nudge', by: { x: 0.01, y: 0 } });
    expect(nudged.at).toEqual({ x: 0.01, y: -0.05 });
    expect(after(due, { type: 'nudge', by: { x: 9, y: 0 } }).at.x).toBe(limit);
  });
});

describe('arranging men for practice', () => {
  const men = [
    { id: 'w1' as ManId, x: 0, y: 0 },
    { id: 'b1' as ManId, x: 0.1, y: 0 },
    { id: 'queen' as ManId, x: 0, y: 0.1 },
  ];
  const free = arrangingRules(ICF, men);

  it('takes the man under the finger, and none where there is none', () => {
    expect(after(free, press(0.098, 0.003)).id).toBe('b1');
    expect(after(free, press(0.3, 0.3)).id).toBeNull();
  });

  it('lets it stand anywhere free and sends it back from another man', () => {
    const moved = after(free, press(0.1, 0), drag(0.3, 0.3), { type: 'release' });
    expect(moved).toMatchObject({ id: 'b1', fault: null, at: { x: 0.3, y: 0.3 } });
    const back = after(free, press(0.1, 0), drag(0.2, 0), drag(0.005, 0.1), { type: 'release' });
    expect(back).toMatchObject({ fault: null, at: { x: 0.2, y: 0 } });
  });

  it('chooses men in turn by key', () => {
    expect(after(free, { type: 'next', by: 1 }).id).toBe('w1');
    expect(after(free, { type: 'next', by: 1 }, { type: 'next', by: -1 }).id).toBe('queen');
  });
});
