import type { EventRefusal, RefusalOf } from '../../event/refusal.js';
import type { SideNames } from '../reports/report-words.js';

/** What a sentence may ask of the event it speaks of. */
export interface EventNaming {
  readonly entrant: (number: number) => string;
  /** What the two sides of a match are called. */
  readonly sides: (match: number) => SideNames;
}

/** Why an act was refused, and what to do instead. */
export type EventRefusalWords = {
  readonly [Why in EventRefusal['why']]: (
    refusal: RefusalOf<Why>,
    naming: EventNaming,
    /** The sentence of another refusal that this one speaks of. */
    say: (refusal: EventRefusal) => string,
  ) => string;
};

export function sayRefusal(words: EventRefusalWords, refusal: EventRefusal, naming: EventNaming): string {
  const say = (about: EventRefusal): string =>
    (words[about.why] as EventRefusalWords[EventRefusal['why']])(about as never, naming, say);
  return say(refusal);
}
