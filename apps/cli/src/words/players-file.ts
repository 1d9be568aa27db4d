import type { PlayersWords } from '@opencarrom/tournament/players';

/** What is said of a table of players that cannot be read. */
export interface PlayersFileWords {
  readonly faults: PlayersWords;
  readonly notUtf8: (byte: number) => string;
  /** Columns of the table that an event asks nothing of. */
  readonly passedOver: (heads: string) => string;
  readonly fromKeyboard: string;
  readonly andMore: (count: number) => string;
}
