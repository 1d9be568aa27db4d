import {
  type Competitor,
  isCovered,
  lawsOf,
  MEN_PER_SIDE,
  openingBoard,
  type Placing,
  type Ruling,
  type Side,
  settle,
} from '@opencarrom/laws';
import { openingRack } from '@opencarrom/physics';
import { bookFor, equipmentFor } from '../head.js';
import type { Consequence } from '../log/event.js';
import { type Actor, acrossFrom, playerAfter, playerToTheRight } from '../players.js';
import { type BoardInPlay, type BoardLine, competitorWith, type MatchState, type Task } from '../state.js';
import { protestsAtSetting } from './protests.js';
import { rescored } from './scored.js';
import { assumedIn, withQueenLeft } from './unnoticed.js';

type Of<T extends Consequence['type']> = Extract<Consequence, { type: T }>;

export function boardSet(state: MatchState, set: Of<'board-set'>): MatchState {
  const { game, board, extra, breaker, white, seats } = set;
  const points = currentPoints(state, game);
  const black: Competitor = white === 'A' ? 'B' : 'A';
  const inPlay: BoardInPlay = {
    game,
    board,
    extra,
    breaker,
    white,
    setAt: state.seq + 1,
    begun: false,
    table: openingBoard({ white: points[white], black: points[black] }),
    men: state.head.source === 'simulated' ? openingRack(equipmentFor(state.head)) : null,
    onTurn: breaker,
    stillAt: 0,
    strokes: 0,
    strokesThisTurn: 0,
    passes: 0,
    hearing: null,
    ruling: null,
    tasks: [],
    placed: 0,
    unclaimed: null,
    recalls: [],
    tally: null,
    unnoticed: [],
    appeal: null,
  };
  const protests = protestsAtSetting(state.protests, game, board, inPlay.setAt);
  return { ...state, seats, protests, setAt: inPlay.setAt, board: inPlay };
}

/** Points of the game so far. */
function currentPoints({ score }: MatchState, game: number): Readonly<Record<Competitor, number>> {
  return score.games[game - 1] ?? { A: 0, B: 0 };
}

/** The ruling takes hold: the board is settled, and what comes out waits to be placed. */
export function ruled(state: MatchState, ruling: Ruling): MatchState {
  const board = inPlay(state);
  const { hearing } = board;
  if (!hearing || !state.seats) throw new Error('a ruling needs something to rule on');
  const passes = ruling.turn === 'passes';
  const onTurn = passes ? playerAfter(bookFor(state.head), state.seats, hearing.onTurn) : hearing.onTurn;
  const table = settle(hearing.before, ruling);
  return {
    ...state,
    board: {
      ...board,
      begun: board.begun || ruling.broken,
      table,
      men: hearing.men,
      onTurn,
      strokesThisTurn: passes ? 0 : hearing.strokesThisTurn,
      ruling,
      tasks: [
        ...hearing.pending,
        ...ruling.placing.flatMap((placing) => tasksOf(state, hearing.onTurn, placing)),
      ],
      placed: hearing.pending.length > 0 ? board.placed : 0,
      unnoticed: withQueenLeft(board, hearing, table.queen),
      // Ruled on while play is stopped: the time that was left is nobody's any more.
      appeal: board.appeal && { ...board.appeal, clock: null },
    },
  };
}

/** One task for each piece, by the person who has to do it. */
function tasksOf({ seats }: MatchState, onTurn: Actor, { piece, count, by }: Placing): readonly Task[] {
  if (!seats || onTurn === 'umpire') return [];
  const placers: Readonly<Record<Placing['by'], () => Actor>> = {
    umpire: () => 'umpire',
    striker: () => onTurn,
    opponent: () => acrossFrom(seats, onTurn),
    'right-hand': () => playerToTheRight(seats, onTurn),
  };
  const task: Task = { piece, by: placers[by](), owed: by !== 'umpire' };
  return Array.from({ length: count }, () => task);
}

export function put(state: MatchState, { man }: Of<'put'>): MatchState {
  const board = inPlay(state);
  const men = man && board.men ? [...board.men, man] : board.men;
  return { ...state, board: { ...board, men, tasks: board.tasks.slice(1) } };
}

/** Men counted back on the board that are not: they stay owed, or are owed no more. */
export function keptOwed(state: MatchState, side: Side, count: number, owed: number): MatchState {
  const board = inPlay(state);
  const men = board.table[side];
  return {
    ...state,
    board: {
      ...board,
      table: { ...board.table, [side]: { ...men, onBoard: men.onBoard - count, owed: men.owed + owed } },
      tasks: board.tasks.filter((task) => !(task.owed && task.piece === side)),
    },
  };
}

export function boardOver(state: MatchState, over: Of<'board-over'>): MatchState {
  const line = state.board ? lineOf(state, state.board, over) : lineBeforeToss(state, over);
  return rescored({ ...state, lines: [...state.lines, line], board: null });
}

/** A game given up before the toss for its extra board. */
function lineBeforeToss(
  { head, score, ground }: MatchState,
  { winner, points, how }: Of<'board-over'>,
): BoardLine {
  if (how !== 'conceded' || !score.next?.tossFor) throw new Error('no board is being played');
  return {
    game: score.next.game,
    board: score.next.board,
    extra: true,
    breaker: null,
    white: null,
    queen: null,
    men: { A: MEN_PER_SIDE, B: MEN_PER_SIDE },
    winner,
    points,
    demanded: 0,
    strokes: 0,
    takenAsPlaced: 0,
    laws: bookFor(head).rules.conduct.conceded,
    how,
    reason: ground?.reason ?? null,
  };
}

function lineOf(
  { head, ground }: MatchState,
  board: BoardInPlay,
  { winner, points, how }: Of<'board-over'>,
): BoardLine {
  const { table } = board;
  const left = (competitor: Competitor) => table[competitor === board.white ? 'white' : 'black'].onBoard;
  return {
    game: board.game,
    board: board.board,
    extra: board.extra,
    breaker: board.breaker,
    white: board.white,
    queen: isCovered(table.queen) ? competitorWith(board, queenSide(table.queen)) : null,
    men: { A: left('A'), B: left('B') },
    winner,
    points,
    demanded: how === 'won' ? demandedIn(board) : 0,
    strokes: board.strokes,
    takenAsPlaced: assumedIn(board),
    laws: how === 'conceded' ? bookFor(head).rules.conduct.conceded : lawsFor(head, board),
    how,
    reason: how === 'conceded' ? (ground?.reason ?? null) : null,
  };
}

const queenSide = (queen: BoardInPlay['table']['queen']): Side =>
  queen === 'covered-by-white' ? 'white' : 'black';

/** By which laws the points were given. */
function lawsFor(head: MatchState['head'], { ruling, tally }: BoardInPlay): readonly string[] {
  if (tally) return bookFor(head).rules.queenPoints.laws;
  return ruling ? lawsOf(ruling) : [];
}

function demandedIn({ hearing, ruling, tally }: BoardInPlay): number {
  if (tally) return tally.demanded ?? 0;
  return Math.min(hearing?.decisions.demand ?? 0, ruling?.rights.demand ?? 0);
}

export function inPlay({ board }: MatchState): BoardInPlay {
  if (!board) throw new Error('no board is being played');
  return board;
}

export function withBoard(state: MatchState, changes: Partial<BoardInPlay>): MatchState {
  return { ...state, board: { ...inPlay(state), ...changes } };
}
