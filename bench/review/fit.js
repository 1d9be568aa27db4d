// How often a table is won that the computer values so: a curve that rises, of three numbers, which is written as rows; and
// by how much it is told too high where the board is to be broken.
import { chanceAtBreak, chanceOf } from '@opencarrom/review';

/** Positions of whoever was to strike: the value, whether it was a break, and whether his side won the board. */
export function positionsIn(games) {
  return games.flatMap(({ review }) =>
    review.strokes.flatMap(({ board, player, before, best }) => {
      const { winner } = review.boards[board - 1];
      if (!winner) return [];
      const side = player[0];
      const isBreak = best?.kind === 'break';
      const chance = side === 'A' ? before : 1 - before;
      return [
        { value: valueBehind(chance, isBreak ? chanceAtBreak : chanceOf), isBreak, won: winner === side },
      ];
    }),
  );
}

/** The curve: half before the middle, steeper or flatter towards the ends. */
function curveOf([shift, slope, bend]) {
  return (value) => {
    const x = shift + slope * value + bend * value ** 3;
    return (1 + x / Math.sqrt(1 + x * x)) / 2;
  };
}

/** The curve of all strokes but breaks, and how much lower the values of these are to be read on the table of today. */
export function fitted(positions) {
  const others = positions.filter(({ isBreak }) => !isBreak);
  const breaks = positions.filter(({ isBreak }) => isBreak);
  const numbers = likeliest([0, 1, 0], (tried) =>
    rises(tried) ? likelihoodOf(curveOf(tried), others) : Number.NEGATIVE_INFINITY,
  );
  const [tooHigh] = likeliest([0], ([tried]) => likelihoodOf((value) => chanceOf(value - tried), breaks));
  return { numbers, tooHigh };
}

/** It must not fall anywhere from −1 to 1. */
const rises = ([, slope, bend]) => slope > 0 && slope + 3 * bend > 0;

/** The numbers under which what happened was likeliest, looked for in ever smaller steps. */
function likeliest(from, likelihood) {
  let best = from;
  let most = likelihood(best);
  for (let step = 0.5; step > 0.001; step /= 2)
    for (let improves = true; improves; ) {
      improves = false;
      for (const at of best.keys())
        for (const sign of [1, -1]) {
          const tried = best.with(at, best[at] + sign * step);
          const now = likelihood(tried);
          if (now <= most) continue;
          best = tried;
          most = now;
          improves = true;
        }
    }
  return best;
}

const likelihoodOf = (chance, positions) =>
  positions.reduce((sum, { value, won }) => sum + Math.log(won ? chance(value) : 1 - chance(value)), 0);

const STEP = 0.1;

/** The curve as rows, from a board that is lost to one that is won. */
export function rowsOf(numbers) {
  const chance = curveOf(numbers);
  const values = Array.from({ length: Math.round(2 / STEP) - 1 }, (_, row) => STEP * (row + 1) - 1);
  return [
    { value: -1, chance: 0 },
    ...values.map((value) => ({ value, chance: chance(value) })),
    { value: 1, chance: 1 },
  ];
}

/** The value that the table of today gives that chance. */
function valueBehind(chance, chanceFor) {
  let low = -1;
  let high = 1;
  for (let n = 0; n < 50; n++) {
    const middle = (low + high) / 2;
    if (chanceFor(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
