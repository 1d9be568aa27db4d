import type { Act } from './command.js';

/** In letters: a protest set out in full is shorter. Whatever people write in a match has room in it. */
export const LONGEST_NOTE = 4000;

/** In letters of its path data: what a finger draws in minutes is shorter. */
export const LONGEST_MARK = 100_000;

const longestOf = (field: string): number => (field === 'mark' ? LONGEST_MARK : LONGEST_NOTE);

export interface TooLong {
  readonly field: string;
  readonly most: number;
  readonly length: number;
}

/** What somebody wrote or drew in an act, and is too long to be kept. */
export function tooLongIn(act: Act): TooLong | null {
  for (const [field, value] of Object.entries(act)) {
    const most = longestOf(field);
    if (typeof value === 'string' && value.length > most) return { field, most, length: value.length };
  }
  return null;
}
