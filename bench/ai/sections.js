// The sections of the benchmark; each answers with the lines to print.
import { chooseStroke, FULL_SPEED, LEVELS, levelOf, makeDice, POCKETED } from '@opencarrom/ai';
import { bookOf } from '@opencarrom/laws';
import { ICF, openingRack } from '@opencarrom/physics';
import { BEHIND, winsTaken } from './behind-base.js';
import { playBoard, shareKept } from './board.js';
import { wonEndings } from './endings.js';
import { soloGames } from './solo-games.js';
import { strokesASecond } from './speed.js';
import { cpuMs, meanOf, percent, progress, shareOf, sumOf, told } from './statistics.js';
import { triesOf } from './tries.js';

/** Strokes tried in the head for each stroke of clearing alone. */
const SOLO = 3000;

const playerOf = (number) => {
  const level = levelOf(number);
  return { level, choose: (table, seed) => chooseStroke(table, { level, seed }) };
};

/** One player alone clears nineteen pieces under the contest's noise. */
export async function solo({ games = 1000, simulations = SOLO, full = FULL_SPEED, seed, workers, journal }) {
  const before = cpuMs();
  const onGame = (played) =>
    progress('solo', played.length, games, `mean ${meanOf(played.map(strokesOf)).mean.toFixed(2)}`);
  const played = await soloGames({ games, seed, workers, journal, simulations, full, onGame });
  const { mean, margin, deviation } = meanOf(played.map(strokesOf));
  const strokes = sumOf(played.map(strokesOf));
  const fouls = sumOf(played.map(({ fouls }) => fouls));
  return [
    `strokes to clear the board: ${mean.toFixed(2)} ± ${margin.toFixed(2)} (95 %), deviation ${deviation.toFixed(2)}, over ${played.length} games at ${full} m/s full force; best published 24.0 (in the contest's simulator)`,
    `striker pocketed in ${percent(fouls / strokes)} of strokes; ${simulations} simulations a stroke; ${((cpuMs() - before) / 1000).toFixed(0)} s of processor time in this run`,
  ];
}

const strokesOf = ({ strokes }) => strokes;

/** Boards between two levels; each breaks every other board. */
function duel(stronger, weaker, boards, seed, { rulebook = 'icf', most, onStroke = () => {} } = {}) {
  const a = playerOf(stronger);
  const b = playerOf(weaker);
  let won = 0;
  let decided = 0;
  let strokes = 0;
  let longest = 0;
  for (let board = 0; board < boards; board++) {
    const white = board % 2 === 0;
    const players = white ? { white: a, black: b } : { white: b, black: a };
    const played = playBoard(players, seed * 10_000 + board, {
      rulebook,
      most,
      onStroke: (told) => onStroke({ ...told, mine: (told.side === 'white') === white }),
    });
    strokes += played.strokes;
    longest = Math.max(longest, played.strokes);
    if (played.result) {
      decided++;
      if ((played.result.winner === 'white') === white) won++;
    }
    progress(`${stronger} v ${weaker}`, board + 1, boards, `won ${won}`);
  }
  return { ...shareOf(won, decided), undecided: boards - decided, strokes: strokes / boards, longest };
}

const duelLine = (stronger, weaker, result) =>
  `| ${stronger} v ${weaker} | ${told(result)} | ${result.strokes.toFixed(1)} | ${result.undecided} |`;

const DUEL_HEAD = [
  '| levels | boards won by the stronger | strokes a board | undecided |',
  '|---|---|---|---|',
];

/** A board that takes more strokes than this is taken for one without end. */
const NEVER = 20_000;

/** Do boards end? Those that take the most strokes: beginners among themselves, and a book of many fouls. */
export function ends({ games = 60, seed }) {
  const pairs = [
    [1, 1, 'icf'],
    [1, 1, 'icf-classic'],
    [1, 1, 'icf-short'],
    [1, 1, 'iiitn'],
    [5, 4, 'iiitn'],
    [10, 10, 'icf'],
  ];
  return [
    '| levels | book | boards | strokes a board | longest | undecided |',
    '|---|---|---|---|---|---|',
    ...pairs.map(([a, b, rulebook]) => {
      const { strokes, longest, undecided } = duel(a, b, games, seed + 5, { rulebook, most: NEVER });
      return `| ${a} v ${b} | ${rulebook} | ${games} | ${strokes.toFixed(1)} | ${longest} | ${undecided} |`;
    }),
  ];
}

