// Tables to make shots of: men strewn by chance, and tables from boards that levels played against each other.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chooseStroke, levelOf, viewOf } from '@opencarrom/ai';
import { playBoard } from '../ai/board.js';

/** Places are whole tenths of a millimetre, as the collection writes them. */
const LENGTH = 10_000;
export const rounded = (at) => Math.floor(at * LENGTH + 0.5) / LENGTH;

/** Apart by at least a man and a bit. */
const APART = 0.0345;
const EDGE = 0.354;
const isApart = (men, at, apart = APART) =>
  men.every((man) => (man.x - at.x) ** 2 + (man.y - at.y) ** 2 >= apart * apart);

/** Nobody practises with men on the own base line: they would leave the striker no place. */
const isOnBase = ({ x, y }) => Math.abs(y + 0.2526) < 0.045 && Math.abs(x) < 0.24;
const isOverPocket = ({ x, y }) => (Math.abs(x) - 0.34775) ** 2 + (Math.abs(y) - 0.34775) ** 2 < 0.03 ** 2;

function anywhere(dice) {
  const kind = dice.uniform();
  const free = () => 2 * 0.33 * dice.uniform() - 0.33;
  if (kind > 0.22) return { x: free(), y: free() };
  // By the frame, touching it or a finger's breadth off.
  const edge = EDGE - 0.03 * dice.uniform() * dice.uniform();
  const side = Math.floor(4 * dice.uniform());
  const at = side % 2 === 0 ? { x: free(), y: edge } : { x: edge, y: free() };
  return side < 2 ? at : { x: -at.x, y: -at.y };
}

export function placeFor(dice, men, isFit = () => true) {
  for (let tries = 0; tries < 400; tries++) {
    const at = anywhere(dice);
    const place = { x: rounded(at.x), y: rounded(at.y) };
    if (isApart(men, place) && !isOnBase(place) && !isOverPocket(place) && isFit(place)) return place;
  }
  return null;
}

/** So many men of each colour, strewn; `first` lie already. */
export function strewn(dice, { white, black, queen }, first = []) {
  const men = [...first];
  const ids = [
    ...(queen ? ['queen'] : []),
    ...Array.from({ length: white }, (_, n) => `w${n + 1}`),
    ...Array.from({ length: black }, (_, n) => `b${n + 1}`),
  ].filter((id) => !men.some((man) => man.id === id));
  for (const id of ids) {
    const place = placeFor(dice, men);
    if (!place) return null;
    men.push({ id, ...place });
  }
  return sorted(men);
}

export const sorted = (men) => {
  const rank = ({ id }) => (id === 'queen' ? 0 : id.startsWith('w') ? 1 : 2);
  return [...men].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
};

/** The board that goes with some men, as the collection reads it. */
export function boardOf(men, queen) {
  const side = (letter) => {
    const onBoard = men.filter(({ id }) => id !== 'queen' && id.startsWith(letter)).length;
    return { onBoard, owed: 0, score: 0, hasPocketed: onBoard < 9 };
  };
  return { turn: 'white', white: side('w'), black: side('b'), queen, broken: true, breakAttempts: 0 };
}

/** Between players of these levels, who think a little. */
const LEVELS = [3, 5, 6, 8];
const THOUGHT = 160;
const SEED = 22;

/** Tables of played boards, seen from the player on turn, whose men are called white. Kept in a file. */
export function playedTables(file, boards) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const tables = [];
  for (let n = 0; n < boards; n++) {
    const player = (number) => {
      const level = levelOf(number);
      const choose = (table, seed) => chooseStroke(table, { level, seed, budget: { simulations: THOUGHT } });
      return { level, choose };
    };
    const players = { white: player(LEVELS[n % 4]), black: player(LEVELS[(n + 1 + (n >> 2)) % 4]) };
    playBoard(players, SEED * 1000 + n, { most: 120, onStroke: ({ table }) => note(tables, table) });
    console.log(`${n + 1} of ${boards} boards played, ${tables.length} tables`);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tables));
  return tables;
}

function note(tables, table) {
  const { board, men } = table;
  if (!board.broken || board.queen === 'to-cover' || men.length > 15) return;
  const mine = board.turn.charAt(0);
  const counts = { w: 0, b: 0 };
  const seen = viewOf(table).men.map(({ id, x, y }) => {
    const at = { x: rounded(x), y: rounded(y) };
    if (id === 'queen') return { id, ...at };
    const letter = id.startsWith(mine) ? 'w' : 'b';
    counts[letter]++;
    return { id: `${letter}${counts[letter]}`, ...at };
  });
  const queen =
    board.queen === 'on-board'
      ? board.queen
      : board.queen === `covered-by-${board.turn}`
        ? 'covered-by-white'
        : 'covered-by-black';
  const isClear = seen.every((man) =>
    isApart(
      seen.filter((each) => each !== man),
      man,
      0.0319,
    ),
  );
  const covered =
    seen.some(isOverPocket) || seen.some((man) => Math.max(Math.abs(man.x), Math.abs(man.y)) > 0.3541);
  if (isClear && !covered && (queen !== 'on-board' || seen.some(({ id }) => id === 'queen')))
    tables.push({ men: sorted(seen), queen });
}
