import type { ManId, Point } from '@opencarrom/physics';
import type { BoardView } from '../api.js';
import { fromSeen } from '../camera.js';
import { takeFocus } from '../focus.js';
import { followPointer, reachOfFinger } from '../pointer.js';
import { type CarryAction, type CarryRules, type CarryState, carryReducer, startCarry } from './reducer.js';

export interface CarryingOptions {
  readonly view: BoardView;
  readonly rules: CarryRules;
  readonly manRadius: number;
  /** After every change, for what is said beside the board. */
  readonly onChange?: (state: CarryState) => void;
  /** Until then (in the time of events) Enter sets nothing down: it was meant for the man before. */
  readonly quietUntil?: number;
  /** A man was set down: by Enter or `confirm`, and with `onFault: 'back'` whenever it is let go. */
  readonly onPut: (id: ManId, at: Point) => void;
}

export interface Carrying {
  readonly state: CarryState;
  dispatch(action: CarryAction): void;
  setRules(rules: CarryRules): void;
  /** Stops listening, and takes away the zone and the hand. */
  destroy(): void;
}

const STEP = 0.01;
const FINE_STEP = 0.001;

/** Lets fingers, mouse, pen and keys on an element move men: to place one in a zone, or any for practice. */
export function attachCarrying(element: HTMLElement, options: CarryingOptions): Carrying {
  const { view, onChange, onPut } = options;
  let { rules } = options;
  let state = startCarry(rules);

  const show = () => {
    view.setZone(rules.zone ?? null);
    const { id, at, fault } = state;
    view.setCarried(id === null ? null : { id, at, isWrong: fault !== null });
    onChange?.(state);
  };
  const dispatch = (action: CarryAction) => {
    const before = state;
    state = carryReducer(state, action, rules);
    if (state === before) return;
    show();
    const isLetGo = action.type === 'release' && before.stage === 'held' && rules.onFault === 'back';
    if (state.id === null || (state.stage !== 'down' && !isLetGo)) return;
    onPut(state.id, state.at);
    if (action.type === 'confirm') takeFocus(element);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = carryKey(event.key, event.shiftKey, view);
    if (!action) return;
    event.preventDefault();
    const isEarly = event.repeat || event.timeStamp < (options.quietUntil ?? 0);
    if (action.type === 'confirm' && isEarly) return;
    dispatch(action);
  };
  const unfollow = followPointer(element, (x, y) => view.toBoard(x, y), {
    press: (at, _time, isFinger) =>
      dispatch({ type: 'press', at, reach: reachOfFinger(view.scale, options.manRadius, isFinger) }),
    drag: (at) => dispatch({ type: 'drag', at }),
    release: () => dispatch({ type: 'release' }),
    cancel: () => dispatch({ type: 'cancel' }),
  });
  element.addEventListener('keydown', onKey);
  show();

  return {
    get state() {
      return state;
    },
    dispatch,
    setRules(to) {
      rules = to;
      show();
    },
    destroy() {
      unfollow();
      element.removeEventListener('keydown', onKey);
      view.setCarried(null);
      view.setZone(null);
    },
  };
}

/** Arrows move the man as the player sees the board, with Shift finely; [ and ] choose another. */
function carryKey(key: string, shift: boolean, view: BoardView): CarryAction | null {
  const step = shift ? FINE_STEP : STEP;
  const nudge = (across: number, ahead: number): CarryAction => ({
    type: 'nudge',
    by: fromSeen(view.viewpoint, { across: across * step, ahead: ahead * step }),
  });
  switch (key) {
    case 'ArrowLeft':
      return nudge(-1, 0);
    case 'ArrowRight':
      return nudge(1, 0);
    case 'ArrowUp':
      return nudge(0, 1);
    case 'ArrowDown':
      return nudge(0, -1);
    case ']':
      return { type: 'next', by: 1 };
    case '[':
      return { type: 'next', by: -1 };
    case 'Enter':
      return { type: 'confirm' };
    case 'Escape':
      return { type: 'cancel' };
    default:
      return null;
  }
}
