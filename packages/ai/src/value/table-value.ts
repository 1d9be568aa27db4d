import { type Board, other, SEATS, type Seat, type Side } from '@opencarrom/laws';
import type { Hand } from '../hand/hand.js';
import { measuresOf } from '../table/measures.js';
import { seatAfter, type Table } from '../table/table.js';
import { firstManOf, lastManOf } from '../table/view.js';
import { boardValue, mayTakeQueen, type SideChances, visitOf } from './board-value.js';
import { type Lie, noPotChances, type PotChances, type Survey, surveyFrom } from './chances-of-pots.js';
import { NO_STAKE, stakeOf } from './result-value.js';

/** Weighs what a stroke of a table has left, for the side that struck. */
export interface TableValuer {
  /** `lie` as the player who struck sees it; the men about to be placed lie nowhere yet. */
  valueOf(board: Board, lie: Lie, mineBack: number, theirsBack: number): number;
  /** By the last weighing: the opponent's best chance of a pot without a cushion, the queen among them. */
  reply(): number;
}

export function makeTableValuer(table: Omit<Table, 'men'>, hand: Hand): TableValuer {
  const me = table.board.turn;
  const them = other(me);
  const baseBarred = table.book.rules.contacts['man-on-base-line'] !== null;
  const seen = { measures: measuresOf(table.equipment), hand, baseBarred };
  const surveyAt = (seat: Seat): Survey => surveyFrom({ ...seen, turns: turnsTo(table.seat, seat) });
  const next = seatAfter(table, table.seat);
  const survey = surveyAt(table.seat);
  const surveyNext = surveyAt(next);
  // Of two partners the other strikes next, once the turn has passed.
  const surveyLater = table.discipline === 'doubles' ? surveyAt(seatAfter(table, next)) : survey;
  const mine: SideChances = { pots: noPotChances(), back: 0, stake: NO_STAKE };
  const theirs: SideChances = { pots: noPotChances(), back: 0, stake: NO_STAKE };
  let weighed = table.board;
  return {
    valueOf(board, lie, mineBack, theirsBack) {
      const isMine = board.turn === me;
      (isMine ? survey : surveyLater)(lie, firstManOf(me), lastManOf(me), mine.pots);
      surveyNext(lie, firstManOf(them), lastManOf(them), theirs.pots);
      weighed = board;
      mine.back = mineBack;
      theirs.back = theirsBack;
      mine.stake = stakeOf(table, board, me);
      theirs.stake = stakeOf(table, board, them);
      return isMine ? boardValue(board, mine, theirs) : -boardValue(board, theirs, mine);
    },
    reply: () => easiestFor(weighed, them, theirs.pots),
  };
}

const turnsTo = (from: Seat, to: Seat): number =>
  (SEATS.indexOf(to) - SEATS.indexOf(from) + SEATS.length) % SEATS.length;

/** The chance of the easiest pot that does a side good, the queen among them. */
function easiestFor(board: Board, side: Side, pots: PotChances): number {
  const { best } = visitOf(board, side, pots);
  return board.queen === 'on-board' && mayTakeQueen(board, side) ? Math.max(best, pots.queen) : best;
}
