import type { KeptGame } from './games.js';
import { recalled } from './table-memory.js';

/** Is this a match of an event of which the desk has not heard everything yet? */
export function isUnsent({ id, notes }: Pick<KeptGame, 'id' | 'notes'>): boolean {
  if (!notes.ofEvent) return false;
  return recalled<{ readonly settled: string | null }>(`sent.${id}`)?.settled !== notes.changed;
}
