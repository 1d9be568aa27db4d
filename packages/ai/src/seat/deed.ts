import {
  type Act,
  bookFor,
  dutyOf,
  equipmentFor,
  formatFor,
  type Hearing,
  type MatchState,
  makeDice,
  type Player,
  seatOf,
  unclaimedStroke,
  usualSeats,
} from '@opencarrom/match';
import { execute } from '../hand/execute.js';
import { type GameAhead, seatAfter, type Table } from '../table/table.js';
import { type Thinking, type ThinkOptions, type Thought, think } from '../think.js';
import { type DecisionTable, decideClaim, decideDemand, decideDoubleFine, decideToss } from './choices.js';
import { placeDue } from './place-due.js';

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
  match: MatchState,
  player: Player,
  options: DeedOptions,
): Generator<Thinking, Deed | null> {
  const decided = decisionOf(match, player, options);
  if (decided !== 'strike') return decided && { act: decided, thought: null };
  const table = tableFor(match);
  if (!table) return null;
  const thought = yield* think(table, options);
  if (!thought) return { act: { type: 'pass' }, thought };
  const stroke = execute(table, thought.stroke, options.level.hand, makeDice(options.seed ^ SLIP));
  return { act: { type: 'strike', stroke }, thought };
}

/** What a player does away from the stroke; null where it is not this one's to do anything. */
function decisionOf(match: MatchState, player: Player, options: DeedOptions): Act | 'strike' | null {
  const duty = dutyOf(match);
  const mayClaim = options.claims !== false && duty?.claimants.includes(player);
  const claim = mayClaim ? claimOf(match, options) : null;
  if (claim || !duty?.by.includes(player)) return claim;
  switch (duty.kind) {
    case 'choose': {
      const take = decideToss(bookFor(match.head));
      return { type: 'choose', take: take === 'colour' ? 'white' : take };
    }
    case 'sit':
      return { type: 'sit', seats: usualSeats(match.head.discipline) };
    case 'strike':
      return duty.kind;
    case 'fine':
      return fineOf(match, options);
    case 'place':
      return placingOf(match, options);
    case 'demand':
      return demandOf(match);
    default:
      return null;
  }
}

function claimOf(match: MatchState, options: ThinkOptions): Act | null {
  const hearing = unclaimedStroke(match);
  if (!hearing || !('facts' in hearing.matter)) return null;
  return decideClaim(heardBy(match, hearing, options), hearing.matter.facts) ? { type: 'claim' } : null;
}

function fineOf(match: MatchState, options: ThinkOptions): Act | null {
  const hearing = match.board?.hearing;
  if (!hearing || !('facts' in hearing.matter)) return null;
  return { type: 'fine', take: decideDoubleFine(heardBy(match, hearing, options), hearing.matter.facts) };
}

/** The board before the stroke that is heard, and the men after it. */
function heardBy(
  match: MatchState,
  { before, onTurn, men }: Hearing,
  { level }: ThinkOptions,
): DecisionTable {
  const { head, seats } = match;
  const ruled = { book: bookFor(head), discipline: head.discipline, board: before, game: gameOf(match) };
  if (!men || !seats) return ruled;
  const seat = seatOf(seats, onTurn);
  return { ...ruled, seen: { equipment: equipmentFor(head), seat, men, hand: level.hand } };
}

/** Placed, never forgone: a man more on the board is work more for its owner, however it lies. */
function placingOf({ head, board, seats }: MatchState, { level }: ThinkOptions): Act | null {
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

function demandOf({ head, board }: MatchState): Act | null {
  const result = board?.ruling?.result;
  return result && 'winner' in result
    ? { type: 'demand', points: decideDemand(bookFor(head), result) }
    : null;
}

/** What the player on turn sees; null where there is nothing to see. */
export function tableFor(match: MatchState): Table | null {
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

function gameOf({ head, score }: MatchState): GameAhead {
  const board = score.next?.board ?? 1;
  const format = formatFor(head);
  const boards = format.boards.is;
  return { target: format.target.is, boardsLeft: boards === null ? null : Math.max(0, boards - board) };
}
