/** What is said of a table of players that cannot be read. */
export interface PlayersFileWords {
  readonly quotes: Readonly<Record<'open-quote' | 'after-quote', string>>;
  readonly nobody: string;
  readonly tooManyCells: (extra: string) => string;
  readonly noName: string;
  readonly partnerInSingles: string;
  readonly noPartner: (name: string) => string;
  readonly twoIds: (id: string) => string;
  readonly noTeam: (name: string) => string;
  readonly teamOfNone: (name: string) => string;
  readonly twoRates: (name: string, line: number) => string;
  readonly twice: (name: string, line: number) => string;
  readonly rate: (asked: string) => string;
  readonly woman: (asked: string) => string;
  readonly notUtf8: (byte: number) => string;
  /** Columns of the table that an event asks nothing of. */
  readonly passedOver: (heads: string) => string;
  readonly fromKeyboard: string;
  readonly andMore: (count: number) => string;
}
