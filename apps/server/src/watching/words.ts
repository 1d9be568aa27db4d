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

/** What is said at matches: who may say what, and who hears it. None of it is in a match's log. */
export interface Words {
  /** What everybody is told of it, or why it is not said. */
  readonly say: (saying: Saying) => Promise<{ readonly said: Spoken } | { readonly no: SaidNo }>;
  /** Does one account hear what the other says? Known without asking the store. */
  readonly hears: (listener: string, speaker: string) => boolean;
}

/** As it goes over the bus, on `match.<id>.said`: who said it, and the frame. */
export const spokenMessage = (said: Spoken): string => `${said.from.account} ${JSON.stringify(said)}`;

export function speakerIn(message: string): { readonly speaker: string; readonly frame: string } {
  const end = message.indexOf(' ');
  return { speaker: message.slice(0, end), frame: message.slice(end + 1) };
}

/** Where nobody looks at free text, there is none. */
export const presetsAlone: Words = {
  say: async ({ match, person: { account, name }, player, what }) =>
    'preset' in what
      ? { said: { t: 'said', match, from: { account, name, player }, ...what } }
      : { no: { code: 'not-allowed', message: 'only what everybody can read may be said here' } },
  hears: () => true,
};
