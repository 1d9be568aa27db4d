/** What stands on paper besides names and figures. */
export interface EventsPrintWords {
  readonly byName: string;
  readonly table: string;
  readonly group: string;
  readonly match: string;
  readonly versus: string;
  readonly rests: string;
  readonly place: string;
  readonly why: string;
  readonly printed: (at: string) => string;
  /** In the order of this language's letters. */
  readonly compareNames: (one: string, other: string) => number;

  readonly day: string;
  /** A day of the calendar, as 2026-01-31. */
  readonly dayOf: (day: string) => string;
  readonly time: string;
  readonly laws: string;
  readonly round: string;
  readonly breaksFirst: string;
  readonly white: string;
  readonly board: string;
  readonly men: string;
  readonly queen: string;
  readonly points: string;
  readonly total: string;
  readonly game: (game: number) => string;
  readonly rubbers: Readonly<Record<'singles' | 'doubles', string>>;
  readonly rubber: string;
  readonly plays: string;
  readonly score: string;
  readonly menAre: string;
  readonly queenIs: string;
  readonly extraRow: string;
  readonly umpire: string;
  readonly umpireIs: string;
  readonly cardOf: (card: number, cards: number) => string;
  readonly toTheDesk: string;
  readonly minutes: (minutes: number) => string;
  readonly partner: (name: string) => string;
}
