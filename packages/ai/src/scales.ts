import { type Board, other, SEATS } from '@opencarrom/laws';
import { groundOf } from './ground.js';
import type { Hand } from './hand.js';
import { type Lie, makeOutlook, surveyFrom } from './outlook.js';
import { mayTakeQueen, prospect, type Standing } from './prospect.js';
import { seatAfter, type Table } from './table.js';
import { firstOf, lastOf } from './view.js';
import { NO_STAKE, stakeOf } from './worth.js';

/** Weighs what a stroke of a table has left, for the side that struck. */
export interface Scales {
  /** `lie` as the player who struck sees it; the men about to be placed lie nowhere yet. */
  weigh(board: Board, lie: Lie, mineBack: number, theirsBack: number): number;
  /** By the last weighing: the opponent's best chance of a pot without a cushion, the queen among them. */
  reply(): number;
}

export function makeScales(table: Omit<Table, 'men'>, hand: Hand): Scales {
  const me = table.board.turn;
  const them = other(me);
  const baseBarred = table.book.rules.contacts['man-on-base-line'] !== null;
  const next = SEATS.indexOf(seatAfter(table, table.seat));
  const turns = (next - SEATS.indexOf(table.seat) + SEATS.length) % SEATS.length;
  const seen = { ground: groundOf(table.equipment), hand, baseBarred };
  const survey = surveyFrom({ ...seen, turns: 0 });
  const surveyNext = surveyFrom({ ...seen, turns });
  const mine: Standing = { outlook: makeOutlook(), back: 0, stake: NO_STAKE };
  const theirs: Standing = { outlook: makeOutlook(), back: 0, stake: NO_STAKE };
  let hasQueen = false;
  return {
    weigh(board, lie, mineBack, theirsBack) {
      survey(lie, firstOf(me), lastOf(me), mine.outlook);
      surveyNext(lie, firstOf(them), lastOf(them), theirs.outlook);
      hasQueen = board.queen === 'on-board' && mayTakeQueen(board, them);
      mine.back = mineBack;
      theirs.back = theirsBack;
      mine.stake = stakeOf(table, board, me);
      theirs.stake = stakeOf(table, board, them);
      return board.turn === me ? prospect(board, mine, theirs) : -prospect(board, theirs, mine);
    },
    reply: () => Math.max(theirs.outlook.best, hasQueen ? theirs.outlook.queen : 0),
  };
}
