import type { Player } from '@opencarrom/match';
import type { Preset, Spoken } from '@opencarrom/protocol';
import type { Visitor } from './visitor.js';

/** What somebody at a match wants to say there. */
export interface Saying {
  readonly match: string;
  readonly person: Visitor;
  readonly player: Player | null;
  readonly what: { readonly preset: Preset } | { readonly text: string };
}

/** What is told of it, and by whom it is not heard; or why it is not said. */
export type Said =
  | { readonly said: Spoken; readonly unheardBy: readonly string[] }
  | { readonly no: { readonly code: string; readonly message: string } };

/** What is said at matches: who may say what, and who hears it. None of it is in a match's log. */
export interface Words {
  readonly say: (saying: Saying) => Promise<Said>;
}
