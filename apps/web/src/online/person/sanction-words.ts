import type { SanctionKind } from '@opencarrom/protocol';
import { catalogue } from '../../device/catalogue.js';

/** What somebody may not do for a while: said to them, and to moderators. */
export interface SanctionWords {
  readonly kinds: Readonly<Record<SanctionKind, { readonly name: string; readonly note: string }>>;
  readonly until: (when: string) => string;
  readonly forGood: string;
  readonly because: (reason: string) => string;
  readonly mine: string;
  readonly appeal: string;
  readonly appealNote: string;
  readonly appealText: string;
  readonly send: string;
  readonly appealed: string;
  readonly appealedNote: string;
  readonly answered: (answer: string) => string;
  readonly past: string;
  readonly textMissing: string;
}

export const sanctionWords = catalogue<SanctionWords>(import.meta.glob('./sanction-words/*.ts'));
