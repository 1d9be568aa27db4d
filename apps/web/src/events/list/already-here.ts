import type { EventSummary } from '@opencarrom/protocol';
import { daysOf, type EventLine, type LoggedEvent } from '@opencarrom/tournament';
import { deskServer } from '../server.js';

/** A file's event that one runs here already, and how many changes each of the two has that the other has not. */
export interface AlreadyHere {
  readonly event: EventSummary;
  readonly inFile: number;
  readonly here: number;
}

/** The one that went furthest together with the file; null: none of those one runs here began as it did. */
export async function alreadyHere({ state, happenings }: LoggedEvent): Promise<AlreadyHere | null> {
  const { mine } = await deskServer.events();
  const { date } = daysOf(state);
  let found: (AlreadyHere & { readonly together: number }) | null = null;
  for (const event of mine) {
    if (event.name !== state.head?.name || ![date, state.head.date].includes(event.date)) continue;
    const { lines } = await deskServer.desk(event.id, 0);
    const together = linesTogether(happenings, lines);
    if (together > (found?.together ?? 0))
      found = { event, together, inFile: happenings.length - together, here: lines.length - together };
  }
  return found;
}

/** How many lines two logs have in common from their beginning. */
function linesTogether(one: readonly EventLine[], other: readonly EventLine[]): number {
  const apart = one.findIndex((line, at) => written(line) !== written(other[at]));
  return apart < 0 ? one.length : apart;
}

/** In whatever order its fields came. */
const written = (line: EventLine | undefined): string | undefined =>
  JSON.stringify(line, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
