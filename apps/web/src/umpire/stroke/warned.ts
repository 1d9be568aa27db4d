import type { Competitor } from '@opencarrom/laws';
import { type MatchState, nameOf, playersOf } from '@opencarrom/match';

/** How often somebody was warned: of a pair each by name, where it was said who. */
export interface Warned {
  readonly who: string | null;
  readonly count: number;
}

export function warnedIn({ head, warnings }: MatchState, competitor: Competitor): readonly Warned[] {
  const theirs = warnings.filter(({ against }) => against === competitor);
  const named = head.discipline === 'doubles' ? playersOf('doubles', competitor) : [];
  const counts = named.map((player) => ({
    who: firstName(nameOf(head, player)),
    count: theirs.filter((warning) => warning.player === player).length,
  }));
  const unnamed = theirs.length - counts.reduce((sum, { count }) => sum + count, 0);
  return [...counts, { who: null, count: unnamed }].filter(({ count }) => count > 0);
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;
