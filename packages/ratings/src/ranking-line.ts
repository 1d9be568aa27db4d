import { toDecimals } from './rating.js';

/** Where nobody is rated: from the first to the last. */
const FIRST = 2600;
const LAST = 1600;
/** A line through two neighbours may be steep, and what is typed may be anything: nobody begins beyond these. */
const LOWEST = 0;
export const HIGHEST = 4000;

/**
 * A rate for everybody of a ranking, best first: those who have one keep it, the others get theirs off the straight line
 * that runs closest to it (least squares). With fewer than two rated, the line is drawn from the first to the last.
 */
export function ratesOffRanking(known: readonly (number | null)[]): readonly number[] {
  const line = lineThrough(known.flatMap((rate, index) => (rate === null ? [] : [{ index, rate }])));
  const rateAt =
    line ?? ((index: number) => FIRST - ((FIRST - LAST) * index) / Math.max(1, known.length - 1));
  return known.map(
    (rate, index) => rate ?? Math.min(HIGHEST, Math.max(LOWEST, toDecimals(rateAt(index), 2))),
  );
}

interface Place {
  readonly index: number;
  readonly rate: number;
}

function lineThrough(places: readonly Place[]): ((index: number) => number) | null {
  if (places.length < 2) return null;
  const middle = mean(places.map(({ index }) => index));
  const level = mean(places.map(({ rate }) => rate));
  const along = sum(places.map(({ index, rate }) => (index - middle) * (rate - level)));
  const slope = along / sum(places.map(({ index }) => (index - middle) ** 2));
  return (index) => level + slope * (index - middle);
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
