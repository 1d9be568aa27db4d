import type { Competitor, NextBoard } from '@opencarrom/laws';
import { inPlay } from '../evolve/board.js';
import { bookFor } from '../head.js';
import type { MatchEnding } from '../log/event.js';
import { changedSeats, competitorOf, type Player, playerAfter, type Seats } from '../players.js';
import { competitorWith, type MatchState } from '../state.js';
import type { Proceedings } from './proceedings.js';

/** The board is won: its points are written down, and what comes next is set up. */
export function closeBoard(proceedings: Proceedings): void {
  const board = inPlay(proceedings.state);
  const result = board.ruling?.result;
  if (!result || !('winner' in result)) throw new Error('the board is not won');
  winBoard(proceedings, competitorWith(board, result.winner), result.points);
}

export function winBoard(proceedings: Proceedings, winner: Competitor, points: number): void {
  proceedings.happen({ type: 'board-over', winner, points, how: 'won' });
  goOn(proceedings);
}

/** The board counts for nothing and is played again, by the same player's break. */
export function voidBoard(proceedings: Proceedings): void {
  const { game, board, extra, breaker, white } = inPlay(proceedings.state);
  const seats = seatsIn(proceedings.state);
  proceedings.happen({ type: 'board-over', winner: null, points: 0, how: 'replay' });
  proceedings.happen({ type: 'board-set', game, board, extra, breaker, white, seats });
}

/** A game given up: the others have won it, at the score it had. */
export function giveUpGame(proceedings: Proceedings, winner: Competitor): void {
  proceedings.happen({ type: 'board-over', winner, points: 0, how: 'conceded' });
  goOn(proceedings);
}

export function winMatch(proceedings: Proceedings, winner: Competitor | null, how: MatchEnding): void {
  proceedings.happen({ type: 'match-over', winner, how });
}

/** The next board, or the end of the match; before an extra board the toss comes first. */
function goOn(proceedings: Proceedings): void {
  const { match, next } = proceedings.state.score;
  if (match.winner) winMatch(proceedings, match.winner, 'score');
  else if (next && !next.tossFor) setBoard(proceedings);
}

export function setBoard(proceedings: Proceedings): void {
  const { state } = proceedings;
  const { next } = state.score;
  if (!next?.breaks) throw new Error('nobody knows who breaks');
  const before = seatsIn(state);
  const changes = next.changeSides && state.head.changeSides;
  proceedings.happen({
    type: 'board-set',
    game: next.game,
    board: next.board,
    extra: next.extra,
    breaker: breakerOf(state, next),
    white: next.breaks,
    seats: changes ? changedSeats(before) : before,
  });
}

function seatsIn({ seats }: MatchState): Seats {
  if (!seats) throw new Error('nobody sits yet');
  return seats;
}

/**
 * Which player breaks. The break goes round as the turn does, from the first breaker of the match; the second
 * game begins with the next player. For an extra board it is the next of the pair that won the toss.
 */
function breakerOf(state: MatchState, next: NextBoard): Player {
  const book = bookFor(state.head);
  const seats = seatsIn(state);
  const steps = next.board - 1 + (next.game === 2 ? 1 : 0);
  let player: Player = state.firstBreaker ?? 'A1';
  for (let step = 0; step < steps; step++) player = playerAfter(book, seats, player);
  return competitorOf(player) === next.breaks ? player : playerAfter(book, seats, player);
}
