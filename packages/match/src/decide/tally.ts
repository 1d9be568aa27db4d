import { boardPoints, MEN_PER_SIDE } from '@opencarrom/laws';
import { inPlay } from '../evolve/board.js';
import { bookFor } from '../head.js';
import type { Doing } from '../log/command.js';
import type { Actor } from '../players.js';
import { type MatchState, sideOf } from '../state.js';
import { winBoard } from './closing.js';
import type { Marks, Proceedings } from './proceedings.js';
import { type RefusalReason, Refused, refuse } from './refusal.js';

/** A board's result entered as a whole: the book counts its points. */
export function tally(proceedings: Proceedings, by: Actor, act: Doing<'tally'>, marks: Marks): void {
  const { state } = proceedings;
  const fault = tallyFault(state, act);
  if (fault) throw new Refused(refuse(fault));
  const points = tallyPoints(state, act);
  proceedings.happen({ type: 'done', by, act, ...marks });
  winBoard(proceedings, act.winner, points);
}

/** What a tally comes to, by the book and the winner's score in this game. */
export function tallyPoints(state: MatchState, { winner, men, queen, demanded = 0 }: Doing<'tally'>): number {
  const board = inPlay(state);
  const book = bookFor(state.head);
  const before = board.table[sideOf(board, winner)].score;
  return Math.min(boardPoints(book, { winner, men, queen }, before) + demanded, book.rules.boardCap.is);
}

function tallyFault({ head }: MatchState, { men, demanded = 0 }: Doing<'tally'>): RefusalReason | null {
  if (!Number.isSafeInteger(men) || men < 0 || men > MEN_PER_SIDE)
    return { why: 'tallied-men', most: MEN_PER_SIDE, men };
  const most = mostDemanded(head);
  if (!Number.isSafeInteger(demanded) || demanded < 0 || demanded > most)
    return { why: 'tallied-demand', most, demanded };
  return null;
}

/** The most additional points that any ending of the book offers. */
export function mostDemanded(head: MatchState['head']): number {
  const endings = Object.values(bookFor(head).rules.endings);
  return Math.max(...endings.flatMap(({ proper, improper }) => [proper?.demand ?? 0, improper?.demand ?? 0]));
}
