import type { AimAction, AimStage } from './state.js';

const STEP = { slide: 0.01, fineSlide: 0.001, turn: Math.PI / 90, fineTurn: Math.PI / 900 };
const POWER = 0.05;
const SPIN = 0.1;

/**
 * What a key does. Arrows left and right move the striker; arrow up looks up the board, and from then on they
 * turn the aim; arrow down goes back to moving. With Shift in tenths. Null for keys that are not ours.
 */
export function keyAction(key: string, shift: boolean, stage: AimStage): AimAction | null {
  const isAimed = stage === 'aimed';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return sideways(key === 'ArrowRight' ? 1 : -1, shift, isAimed);
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

function sideways(hand: number, shift: boolean, isAimed: boolean): AimAction {
  if (!isAimed) return { type: 'slide', by: hand * (shift ? STEP.fineSlide : STEP.slide) };
  return { type: 'turn', by: -hand * (shift ? STEP.fineTurn : STEP.turn) };
}
