/** Which event a match was played for, so that one finds back; kept by the page for as long as it is open. */
const KEY = 'opencarrom.event-of-match';
/** So many are remembered. */
const MOST = 20;

type Kept = readonly (readonly [match: string, event: string])[];

function kept(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

export const eventOf = (match: string): string | null => kept().find(([id]) => id === match)?.[1] ?? null;

export function keepEventOf(match: string, event: string): void {
  const others = kept().filter(([id]) => id !== match);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([[match, event], ...others].slice(0, MOST)));
  } catch {
    // It cannot be kept: then there is no way back but the browser's.
  }
}
