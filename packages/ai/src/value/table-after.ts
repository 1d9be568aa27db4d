import { SEATS } from '@opencarrom/laws';
import { type ManId, ON_BOARD, PIECES, type PlacedMan, type Rest, STRIKER } from '@opencarrom/physics';
import { seatAfter, type Table } from '../table/table.js';
import { turned } from '../table/view.js';
import type { RuledStroke } from './umpire.js';

/** The table that the next player finds, where nothing has to be placed first; else null. */
export function tableAfter(table: Table, rest: Rest, consequence: RuledStroke): Table | null {
  const { over, mineBack, theirsBack, queenBack, board } = consequence;
  if (over || mineBack + theirsBack > 0 || queenBack) return null;
  const { seat } = table;
  return {
    ...table,
    board,
    seat: consequence.continues ? seat : seatAfter(table, seat),
    men: menOnBoard(rest, seat),
  };
}

/** What rests in a player's view, as men on the board. */
function menOnBoard(rest: Rest, seat: Table['seat']): PlacedMan[] {
  const back = SEATS.length - SEATS.indexOf(seat);
  const men: PlacedMan[] = [];
  for (let piece = 0; piece < STRIKER; piece++) {
    if (rest.where[piece] !== ON_BOARD) continue;
    men.push({ id: PIECES[piece] as ManId, ...turned({ x: rest.x[piece], y: rest.y[piece] }, back) });
  }
  return men;
}
