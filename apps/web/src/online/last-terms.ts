import type { BookId, Discipline } from '@opencarrom/laws';
import type { Head, Length } from '@opencarrom/match';

/** What is played between friends, and how. */
export interface MatchTerms {
  readonly rulebook: BookId;
  readonly discipline: Discipline;
  readonly length: Length;
  readonly clocks: Head['clocks'];
}

const KEY = 'opencarrom.terms';

const USUAL: MatchTerms = { rulebook: 'icf', discipline: 'singles', length: 'board', clocks: 'none' };

/** As the match was that one made last on this device; the server refuses what it does not know. */
export function lastTerms(): MatchTerms {
  try {
    const kept: Partial<MatchTerms> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const known = Object.keys(USUAL) as (keyof MatchTerms)[];
    const isWhole = known.every((field) => typeof kept[field] === 'string');
    return isWhole ? (Object.fromEntries(known.map((field) => [field, kept[field]])) as never) : USUAL;
  } catch {
    return USUAL;
  }
}

export function keepTerms({ rulebook, discipline, length, clocks }: MatchTerms): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ rulebook, discipline, length, clocks }));
  } catch {
    // Then the next match begins with the usual ones.
  }
}
