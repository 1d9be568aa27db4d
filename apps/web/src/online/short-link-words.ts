import { catalogue } from '../device/catalogue.js';

/** A short address for what was shared. */
export interface ShortLinkWords {
  readonly name: string;
  readonly note: string;
  readonly make: string;
  readonly making: string;
  readonly share: string;
  readonly copy: string;
  readonly remove: string;
  readonly copied: string;
  readonly refused: string;
  readonly kept: string;
  readonly removed: string;
  readonly takenDown: string;
}

export const shortLinkWords = catalogue<ShortLinkWords>(import.meta.glob('./short-link-words/*.ts'));
