// How often a table is won that the computer values so: counted, made to rise, and smoothed by few rows.
import { chanceOf } from '@opencarrom/review';

/** So many positions stand behind a row, on average. */
const ROWS = 12;
/** A position that was won ten times of ten may yet be lost: each row is drawn to its middle by so many. */
const DOUBT = 2;

/** Positions of whoever was to strike: the value, and whether his side won the board. */
export function positionsIn(games) {
  return games.flatMap(({ review }) =>
    review.strokes.flatMap(({ board, player, before }) => {
      const { winner } = review.boards[board - 1];
      if (!winner) return [];
      const side = player[0];
      return [{ chance: side === 'A' ? before : 1 - before, won: winner === side }];
    }),
  );
}

/** Rows of value and chance, rising. */
export function fitted(positions) {
  const sorted = positions
    .map(({ chance, won }) => ({ value: valueBehind(chance), won }))
    .sort((a, b) => a.value - b.value);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const part = sorted.slice((sorted.length * row) / ROWS, (sorted.length * (row + 1)) / ROWS);
    const value = part.reduce((sum, each) => sum + each.value, 0) / part.length;
    const won = part.filter((each) => each.won).length;
    return { value, won: won + DOUBT / 2, count: part.length + DOUBT };
  });
  const risen = rising(rows).map(({ value, won, count }) => ({ value, chance: won / count }));
  return [{ value: -1, chance: 0 }, ...risen, { value: 1, chance: 1 }];
}

/** Neighbours that fall are put together, until none does. */
function rising(rows) {
  const kept = [];
  for (const row of rows) {
    let last = row;
    while (kept.length > 0 && kept.at(-1).won / kept.at(-1).count >= last.won / last.count) {
      const before = kept.pop();
      const count = before.count + last.count;
      const value = (before.value * before.count + last.value * last.count) / count;
      last = { value, won: before.won + last.won, count };
    }
    kept.push(last);
  }
  return kept;
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
