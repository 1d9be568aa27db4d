// The own last man behind the own base line, the queen covered, a few opponents anywhere: by some books he may be struck
// only off a cushion or another man. Is the win taken that a long search at random finds?
// The search takes minutes, so what it found is kept: node bench/ai/behind-base.js writes behind-base.tsv anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chooseStroke, execute, levelOf, makeDice } from '@opencarrom/ai';
import { bookOf, judge } from '@opencarrom/laws';
import {
  distance,
  ICF,
  layOut,
  makeRest,
  playInto,
  pocketAt,
  standingAtBase,
  strikerStretches,
} from '@opencarrom/physics';
import { contactsOf, factsOf } from './board.js';
import { progress } from './statistics.js';

const FOUND = new URL('./behind-base.tsv', import.meta.url);
const LEVELS = [7, 8, 9, 10];
export const BEHIND = { books: ['icf', 'icf-classic', 'icf-short', 'iiitn', 'starwood'], levels: LEVELS };
/** The books of the federation rule such strokes alike, and so what was found by one is theirs. */
const searchedBy = (book) => (book.startsWith('icf') ? 'icf' : book);
const SEARCHED = ['icf', 'iiitn', 'starwood'];
const TABLES = 50;
const SEED = 21;
/** Strokes tried at random on a table, as they are meant. */
const RANDOM = 20_000;
const SLOWEST = 0.5;
/** Those that win are tried with slips; the better ones more; the best of them so often, to be counted. */
const ROUNDS = [
  { tries: 8, kept: 40 },
  { tries: 40, kept: 6 },
  { tries: 300, kept: 1 },
];
const COUNTED = 300;

/**
 * For a book and a level: wins by the strokes that the search found, wins by the level's own, and of these those that
 * count for no more on any table than the search's.
 */
export function winsTaken({ rulebook, level: number, tables = TABLES }) {
  const level = levelOf(number);
  const found = foundStrokes();
  const sums = { found: 0, taken: 0, capped: 0, short: 0, tables: 0 };
  for (let n = 0; n < Math.min(tables, TABLES); n++) {
    const stroke = found.get(`${searchedBy(rulebook)} ${n} ${number}`);
    if (!stroke) continue;
    const table = tableOf(n, rulebook);
    const best = shareWon(table, stroke, level.hand, COUNTED, 1000 + n);
    const own = shareWon(
      table,
      chooseStroke(table, { level, seed: n }).stroke,
      level.hand,
      COUNTED,
      1000 + n,
    );
    sums.tables++;
    sums.found += best;
    sums.taken += own;
    sums.capped += Math.min(best, own);
    if (own < 0.9 * best) sums.short++;
    progress(`${rulebook}, level ${number}`, n + 1, tables);
  }
  return sums;
}

/** White's last man on or behind the base line of the south, one to three black men anywhere. */
function tableOf(n, rulebook) {
  const dice = makeDice(SEED * 1000 + n);
  const black = 1 + (n % 3);
  const men = [];
  const reach = (ICF.surface - ICF.man.diameter) / 2;
  while (men.length <= black) {
    const at = { x: reach * (2 * dice.uniform() - 1), y: reach * (2 * dice.uniform() - 1) };
    if (men.length === 0 && standingAtBase(ICF, 'S', at) === 'before') continue;
    if (isFree(at, men)) men.push({ id: men.length === 0 ? 'w1' : `b${men.length}`, ...at });
  }
  const side = (onBoard) => ({ onBoard, owed: 0, score: 0, hasPocketed: true });
  return {
    book: bookOf(rulebook),
    discipline: rulebook === 'starwood' ? 'doubles' : 'singles',
    seat: 'S',
    board: {
      turn: 'white',
      white: side(1),
      black: side(black),
      queen: 'covered-by-white',
      broken: true,
      breakAttempts: 0,
    },
    men,
    equipment: ICF,
  };
}

