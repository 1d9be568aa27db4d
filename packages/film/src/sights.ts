import {
  type Equipment,
  type Glimpse,
  momentAt,
  type PlacedMan,
  pocketAt,
  type Stroke,
  simulate,
  type Trace,
} from '@opencarrom/physics';
import type { Shown } from './paint/discs.js';
import type { Reel } from './reel.js';

/** Where everything is, and for how long that is seen, in milliseconds. */
export interface Sight {
  readonly pieces: readonly Shown[];
  /** Before a stroke: which way it goes. */
  readonly aim: Stroke | null;
  readonly ms: number;
  /** Sights so far, and in all. */
  readonly done: number;
  readonly of: number;
}

export interface Timing {
  /** Pictures a second while something moves. */
  readonly pace: number;
  /** How many times as fast as it was played. */
  readonly rate: number;
}

/** In milliseconds: the aim is seen before a stroke, what came of it after; the end a little longer. */
const BEFORE = 650;
const AFTER = 550;
const END = 1700;
/** In seconds: how long a piece takes to sink. */
const SINKING = 0.22;

/** A reel, sight by sight; each stroke is simulated when its turn comes. */
export function* sightsOf({ scenes, equipment }: Reel, { pace, rate }: Timing): Generator<Sight> {
  const counts = scenes.map(({ duration }) => Math.ceil((duration / rate) * pace));
  const of = counts.reduce((sum, count) => sum + count + 2, 0);
  let done = 0;
  for (const [index, { men, stroke, duration, rest }] of scenes.entries()) {
    const start = [...men.map(lying), { id: 'striker' as const, ...stroke, turn: 0, sunk: 0 }];
    yield { pieces: start, aim: stroke, ms: BEFORE, done: ++done, of };
    const { trace } = simulate({ men }, stroke, equipment, { trace: true });
    const count = trace ? (counts[index] ?? 0) : 0;
    for (let at = 1; trace && at <= count; at++) {
      const pieces = piecesAt(trace, Math.min((at / pace) * rate, duration), equipment);
      yield { pieces, aim: null, ms: 1000 / pace, done: ++done, of };
    }
    const ms = index === scenes.length - 1 ? END : AFTER;
    yield { pieces: rest.map(lying), aim: null, ms, done: ++done, of };
  }
}

export const lying = ({ id, x, y }: PlacedMan): Shown => ({ id, x, y, turn: 0, sunk: 0 });

/** Everything so far into a stroke; what falls sinks into its pocket, and is gone. */
function piecesAt(trace: Trace, t: number, equipment: Equipment): readonly Shown[] {
  const standing = momentAt(trace, t).map(({ id, x, y, turn }: Glimpse) => ({ id, x, y, turn, sunk: 0 }));
  const sinking = trace.fallen
    .filter((fall) => fall.t <= t && t - fall.t < SINKING)
    .flatMap((fall) => {
      const last = momentAt(trace, Math.max(fall.t - 1e-6, 0)).find(({ id }) => id === fall.id);
      if (!last) return [];
      const share = (t - fall.t) / SINKING;
      const at = pocketAt(equipment);
      const [px, py] = [last.x > 0 ? at : -at, last.y > 0 ? at : -at];
      const way = Math.min(share * 2, 1);
      return [
        {
          ...last,
          x: last.x + (px - last.x) * way,
          y: last.y + (py - last.y) * way,
          sunk: Math.max(share, 0.02),
        },
      ];
    });
  return [...sinking, ...standing];
}
