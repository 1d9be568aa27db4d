import { type Board, coveredBy, MEN_PER_SIDE, other, type Side } from '@opencarrom/laws';
import { type PotChances, strokesFor } from './chances-of-pots.js';
import type { Stake } from './result-value.js';

/** The chance a man placed as a due by the opponent is thought to have. */
const DUE_CHANCE = 0.1;

/** What a side has on the table: how its men lie, how many are about to be placed, and what it plays for. */
export interface SideChances {
  readonly pots: PotChances;
  back: number;
  stake: Stake;
}

/** Of the chance to clear all in one visit, how much counts while the queen is still to be taken and covered. */
const BEFORE_QUEEN = 0.3;

/**
 * Weights of what is seen of a table, fitted on boards played to their end by levels 3 to 10 against themselves, most of
 * them begun with few men that lay anywhere.
 */
const WEIGHTS = {
  turn: -0.05,
  work: 0.09,
  men: 0.62,
  best: 0.06,
  second: 0.09,
  theirBest: -0.03,
  queen: 0.08,
  lastBeforeQueen: 0.2,
  covering: -0.14,
  coveringChance: 0.33,
  owed: 0.11,
  queenChance: 0.1,
  nearEnd: 0.16,
  run: 0.81,
  theirRun: -0.28,
  out: 0.63,
  theirOut: -0.03,
  // Too small for the fit to tell from nothing; but a last man before a pocket is there to cover the queen some day.
  cover: 0.1,
  theirCover: -0.1,
} as const;

type Signs = { readonly [name in keyof typeof WEIGHTS]: number };

/** What is seen of a table, for the side on turn; each entry has its weight. */
function signsOf(board: Board, mine: SideChances, theirs: SideChances): Signs {
  const me = board.turn;
  const them = other(me);
  const a = board[me].onBoard;
  const b = board[them].onBoard;
  const myWork = mine.pots.work + mine.back * strokesFor(DUE_CHANCE);
  const theirWork = theirs.pots.work + theirs.back * strokesFor(DUE_CHANCE);
  const onBoard = board.queen === 'on-board';
  const covering = board.queen === 'to-cover';
  const visit = visitOf(board, me, mine.pots);
  const theirVisit = visitOf(board, them, theirs.pots);
  return {
    turn: 1,
    work: leadOf(theirWork, myWork),
    men: leadOf(b, a),
    best: visit.best,
    second: visit.second,
    theirBest: theirVisit.best,
    queen: queenOf(board, mine, theirs),
    lastBeforeQueen: onBoard ? (b === 1 ? 1 : 0) - (a === 1 ? 1 : 0) : 0,
    covering: covering ? 1 : 0,
    coveringChance: covering ? mine.pots.best : 0,
    owed: board[them].owed - board[me].owed,
    queenChance: onBoard && mayTakeQueen(board, me) ? mine.pots.queen * mine.pots.best : 0,
    nearEnd: 1 / Math.max(a, 1) - 1 / Math.max(b, 1),
    run: visit.run / Math.max(a, 1),
    theirRun: theirVisit.run / Math.max(b, 1),
    out: visit.out,
    theirOut: theirVisit.out,
    cover: onBoard && a === 1 ? mine.pots.best : 0,
    theirCover: onBoard && b === 1 ? theirs.pots.best : 0,
  };
}

/**
 * What a side may make of one visit. Its last man must not fall before the queen: then she is what there is to pocket,
 * and he covers her.
 */
export function visitOf(board: Board, side: Side, { best, second, run, out, queen }: PotChances): Visit {
  if (board.queen !== 'on-board') return { best, second, run, out };
  if (board[side].onBoard > 1) return { best, second, run, out: BEFORE_QUEEN * out };
  const taken = mayTakeQueen(board, side) ? queen : 0;
  return { best: taken, second: 0, run: taken + taken * best, out: taken * best };
}

type Visit = Pick<PotChances, 'best' | 'second' | 'run' | 'out'>;

/** How much more there is of one than of the other, from −1 to 1. Of both there may be none, in practice. */
const leadOf = (more: number, less: number): number =>
  more + less === 0 ? 0 : (more - less) / (more + less);

function queenOf({ turn, queen }: Board, mine: SideChances, theirs: SideChances): number {
  if (queen === coveredBy(turn)) return mine.stake.queen;
  return queen === coveredBy(other(turn)) ? -theirs.stake.queen : 0;
}

export const mayTakeQueen = (board: Board, me: Side): boolean =>
  board[me].owed === 0 && (board[me].hasPocketed || board[me].onBoard < MEN_PER_SIDE);

/** How the board is likely to end for the side on turn, from −1 to 1. */
export function boardValue(board: Board, mine: SideChances, theirs: SideChances): number {
  const signs = signsOf(board, mine, theirs);
  let sum = 0;
  sum += WEIGHTS.turn * signs.turn + WEIGHTS.work * signs.work + WEIGHTS.men * signs.men;
  sum += WEIGHTS.best * signs.best + WEIGHTS.second * signs.second + WEIGHTS.theirBest * signs.theirBest;
  sum += WEIGHTS.queen * signs.queen + WEIGHTS.lastBeforeQueen * signs.lastBeforeQueen;
  sum += WEIGHTS.covering * signs.covering + WEIGHTS.coveringChance * signs.coveringChance;
  sum += WEIGHTS.owed * signs.owed + WEIGHTS.queenChance * signs.queenChance;
  sum += WEIGHTS.nearEnd * signs.nearEnd + WEIGHTS.run * signs.run + WEIGHTS.theirRun * signs.theirRun;
  sum += WEIGHTS.out * signs.out + WEIGHTS.theirOut * signs.theirOut;
  sum += WEIGHTS.cover * signs.cover + WEIGHTS.theirCover * signs.theirCover;
  const lead = sum / Math.sqrt(1 + sum * sum);
  return ((1 + lead) * mine.stake.win - (1 - lead) * theirs.stake.win) / 2;
}
