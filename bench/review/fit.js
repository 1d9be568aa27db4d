// How often a table is won that the computer values so: a curve that rises, of three numbers, which is written as rows.
import { chanceOf } from '@opencarrom/review';

/** Positions of whoever was to strike: the value, and whether his side won the board. */
export function positionsIn(games) {
  return games.flatMap(({ review }) =>
    review.strokes.flatMap(({ board, player, before }) => {
      const { winner } = review.boards[board - 1];
      if (!winner) return [];
      const side = player[0];
      return [{ value: valueBehind(side === 'A' ? before : 1 - before), won: winner === side }];
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

/** The numbers of the curve under which what happened was likeliest, looked for in ever smaller steps. */
export function fitted(positions) {
  let best = [0, 1, 0];
  let most = likelihoodOf(best, positions);
  for (let step = 0.5; step > 0.001; step /= 2)
    for (let improves = true; improves; ) {
      improves = false;
      for (const at of best.keys())
        for (const sign of [1, -1]) {
          const tried = best.with(at, best[at] + sign * step);
          // It must not fall anywhere from −1 to 1.
          if (tried[1] <= 0 || tried[1] + 3 * tried[2] <= 0) continue;
          const likelihood = likelihoodOf(tried, positions);
          if (likelihood <= most) continue;
          best = tried;
          most = likelihood;
          improves = true;
        }
    }
  return best;
}

function likelihoodOf(numbers, positions) {
  const chance = curveOf(numbers);
  return positions.reduce(
    (sum, { value, won }) => sum + Math.log(won ? chance(value) : 1 - chance(value)),
    0,
  );
}

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
function valueBehind(chance) {
  let low = -1;
  let high = 1;
  for (let n = 0; n < 50; n++) {
    const middle = (low + high) / 2;
    if (chanceOf(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
