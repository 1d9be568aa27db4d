// Boards and strokes as they come up: whole boards played out by chance, from the break to the end.
import { judge, openingBoard, settle } from '@opencarrom/laws';

/**
 * @typedef {import('@opencarrom/laws').Board} Board
 * @typedef {import('@opencarrom/laws').StrokeFacts} Stroke
 * @typedef {import('@opencarrom/laws').Touch} Contact
 * @typedef {{
 *   book: import('@opencarrom/laws').Book,
 *   board: Board,
 *   stroke: Stroke,
 *   options: import('@opencarrom/laws').JudgeOptions,
 * }} Case
 */

const SEED = 20260101;

/**
 * @param {import('@opencarrom/laws').Book} book
 * @param {number} count
 * @returns {Case[]}
 */
export function casesOf(book, count) {
  const chance = chanceFrom(SEED);
  const disciplines = book.rules.disciplines.is;
  /** @type {Case[]} */
  const cases = [];
  let board = newBoard(chance);
  while (cases.length < count) {
    const discipline = disciplines[Math.floor(chance() * disciplines.length)];
    const stroke = anyStroke(board, chance);
    const options = { discipline };
    cases.push({ book, board, stroke, options });
    const ruling = judge(book, board, stroke, options);
    board = ruling.result ? newBoard(chance) : settle(board, ruling);
  }
  return cases;
}

/** @param {() => number} chance */
function newBoard(chance) {
  return openingBoard({ white: Math.floor(chance() * 25), black: Math.floor(chance() * 25) });
}

/**
 * @param {Board} board
 * @param {() => number} chance
 * @returns {Stroke}
 */
function anyStroke(board, chance) {
  const me = board.turn;
  const them = me === 'white' ? 'black' : 'white';
  const touched = board.broken || chance() < 0.95;
  const queen = touched && board.queen === 'on-board' && chance() < 0.06;
  const men = { [me]: touched ? fallen(board[me].onBoard, 0.45, chance) : 0 };
  men[them] = touched ? fallen(board[them].onBoard, 0.12, chance) : 0;
  const pocketed = { white: men.white, black: men.black, queen, striker: chance() < 0.08 };
  const jumped = touched && men[me] < board[me].onBoard && chance() < 0.01 ? 1 : 0;
  const overboard = { white: 0, black: 0, queen: false, striker: false, [me]: jumped };
  const stroke = { proper: chance() < 0.95, pocketed, overboard, touched, claimed: chance() < 0.8 };
  return chance() < 0.5 ? stroke : { ...stroke, contacts: contactsOf(board, touched, chance) };
}

/**
 * @param {number} onBoard
 * @param {number} likely that one falls; each further one halves
 * @param {() => number} chance
 */
function fallen(onBoard, likely, chance) {
  let men = 0;
  for (let odds = likely; men < onBoard && chance() < odds; odds /= 2) men++;
  return men;
}

/**
 * @param {Board} board
 * @param {boolean} touched
 * @param {() => number} chance
 * @returns {Contact[]}
 */
function contactsOf(board, touched, chance) {
  /** @type {Contact[]} */
  const contacts = chance() < 0.2 || !touched ? [{ a: 'striker', b: 'cushion' }] : [];
  if (!touched) return contacts;
  const other = board.turn === 'white' ? 'black' : 'white';
  const hit = chance() < 0.7 ? board.turn : other;
  contacts.push({ a: 'striker', b: hit, onBaseLine: chance() < 0.03 });
  if (chance() < 0.5) contacts.push({ a: hit, b: chance() < 0.5 ? 'cushion' : other });
  return contacts;
}

/**
 * Numbers from 0 to 1, the same for the same seed (mulberry32).
 * @param {number} seed
 */
function chanceFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
