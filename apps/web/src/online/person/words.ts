import type { NewReport } from '@opencarrom/protocol';
import { catalogue } from '../../device/catalogue.js';

export interface PersonWords {
  readonly close: string;
  readonly you: string;
  readonly muteHere: string;
  readonly muteHereNote: (name: string) => string;
  readonly mute: string;
  readonly muteNote: (name: string) => string;
  readonly block: string;
  readonly blockNote: (name: string) => string;
  readonly unmute: string;
  readonly unmuteNote: (name: string) => string;
  readonly unblock: string;
  readonly unblockNote: (name: string) => string;
  readonly report: string;
  readonly reportNote: string;
  readonly muted: (name: string) => string;
  readonly blocked: (name: string) => string;
  readonly heardAgain: (name: string) => string;
  readonly undo: string;
  readonly strangersNote: string;
  readonly reportOf: (name: string) => string;
  readonly reason: string;
  readonly reasons: Readonly<Record<NewReport['reason'], string>>;
  readonly note: string;
  readonly noteHint: string;
  readonly used: (used: number, most: number) => string;
  readonly sentAlong: string;
  readonly sentMatch: (name: string) => string;
  readonly sentLines: (count: number) => string;
  readonly nothingSaid: string;
  readonly send: string;
  readonly cancel: string;
  readonly thanks: string;
  readonly thanksNote: string;
  readonly known: string;
  readonly knownNote: string;
  readonly alsoBlock: (name: string) => string;
  readonly avoided: string;
  readonly avoidedNote: string;
  readonly nobody: string;
  readonly nobodyNote: string;
  readonly kinds: Readonly<Record<'mute' | 'block', string>>;
}

export const words = catalogue<PersonWords>(import.meta.glob('./words/*.ts'));
