import { BREAK_TOO_HIGH, CHANCES } from './chances.js';

/**
 * The chance to win the board that a value stands for. The computer's value, from −1 to 1, tells which table is
 * better; how often such a table is won was counted (`npm run bench:review -- --only fit`).
 */
export function chanceOf(value: number): number {
  let [below] = CHANCES;
  for (const above of CHANCES) {
    if (value <= above.value) {
      const width = above.value - below.value;
      const along = width > 0 ? Math.max(0, value - below.value) / width : 0;
      return below.chance + along * (above.chance - below.chance);
    }
    below = above;
  }
  return below.chance;
}

/** The same where the board is to be broken: nobody sees far beyond nineteen men that move, and what is seen seems too good. */
export const chanceAtBreak = (value: number): number => chanceOf(value - BREAK_TOO_HIGH);
