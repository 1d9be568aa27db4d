import type { Term } from './words.js';

const DAY = 24 * 3_600_000;
const DAYS: Readonly<Record<Term, number | null>> = { day: 1, week: 7, month: 30, good: null };

export const TERMS = Object.keys(DAYS) as readonly Term[];

/** When a sanction laid on now ends; null: never. */
export function endOfTerm(term: Term, now: number): number | null {
  const days = DAYS[term];
  return days === null ? null : now + days * DAY;
}