/** Is the pot that wins the board taken? */
export function endings({ games = 40, seed }) {
  return [
    '| level | endings | best plain pot wins | stroke chosen wins | more than 10 points worse |',
    '|---|---|---|---|---|',
    ...wonEndings({ games, seed }).map(
      ({ level, tables, best, chosen, mistakes }) =>
        `| ${level} | ${tables} | ${percent(best)} | ${percent(chosen)} | ${mistakes} |`,
    ),
  ];
}

/** Is the win taken that lies behind one's own base line? */
export function behind({ games }) {
  const lines = [
    '| book | level | tables | a long search wins | stroke chosen wins | of its wins | worse by a tenth |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const rulebook of BEHIND.books)
    for (const level of BEHIND.levels) {
      const { tables, found, taken, capped, short } = winsTaken({ rulebook, level, tables: games });
      lines.push(
        `| ${rulebook} | ${level} | ${tables} | ${percent(found / tables)} | ${percent(taken / tables)} | ${percent(capped / found)} | ${short} |`,
      );
    }
  return lines;
}

export function ladder({ games = 200, seed }) {
  const lines = [...DUEL_HEAD];
  for (const { number } of LEVELS.slice(1))
    lines.push(duelLine(number, number - 1, duel(number, number - 1, games, seed)));
  return lines;
}

export function extremes({ games = 200, seed }) {
  return [...DUEL_HEAD, duelLine(10, 1, duel(10, 1, games, seed))];
}

/** So often each stroke is played again by a hand of its level: one try of each would tell little in 2,000. */
const TRIES = 50;

/** Does what was predicted happen? By tenths of the chance predicted, over as many strokes of every level. */
export function calibration({ games = 2000, seed }) {
  const tenths = Array.from({ length: 10 }, () => ({ n: 0, predicted: 0, happened: 0 }));
  const dice = makeDice(seed + 99);
  let strokes = 0;
  for (const { number } of LEVELS) {
    const player = playerOf(number);
    for (let board = 0; strokes < (games * number) / 10; board++) {
      playBoard({ white: player, black: player }, seed * 10_000 + 5000 + 100 * number + board, {
        onStroke({ table, thought }) {
          const tenth = tenths[Math.min(9, Math.floor(thought.success * 10))];
          tenth.n++;
          tenth.predicted += thought.success;
          tenth.happened += shareKept(table, thought.stroke, player.level.hand, dice, TRIES);
          strokes++;
        },
      });
      progress('calibration', Math.min(strokes, games), games);
    }
  }
  const off = ({ n, predicted, happened }) => (n === 0 ? 0 : (100 * (happened - predicted)) / n);
  return [
    '| chance | strokes | predicted | happened | off by |',
    '|---|---|---|---|---|',
    ...tenths.map((tenth, index) => {
      const { n, predicted, happened } = tenth;
      const means = n === 0 ? ['–', '–'] : [percent(predicted / n), percent(happened / n)];
      return `| ${index / 10} – ${(index + 1) / 10} | ${n} | ${means.join(' | ')} | ${off(tenth).toFixed(1)} |`;
    }),
    `${strokes} strokes of boards at all levels, each played ${TRIES} times by a hand of its level; the largest miss is ${Math.max(...tenths.map((t) => Math.abs(off(t)))).toFixed(1)} points`,
  ];
}

/** Are the chances of the strokes that were not chosen told as truly? Each counted over so many slips. */
const OTHERS_TRIES = 200;

export function others({ games = 60, seed }) {
  const dice = makeDice(seed + 98);
  const lines = [
    '| level | strokes not chosen | told | happened | off by | off by, each |',
    '|---|---|---|---|---|---|',
  ];
  for (const number of [1, 3, 5, 7, 10]) {
    const seen = [];
    for (let board = 0; seen.length < games; board++) {
      const { level } = playerOf(number);
      const choose = (table, strokeSeed) => {
        const thought = chooseStroke(table, { level, seed: strokeSeed });
        for (const { stroke, success, target } of thought.alternatives)
          if (target !== null && seen.length < games)
            seen.push({ told: success, happened: shareKept(table, stroke, level.hand, dice, OTHERS_TRIES) });
        return thought;
      };
      playBoard({ white: { level, choose }, black: { level, choose } }, seed * 10_000 + 7000 + board, {
        most: 12,
      });
      progress(`others, level ${number}`, seen.length, games);
    }
    const told = meanOf(seen.map((each) => each.told)).mean;
    const happened = meanOf(seen.map((each) => each.happened)).mean;
    const each = meanOf(seen.map((one) => Math.abs(one.happened - one.told))).mean;
    lines.push(
      `| ${number} | ${seen.length} | ${percent(told)} | ${percent(happened)} | ${(100 * (happened - told)).toFixed(1)} | ${(100 * each).toFixed(1)} |`,
    );
  }
  return lines;
}

/** How often level 10 pockets its striker. */
export function fouls({ games = 100, seed }) {
  let strokes = 0;
  let striker = 0;
  duel(10, 10, games, seed + 3, {
    onStroke({ facts }) {
      strokes++;
      if (facts.pocketed.striker) striker++;
    },
  });
  return [`level 10 pockets its striker in ${told(shareOf(striker, strokes))} strokes`];
}

/** Processor time of a stroke, at levels 5 and 10; apart from it the strokes of a first board, while the compiler is at work. */
export function time({ games = 10, seed }) {
  const cold = timesOf(5, 1, seed);
  const lines = [5, 10].map((number) => {
    const each = timesOf(number, games, seed).sort((a, b) => a - b);
    const at = (share) => each[Math.floor(share * (each.length - 1))].toFixed(0);
    return `level ${number}: ${meanOf(each).mean.toFixed(0)} ms a stroke on average, median ${at(0.5)}, 95 % under ${at(0.95)}, longest ${at(1)} (${each.length} strokes)`;
  });
  const barred = LEVELS.filter(({ number }) => number === 5 || number === 10).map((level) => {
    const each = [1, 2, 3, 4, 5].map((n) => timeOf(barredTable(), level, seed + n));
    return `level ${level.number}, iiitn, the rack whole and a man behind the base line: longest ${Math.max(...each).toFixed(0)} ms`;
  });
  return [
    ...lines,
    ...barred,
    `a board before these, in a process just started: level 5 took ${cold[0].toFixed(0)} ms for its first stroke, ${Math.max(...cold).toFixed(0)} for its longest`,
  ];
}

/** Where it matters what the striker meets, and most strokes move all the men. */
function barredTable() {
  const men = openingRack(ICF).map((man) => (man.id === 'w9' ? { ...man, x: 0.1, y: -0.3 } : man));
  const side = { onBoard: 9, owed: 0, score: 0, hasPocketed: true };
  const board = {
    turn: 'white',
    white: side,
    black: side,
    queen: 'on-board',
    broken: true,
    breakAttempts: 0,
  };
  return { book: bookOf('iiitn'), discipline: 'singles', seat: 'S', board, men, equipment: ICF };
}

function timeOf(table, level, seed) {
  const before = cpuMs();
  chooseStroke(table, { level, seed });
  return cpuMs() - before;
}

/** What each stroke of some boards of a level against itself took, in milliseconds. */
function timesOf(number, boards, seed) {
  const { level } = playerOf(number);
  const each = [];
  const player = {
    level,
    choose(table, strokeSeed) {
      const before = cpuMs();
      const thought = chooseStroke(table, { level, seed: strokeSeed });
      each.push(cpuMs() - before);
      return thought;
    },
  };
  for (let board = 0; board < boards; board++)
    playBoard({ white: player, black: player }, seed * 777 + board);
  return each;
}

/** Strokes tried a second while thinking, beside the physics alone on the same boards and strokes. */
export function speed({ games = 12, seed }) {
  return [5, 10].map((number) => {
    const { thinking, physics, strokes } = strokesASecond(levelOf(number), games, seed);
    return `level ${number}: ${Math.round(thinking)} strokes a second thinking, ${Math.round(physics)} by the physics alone, the same ${strokes} strokes: ${percent(thinking / physics)}`;
  });
}

/** How much of what it tries each level pockets, between equals: what the level picker tells. */
export function tries({ games = 20, seed }) {
  return [
    '| level | boards | tries | pocketed | told |',
    '|---|---|---|---|---|',
    ...LEVELS.map((level) => {
      const count = triesOf(level, games, seed);
      progress('tries', level.number, LEVELS.length, `${count.pocketed} of ${count.tries}`);
      const share = `${count.pocketed} (${percent(count.pocketed / count.tries)})`;
      return `| ${level.number} ${level.name} | ${games} | ${count.tries} | ${share} | ${percent(POCKETED[level.name])} |`;
    }),
  ];
}
