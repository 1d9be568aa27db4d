import type { OwnWords } from '@opencarrom/protocol';
import { catalogue } from '../../../device/catalogue.js';

export interface TalkWords {
  readonly say: string;
  readonly close: string;
  readonly said: string;
  readonly nothing: string;
  readonly people: string;
  readonly you: string;
  readonly own: string;
  readonly send: string;
  readonly ownWords: Readonly<Record<Exclude<OwnWords, 'allowed' | 'off'>, string>>;
  readonly hushedUntil: (until: string, reason: string) => string;
  readonly hushedForGood: (reason: string) => string;
  readonly strangers: string;
  readonly refusals: {
    readonly [code: string]: string;
    readonly otherwise: string;
  };
}

export const words = catalogue<TalkWords>(import.meta.glob('./words/*.ts'));
