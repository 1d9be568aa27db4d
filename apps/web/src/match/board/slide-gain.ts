/** Pixels a second: slower a thumb means hairs, faster it means to get there. */
const SLOW = 40;
const FAST = 700;
/** Milliseconds after which half of a thumb's earlier speed is forgotten. */
const HALF = 24;

/** A thumb that slides: where it was last, when, and how fast it went. */
export interface Sliding {
  readonly at: number;
  readonly time: number;
  readonly speed: number;
}

/** The same thumb further on. */
export function slideOn(thumb: Sliding, at: number, time: number): Sliding {
  const step = Math.max(time - thumb.time, 1);
  const kept = 0.5 ** (step / HALF);
  const speed = kept * thumb.speed + ((1 - kept) * 1000 * Math.abs(at - thumb.at)) / step;
  return { at, time, speed };
}

/** What a pixel is worth to a thumb so fast, between the finest and the coarsest. */
export function gainAt(speed: number, finest: number, coarsest: number): number {
  const share = Math.min(Math.max((speed - SLOW) / (FAST - SLOW), 0), 1);
  return finest * (coarsest / finest) ** share;
}
