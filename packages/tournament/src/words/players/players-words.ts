import type { PlayersFault } from '../../players/players-fault.js';

/** What is said of a line of a table of players that cannot be read. */
export type PlayersWords = {
  readonly [Code in PlayersFault['code']]: (fault: Extract<PlayersFault, { readonly code: Code }>) => string;
};

export function sayPlayersFault(words: PlayersWords, fault: PlayersFault): string {
  const say = words[fault.code] as (fault: PlayersFault) => string;
  return say(fault);
}
