// Won endings: the last man anywhere, the queen covered, three opponents anywhere. Is the pot that wins taken?
import { chooseStroke, execute, LEVELS, makeDice, viewOf } from '@opencarrom/ai';
import { bookOf, judge } from '@opencarrom/laws';
import { ICF, layOut, makeRest, playInto } from '@opencarrom/physics';
import { aimAlong, directWays } from '../../packages/ai/dist/ideas/pots.js';
import { factsOf } from './board.js';
import { progress } from './statistics.js';

const LAST_MAN = 1;
/** A pot that wins less often is none that a hand of the level would call clear. */
const CLEAR = [0.12, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.5, 0.5, 0.5];
const TRIES = 400;
/** Worse than the best plain pot by more than this, a choice counts as a mistake. */
const MISTAKE = 0.1;

/** For each level: how often the best plain pot wins, and how often the stroke chosen does. */
export function wonEndings({ games, seed }) {
  return LEVELS.map((level) => {
    let best = 0;
    let chosen = 0;
    let mistakes = 0;
    let tables = 0;
    for (let n = 0; tables < games && n < 5 * games; n++) {
      const table = tableOf(makeDice(seed * 100_000 + n));
      const plain = bestPlainPot(table, level.hand);
      if (plain < CLEAR[level.number - 1]) continue;
      const taken = shareWon(table, chooseStroke(table, { level, seed: n }).stroke, level.hand, TRIES, 97);
      tables++;
      best += plain;
      chosen += taken;
      if (plain - taken > MISTAKE) mistakes++;
      progress(`endings, level ${level.number}`, tables, games);
    }
    return { level: level.number, tables, best: best / tables, chosen: chosen / tables, mistakes };
  });
}

function tableOf(dice) {
  const ids = ['w1', 'b1', 'b2', 'b3'];
  const men = [];
  while (men.length < ids.length) {
    const at = { x: 0.68 * dice.uniform() - 0.34, y: 0.68 * dice.uniform() - 0.34 };
    if (men.every(({ x, y }) => (x - at.x) ** 2 + (y - at.y) ** 2 > 0.05 ** 2))
      men.push({ id: ids[men.length], ...at });
  }
  const side = (onBoard) => ({ onBoard, owed: 0, score: 0, hasPocketed: true });
  const counts = { white: side(1), black: side(3) };
  const board = { turn: 'white', ...counts, queen: 'covered-by-white', broken: true, breakAttempts: 0 };
  return { book: bookOf('icf'), discipline: 'singles', seat: 'S', board, men, equipment: ICF };
}

/** The best three are seen anew: the best of many by few tries is a lucky one. */
function bestPlainPot(table, hand) {
  const aims = [];
  const view = viewOf(table);
  for (const way of directWays(view, LAST_MAN)) aimAlong(view, way, hand, aims);
  return aims
    .map(({ x, y, ux, uy, speed }) => ({ x, y, vx: ux * speed, vy: uy * speed }))
    .map((stroke) => ({ stroke, share: shareWon(table, stroke, hand, TRIES / 4, 99) }))
    .sort((a, b) => b.share - a.share)
    .slice(0, 3)
    .reduce((most, { stroke }) => Math.max(most, shareWon(table, stroke, hand, TRIES, 98)), 0);
}

/** How often a hand wins the board by a stroke. */
function shareWon(table, stroke, hand, tries, seed) {
  const dice = makeDice(seed);
  const layout = layOut({ men: table.men }, table.equipment);
  const rest = makeRest();
  let won = 0;
  for (let n = 0; n < tries; n++) {
    playInto(layout, execute(table, stroke, hand, dice), rest);
    const { result } = judge(table.book, table.board, factsOf(rest), { discipline: table.discipline });
    if (result?.winner === table.board.turn) won++;
  }
  return won / tries;
}
