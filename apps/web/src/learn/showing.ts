import { type AimState, aimReducer, startAim } from '@opencarrom/board';
import {
  type Edge,
  ICF,
  type PlacedMan,
  type Point,
  type Stroke,
  strikerStretches,
} from '@opencarrom/physics';

/** A hand on the board, in metres: where the tip of its finger is, and how much of it is seen. */
export interface SeenHand {
  readonly at: Point;
  /** It touches the board. */
  readonly isDown: boolean;
  /** From 0 to 1. */
  readonly seen: number;
}

/** A gesture at one moment. */
export interface Gesture {
  readonly hand: SeenHand;
  readonly aim: AimState;
}

/** How far back the finger draws for full power, past the striker's rim, as the board reads it. */
const FULL_PULL = 0.15;

/** The acts of a gesture, one after another, in seconds. */
const ACTS = { come: 0.45, slide: 0.8, rest: 0.3, pull: 1.1, hold: 0.5, lift: 0.15 } as const;

/** How a hand places the striker and strikes, from moment to moment. */
export class GestureShown {
  private readonly from: Point;
  /** Placed, drawn back and about to be let go. */
  private readonly ready: AimState;
  readonly duration = Object.values(ACTS).reduce((sum, act) => sum + act, 0);

  constructor(stroke: Stroke, seat: Edge, men: readonly PlacedMan[]) {
    // Whoever is shown may stand wrong: that is then what is to be seen.
    const rules = { equipment: ICF, seat, men, stretches: strikerStretches(ICF, seat, men), free: true };
    const start = startAim({ ...rules, free: false });
    this.from = start.place;
    this.ready = { ...aimReducer(startAim(rules), { type: 'propose', stroke }, rules), stage: 'pulling' };
  }

  /** The moment that says all in one picture. */
  get still(): Gesture {
    return { hand: { at: this.drawnBack(1), isDown: true, seen: 1 }, aim: this.ready };
  }

  at(time: number): Gesture {
    const { ready } = this;
    const [come, slide, , pull, , lift] = this.shares(time);
    const place = along(this.from, ready.place, eased(slide));
    const isPulling = pull > 0;
    const drawn = eased(pull);
    const aim: AimState = isPulling
      ? { ...ready, power: ready.power * drawn }
      : { ...ready, stage: come === 1 && slide < 1 ? 'sliding' : 'ready', place, power: 0, spin: 0 };
    return {
      hand: {
        at: isPulling ? this.drawnBack(drawn) : along(this.outside, place, eased(come)),
        isDown: come === 1 && lift === 0,
        seen: Math.min(come * 2, 1 - lift),
      },
      aim,
    };
  }

  /** How far each act has come: 0 before it, 1 after it. */
  private shares(time: number): readonly [number, number, number, number, number, number] {
    let begun = 0;
    return Object.values(ACTS).map((length) => {
      const share = Math.min(Math.max((time - begun) / length, 0), 1);
      begun += length;
      return share;
    }) as unknown as readonly [number, number, number, number, number, number];
  }

  /** The finger goes the other way, as far as the power asks. */
  private drawnBack(share: number): Point {
    const { place, angle, power } = this.ready;
    const back = share * (ICF.striker.diameter / 2 + power * FULL_PULL);
    return { x: place.x - back * Math.cos(angle), y: place.y - back * Math.sin(angle) };
  }

  /** Where the hand comes from: its own side of the board. */
  private get outside(): Point {
    return { x: this.from.x * 1.3, y: this.from.y * 1.3 };
  }
}

const eased = (share: number): number => share * share * (3 - 2 * share);
const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
