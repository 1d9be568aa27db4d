import type { Competitor, Result, Seat } from '@opencarrom/laws';
import {
  type BoardInPlay,
  competitorWith,
  type LogStep,
  type MatchRecord,
  type MatchState,
  type Player,
  potsOf,
  type Ruled,
  ruledIn,
  seatOf,
  stepsOf,
} from '@opencarrom/match';
import { PHYSICS_VERSION, type Stroke } from '@opencarrom/physics';
import type { ReviewedBoard, ReviewFault } from './reviewed.js';

/** A position of a board that is weighed: before each stroke, and where a board stopped without a winner. */
export interface WeighedPosition {
  readonly board: number;
  readonly match: MatchState;
  readonly player: Player;
  readonly struck: StruckFrom | null;
}

/** The stroke that was made from it. */
export interface StruckFrom {
  readonly seq: number;
  readonly number: number;
  readonly seat: Seat;
  readonly stroke: Stroke;
  readonly improper: boolean;
  readonly pots: number;
}

/** Boards and positions of a record; only what stands, in the order it was played. */
export interface PlayedRecord {
  readonly boards: readonly ReviewedBoard[];
  readonly positions: readonly WeighedPosition[];
  /** Strokes after the break, and how many of them pocketed something for good: they tell the hand. */
  readonly tries: number;
  readonly scored: number;
}

/** Why a record cannot be reviewed stroke by stroke; null: it can. */
export function reviewFault({ head, events }: Pick<MatchRecord, 'head' | 'events'>): ReviewFault | null {
  if (head.source === 'observed') return 'observed';
  if (head.physics !== PHYSICS_VERSION) return 'other-physics';
  return stepsOf({ head, events }).some(({ stroke }) => stroke !== null) ? null : 'no-strokes';
}

export function positionsOf(record: Pick<MatchRecord, 'head' | 'events'>): PlayedRecord {
  const steps = stepsOf(record).filter(({ stands }) => stands);
  const numbers = new Map(steps.map(({ event, stroke }) => [event.seq, stroke]));
  const struck = ruledIn(steps).filter(({ act }) => act.act.type === 'strike');
  const boards: ReviewedBoard[] = [];
  const positions: WeighedPosition[] = [];
  for (const board of boardsIn(steps)) {
    const number = boards.length + 1;
    const its = struck.filter(({ before }) => before.board.setAt === board.setAt);
    boards.push({ board: number, ...board.told });
    for (const ruled of its) positions.push(positionOf(ruled, number, numbers.get(ruled.act.seq) ?? 0));
    const { stopped } = board;
    if (its.length > 0 && stopped?.board)
      positions.push({ board: number, match: stopped, player: stopped.board.onTurn, struck: null });
  }
  const after = struck.filter(({ before }) => before.board.table.broken);
  return {
    boards,
    positions,
    tries: after.length,
    scored: after.filter((ruled) => potsOf(ruled).length > 0).length,
  };
}

function positionOf(ruled: Ruled, board: number, number: number): WeighedPosition {
  const { before, act, player } = ruled;
  if (act.act.type !== 'strike' || !before.seats) throw new Error(`event ${act.seq} is no stroke`);
  const { stroke } = act.act;
  const improper = act.facts?.proper === false;
  const seat = seatOf(before.seats, player);
  const pots = potsOf(ruled).length;
  return { board, match: before, player, struck: { seq: act.seq, number, seat, stroke, improper, pots } };
}

interface BoardSpan {
  readonly setAt: number;
  readonly told: Omit<ReviewedBoard, 'board'>;
  /** The match where the board stopped without a winner by its own strokes; null: it was played out. */
  readonly stopped: MatchState | null;
}

function boardsIn(steps: readonly LogStep[]): readonly BoardSpan[] {
  const spans: BoardSpan[] = [];
  for (const { event, before, after } of steps) {
    const last = spans.at(-1);
    if (event.type === 'board-set') {
      const { game, board: boardOfGame, white } = event;
      const told = { game, boardOfGame, white, winner: null, how: null };
      spans.push({ setAt: event.seq, told, stopped: null });
    } else if (event.type === 'board-over' && last) {
      const { winner, how } = event;
      const stopped = how === 'conceded' ? before : null;
      spans[spans.length - 1] = { ...last, told: { ...last.told, winner, how }, stopped };
    } else if (event.type === 'match-over' && last?.told.how === null) {
      const { winner } = event;
      const told = winner ? ({ ...last.told, winner, how: 'conceded' } as const) : last.told;
      spans[spans.length - 1] = { ...last, told, stopped: before };
    } else if (last && after.board?.setAt === last.setAt) {
      spans[spans.length - 1] = withEnd(last, after, after.board);
    }
  }
  return spans;
}

/** The board as it stands by now: ruled to be over though nobody has closed it, or to be gone on with. */
function withEnd(span: BoardSpan, after: MatchState, board: BoardInPlay): BoardSpan {
  const result = board.ruling?.result;
  if (!result) return { ...span, told: { ...span.told, winner: null, how: null }, stopped: after };
  const winner = winnerOf(result, board);
  return { ...span, told: { ...span.told, winner, how: winner ? 'won' : 'replay' }, stopped: null };
}

function winnerOf(result: Result, board: BoardInPlay): Competitor | null {
  if ('replay' in result) return null;
  return competitorWith(board, 'match' in result ? result.match : result.winner);
}
