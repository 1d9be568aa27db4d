import type { Competitor, Side } from '@opencarrom/laws';
import { type BoardInPlay, type Clock, deadline, type MatchState, sideOf } from '@opencarrom/match';

/** A man waiting to be placed is not on the board yet, and owed until it lies there. */
export interface MenOfSide {
  readonly onBoard: number;
  /** In the hand of whoever places them. */
  readonly inHand: number;
  readonly owed: number;
  /** Of those owed, how many are being placed. */
  readonly owedNow: number;
}

/** How one side stands, as it is shown beside a board. */
export interface SideStanding {
  readonly side: Side | null;
  readonly men: MenOfSide | null;
  readonly queen: 'covered' | 'to-cover' | null;
  /** Of the game being played; between boards and after the match, of the last one. */
  readonly points: number;
  /** Games won, where there is more than one to win. */
  readonly games: number;
}

export function sideStanding(
  match: MatchState,
  board: BoardInPlay | null,
  competitor: Competitor,
): SideStanding {
  const side = board && sideOf(board, competitor);
  const game = board?.game ?? match.lines.at(-1)?.game ?? 1;
  return {
    side,
    men: board && side ? menOf(board, side) : null,
    queen: board && side ? queenOf(board, side) : null,
    points: match.score.games[game - 1]?.[competitor] ?? 0,
    games: match.head.length === 'match' ? match.score.match[competitor] : 0,
  };
}

function menOf({ table, tasks }: BoardInPlay, side: Side): MenOfSide {
  const waiting = tasks.filter(({ piece }) => piece === side);
  const owedNow = waiting.filter(({ owed }) => owed).length;
  return {
    onBoard: table[side].onBoard - waiting.length,
    inHand: waiting.length,
    owed: table[side].owed + owedNow,
    owedNow,
  };
}

function queenOf({ table }: BoardInPlay, side: Side): SideStanding['queen'] {
  if (table.queen === `covered-by-${side}`) return 'covered';
  return table.queen === 'to-cover' && table.turn === side ? 'to-cover' : null;
}

export const secondsLeft = (clock: Clock | null, now: number): number | null =>
  clock && Math.min(clock.seconds, Math.max(0, deadline(clock) - now) / 1000);
