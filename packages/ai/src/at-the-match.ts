import {
  type Act,
  bookFor,
  competitorOf,
  equipmentFor,
  formatFor,
  type Hearing,
  type MatchState,
  type Player,
  phaseOf,
  seatOf,
  sideOfPlayer,
  unclaimedStroke,
  type VisibleMatch,
} from '@opencarrom/match';
import {
  decideClaim,
  decideDemand,
  decideDoubleFine,
  decideToss,
  type Position,
} from './decisions/choices.js';
import { placeDue } from './decisions/dues.js';
import { makeDice } from './dice.js';
import { execute } from './execute.js';
import { type GameAhead, seatAfter, type Table } from './table.js';
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

export interface DeedOptions extends ThinkOptions {
  /** Are claims its to make? A host that has settled them says no. */
  readonly claims?: boolean;
}

/**
 * What a computer player does now; null where it has nothing to do. Steps can be watched and dropped, as
 * those of `think`.
 */
export function* deedFor(
  match: SeenMatch,
  player: Player,
  options: DeedOptions,
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
function decisionOf(match: SeenMatch, player: Player, options: DeedOptions): Act | null {
  const { board } = match;
  const claim = options.claims === false ? null : claimOf(match, player, options);
  if (claim) return claim;
  switch (phaseOf(match as MatchState)) {
    case 'choice': {
      if (competitorOf(player) !== match.toss?.winner) return null;
      const take = decideToss(bookFor(match.head));
      return { type: 'choose', take: take === 'colour' ? 'white' : take };
    }
    case 'fine':
      return board?.hearing?.onTurn === player ? fineOf(match, options) : null;
    case 'placing':
      return board?.tasks[0]?.by === player ? placingOf(match, options) : null;
    case 'closing':
      return demandOf(match, player);
    default:
      return null;
  }
}

function claimOf(match: SeenMatch, player: Player, options: ThinkOptions): Act | null {
  const { board } = match;
  const hearing = unclaimedStroke(match);
  if (!board || !hearing || !('facts' in hearing.matter)) return null;
  if (sideOfPlayer(board, player) === hearing.before.turn) return null;
  return decideClaim(heardBy(match, hearing, options), hearing.matter.facts) ? { type: 'claim' } : null;
}

function fineOf(match: SeenMatch, options: ThinkOptions): Act | null {
  const hearing = match.board?.hearing;
  if (!hearing || !('facts' in hearing.matter)) return null;
  return { type: 'fine', take: decideDoubleFine(heardBy(match, hearing, options), hearing.matter.facts) };
}

/** The board before the stroke that is heard, and the men after it. */
function heardBy(match: SeenMatch, { before, onTurn, men }: Hearing, { level }: ThinkOptions): Position {
  const { head, seats } = match;
  const ruled = { book: bookFor(head), discipline: head.discipline, board: before, game: gameOf(match) };
  if (!men || !seats) return ruled;
  const seat = seatOf(seats, onTurn);
  return { ...ruled, seen: { equipment: equipmentFor(head), seat, men, hand: level.hand } };
}

/** Placed, never forgone: a man more on the board is work more for its owner, however it lies. */
function placingOf({ head, board, seats }: SeenMatch, { level }: ThinkOptions): Act | null {
  const piece = board?.tasks[0]?.piece;
  if (!board || !piece || piece === 'queen') return null;
  if (!board.men || !seats) return { type: 'place' };
  const equipment = equipmentFor(head);
  const book = bookFor(head);
  // Who strikes next at the men of either colour: the player on turn, or the one after him.
  const now = seatOf(seats, board.onTurn);
  const then = seatAfter({ book, discipline: head.discipline }, now);
  const [seat, placer] = board.table.turn === piece ? [now, then] : [then, now];
  const at = placeDue({ book, equipment, men: board.men, side: piece, seat, placer }, level.hand);
  return at ? { type: 'place', x: at.x, y: at.y } : null;
}

function demandOf({ head, board }: SeenMatch, player: Player): Act | null {
  const result = board?.ruling?.result;
  if (!board || !result || !('winner' in result) || (board.ruling?.rights.demand ?? 0) === 0) return null;
  if (sideOfPlayer(board, player) !== result.winner) return null;
  return { type: 'demand', points: decideDemand(bookFor(head), result) };
}

/** What the player on turn sees; null where there is nothing to see. */
export function tableFor(match: SeenMatch): Table | null {
  const { head, board, seats } = match;
  if (!board?.men || !seats) return null;
  return {
    book: bookFor(head),
    discipline: head.discipline,
    seat: seatOf(seats, board.onTurn),
    board: board.table,
    men: board.men,
    equipment: equipmentFor(head),
    game: gameOf(match),
  };
}

function gameOf({ head, score }: SeenMatch): GameAhead {
  const board = score.next?.board ?? 1;
  const format = formatFor(head);
  const boards = format.boards.is;
  return { target: format.target.is, boardsLeft: boards === null ? null : Math.max(0, boards - board) };
}
