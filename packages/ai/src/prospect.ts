import { type Board, coveredBy, MEN_PER_SIDE, other, type Side } from '@opencarrom/laws';
import { type Outlook, strokesFor } from './outlook.js';
import type { Stake } from './worth.js';

/** The chance a man placed as a due by the opponent is thought to have. */
const DUE_CHANCE = 0.1;

/** What a side has on the table: how its men lie, how many are about to be placed, and what it plays for. */
export interface Standing {
  readonly outlook: Outlook;
  back: number;
  stake: Stake;
}

/** Of the chance to clear all in one visit, how much counts while the queen is still to be taken and covered. */
const BEFORE_QUEEN = 0.3;

/** Weights of what is seen of a table, fitted on boards played by the levels against each other. */
const WEIGHTS = {
  turn: 0.05,
  work: 0.5,
  men: 0.8,
  best: 0.15,
  second: 0.05,
  theirBest: -0.1,
  queen: 0.2,
  lastBeforeQueen: 0.25,
  covering: -0.1,
  coveringChance: 0.35,
  owed: 0.12,
  queenChance: 0.15,
  nearEnd: 0.35,
  run: 0.8,
  theirRun: -0.45,
  out: 0.6,
  theirOut: -0.25,
} as const;

type Signs = { readonly [name in keyof typeof WEIGHTS]: number };

/** What is seen of a table, for the side on turn; each entry has its weight. */
function signsOf(board: Board, mine: Standing, theirs: Standing): Signs {
  const me = board.turn;
  const them = other(me);
  const a = board[me].onBoard;
  const b = board[them].onBoard;
  const myWork = mine.outlook.work + mine.back * strokesFor(DUE_CHANCE);
  const theirWork = theirs.outlook.work + theirs.back * strokesFor(DUE_CHANCE);
  const onBoard = board.queen === 'on-board';
  const covering = board.queen === 'to-cover';
  const free = onBoard ? BEFORE_QUEEN : 1;
  return {
    turn: 1,
    work: leadOf(theirWork, myWork),
    men: leadOf(b, a),
    best: mine.outlook.best,
    second: mine.outlook.second,
    theirBest: theirs.outlook.best,
    queen: queenOf(board, mine, theirs),
    lastBeforeQueen: onBoard ? (b === 1 ? 1 : 0) - (a === 1 ? 1 : 0) : 0,
    covering: covering ? 1 : 0,
    coveringChance: covering ? mine.outlook.best : 0,
    owed: board[them].owed - board[me].owed,
    queenChance: onBoard && mayTakeQueen(board, me) ? mine.outlook.queen * mine.outlook.best : 0,
    nearEnd: 1 / Math.max(a, 1) - 1 / Math.max(b, 1),
    run: mine.outlook.run / Math.max(a, 1),
    theirRun: theirs.outlook.run / Math.max(b, 1),
    out: free * mine.outlook.out,
    theirOut: free * theirs.outlook.out,
  };
}

/** How much more there is of one than of the other, from −1 to 1. Of both there may be none, in practice. */
const leadOf = (more: number, less: number): number =>
  more + less === 0 ? 0 : (more - less) / (more + less);

function queenOf({ turn, queen }: Board, mine: Standing, theirs: Standing): number {
  if (queen === coveredBy(turn)) return mine.stake.queen;
  return queen === coveredBy(other(turn)) ? -theirs.stake.queen : 0;
}

export const mayTakeQueen = (board: Board, me: Side): boolean =>
  board[me].owed === 0 && (board[me].hasPocketed || board[me].onBoard < MEN_PER_SIDE);

/** How the board is likely to end for the side on turn, from −1 to 1. */
export function prospect(board: Board, mine: Standing, theirs: Standing): number {
  const signs = signsOf(board, mine, theirs);
  let sum = 0;
  sum += WEIGHTS.turn * signs.turn + WEIGHTS.work * signs.work + WEIGHTS.men * signs.men;
  sum += WEIGHTS.best * signs.best + WEIGHTS.second * signs.second + WEIGHTS.theirBest * signs.theirBest;
  sum += WEIGHTS.queen * signs.queen + WEIGHTS.lastBeforeQueen * signs.lastBeforeQueen;
  sum += WEIGHTS.covering * signs.covering + WEIGHTS.coveringChance * signs.coveringChance;
  sum += WEIGHTS.owed * signs.owed + WEIGHTS.queenChance * signs.queenChance;
  sum += WEIGHTS.nearEnd * signs.nearEnd + WEIGHTS.run * signs.run + WEIGHTS.theirRun * signs.theirRun;
  sum += WEIGHTS.out * signs.out + WEIGHTS.theirOut * signs.theirOut;
  const lead = sum / Math.sqrt(1 + sum * sum);
  return ((1 + lead) * mine.stake.win - (1 - lead) * theirs.stake.win) / 2;
}
