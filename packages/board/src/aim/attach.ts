import type { Point, Stroke } from '@opencarrom/physics';
import type { BoardView } from '../api.js';
import type { Aid } from '../draw/aim.js';
import { takeFocus } from '../focus.js';
import { followPointer, reachOfFinger, slopOf } from '../pointer.js';
import { type AimReading, FULL_PULL, readAim } from './gesture.js';
import { keyAction, wheelAction } from './keys.js';
import { clamp, strokeOf } from './power.js';
import { aimReducer, type LockedAim, startAim } from './reducer.js';
import type { AimAction, AimRules, AimState } from './state.js';

export interface AimingOptions {
  readonly view: BoardView;
  readonly rules: AimRules;
  readonly aid?: Aid;
  /** Where the striker stands at first; the nearest allowed place to it. */
  readonly place?: Point;
  /** What the aim begins with: power that a pull does not change, and a spin. */
  readonly locked?: LockedAim;
  /** After every change, for gauges and for a screen reader's live text. */
  readonly onChange?: (state: AimState, reading: AimReading) => void;
  readonly onStrike: (stroke: Stroke) => void;
}

export interface Aiming {
  readonly state: AimState;
  readonly reading: AimReading;
  /** For buttons and sliders beside the board. */
  dispatch(action: AimAction): void;
  setRules(rules: AimRules): void;
  setAid(aid: Aid): void;
  /** Stops listening; the striker stays on the board. */
  destroy(): void;
}

/** Lets fingers, mouse, pen and keys on an element aim and strike. The element should be focusable. */
export function attachAiming(element: HTMLElement, options: AimingOptions): Aiming {
  const { view, onChange, onStrike } = options;
  let { rules, aid = 'line' } = options;
  let state = startAim(rules, options.place, options.locked);

  const show = () => {
    const isDrawn = state.stage === 'pulling' || state.stage === 'flicking' || state.stage === 'turning';
    const isLooked = isDrawn || (state.stage === 'aimed' && state.isTaken);
    // What a line that stops short does not tell, a lens does not either.
    view.setAim(state, { aid, lens: isLooked && !state.cancelling && aid === 'ghost' });
    onChange?.(state, readAim(state, rules));
  };
  const dispatch = (action: AimAction) => {
    const before = state;
    state = aimReducer(state, action, rules);
    if (state === before) return;
    show();
    if (state.stage !== 'struck') return;
    const stroke = strokeOf(state, rules.equipment);
    if (!stroke) return;
    onStrike(stroke);
    takeFocus(element);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.metaKey || event.altKey || (event.ctrlKey && !event.key.startsWith('Arrow'))) return;
    const step = event.ctrlKey ? 'finest' : event.shiftKey ? 'fine' : 'plain';
    const action = keyAction(event.key, step, state.stage);
    if (!action || state.stage === 'struck') return;
    event.preventDefault();
    // A key held down moves on and on, but it does not look up and strike in one.
    if (event.key === 'Enter' && event.repeat) return;
    dispatch(action);
  };

  const onWheel = (event: WheelEvent) => {
    // The page is scrolled and zoomed as ever, until somebody is at the board.
    const isAtBoard = state.stage !== 'ready' || document.activeElement === element;
    if (event.ctrlKey || !isAtBoard) return;
    event.preventDefault();
    dispatch(wheelAction(event));
  };

  const unfollow = followPointer(element, (x, y) => view.toBoard(x, y), {
    press(at, time, byFinger) {
      const reach = reachOfFinger(view.scale, rules.equipment.striker.diameter / 2, byFinger);
      const slop = slopOf(view.scale, byFinger);
      const pixel = 1 / view.scale;
      dispatch({ type: 'press', at, time, reach, slop, pixel, pull: pullBelow(element, view, state.place) });
    },
    drag: (at, time) => dispatch({ type: 'drag', at, time }),
    release: (time) => dispatch({ type: 'release', time }),
    cancel: () => dispatch({ type: 'cancel' }),
  });
  element.addEventListener('keydown', onKey);
  element.addEventListener('wheel', onWheel, { passive: false });
  show();

  return {
    get state() {
      return state;
    },
    get reading() {
      return readAim(state, rules);
    },
    dispatch,
    setRules(to) {
      rules = to;
      dispatch({ type: 'settle' });
    },
    setAid(to) {
      aid = to;
      show();
    },
    destroy() {
      unfollow();
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('wheel', onWheel);
    },
  };
}

const LEAST_PULL = 0.07;

/** Full power must be within the screen: the striker stands low on a board that fills it. */
function pullBelow(element: HTMLElement, view: BoardView, place: Point): number {
  const onPage = element.getBoundingClientRect().top + view.toScreen(place).y;
  const room = (globalThis.innerHeight - onPage) / view.scale;
  return clamp(room * 0.8, LEAST_PULL, FULL_PULL);
}
