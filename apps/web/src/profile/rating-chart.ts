import type { RatingsAnswer } from '@opencarrom/protocol';

type Rated = RatingsAnswer['history'][number];

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** A rating after each match, as lines to draw; the newest stands at the end. */
export interface RatingChart {
  readonly line: string;
  /** Where the rating may well be: so far above and below. */
  readonly band: string;
  readonly ticks: readonly { readonly y: number; readonly rating: number }[];
  readonly last: { readonly x: number; readonly y: number };
}

/** Around the drawing, in pixels: at its left stand the figures. */
export const MARGIN = { left: 44, right: 12, top: 12, bottom: 8 } as const;
/** The band is drawn no wider than this: of somebody new it would fill everything. */
const WIDEST_BAND = 120;
const AIR = 25;
const STEPS = [25, 50, 100, 200, 500];
const MOST_TICKS = 5;

/** Of matches in the order of their time. */
export function ratingChart(rated: readonly Rated[], { width, height }: ChartSize): RatingChart | null {
  const last = rated.at(-1);
  if (!last) return null;
  const deviation = (each: Rated): number => Math.min(each.deviation, WIDEST_BAND);
  const low = Math.min(...rated.map(({ after }) => after)) - AIR;
  const high = Math.max(...rated.map(({ after }) => after)) + AIR;
  const floor = Math.min(low, last.after - deviation(last));
  const ceiling = Math.max(high, last.after + deviation(last));
  const inner = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const x = (index: number): number =>
    round(MARGIN.left + (rated.length === 1 ? 1 : index / (rated.length - 1)) * inner.width);
  const y = (rating: number): number =>
    round(MARGIN.top + (1 - (rating - floor) / (ceiling - floor)) * inner.height);
  const within = (rating: number): number => Math.max(floor, Math.min(ceiling, rating));
  const points = (value: (each: Rated) => number): readonly string[] =>
    rated.map((each, index) => `${x(index)} ${y(within(value(each)))}`);
  const above = points((each) => each.after + deviation(each));
  const below = [...points((each) => each.after - deviation(each))].reverse();
  return {
    line: `M${points(({ after }) => after).join('L')}`,
    band: `M${[...above, ...below].join('L')}Z`,
    ticks: ticksIn(floor, ceiling).map((rating) => ({ rating, y: y(rating) })),
    last: { x: x(rated.length - 1), y: y(last.after) },
  };
}

function ticksIn(floor: number, ceiling: number): readonly number[] {
  const step = STEPS.find((each) => (ceiling - floor) / each <= MOST_TICKS) ?? 1000;
  const first = Math.ceil(floor / step) * step;
  return Array.from({ length: Math.floor((ceiling - first) / step) + 1 }, (_, index) => first + index * step);
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
