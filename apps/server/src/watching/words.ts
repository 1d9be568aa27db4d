import type { Spoken } from '@opencarrom/protocol';
import type { Said } from '../people/saying.js';

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
