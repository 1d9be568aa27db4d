import { describe, expect, it } from 'vitest';
import { type WheelTurn, wheelAction } from '../src/aim/keys.js';
import { type AimState, aimReducer, keyAction, readAim, startAim } from '../src/index.js';
import { rulesFor } from './boards.js';

const rules = rulesFor('W');

function typed(...keys: readonly string[]): AimState {
  return keys.reduce((state, chord) => {
    const [, held, key = chord] = /^(Shift|Ctrl)\+(.+)$/.exec(chord) ?? [];
    const step = held === 'Ctrl' ? 'finest' : held === 'Shift' ? 'fine' : 'plain';
    const action = keyAction(key, step, state.stage);
    return action ? aimReducer(state, action, rules) : state;
  }, startAim(rules));
}
const read = (...keys: readonly string[]) => readAim(typed(...keys), rules);

describe('by keyboard alone', () => {
  it('arrows move the striker, with Shift in tenths', () => {
    expect(read('ArrowRight', 'ArrowRight').across).toBe(20);
    expect(read('ArrowLeft', 'Shift+ArrowLeft').across).toBe(-11);
  });

  it('arrow up looks up the board: then arrows turn the aim', () => {
    expect(typed('ArrowUp').stage).toBe('aimed');
    expect(read('ArrowUp', 'ArrowRight', 'ArrowRight')).toMatchObject({ across: 0, degrees: 4 });
    expect(read('ArrowUp', 'ArrowLeft', 'Shift+ArrowLeft').degrees).toBe(-2.2);
  });

  it('Ctrl moves by tenths of a millimetre and turns by hundredths of a degree, as comma and full stop do', () => {
    expect(typed('Ctrl+ArrowRight').place.y).toBeCloseTo(-0.0001, 9);
    expect(read('ArrowUp', 'Ctrl+ArrowRight', 'Ctrl+ArrowRight', 'Ctrl+ArrowRight').degrees).toBe(0.03);
    expect(read('ArrowUp', ',', ',', '.').degrees).toBe(-0.01);
    expect(typed('.').stage).toBe('aimed');
  });

  it('arrow down and Escape go back to moving, and the aim is kept', () => {
    for (const key of ['ArrowDown', 'Escape']) {
      const keys = ['ArrowUp', 'ArrowRight', key, 'ArrowRight'];
      expect(typed(...keys).stage).toBe('ready');
      expect(read(...keys)).toMatchObject({ across: 10, degrees: 2 });
    }
  });

  it('plus and minus change the power within bounds, with or without Shift', () => {
    expect(read('+', '=', '-').power).toBe(55);
    expect(read(...Array.from({ length: 30 }, () => '+')).power).toBe(100);
    expect(read(...Array.from({ length: 30 }, () => '-')).power).toBe(0);
  });

  it('PageUp and PageDown change the power by hundredths', () => {
    expect(read('PageUp', 'PageUp', 'PageUp', 'PageDown').power).toBe(52);
  });

  it('brackets change the spin: the left one to the left, counter-clockwise', () => {
    expect(read('[', '[', ']').spin).toBe(-10);
    expect(typed('[').spin).toBeGreaterThan(0);
    expect(read(...Array.from({ length: 30 }, () => ']')).spin).toBe(100);
  });

  it('Enter looks up first and strikes then', () => {
    expect(typed('Enter').stage).toBe('aimed');
    expect(typed('Enter', 'Enter').stage).toBe('struck');
  });

  it('leaves other keys alone', () => {
    expect(keyAction('Tab', 'plain', 'ready')).toBeNull();
    expect(keyAction('a', 'plain', 'aimed')).toBeNull();
  });
});

describe('by a wheel', () => {
  const turned = (wheel: Partial<WheelTurn>) => {
    const plain = { deltaX: 0, deltaY: 0, deltaMode: 0, shiftKey: false, altKey: false };
    const state = aimReducer(startAim(rules), wheelAction({ ...plain, ...wheel }), rules);
    return { ...readAim(state, rules), stage: state.stage };
  };

  it('a notch is a tenth of a degree, towards the player to the right', () => {
    expect(turned({ deltaY: 100 })).toMatchObject({ degrees: 0.1, stage: 'aimed' });
    expect(turned({ deltaY: -300 }).degrees).toBe(-0.3);
    expect(turned({ deltaY: 3, deltaMode: 1 }).degrees).toBe(0.1);
  });

  it('with Shift it is a hundredth, also where the browser turns it aside', () => {
    expect(turned({ deltaY: 100, shiftKey: true }).degrees).toBe(0.01);
    expect(turned({ deltaX: 100, shiftKey: true }).degrees).toBe(0.01);
  });

  it('with Alt it is the power', () => {
    expect(turned({ deltaY: -400, altKey: true })).toMatchObject({ power: 54, degrees: 0 });
  });
});
