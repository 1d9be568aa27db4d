import type { UsualBreach, UsualCall } from '@opencarrom/laws';
import { catalogue } from '../device/catalogue.js';

export interface UsualWords {
  readonly breaches: Readonly<Record<UsualBreach, string>>;
  readonly calls: Readonly<Record<UsualCall, string>>;
}

/** Two or three words for a key; the law itself is one tap further. */
export const words = catalogue<UsualWords>(import.meta.glob('./usual-words/*.ts'));
