import {
  type Edge,
  ICF,
  type ManId,
  PIECES,
  type PlacedMan,
  type Pocket,
  type Point,
  pocketAt,
  type Stroke,
} from '@opencarrom/physics';

/** A stroke made in practice, and what fell. */
export interface Struck {
  readonly seat: Edge;
  readonly stroke: Stroke;
  readonly fell: readonly Fall[];
  /** The striker met a man. */
  readonly touched: boolean;
}

interface Fall {
  readonly id: ManId | 'striker';
  readonly pocket: Pocket;
}

/** The board at one time, and what led there: a stroke, or a hand that moved a man. */
export interface PracticeStep {
  readonly men: readonly PlacedMan[];
  readonly struck: Struck | null;
  readonly moved: ManId | null;
}

/** Practice: every board there was, the one now last. There is always one. */
export interface Practice {
  readonly steps: readonly PracticeStep[];
  /** Where the player sits. */
  readonly seat: Edge;
  /** Whose men are the player's, for hints. */
  readonly side: Colour;
}

export type Colour = 'white' | 'black';
export type Kind = Colour | 'queen';

export type PracticeAction =
  | { readonly type: 'strike'; readonly struck: Struck; readonly rest: readonly PlacedMan[] }
  /** `joined`: part of the movement before it, if that was of the same man. */
  | { readonly type: 'move'; readonly id: ManId; readonly to: Point; readonly joined?: boolean }
  | { readonly type: 'add'; readonly kind: Kind; readonly at?: Point }
  | { readonly type: 'remove'; readonly id: ManId }
  | { readonly type: 'lay'; readonly men: readonly PlacedMan[] }
  /** The men as they lay before the last stroke. */
  | { readonly type: 'again' }
  | { readonly type: 'take-back' }
  | { readonly type: 'sit'; readonly seat: Edge }
  | { readonly type: 'play'; readonly side: Colour };

export const startPractice = (
  men: readonly PlacedMan[],
  seat: Edge = 'S',
  side: Colour = 'white',
): Practice => ({
  steps: [{ men, struck: null, moved: null }],
  seat,
  side,
});

export const nowOf = ({ steps }: Practice): PracticeStep => steps[steps.length - 1] as PracticeStep;
export const mayTakeBack = ({ steps }: Practice): boolean => steps.length > 1;

/** What cannot be changes nothing: the same state comes back. */
export function practiceReducer(state: Practice, action: PracticeAction): Practice {
  const { men } = nowOf(state);
  switch (action.type) {
    case 'strike':
      return withStep(state, { men: action.rest, struck: action.struck, moved: null });
    case 'move':
      return move(state, action.id, action.to, action.joined ?? false);
    case 'add':
      return add(state, action.kind, action.at ?? freePlace(men));
    case 'remove':
      return men.some(({ id }) => id === action.id)
        ? laid(
            state,
            men.filter(({ id }) => id !== action.id),
          )
        : state;
    case 'lay':
      return laid(state, action.men);
    case 'again': {
      const last = lastStroke(state);
      return last ? { ...laid(state, last.men), seat: last.struck.seat } : state;
    }
    case 'take-back':
      return takeBack(state);
    case 'sit':
      return { ...state, seat: action.seat };
    case 'play':
      return { ...state, side: action.side };
  }
}

/** The last stroke and the men it was made at. */
export function lastStroke({
  steps,
}: Practice): { readonly struck: Struck; readonly men: readonly PlacedMan[] } | null {
  for (let at = steps.length - 1; at > 0; at--) {
    const struck = steps[at]?.struck;
    if (struck) return { struck, men: (steps[at - 1] as PracticeStep).men };
  }
  return null;
}

/**
 * The men the same stroke is repeated at: those of the first time; once they have been rearranged, the new
 * arrangement is meant.
 */
export function menToRepeat(state: Practice): readonly PlacedMan[] | null {
  const last = lastStroke(state);
  if (!last) return null;
  const now = nowOf(state);
  return now.struck ? last.men : now.men;
}

