import type { Dice } from '@opencarrom/match';

/** One slip of a hand, in deviations. */
export interface HandSlip {
  readonly place: number;
  readonly direction: number;
  readonly speed: number;
  readonly push: number;
  readonly spin: number;
}

export const NO_SLIP: HandSlip = { place: 0, direction: 0, speed: 0, push: 0, spin: 0 };

export function drawSlip(dice: Dice): HandSlip {
  return {
    place: dice.normal(),
    direction: dice.normal(),
    speed: dice.normal(),
    push: dice.normal(),
    spin: dice.normal(),
  };
}

/** Of so many slips, by their direction from left to right, which comes first: few of them should stand for all. */
const TOGETHER = 32;
const FIRST = [8, 23, 14, 17, 3, 28, 11, 20];
const ORDER = [
  ...FIRST,
  1,
  30,
  10,
  21,
  6,
  25,
  13,
  18,
  5,
  26,
  15,
  16,
  9,
  22,
  2,
  29,
  12,
  19,
  7,
  24,
  0,
  31,
  4,
  27,
];

/**
 * Some slips together, in an order in which the first two go about as far to the left and to the right as a
 * hand usually does, and the first eight are well spread: two slips at random may both be wild, and every
 * straight stroke would look bad by them.
 */
export function drawSlips(dice: Dice): HandSlip[] {
  const slips = Array.from({ length: TOGETHER }, () => drawSlip(dice)).sort(
    (a, b) => a.direction - b.direction,
  );
  return ORDER.map((n) => slips[n]);
}
