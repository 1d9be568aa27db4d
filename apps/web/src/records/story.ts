import type { Competitor, Side } from '@opencarrom/laws';
import type { Actor, ActType, Doing, Event } from '@opencarrom/match';

/** Whoever is meant, by name. */
export type Who = (whom: Actor | Competitor) => string;

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The words that tell a match. Null: such an act goes without saying. */
export interface StoryWords {
  readonly umpire: string;
  readonly nothing: string;
  readonly queen: string;
  readonly striker: string;
  readonly men: (count: number, side: Side) => string;
  readonly stroke: (who: string, fell: string) => string;
  readonly again: (told: string) => string;
  readonly times: (told: string, times: number) => string;
  readonly acts: { readonly [T in ActType]: (act: Doing<T>, by: string, who: Who) => string | null };
  readonly boardSet: (event: Of<'board-set'>, who: Who) => string;
  readonly put: (piece: Side | 'queen') => string;
  readonly keptOwed: (count: number, side: Side) => string;
  readonly forfeited: (count: number, side: Side) => string;
  readonly boardOver: (event: Of<'board-over'>, who: Who) => string;
  readonly matchOver: (event: Of<'match-over'>, who: Who) => string;
}
