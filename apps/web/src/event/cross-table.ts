import type { LiveBoard } from '@opencarrom/protocol';
import type { SeenMatch, SeenStage } from '@opencarrom/tournament/seen';
import { scoreShown } from './match-standing.js';

/** A match as one of its two sees it. */
interface CrossMatch {
  readonly match: number;
  /** Null: it is not played yet. */
  readonly own: string | null;
  readonly other: string | null;
  readonly is: 'won' | 'lost' | 'drawn' | 'open' | 'live' | 'annulled';
}

export interface CrossRow {
  readonly entrant: number;
  readonly rank: number;
  /** Against each, in the order of the rows; null: themselves. Several where everybody meets more than once. */
  readonly against: readonly (readonly CrossMatch[] | null)[];
}

type Crossed = Pick<SeenStage, 'rounds' | 'standings'>;

/** Who played whom in a league or a group, in the order of the standings. */
export function crossTable(
  { rounds, standings }: Crossed,
  group: number | undefined,
  live: readonly LiveBoard[] = [],
): readonly CrossRow[] {
  const places = standings.filter((place) => group === undefined || place.group === group);
  const matches = rounds.flatMap((round) => round.matches);
  return places.map(({ entrant, rank }) => ({
    entrant,
    rank,
    against: places.map((other) =>
      other.entrant === entrant ? null : meetings(matches, entrant, other.entrant, live),
    ),
  }));
}

function meetings(
  matches: readonly SeenMatch[],
  entrant: number,
  other: number,
  live: readonly LiveBoard[],
): readonly CrossMatch[] {
  return matches
    .filter(({ a, b }) => (a === entrant && b === other) || (a === other && b === entrant))
    .map((match) => seenFrom(match, match.a === entrant ? 'a' : 'b', live));
}

function seenFrom(match: SeenMatch, side: 'a' | 'b', live: readonly LiveBoard[]): CrossMatch {
  const { number, result, annulled } = match;
  const turned = <T>([one, two]: readonly [T, T]): readonly [T, T] =>
    side === 'a' ? [one, two] : [two, one];
  if (result) {
    const [own, other] = turned(scoreShown(result));
    const is = annulled
      ? 'annulled'
      : result.winner === 'draw'
        ? 'drawn'
        : result.winner === side
          ? 'won'
          : 'lost';
    return { match: number, own, other, is };
  }
  const board = live.find((each) => each.match === number);
  if (board) {
    const [own, other] = turned(board.points);
    return { match: number, own: String(own), other: String(other), is: 'live' };
  }
  return { match: number, own: null, other: null, is: annulled ? 'annulled' : 'open' };
}
