import { books } from '@opencarrom/laws';
import { LENGTHS } from '@opencarrom/match';

const DAY = 86_400_000;
const PERIODS = { week: 7, month: 30, year: 365 } as const;

/** What may be looked for in the address of somebody's matches; what is not known is not looked for. */
export const CHOICES = {
  result: ['won', 'lost', 'drawn', 'abandoned'],
  kind: ['casual', 'rated'],
  discipline: ['singles', 'doubles'],
  length: [...LENGTHS].reverse(),
  period: ['week', 'month', 'year'],
  rulebook: books.map(({ id }) => id),
} as const;

export type ChoiceName = keyof typeof CHOICES;
export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

/** As an address says it; null: not said. */
export type Looked = Readonly<Record<ChoiceName | 'text' | 'with' | 'level', string | null>>;

/** The choice that is made, where it is one there is. */
export const chosenIn = (looked: Looked, name: ChoiceName): string | null =>
  CHOICES[name].find((value) => value === looked[name]) ?? null;

/** The same as the server is asked for it. */
export function searchFor(looked: Looked, now: number, after: string | null): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of ['rulebook', 'discipline', 'length', 'kind', 'result'] as const) {
    const chosen = chosenIn(looked, name);
    if (chosen) search.set(name, chosen);
  }
  const period = chosenIn(looked, 'period') as keyof typeof PERIODS | null;
  if (period) search.set('since', String(now - PERIODS[period] * DAY));
  if (looked.text?.trim()) search.set('text', looked.text.trim().slice(0, 80));
  if (looked.with && /^[\w-]{1,64}$/.test(looked.with)) search.set('with', looked.with);
  if (looked.level && /^([1-9]|10)$/.test(looked.level)) search.set('level', looked.level);
  if (after) search.set('after', after);
  return search;
}

export const isNarrowed = (looked: Looked): boolean =>
  CHOICE_NAMES.some((name) => chosenIn(looked, name)) ||
  [looked.text, looked.with, looked.level].some(Boolean);
