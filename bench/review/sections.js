// The sections of the benchmark; each answers with the lines to print.
import { meanOf, percent, shareOf, sumOf, told } from '../ai/statistics.js';
import { fitted, positionsIn, rowsOf } from './fit.js';

const BANDS = 10;

/** The chance to win the board, against whether it was won: each board as both players see it, for who is A is chance. */
export function calibration(games) {
  const points = games.flatMap(({ review }, game) =>
    review.strokes.flatMap(({ board, before }) => {
      const { winner } = review.boards[board - 1];
      if (!winner) return [];
      const seen = { board: `${game} ${board}` };
      return [
        { ...seen, chance: before, won: winner === 'A' },
        { ...seen, chance: 1 - before, won: winner === 'B' },
      ];
    }),
  );
  const boardsOf = (some) => new Set(some.map(({ board }) => board)).size;
  const lines = Array.from({ length: BANDS }, (_, band) => {
    const its = points.filter(({ chance }) => Math.min(BANDS - 1, Math.floor(chance * BANDS)) === band);
    const name = `${band / BANDS} – ${(band + 1) / BANDS}`;
    if (its.length === 0) return `| ${name} | 0 | 0 | | | |`;
    const said = meanOf(its.map(({ chance }) => chance)).mean;
    const happened = its.filter(({ won }) => won).length / its.length;
    const off = (100 * (happened - said)).toFixed(1);
    return `| ${name} | ${its.length} | ${boardsOf(its)} | ${percent(said)} | ${percent(happened)} | ${off} |`;
  });
  return [
    `${points.length / 2} strokes of ${boardsOf(points)} boards in ${games.length} games, each as both players see it`,
    '',
    '| chance | positions | of boards | said | happened | off by |',
    '|---|---|---|---|---|---|',
    ...lines,
  ];
}

/** Is the stronger more accurate? */
export function accuracy(games) {
  const rows = games.map(({ levels, review: { players } }) => {
    const [strong, weak] = levels.A > levels.B ? ['A1', 'B1'] : ['B1', 'A1'];
    const apart = Math.abs(levels.A - levels.B);
    return { apart, by: players[strong].accuracy - players[weak].accuracy, levels };
  });
  const right = (some) => shareOf(some.filter(({ by }) => by > 0).length, some.length);
  const groups = [
    ['1', (apart) => apart === 1],
    ['2', (apart) => apart === 2],
    ['3 and more', (apart) => apart >= 3],
  ];
  const byLevel = new Map();
  for (const { levels, review } of games)
    for (const side of ['A', 'B'])
      byLevel.set(levels[side], [...(byLevel.get(levels[side]) ?? []), review.players[`${side}1`]]);
  return [
    `the stronger side was more accurate in ${told(right(rows))} games`,
    '',
    '| levels apart | the stronger was more accurate |',
    '|---|---|',
    ...groups.map(([name, is]) => {
      const some = rows.filter(({ apart }) => is(apart));
      return `| ${name} | ${some.length === 0 ? '–' : told(right(some))} |`;
    }),
    '',
    '| level | accuracy | brilliant | good | missed | errors (of 100 strokes) | pots of expected |',
    '|---|---|---|---|---|---|---|',
    ...[...byLevel.entries()].sort(([a], [b]) => a - b).map(([level, players]) => levelLine(level, players)),
  ];
}

function levelLine(level, players) {
  const strokes = sumOf(players.map((player) => player.strokes));
  const share = (mark) => ((100 * sumOf(players.map(({ marks }) => marks[mark]))) / strokes).toFixed(1);
  const mean = sumOf(players.map((player) => player.accuracy * player.strokes)) / strokes;
  const pots = sumOf(players.map((player) => player.pots));
  const expected = sumOf(players.map((player) => player.expectedPots));
  const marks = ['brilliant', 'good', 'missed', 'error'].map(share).join(' | ');
  return `| ${level} | ${mean.toFixed(1)} | ${marks} | ${pots} of ${expected.toFixed(0)} |`;
}

/** Processor time, on this machine. */
export function cost(games) {
  const strokes = sumOf(games.map((game) => game.strokes));
  const ms = sumOf(games.map((game) => game.ms));
  const slowest = Math.max(...games.map((game) => game.slowest));
  const each = ms / strokes;
  return [
    `${each.toFixed(1)} ms of processor time a stroke over ${strokes} strokes, ${slowest.toFixed(0)} at the longest; a board of 30 strokes ${((30 * each) / 1000).toFixed(2)} s, at four times slower ${((120 * each) / 1000).toFixed(1)} s`,
  ];
}

/** The rows of packages/review/src/chances.ts. */
export const fit = (games) =>
  rowsOf(fitted(positionsIn(games))).map(
    ({ value, chance }) => `  { value: ${Number(value.toFixed(2))}, chance: ${Number(chance.toFixed(4))} },`,
  );