function takeBack(state: Practice): Practice {
  const { steps } = state;
  if (steps.length < 2) return state;
  const gone = nowOf(state);
  return { ...state, steps: steps.slice(0, -1), seat: gone.struck?.seat ?? state.seat };
}

const withStep = (state: Practice, step: PracticeStep): Practice => ({
  ...state,
  steps: [...state.steps, step],
});

/** Laying what lies there already is no step. */
function laid(state: Practice, men: readonly PlacedMan[]): Practice {
  return sameMen(nowOf(state).men, men) ? state : withStep(state, { men, struck: null, moved: null });
}

const sameMen = (a: readonly PlacedMan[], b: readonly PlacedMan[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((man) => b.some(({ id, x, y }) => id === man.id && x === man.x && y === man.y)));

function move(state: Practice, id: ManId, { x, y }: Point, joined: boolean): Practice {
  const now = nowOf(state);
  const man = now.men.find((one) => one.id === id);
  if (!man || (man.x === x && man.y === y) || standFault(now.men, id, { x, y })) return state;
  const step: PracticeStep = {
    men: now.men.map((one) => (one.id === id ? { id, x, y } : one)),
    struck: null,
    moved: id,
  };
  if (joined && now.moved === id) return { ...state, steps: [...state.steps.slice(0, -1), step] };
  return withStep(state, step);
}

function add(state: Practice, kind: Kind, at: Point | null): Practice {
  const { men } = nowOf(state);
  const id = spareId(men, kind);
  if (!id || !at || standFault(men, id, at)) return state;
  return withStep(state, { men: [...men, { id, x: at.x, y: at.y }], struck: null, moved: id });
}

export const kindOf = (id: ManId): Kind =>
  id === 'queen' ? 'queen' : id.startsWith('w') ? 'white' : 'black';

const MEN = PIECES.filter((id): id is ManId => id !== 'striker');

/** Men of a kind that are not on the board. */
export const spareIds = (men: readonly PlacedMan[], kind: Kind): readonly ManId[] =>
  MEN.filter((id) => kindOf(id) === kind && !men.some((man) => man.id === id));

export const spareId = (men: readonly PlacedMan[], kind: Kind): ManId | null =>
  spareIds(men, kind)[0] ?? null;

/** Rests of strokes touch to the last bit; less than this is no overlap. No more than the physics lets lie: it would not play. */
const ROUNDING = 2e-9;

export type StandFault = 'outside' | 'pocket' | 'overlap';

/** Why a man may not be put somewhere, or null. */
export function standFault(men: readonly PlacedMan[], id: ManId, at: Point): StandFault | null {
  const limit = (ICF.surface - ICF.man.diameter) / 2 + ROUNDING;
  if (!(Math.abs(at.x) <= limit && Math.abs(at.y) <= limit)) return 'outside';
  if (isOverPocket(at)) return 'pocket';
  const near = ICF.man.diameter - ROUNDING;
  return men.some((man) => man.id !== id && Math.hypot(man.x - at.x, man.y - at.y) < near) ? 'overlap' : null;
}

/** Its centre would hang over a pocket: there it would fall, not stand. */
const isOverPocket = ({ x, y }: Point): boolean => {
  const pocket = pocketAt(ICF);
  return Math.hypot(Math.abs(x) - pocket, Math.abs(y) - pocket) < ICF.pocket / 2;
};

/** The free place nearest to the middle of the board. */
export function freePlace(men: readonly PlacedMan[]): Point | null {
  const step = ICF.man.diameter * 1.05;
  for (let ring = 0; ring < 12; ring++) {
    const count = Math.max(1, ring * 6);
    for (let n = 0; n < count; n++) {
      const angle = (2 * Math.PI * n) / count;
      const at = { x: ring * step * Math.sin(angle), y: ring * step * Math.cos(angle) };
      // Nobody has this id twice, so that every man on the board is in the way.
      if (!men.some((man) => Math.hypot(man.x - at.x, man.y - at.y) < step) && !standFault([], 'queen', at))
        return at;
    }
  }
  return null;
}
