import { boardPoints, MEN_PER_SIDE } from '@opencarrom/laws';
import { inPlay } from '../evolve/board.js';
import { bookFor } from '../head.js';
import type { Doing } from '../log/command.js';
import type { Actor } from '../players.js';
import { type MatchState, sideOf } from '../state.js';
import { winBoard } from './closing.js';
import type { Marks, Proceedings } from './proceedings.js';
import { type Refusal, Refused, refuse } from './refusal.js';

/** A board's result entered as a whole: the book counts its points. */
export function tally(proceedings: Proceedings, by: Actor, act: Doing<'tally'>, marks: Marks): void {
  const { state } = proceedings;
  const refusal = refusalOfTally(state, act);
  if (refusal) throw new Refused(refusal);
  const points = tallyPoints(state, act);
  proceedings.happen({ type: 'done', by, act, ...marks });
  winBoard(proceedings, act.winner, points);
}

/** What was counted when a board is entered as a whole. */
type Counted = Omit<Doing<'tally'>, 'type' | 'demanded'>;

/** What a tally comes to, by the book and the winner's score in this game. */
export function tallyPoints(state: MatchState, { demanded = 0, ...counted }: Doing<'tally'>): number {
  return Math.min(pointsWithout(state, counted) + demanded, bookFor(state.head).rules.boardCap.is);
}

function pointsWithout(state: MatchState, { winner, men, queen }: Counted): number {
  const board = inPlay(state);
  const before = board.table[sideOf(board, winner)].score;
  return boardPoints(bookFor(state.head), { winner, men, queen }, before);
}

function refusalOfTally(state: MatchState, act: Doing<'tally'>): Refusal | null {
  const { men, demanded = 0 } = act;
  if (!Number.isSafeInteger(men) || men < 0 || men > MEN_PER_SIDE)
    return refuse({ why: 'tallied-men', most: MEN_PER_SIDE, men });
  const most = mostDemanded(state, act);
  if (!Number.isSafeInteger(demanded) || demanded < 0 || demanded > most)
    return refuse({ why: 'tallied-demand', most, demanded }, bookFor(state.head).rules.demands.laws);
  return null;
}

/** The most additional points that any ending of the book offers and, once the rest is counted, its cap lets count. */
export function mostDemanded(state: MatchState, counted: Counted | null): number {
  const { endings, demands, boardCap } = bookFor(state.head).rules;
  const offered = Object.values(endings).flatMap(({ proper, improper }) => [
    proper?.demand ?? 0,
    improper?.demand ?? 0,
  ]);
  const most = Math.max(...offered);
  if (!counted || demands.is === 'beyond-cap') return most;
  return Math.min(most, boardCap.is - pointsWithout(state, counted));
}
