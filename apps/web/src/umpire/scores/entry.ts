import { type Competitor, MEN_PER_SIDE } from '@opencarrom/laws';
import { type Doing, type MatchState, mostDemanded, tallyPoints } from '@opencarrom/match';

/** A board's result while it is being tapped. */
export interface BoardEntry {
  readonly winner: Competitor | null;
  readonly men: number | null;
  /** `nobody`: she counts for neither. */
  readonly queen: Competitor | 'nobody' | null;
  readonly demanded: number;
}

export const emptyEntry: BoardEntry = { winner: null, men: null, queen: null, demanded: 0 };

/** How many men can be left: none, where both last men fell together. */
export const MEN_LEFT: readonly number[] = Array.from({ length: MEN_PER_SIDE + 1 }, (_, men) => men);

/** What may be demanded on top: as much as the book offers and, once the rest is tapped, still counts. */
export const demandsIn = (match: MatchState, entry: BoardEntry): readonly number[] =>
  Array.from({ length: mostDemanded(match, tallyOf(entry)) + 1 }, (_, points) => points);

/** Something tapped anew; a demand that no longer counts goes with it. */
export function entered(match: MatchState, entry: BoardEntry, changes: Partial<BoardEntry>): BoardEntry {
  const next = { ...entry, ...changes };
  return { ...next, demanded: Math.min(next.demanded, mostDemanded(match, tallyOf(next))) };
}

/** The act an entry stands for, once nothing is missing. */
export function tallyOf({ winner, men, queen, demanded }: BoardEntry): Doing<'tally'> | null {
  if (winner === null || men === null || queen === null) return null;
  const act = { type: 'tally', winner, men, queen: queen === 'nobody' ? null : queen } as const;
  return demanded > 0 ? { ...act, demanded } : act;
}

/** What was written down before, to be entered otherwise. */
export const tallyEntry = ({ winner, men, queen, demanded = 0 }: Doing<'tally'>): BoardEntry => ({
  winner,
  men,
  queen: queen ?? 'nobody',
  demanded,
});

/** What the board will count; null while something is missing. */
export function pointsFor(match: MatchState, entry: BoardEntry): number | null {
  const tally = tallyOf(entry);
  return tally && match.board ? tallyPoints(match, tally) : null;
}
