import type { BookId } from '@opencarrom/laws';
import { catalogue } from '../device/catalogue.js';

export interface LawWords {
  readonly books: Readonly<Record<BookId, string>>;
  /** Short, for chips and rows. */
  readonly short: Readonly<Record<BookId, string>>;
  readonly law: (id: string) => string;
  readonly read: string;
}

export const words = catalogue<LawWords>(import.meta.glob('./words/*.ts'));
