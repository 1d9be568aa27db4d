/** A match as a line of history names it: its number, the two, what they brought and how it ended. */
export interface ToldMatch {
  readonly number: number;
  readonly a: string;
  readonly b: string;
  readonly score: string;
  /** Empty where it was simply played. */
  readonly how: string;
}

/** What was done to an event, a sentence a line of its log. */
export interface EventsHistoryWords {
  readonly open: (name: string, stages: readonly string[]) => string;
  readonly enter: (names: readonly string[], others: number) => string;
  readonly change: (name: string) => string;
  readonly withdraw: (name: string, reason: string | null) => string;
  readonly return: (name: string) => string;
  readonly seed: (names: readonly string[]) => string;
  readonly lots: string;
  readonly order: (names: readonly string[], reason: string) => string;
  readonly forbid: (one: string, other: string) => string;
  readonly allow: (one: string, other: string) => string;
  readonly pair: (round: number, count: number) => string;
  readonly swap: (one: string, other: string) => string;
  readonly tables: (tables: number | null, outOfUse: readonly number[]) => string;
  readonly keepTo: (name: string, tables: readonly number[] | null) => string;
  readonly allot: (match: number, table: number | null) => string;
  readonly allotAnew: string;
  readonly sessions: (sessions: number) => string;
  readonly umpires: (names: readonly string[], others: number) => string;
  readonly umpire: (match: number, name: string | null) => string;
  readonly appoint: (matches: number, without: number) => string;
  readonly result: (match: ToldMatch) => string;
  readonly correct: (match: ToldMatch, reason: string) => string;
  readonly lineUp: (match: number, team: string) => string;
  readonly substitute: (match: number, team: string, out: string, come: string) => string;
  readonly beginRubber: (match: number, rubber: number) => string;
  readonly rubber: (match: ToldMatch, rubber: number) => string;
  readonly correctRubber: (match: ToldMatch, rubber: number, reason: string) => string;
  readonly publish: string;
  readonly takeBack: string;
  readonly goOn: (stage: string, count: number) => string;
  readonly finals: string;
  readonly award: (name: string) => string;
  readonly reopen: (reason: string) => string;
  readonly undo: (line: number) => string;
  /** An act that nothing else is said of, by its name in the log. */
  readonly other: (act: string) => string;
  readonly undone: string;
  readonly by: (name: string) => string;
}
