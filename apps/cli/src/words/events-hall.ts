import type { Clash, UmpireRule } from '@opencarrom/tournament';

/** A match of an event, as it is called where several events are spoken of. */
export interface CalledMatch {
  readonly event: string;
  readonly match: number;
}

/** What is said of sessions, times, umpires, and of what cannot be at the same time. */
export interface EventsHallWords {
  readonly noSessions: string;
  readonly times: string;
  /** A round or match for which no session is left. */
  readonly noSessionLeft: string;
  readonly open: string;
  readonly umpires: string;
  readonly nobodyFree: string;
  readonly breaks: Readonly<Record<UmpireRule, string>>;
  readonly noUmpireCalled: (called: string) => string;
  readonly noClashes: (events: number) => string;
  readonly clash: Readonly<
    Record<Clash['what'], (who: string, one: CalledMatch, other: CalledMatch, when: string) => string>
  >;
  readonly couldMove: (match: CalledMatch, when: string, table: number | null) => string;
  readonly anotherUmpire: (match: CalledMatch) => string;
  readonly nothingToMove: string;
}
