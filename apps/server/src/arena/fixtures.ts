import {
  type DrawnMatch,
  type EventLine,
  type LoggedEvent,
  openMatches,
  type Participant,
  participantOf,
  standingLines,
} from '@opencarrom/tournament';
import { seenEvent } from '@opencarrom/tournament/seen';
import type { HeldEvent } from '../events/held-events.js';

const MINUTE = 60_000;

/** Who plays on a side, in the order of the entry. */
export type Players = readonly (string | null)[];

/** A match of an event on the screen that waits to be played. */
export interface Fixture {
  readonly match: DrawnMatch;
  /** Whose it is, side by side, by their accounts; null: somebody who has no account. */
  readonly accounts: readonly [a: Players, b: Players];
  /** Until then both have to come. */
  readonly until: number;
}

/** The published matches without a result. */
export function fixturesIn({ logged }: Pick<HeldEvent, 'logged'>, waitMinutes: number): readonly Fixture[] {
  const { state } = logged;
  const seen = seenEvent(logged);
  const published = new Set(
    seen.stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches.map(({ number }) => number))),
  );
  const since = publishedAt(logged);
  const stage = state.stages.at(-1);
  return (stage ? openMatches(stage) : [])
    .filter(({ number }) => published.has(number))
    .map((match) => ({
      match,
      accounts: [sideOf(state, match.a), match.b === null ? [] : sideOf(state, match.b)] as const,
      until: (since.get(match.number) ?? 0) + waitMinutes * MINUTE,
    }));
}

/** Who plays on the screen is known by their account. */
const sideOf = (state: LoggedEvent['state'], entrant: number): Players =>
  participantOf(state, entrant)?.entry.players.map(({ id }) => id ?? null) ?? [];

/** Have all of a side come? A side of nobody never comes. */
export const isThere = (side: Players, here: ReadonlySet<string>): boolean =>
  side.length > 0 && side.every((account) => account !== null && here.has(account));

export const entrantOf = ({ participants }: LoggedEvent['state'], account: string): Participant | null =>
  participants.find(({ entry }) => entry.players.some(({ id }) => id === account)) ?? null;

/** When everybody could see a match first, in milliseconds since 1970. */
function publishedAt({ happenings, state }: LoggedEvent): ReadonlyMap<number, number> {
  const since = new Map<number, number>();
  let drafts: number[] = [];
  const publish = ({ at }: EventLine) => {
    for (const number of drafts) since.set(number, Date.parse(at));
    drafts = [];
  };
  for (const line of standingLines(happenings)) {
    if (line.act.type === 'pair' && line.gave && 'matches' in line.gave) {
      drafts.push(...line.gave.matches.map(({ number }) => number));
      if (!state.head?.drafts) publish(line);
    } else if (line.act.type === 'publish') publish(line);
  }
  return since;
}
