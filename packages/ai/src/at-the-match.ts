import { oppositeOf, type Seat, type Side } from '@opencarrom/laws';
import {
  type Act,
  bookFor,
  competitorOf,
  equipmentFor,
  formatFor,
  isClaimable,
  type MatchState,
  type Player,
  phaseOf,
  seatOf,
  sideOfPlayer,
  type VisibleMatch,
} from '@opencarrom/match';
import { decideClaim, decideDemand, decideDoubleFine, decideToss } from './decisions/choices.js';
import { placeDue } from './decisions/dues.js';
import { makeDice } from './dice.js';
import { execute } from './execute.js';
import type { GameAhead, Table } from './table.js';
import { type Thinking, type ThinkOptions, type Thought, think } from './think.js';

/** A match as a player at the table sees it: without the way back. */
export type SeenMatch = VisibleMatch;

/** What a computer player does, and for a stroke why. */
export interface Deed {
  readonly act: Act;
  readonly thought: Thought | null;
}

/** Slips are drawn from dice of their own, after the stroke was chosen: thinking cannot foresee them. */
const SLIP = 0x51f7;

/**
 * What a computer player does now; null where it has nothing to do. Steps can be watched and dropped, as
 * those of `think`.
 */
export function* deedFor(
  match: SeenMatch,
  player: Player,
  options: ThinkOptions,
): Generator<Thinking, Deed | null> {
  const decided = decisionOf(match, player, options);
  if (decided) return { act: decided, thought: null };
  if (phaseOf(match as MatchState) !== 'stroke' || match.board?.onTurn !== player) return null;
  const table = tableFor(match);
  if (!table) return null;
  const thought = yield* think(table, options);
  if (!thought) return { act: { type: 'pass' }, thought };
  const stroke = execute(table, thought.stroke, options.level.hand, makeDice(options.seed ^ SLIP));
  return { act: { type: 'strike', stroke }, thought };
}

/** Everything a player decides away from the stroke. */
function decisionOf(match: SeenMatch, player: Player, options: ThinkOptions): Act | null {
  const { board } = match;
  if (board && isClaimable(match as MatchState)) {
    const claim = claimOf(match, player);
    if (claim) return claim;
  }
  switch (phaseOf(match as MatchState)) {
    case 'choice': {
      if (competitorOf(player) !== match.toss?.winner) return null;
      const take = decideToss(bookFor(match.head));
      return { type: 'choose', take: take === 'colour' ? 'white' : take };
    }
    case 'fine':
      return board?.hearing?.onTurn === player ? fineOf(match) : null;
    case 'placing':
      return board?.tasks[0]?.by === player ? placingOf(match, options) : null;
    case 'closing':
      return demandOf(match, player);
    default:
      return null;
  }
}

function claimOf({ head, board }: SeenMatch, player: Player): Act | null {
  const hearing = board?.hearing;
  if (!board || !hearing || !('facts' in hearing.matter)) return null;
  if (sideOfPlayer(board, player) === hearing.before.turn) return null;
  const position = { book: bookFor(head), discipline: head.discipline, board: hearing.before };
  return decideClaim(position, hearing.matter.facts) ? { type: 'claim' } : null;
}

function fineOf({ head, board }: SeenMatch): Act | null {
  const hearing = board?.hearing;
  if (!hearing || !('facts' in hearing.matter)) return null;
  const position = { book: bookFor(head), discipline: head.discipline, board: hearing.before };
  return { type: 'fine', take: decideDoubleFine(position, hearing.matter.facts) };
}

function placingOf({ head, board, seats }: SeenMatch, { level }: ThinkOptions): Act | null {
  const piece = board?.tasks[0]?.piece;
  if (!board || !piece || piece === 'queen') return null;
  if (!board.men || !seats) return { type: 'place' };
  const equipment = equipmentFor(head);
  const seat = seatOf(seats, board.onTurn);
  const owner = ownerSeat(board.table.turn, piece, seat);
  const at = placeDue({ equipment, men: board.men, side: piece, seat: owner }, level.hand);
  return at ? { type: 'place', x: at.x, y: at.y } : null;
}

/** Where the player sits who will strike next at the men of this colour: on turn, or across from there. */
const ownerSeat = (turn: Side, side: Side, onTurn: Seat): Seat =>
  turn === side ? onTurn : oppositeOf(onTurn);

function demandOf({ head, board }: SeenMatch, player: Player): Act | null {
  const result = board?.ruling?.result;
  if (!board || !result || !('winner' in result) || (board.ruling?.rights.demand ?? 0) === 0) return null;
  if (sideOfPlayer(board, player) !== result.winner) return null;
  return { type: 'demand', points: decideDemand(bookFor(head), result) };
}

/** What the player on turn sees; null where there is nothing to see. */
export function tableFor({ head, board, seats, score }: SeenMatch): Table | null {
  if (!board?.men || !seats) return null;
  return {
    book: bookFor(head),
    discipline: head.discipline,
    seat: seatOf(seats, board.onTurn),
    board: board.table,
    men: board.men,
    equipment: equipmentFor(head),
    game: gameAhead(head, score.next?.board ?? 1),
  };
}

function gameAhead(head: SeenMatch['head'], board: number): GameAhead {
  const format = formatFor(head);
  const boards = format.boards.is;
  return { target: format.target.is, boardsLeft: boards === null ? null : Math.max(0, boards - board) };
}
