import {
  type Board,
  type Competitor,
  impossibleBoard,
  MEN_PER_SIDE,
  oppositeOf,
  rightHandOf,
} from '@opencarrom/laws';
import {
  type BoardLine,
  bookFor,
  competitorOf,
  type Event,
  evolve,
  type Head,
  type MatchState,
  openMatch,
  type Player,
  playersOf,
  type Seats,
  scoreSheetOf,
  sideOfPlayer,
  type Warning,
} from '@opencarrom/match';
import type { PlacedMan } from '@opencarrom/physics';
import { Faulty } from './fault.js';

/**
 * What a board, or a stroke on it, stands on: as much of the match before it as rulings, the turn and the score need. It is
 * no part of a record: nobody can go back behind it.
 */
export interface Here {
  readonly first: Competitor;
  readonly firstBreaker: Player | null;
  readonly tosses: Readonly<Record<string, Competitor>>;
  readonly lines: readonly Line[];
  readonly warnings: readonly Pick<Warning, 'law' | 'against' | 'player'>[];
  readonly seating: Seating;
  readonly game: number;
  readonly board: number;
  readonly extra: boolean;
  readonly breaker: Player;
  readonly white: Competitor;
  /** Where the board stood before the stroke; null: it has just been set up. */
  readonly midway: Midway | null;
}

/** A finished board, as far as the score sheet shows it. */
export type Line = Omit<BoardLine, 'takenAsPlaced' | 'laws' | 'reason'>;

/** Where the first player sits; and, in doubles, on which hand the second. */
interface Seating {
  readonly first: 'S' | 'E' | 'N' | 'W';
  readonly secondOnLeft: boolean;
}

export interface Midway {
  readonly table: Board;
  readonly men: readonly PlacedMan[] | null;
  readonly onTurn: Player;
  readonly begun: boolean;
  readonly strokes: number;
  readonly strokesThisTurn: number;
  readonly passes: number;
}

/** The match where a board was set up, or before a stroke of it. */
export function hereOf(state: MatchState, midway: boolean): Here | null {
  const { board, seats, first } = state;
  if (!board || !seats || !first || !seats.A1 || !seats.B1) return null;
  return {
    first,
    firstBreaker: state.firstBreaker,
    tosses: state.tosses,
    lines: state.lines.map(({ takenAsPlaced: _, laws: __, reason: ___, ...line }) => line),
    warnings: state.warnings.map(({ law, against, player }) => ({ law, against, player })),
    seating: { first: seats.A1, secondOnLeft: seats.B1 === leftOf(seats.A1) },
    game: board.game,
    board: board.board,
    extra: board.extra,
    breaker: board.breaker,
    white: board.white,
    midway: midway
      ? {
          table: board.table,
          men: board.men,
          onTurn: board.onTurn,
          begun: board.begun,
          strokes: board.strokes,
          strokesThisTurn: board.strokesThisTurn,
          passes: board.passes,
        }
      : null,
  };
}

const leftOf = (seat: Seating['first']) => oppositeOf(rightHandOf(seat));

function seatsFor({ discipline }: Head, { first, secondOnLeft }: Seating): Seats {
  if (discipline === 'singles') return { A1: first, B1: oppositeOf(first) };
  const second = secondOnLeft ? leftOf(first) : rightHandOf(first);
  return { A1: first, B1: second, A2: oppositeOf(first), B2: oppositeOf(second) };
}

/** A match that begins here: before its board is set up, and the event that does it. Throws where it cannot be. */
export function beginHere(head: Head, here: Here): { readonly before: MatchState; readonly set: Event } {
  const players = playersOf(head.discipline);
  for (const player of [here.breaker, here.firstBreaker, here.midway?.onTurn])
    if (player && !players.includes(player)) throw new Faulty('cannot-be', `${player} does not play`);
  const lines = here.lines.map((line) => ({ ...line, takenAsPlaced: 0, laws: [], reason: null }));
  const seats = seatsFor(head, here.seating);
  const { first, firstBreaker, tosses } = here;
  const open: MatchState = {
    ...openMatch(head),
    toss: { winner: first },
    choice: 'break',
    first,
    firstBreaker,
    tosses,
    lines,
    seats,
    warnings: here.warnings.map((warning) => ({ ...warning, reason: null, at: 0 })),
  };
  const { game, board, extra, breaker, white } = here;
  return {
    before: { ...open, score: scoreSheetOf(open) },
    set: { type: 'board-set', seq: 1, at: 0, game, board, extra, breaker, white, seats },
  };
}

/** The match here: with its board set up, or as it stood before a stroke of it. */
export function stateHere({ before, set }: ReturnType<typeof beginHere>, { midway }: Here): MatchState {
  const state = evolve(before, set);
  if (!midway || !state.board) return state;
  const { white, black } = state.board.table;
  const table: Board = {
    ...midway.table,
    white: { ...midway.table.white, score: white.score },
    black: { ...midway.table.black, score: black.score },
  };
  const board = { ...state.board, ...midway, table };
  const fault = faultIn(state.head, board.table, midway.men);
  if (fault) throw new Faulty('cannot-be', fault);
  if (table.turn !== sideOfPlayer(board, midway.onTurn))
    throw new Faulty('cannot-be', `${competitorOf(midway.onTurn)} is not on turn`);
  // Its log begins with the stroke: whoever goes along it comes to nothing before that.
  return { ...state, seq: 0, setAt: 0, board: { ...board, setAt: 0 } };
}

/** Why a board cannot stand so between two strokes; how its men lie is looked at when one is struck. */
function faultIn(head: Head, table: Board, men: Midway['men']): string | null {
  const impossible = impossibleBoard(bookFor(head), table);
  if (impossible) return `${impossible.field}: ${impossible.why}`;
  if ((men === null) !== (head.source === 'observed')) return 'men lie only on a simulated board';
  if (!men) return null;
  const lying = (letter: string) => men.filter(({ id }) => id.startsWith(letter)).length;
  if (lying('w') !== table.white.onBoard || lying('b') !== table.black.onBoard)
    return `of ${MEN_PER_SIDE} a side not those lie that should`;
  return lying('q') === (table.queen === 'on-board' ? 1 : 0) ? null : 'the queen is not where she should be';
}
