import { type Actor, competitorOf, type Player, playersOf } from '../players.js';
import { type MatchState, phaseOf, sideOfPlayer, unclaimedStroke } from '../state.js';

/**
 * What has to be done next. Each is called like the act that does it; a stroke may be passed, men to be placed may be
 * forgone, and on a wooden board the umpire enters either.
 */
export type DutyKind = 'toss' | 'choose' | 'sit' | 'play' | 'strike' | 'fine' | 'place' | 'demand' | 'close';

/** What a match waits for. */
export interface Duty {
  readonly kind: DutyKind;
  /** Whose it is: any one of them does it. */
  readonly by: readonly Actor[];
  /** Who may still claim the last stroke. The duty, done first, may take that away from them. */
  readonly claimants: readonly Player[];
}

type Due = Omit<Duty, 'claimants'>;

/** Who has to act next, and with what; null: the match is over. */
export function dutyOf(match: MatchState): Duty | null {
  const due = dueIn(match);
  return due && { kind: due.kind, by: due.by, claimants: claimantsIn(match, due.kind) };
}

function dueIn(match: MatchState): Due | null {
  const { head, toss, first, board } = match;
  const players = playersOf(head.discipline);
  switch (phaseOf(match)) {
    case 'over':
      return null;
    case 'toss':
    case 'extra-toss':
      return { kind: 'toss', by: ['umpire'] };
    case 'choice':
      return { kind: 'choose', by: players.filter((player) => competitorOf(player) === toss?.winner) };
    case 'seating':
      return { kind: 'sit', by: players.filter((player) => competitorOf(player) !== first) };
    case 'before-play':
    case 'stopped':
      return { kind: 'play', by: ['umpire'] };
    case 'stroke':
      return board && { kind: 'strike', by: [board.onTurn] };
    case 'fine':
      return board && { kind: 'fine', by: [board.hearing?.onTurn ?? board.onTurn] };
    case 'placing':
      return board && { kind: 'place', by: [board.tasks[0]?.by ?? 'umpire'] };
    case 'closing':
      return closing(match, players);
  }
}

/** Additional points are the winners' to demand; a board nobody has anything more to say about is closed. */
function closing({ board }: MatchState, players: readonly Player[]): Due {
  const result = board?.ruling?.result;
  if (!board || !result || !('winner' in result) || result.demandable === 0)
    return { kind: 'close', by: ['umpire'] };
  return { kind: 'demand', by: players.filter((player) => sideOfPlayer(board, player) === result.winner) };
}

const CLAIMED_BEFORE: readonly DutyKind[] = ['strike', 'fine', 'place', 'demand', 'close'];

function claimantsIn(match: MatchState, kind: DutyKind): readonly Player[] {
  const struck = CLAIMED_BEFORE.includes(kind) ? unclaimedStroke(match)?.onTurn : undefined;
  if (!struck) return [];
  return playersOf(match.head.discipline).filter((player) => competitorOf(player) !== competitorOf(struck));
}
