import type { BoardMeasures } from '../table/measures.js';

/**
 * Strokes that a man alone on the board takes, in tenths, by where it lies: rows from the player's own cushion to
 * the far one, in each from the middle of the board to the side. Found by playing with the hand of the IIT-B
 * contest (bench/ai/lone-man.js): from every point the best stroke, a miss worth what the point is worth where the
 * man comes to rest, and so on until nothing changed. A man about the base line is as good as down, one at a far
 * cushion the worst.
 */
export type LoneMan = readonly (readonly number[])[];

/** For a hand of 3.6 m/s at most, and for one of 8. */
const SLOW: LoneMan = [
  [24, 22, 23, 21, 21, 19, 17, 15, 13, 11, 10, 10],
  [16, 16, 15, 15, 14, 13, 12, 11, 10, 10, 10, 10],
  [14, 13, 12, 11, 11, 10, 10, 10, 10, 10, 12, 11],
  [10, 10, 10, 10, 10, 10, 10, 11, 10, 15, 20, 15],
  [15, 14, 11, 13, 11, 12, 17, 19, 18, 18, 20, 19],
  [18, 19, 18, 18, 18, 17, 16, 14, 20, 24, 20, 24],
  [19, 20, 19, 19, 20, 20, 19, 15, 17, 23, 25, 23],
  [19, 20, 21, 20, 21, 21, 18, 17, 17, 21, 24, 22],
  [21, 21, 21, 21, 21, 21, 21, 18, 21, 22, 22, 22],
  [21, 22, 21, 22, 21, 22, 21, 21, 19, 21, 23, 22],
  [21, 21, 22, 21, 22, 22, 21, 21, 20, 22, 23, 23],
  [22, 22, 22, 21, 22, 23, 22, 22, 22, 23, 23, 22],
  [23, 23, 23, 23, 21, 23, 22, 22, 22, 22, 22, 24],
  [23, 23, 23, 23, 23, 22, 23, 23, 23, 23, 23, 26],
  [23, 23, 23, 23, 23, 21, 22, 22, 23, 22, 23, 26],
  [23, 23, 24, 24, 24, 22, 23, 22, 22, 23, 22, 26],
  [24, 23, 24, 24, 24, 23, 22, 22, 23, 22, 23, 27],
  [24, 24, 24, 24, 25, 24, 24, 22, 22, 23, 24, 26],
  [24, 24, 24, 24, 24, 24, 24, 23, 22, 22, 22, 25],
  [24, 23, 24, 24, 24, 24, 25, 24, 22, 22, 22, 25],
  [23, 24, 24, 25, 24, 24, 24, 24, 23, 20, 20, 21],
  [25, 24, 26, 25, 25, 25, 24, 24, 23, 20, 18, 15],
  [26, 26, 26, 27, 27, 27, 27, 26, 25, 21, 18, 13],
  [29, 28, 28, 28, 28, 29, 29, 28, 26, 23, 16, 10],
];
const FAST: LoneMan = [
  [24, 24, 23, 25, 25, 20, 18, 18, 15, 13, 11, 10],
  [17, 17, 17, 16, 15, 14, 13, 12, 11, 11, 11, 10],
  [14, 15, 13, 12, 11, 10, 10, 10, 10, 10, 11, 14],
  [10, 10, 10, 10, 10, 10, 11, 11, 13, 20, 23, 18],
  [15, 17, 15, 15, 17, 16, 20, 19, 22, 23, 22, 24],
  [23, 21, 22, 23, 17, 19, 18, 15, 22, 25, 27, 30],
  [23, 24, 25, 22, 24, 23, 23, 16, 21, 25, 28, 28],
  [24, 24, 25, 24, 26, 25, 26, 18, 21, 27, 27, 30],
  [25, 24, 25, 25, 24, 26, 25, 25, 24, 25, 28, 29],
  [24, 26, 24, 25, 26, 26, 22, 22, 23, 24, 28, 28],
  [25, 26, 25, 26, 28, 26, 27, 26, 26, 24, 27, 30],
  [27, 26, 28, 26, 26, 28, 26, 27, 26, 26, 28, 28],
  [27, 26, 27, 27, 27, 28, 27, 25, 27, 27, 25, 29],
  [28, 28, 27, 29, 29, 27, 28, 27, 28, 27, 29, 30],
  [27, 27, 28, 27, 27, 28, 28, 29, 29, 29, 26, 31],
  [28, 27, 27, 28, 28, 27, 29, 28, 28, 29, 27, 31],
  [28, 28, 27, 28, 29, 29, 27, 29, 29, 31, 27, 32],
  [27, 28, 29, 28, 28, 28, 28, 29, 29, 28, 28, 32],
  [29, 27, 28, 28, 29, 29, 29, 30, 28, 27, 28, 30],
  [29, 28, 29, 29, 29, 29, 29, 29, 27, 28, 27, 30],
  [28, 29, 28, 29, 29, 28, 28, 29, 28, 24, 28, 29],
  [31, 30, 29, 29, 30, 29, 29, 29, 29, 25, 25, 21],
  [30, 30, 31, 32, 32, 31, 32, 32, 30, 28, 25, 22],
  [34, 34, 34, 34, 35, 33, 35, 35, 34, 28, 21, 10],
];

/** For a hand between the two: 0 is as the slowest, 1 as the fastest. */
export const loneManAt = (share: number): LoneMan =>
  SLOW.map((row, j) => row.map((slow, i) => (1 - share) * slow + share * FAST[j][i]));

/** The same between the points measured, and on both sides of the board. */
export function strokesForLone(lone: LoneMan, g: BoardMeasures, x: number, y: number): number {
  const rows = lone.length;
  const columns = lone[0].length;
  const edge = g.half - g.man;
  const across = (Math.min(Math.abs(x), edge) / edge) * (columns - 1);
  const up = ((Math.min(Math.max(y, -edge), edge) / edge + 1) / 2) * (rows - 1);
  const i = Math.min(columns - 2, Math.floor(across));
  const j = Math.min(rows - 2, Math.floor(up));
  const a = across - i;
  const near = lone[j];
  const far = lone[j + 1];
  const low = near[i] + a * (near[i + 1] - near[i]);
  const high = far[i] + a * (far[i + 1] - far[i]);
  return (low + (up - j) * (high - low)) / 10;
}
