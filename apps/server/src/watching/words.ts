import type { Player } from '@opencarrom/match';
import type { Preset, Spoken } from '@opencarrom/protocol';
import type { Visitor } from '../people/visitor.js';
import type { SaidNo } from '../rooms/rooms.js';

/** What somebody at a match wants to say there. */
export interface Saying {
  readonly match: string;
  readonly person: Visitor;
  readonly player: Player | null;
  readonly what: { readonly preset: Preset } | { readonly text: string };
}

/** What is told of it, and by whom it is not heard; or why it is not said. */
export type Said = { readonly said: Spoken; readonly unheardBy: readonly string[] } | { readonly no: SaidNo };

/** What is said at matches: who may say what, and who hears it. None of it is in a match's log. */
export interface Words {
  readonly say: (saying: Saying) => Promise<Said>;
}

/** As it goes over the bus, on `match.<id>.said`: the accounts that do not hear it, and the frame. */
export const spokenMessage = ({ said, unheardBy }: Extract<Said, { said: Spoken }>): string =>
  `${unheardBy.join()} ${JSON.stringify(said)}`;

export function heardIn(message: string): {
  readonly isHeardBy: (account: string) => boolean;
  readonly frame: string;
} {
  const end = message.indexOf(' ');
  const unheardBy = new Set(message.slice(0, end).split(','));
  return { isHeardBy: (account) => !unheardBy.has(account), frame: message.slice(end + 1) };
}
