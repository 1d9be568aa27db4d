import type { Book } from '../books/book.js';
import type { MatchFormat } from '../books/format.js';
import { boardsPlayed, type Game, isExtra, sidesDue } from './game.js';
import { type Competitor, type NextBoard, otherCompetitor, type Scoring } from './score-sheet.js';

/** Which board comes next, who breaks it, and whether sides change before it. */
export function nextBoard(format: MatchFormat, scoring: Scoring, game: Game): NextBoard {
  const board = boardsPlayed(game) + 1;
  const extra = isExtra(format, game);
  const toss = `extra-${game.number}`;
  const breaks = extra ? (scoring.tosses[toss] ?? null) : breaker(scoring.first, game.number, board);
  return {
    game: game.number,
    board,
    breaks,
    white: breaks,
    changeSides: changesSides(format, game),
    extra,
    tossFor: extra && breaks === null ? toss : null,
  };
}

/** Breaks alternate within a game; the second game is begun by the other side, the third by the first. */
function breaker(first: Competitor, game: number, board: number): Competitor {
  const turns = game - 1 + (board - 1);
  return turns % 2 === 0 ? first : otherCompetitor(first);
}

/** Sides change when a new game begins, or once within a game when it has come so far. */
function changesSides(format: MatchFormat, game: Game): boolean {
  if (boardsPlayed(game) === 0) return game.number > 1 && format.changeAfterGame.is;
  return sidesDue(format, game) && !game.sidesChanged;
}

/** Seconds of rest allowed before a board: the interval before the deciding game, or to change sides. */
export function restBefore(book: Book, format: MatchFormat, next: NextBoard): number {
  const { interval, changeSides } = book.rules.clocks;
  if (format.bestOf.is > 1 && next.game === format.bestOf.is && next.board === 1) return interval.is;
  return next.changeSides ? changeSides.is : 0;
}
