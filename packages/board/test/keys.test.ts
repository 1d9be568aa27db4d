import { describe, expect, it } from 'vitest';
import { type AimState, aimReducer, keyAction, readAim, startAim } from '../src/index.js';
import { rulesFor } from './boards.js';

const rules = rulesFor('W');

function typed(...keys: readonly string[]): AimState {
  return keys.reduce((state, chord) => {
    const shift = chord.startsWith('Shift+');
    const action = keyAction(shift ? chord.slice(6) : chord, shift, state.stage);
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
    expect(keyAction('Tab', false, 'ready')).toBeNull();
    expect(keyAction('a', false, 'aimed')).toBeNull();
  });
});
