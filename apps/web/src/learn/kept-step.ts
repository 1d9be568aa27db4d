import { STEPS } from './lesson.js';

const KEY = 'opencarrom.lesson';

/** The step the lesson was left at in this window; a page loaded anew goes on there. */
export function keptStep(): number {
  try {
    const kept = Number(sessionStorage.getItem(KEY));
    return Number.isInteger(kept) && kept > 0 && kept < STEPS.length ? kept : 0;
  } catch {
    // Forbidden storage: the lesson begins at its beginning.
    return 0;
  }
}

/** Once through, the lesson begins anew. */
export function keepStep(at: number): void {
  try {
    if (at < STEPS.length) sessionStorage.setItem(KEY, String(at));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Nothing can be kept here; the lesson goes on all the same.
  }
}
