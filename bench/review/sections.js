// The sections of the benchmark; each answers with the lines to print.
import { makeDice } from '@opencarrom/match';
import { meanOf, percent, shareOf, sumOf, told } from '../ai/statistics.js';
import { fitted, positionsIn, rowsOf } from './fit.js';

const BANDS = 10;
/** The games drawn anew so often say how far chance alone may lead. */
const DRAWS = 1000;

/** How A's chance to win the board and what became of it are seen: by whom, for which of the strokes. */
const VIEWS = [
  [
    'each board as both players see it',
    ({ before, won }) => [
      { chance: before, won },
      { chance: 1 - before, won: !won },
    ],
  ],
  ['as A alone sees it', ({ before, won }) => [{ chance: before, won }]],
  [
    'as whoever is to strike sees it',
    ({ before, won, player }) => [
      player === 'A' ? { chance: before, won } : { chance: 1 - before, won: !won },
    ],
  ],
  [
    'as whoever broke the board sees it',
    ({ before, won, breaker }) => [
      breaker === 'A' ? { chance: before, won } : { chance: 1 - before, won: !won },
    ],
  ],
];

/** The chance to win the board, against whether it was won. */
export function calibration(games) {
  const strokes = games.map(({ review }, game) =>
    review.strokes.flatMap(({ board, before, player: [player] }) => {
      const { winner } = review.boards[board - 1];
      const [breaker] = review.strokes.find((stroke) => stroke.board === board).player;
      return winner ? [{ board: `${game} ${board}`, before, won: winner === 'A', player, breaker }] : [];
    }),
  );
  const all = strokes.flat();
  return [
    `${all.length} strokes of ${boardsOf(all)} boards in ${games.length} games; the intervals are of the games drawn anew ${DRAWS} times`,
    ...VIEWS.flatMap(([name, seen]) => [
      '',
      `### ${name[0].toUpperCase()}${name.slice(1)}`,
      '',
      ...bandsOf(strokes, seen),
    ]),
  ];
}

const boardsOf = (some) => new Set(some.map(({ board }) => board)).size;

function bandsOf(strokes, seen) {
  const points = strokes.map((its) =>
    its.flatMap((stroke) => seen(stroke).map((point) => ({ ...point, board: stroke.board }))),
  );
  const lines = Array.from({ length: BANDS }, (_, band) => {
    const its = points.map((some) =>
      some.filter(({ chance }) => Math.min(BANDS - 1, Math.floor(chance * BANDS)) === band),
    );
    const name = `${band / BANDS} – ${(band + 1) / BANDS}`;
    const flat = its.flat();
    if (flat.length === 0) return `| ${name} | 0 | 0 | | | | |`;
    const said = meanOf(flat.map(({ chance }) => chance)).mean;
    const happened = flat.filter(({ won }) => won).length / flat.length;
    const off = (100 * (happened - said)).toFixed(1);
    return `| ${name} | ${flat.length} | ${boardsOf(flat)} | ${percent(said)} | ${percent(happened)} | ${off} | ${drawn(its)} |`;
  });
  return [
    '| chance | positions | of boards | said | happened | off by | 95 % of draws |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ];
}

/** By how much it is off where the games are drawn anew: those of a board hang together, and the boards of a game. */
function drawn(points) {
  const sums = points.map((its) => ({
    n: its.length,
    off: sumOf(its.map(({ chance, won }) => (won ? 1 : 0) - chance)),
  }));
  const dice = makeDice(1);
  const offs = Array.from({ length: DRAWS }, () => {
    const draw = sums.map(() => dice.pick(sums));
    return sumOf(draw.map(({ off }) => off)) / Math.max(1, sumOf(draw.map(({ n }) => n)));
  }).sort((a, b) => a - b);
  const at = (share) => (100 * offs[Math.floor(share * (DRAWS - 1))]).toFixed(1);
  return `${at(0.025)} to ${at(0.975)}`;
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

/** The numbers of packages/review/src/chances.ts. */
export function fit(games) {
  const { numbers, tooHigh } = fitted(positionsIn(games));
  const rows = rowsOf(numbers).map(
    ({ value, chance }) => `  { value: ${Number(value.toFixed(2))}, chance: ${Number(chance.toFixed(4))} },`,
  );
  return [...rows, `BREAK_TOO_HIGH = ${Number(tooHigh.toFixed(3))}`];
}
