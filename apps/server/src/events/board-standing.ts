import type { Competitor } from '@opencarrom/laws';
import { competitorOf, formatFor, type MatchState } from '@opencarrom/match';
import type { LiveBoard } from '@opencarrom/protocol';
import type { DrawnMatch } from '@opencarrom/tournament';

/** How a board stands, as its phone tells it. */
export type BoardStanding = Omit<
  LiveBoard,
  'match' | 'rubber' | 'table' | 'following' | 'heardAt' | 'phones' | 'online'
>;

/** The same as it is kept, with those who play. */
export interface KeptStanding extends BoardStanding {
  /** Left out: the phone does not say. */
  readonly entrants?: readonly [number, number] | undefined;
}

export const writeStanding = (standing: KeptStanding): string => JSON.stringify(standing);

export function readStanding(text: string): KeptStanding {
  return JSON.parse(text) as KeptStanding;
}

/** Is it of this match, as it is drawn now? */
export const isPlayedBy = ({ entrants }: KeptStanding, { a, b }: Pick<DrawnMatch, 'a' | 'b'>): boolean =>
  !entrants || (entrants[0] === a && entrants[1] === b);

const SIDE = { A: 'a', B: 'b' } as const satisfies Readonly<Record<Competitor, 'a' | 'b'>>;

/** How a match stands as its phone tells it. Who is A on the phone is side a of the draw: the match is opened so. */
export function standingOf({ head, score, board, outcome, lines }: MatchState): BoardStanding {
  const { games, match, next } = score;
  const game = board?.game ?? next?.game ?? Math.max(1, games.length);
  const { A, B } = games[game - 1] ?? { A: 0, B: 0 };
  const isOver = outcome !== null;
  return {
    points: [A, B],
    ...(formatFor(head).bestOf.is > 1 ? { games: [match.A, match.B] as const } : {}),
    game,
    board: board?.board ?? next?.board ?? lines.at(-1)?.board ?? 1,
    ...(board && !isOver ? { turn: SIDE[competitorOf(board.onTurn)] } : {}),
    ...(isOver ? { isOver } : {}),
  };
}
