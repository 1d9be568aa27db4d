import type { Event } from '@opencarrom/match';

/** `elsewhere`: the first of them is not the log's next number, for another was first; nothing was written. */
export type Appended = 'appended' | 'elsewhere';

/** Where the events of one match are kept: a device's store, a server's database, memory. */
export interface EventLog {
  /**
   * Appends the events of one command if they are the next by number: all of them or none. Rejects where they could not
   * be written for another reason.
   */
  readonly append: (events: readonly Event[]) => Promise<Appended>;
  /** The events from this number on, in order; null: there is no such match, or it was thrown away. */
  readonly read: (from: number) => Promise<readonly Event[] | null>;
}

/** Do these go on from so many events without a gap? Every log has to ask that before it writes. */
export const areNext = (events: readonly Event[], length: number): boolean =>
  events.every(({ seq }, index) => seq === length + index + 1);

/** How many events two logs begin with alike. */
export function agreeing(events: readonly Event[], others: readonly Event[]): number {
  const other = events.findIndex((event, index) => !isAlike(event, others[index]));
  return other < 0 ? events.length : other;
}

/** Alike as JSON is: what is undefined is not there, and the order of keys says nothing. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isAlike(one[key], other[key]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A log that lasts as long as whoever holds it, with what it already has. */
export function memoryLog(events: readonly Event[] = []): EventLog & { readonly throwAway: () => void } {
  let kept: readonly Event[] | null = events;
  return {
    append: async (more) => {
      if (!kept || !areNext(more, kept.length)) return 'elsewhere';
      kept = [...kept, ...more];
      return 'appended';
    },
    read: async (from) => kept?.slice(from - 1) ?? null,
    throwAway: () => {
      kept = null;
    },
  };
}
