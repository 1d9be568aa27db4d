import type { AimAction, AimStage } from './state.js';

/** How far one press of a key goes: plainly, finely with Shift, and to the hair with Ctrl. */
export type KeyStep = 'plain' | 'fine' | 'finest';

const DEGREE = Math.PI / 180;
const SLIDE = { plain: 0.01, fine: 0.001, finest: 0.0001 };
const TURN = { plain: 2 * DEGREE, fine: 0.2 * DEGREE, finest: 0.01 * DEGREE };
const POWER = 0.05;
const FINE_POWER = 0.01;
const SPIN = 0.1;

/**
 * What a key does. Arrows left and right move the striker; arrow up looks up the board, and from then on they
 * turn the aim; arrow down goes back to moving. Comma and full stop turn it to the hair. Null for keys that are
 * not ours.
 */
export function keyAction(key: string, step: KeyStep, stage: AimStage): AimAction | null {
  const isAimed = stage === 'aimed';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return sideways(key === 'ArrowRight' ? 1 : -1, step, isAimed);
    case ',':
    case '.':
      return sideways(key === '.' ? 1 : -1, 'finest', true);
    case 'ArrowUp':
      return { type: 'hold' };
    case 'ArrowDown':
    case 'Escape':
      return { type: 'cancel' };
    case '+':
    case '=':
      return { type: 'raise', by: POWER };
    case '-':
    case '_':
      return { type: 'raise', by: -POWER };
    case 'PageUp':
      return { type: 'raise', by: FINE_POWER };
    case 'PageDown':
      return { type: 'raise', by: -FINE_POWER };
    case '[':
    case '{':
      return { type: 'twist', by: SPIN };
    case ']':
    case '}':
      return { type: 'twist', by: -SPIN };
    case 'Enter':
      // The first Enter looks up, the second strikes: nobody strikes while still finding a place.
      return isAimed ? { type: 'strike' } : { type: 'hold' };
    default:
      return null;
  }
}

function sideways(hand: number, step: KeyStep, isAimed: boolean): AimAction {
  if (!isAimed) return { type: 'slide', by: hand * SLIDE[step] };
  return { type: 'turn', by: -hand * TURN[step] };
}

/** Which of a wheel's turns are meant: as a browser tells them. */
export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Pixels of a line, and of a page, where a wheel counts in those. */
const WHEEL_PIXELS = [1, 33, 400];
/** What a hundred pixels do, about one notch: a tenth of a degree, with Shift a hundredth; with Alt a hundredth of the power. */
const NOTCH = 100;

/** A wheel turns the aim to the hair, by hand or by two fingers on a pad. */
export function wheelAction({ deltaX, deltaY, deltaMode, shiftKey, altKey }: WheelTurn): AimAction {
  // With Shift some browsers turn a wheel's way aside.
  const way = deltaY === 0 ? deltaX : deltaY;
  const notches = (way * (WHEEL_PIXELS[deltaMode] ?? 1)) / NOTCH;
  if (altKey) return { type: 'raise', by: -notches * FINE_POWER };
  return { type: 'turn', by: -notches * (shiftKey ? 0.01 : 0.1) * DEGREE };
}
