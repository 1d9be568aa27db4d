import type { BookId, Competitor, Discipline, NextBoard, ScoreSheet, Stage } from '../../src/index.js';
import { scoreMatch } from '../../src/index.js';

export interface MatchInShort {
  rulebook?: BookId;
  stage?: Stage;
  discipline?: Discipline;
  /** Who breaks first; A unless said otherwise. */
  first?: Competitor;
  /** Boards in short, see `boardsOf`. */
  play?: string;
  tosses?: Record<string, Competitor>;
}

/**
 * Boards in short: `A5` A wins, five of B's men left, nobody covered the queen; `A5q` the winner
 * covered her; `A5l` the loser did; `A=7` seven points outright.
 */
function boardsOf(play: string): Record<string, unknown>[] {
  return play.split(' ').filter(Boolean).map(boardOf);
}

function boardOf(short: string): Record<string, unknown> {
  const found = /^([AB])(=?)(\d+)([ql]?)$/.exec(short);
  if (!found) throw new Error(`no board: ${short}`);
  const [, winner, outright, number, queen] = found;
  if (outright) return { winner, points: Number(number) };
  const loser = winner === 'A' ? 'B' : 'A';
  return { winner, men: Number(number), queen: queen === 'q' ? winner : queen === 'l' ? loser : null };
}

/** The match as the command line would read it. */
export function matchOf({ play = '', first = 'A', ...rest }: MatchInShort): Record<string, unknown> {
  return { ...rest, first, boards: boardsOf(play) };
}

/** The score sheet of a match; a refusal fails the test. */
export function sheetOf(short: MatchInShort): ScoreSheet {
  const outcome = scoreMatch(matchOf(short));
  if ('error' in outcome) throw new Error(`${outcome.error.path}: ${outcome.error.message}`);
  return outcome.ok.sheet;
}

/** The board to be played next; a match that is over fails the test. */
export function nextOf(short: MatchInShort): NextBoard {
  const { next } = sheetOf(short);
  if (!next) throw new Error('the match is over');
  return next;
}

/** Eight boards that end four all. */
export const LEVEL = 'A=1 B=1 A=1 B=1 A=1 B=1 A=1 B=1';
/** A game to 25 for one side, in three boards. */
export const GAME_A = 'A=12 A=8 A=5';
export const GAME_B = 'B=12 B=8 B=5';
