import type { Profile } from '@opencarrom/protocol';
import type { PlayerResult } from '../store/profile-tables.js';

/** Matches won in a row, now and at best, by results of which the newest comes first; what nobody won is passed over. */
export function streakOf(results: readonly PlayerResult[]): Profile['streak'] {
  const decided = results.filter((result) => result === 'won' || result === 'lost');
  const end = decided.findIndex((result) => result !== decided[0]);
  const length = end < 0 ? decided.length : end;
  let [best, run] = [0, 0];
  for (const result of decided) {
    run = result === 'won' ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { now: decided[0] === 'lost' ? -length : length, best };
}