/** On the board, and on nobody: over a pocket a man would have fallen. */
function isFree(at, men) {
  const corner = { x: Math.sign(at.x) * pocketAt(ICF), y: Math.sign(at.y) * pocketAt(ICF) };
  return (
    distance(at, corner) > ICF.pocket / 2 && men.every((man) => distance(at, man) > 1.02 * ICF.man.diameter)
  );
}

/** How often a hand wins the board by a stroke: played, then judged with all that it met. */
function shareWon(table, stroke, hand, tries, seed) {
  const dice = makeDice(seed);
  const layout = layOut({ men: table.men }, table.equipment);
  const rest = makeRest();
  let won = 0;
  for (let n = 0; n < tries; n++) if (isWon(table, execute(table, stroke, hand, dice), layout, rest)) won++;
  return won / tries;
}

function isWon(table, stroke, layout, rest) {
  playInto(layout, stroke, rest);
  const facts = factsOf(rest);
  if (facts.pocketed.white === 0) return false;
  const contacts = contactsOf(table, stroke);
  const { result } = judge(table.book, table.board, { ...facts, contacts }, { discipline: table.discipline });
  return result?.winner === table.board.turn;
}

/** Strokes at random that win as meant, then the one of them that wins most often by each level's hand. */
function searchAt(n, rulebook) {
  const table = tableOf(n, rulebook);
  const dice = makeDice(SEED * 7000 + n);
  const stretches = strikerStretches(ICF, 'S', table.men);
  const layout = layOut({ men: table.men }, ICF);
  const rest = makeRest();
  const winning = [];
  for (let tried = 0; tried < RANDOM; tried++) {
    const stroke = randomStroke(stretches, dice);
    if (isWon(table, stroke, layout, rest)) winning.push(stroke);
  }
  return LEVELS.map((number) => {
    const { hand } = levelOf(number);
    let left = winning.filter(({ vx, vy }) => Math.hypot(vx, vy) <= hand.fastest);
    for (const [round, { tries, kept }] of ROUNDS.entries())
      left = left
        .map((stroke) => ({ stroke, share: shareWon(table, stroke, hand, tries, 500 + round) }))
        .sort((a, b) => b.share - a.share)
        .slice(0, kept)
        .map(({ stroke }) => stroke);
    return { number, stroke: left[0] ?? null };
  });
}

function randomStroke(stretches, dice) {
  const whole = stretches.reduce((sum, { from, to }) => sum + to.x - from.x, 0);
  let at = dice.uniform() * whole;
  const angle = 2 * Math.PI * dice.uniform();
  const speed = SLOWEST + (levelOf(10).hand.fastest - SLOWEST) * dice.uniform();
  const velocity = { vx: speed * Math.cos(angle), vy: speed * Math.sin(angle) };
  for (const { from, to } of stretches) {
    if (at <= to.x - from.x) return { x: from.x + at, y: from.y, ...velocity };
    at -= to.x - from.x;
  }
  const { to } = stretches[stretches.length - 1];
  return { x: to.x, y: to.y, ...velocity };
}

function foundStrokes() {
  const rows = readFileSync(FOUND, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [rulebook, n, level, ...numbers] = row.split('\t');
      const [x, y, vx, vy] = numbers.map(Number);
      return [`${rulebook} ${n} ${level}`, { x, y, vx, vy }];
    }),
  );
}

function searchAll() {
  const rows = [['book', 'table', 'level', 'x', 'y', 'vx', 'vy'].join('\t')];
  for (const rulebook of SEARCHED)
    for (let n = 0; n < TABLES; n++) {
      for (const { number, stroke } of searchAt(n, rulebook)) {
        if (!stroke) continue;
        const { x, y, vx, vy } = stroke;
        rows.push([rulebook, n, number, ...[x, y, vx, vy].map((at) => Number(at.toFixed(6)))].join('\t'));
      }
      progress(rulebook, n + 1, TABLES);
    }
  writeFileSync(FOUND, `${rows.join('\n')}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) searchAll();
