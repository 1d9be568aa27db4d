import type { Competitor } from '@opencarrom/laws';
import type { MatchState } from '@opencarrom/match';
import type { OfEvent } from '../../store/games.js';

const sideHasSigned = ({ signatures }: MatchState, side: Competitor): boolean =>
  signatures.some(({ by }) => by.startsWith(side));

/** Who still has to sign, so that the result goes out: the umpire, or the players on both sides. */
export function missingSigners(
  match: MatchState,
  keeper: OfEvent['keeper'],
): readonly ('umpire' | Competitor)[] {
  const sides = (['A', 'B'] as const).filter((side) => !sideHasSigned(match, side));
  if (keeper === 'players') return sides;
  return sides.length === 0 || match.signatures.some(({ by }) => by === 'umpire') ? [] : ['umpire'];
}

/** A match is handed in once it is over and those who keep its score have signed. */
export const isSigned = (match: MatchState, keeper: OfEvent['keeper']): boolean =>
  match.outcome !== null && missingSigners(match, keeper).length === 0;
