import { catalogue } from '../../device/catalogue.js';
import type { Drop } from './drops.js';

/** What a stroke of no match came to. */
export interface DropWords {
  readonly drop: (drop: Drop) => string;
  readonly nothing: string;
  readonly untouched: string;
}

export const and = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

export const dropWords = catalogue<DropWords>(import.meta.glob('./drop-words/*.ts'));
