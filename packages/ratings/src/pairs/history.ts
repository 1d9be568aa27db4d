import type { PlayedMatch } from '@opencarrom/tournament';
import { overPeriods, type Periods } from '../periods.js';
import { toDecimals } from '../rating.js';
import type { DatedEvent, Experience } from '../read-events.js';
import { rateTeams, type Skill, START } from './plackett-luce.js';

export type PairPlayer = Skill & Experience;
export type PairRatings = ReadonlyMap<string, PairPlayer>;

export interface SkillChange {
  readonly player: string;
  readonly games: number;
  readonly before: Skill;
  readonly after: Skill;
}

/** What one event changed; best first. */
export interface RatedPairs {
  readonly id: string | null;
  readonly date: string;
  readonly changes: readonly SkillChange[];
}

export type PairHistory = Periods<PairPlayer, RatedPairs>;

/** Rating of a player without matches, as it is kept. */
export const NOVICE: Skill = rounded(START);

/** Ratings of everybody who played in pairs, match after match. */
export const pairRatingsOver = (
  events: readonly DatedEvent[],
  before: PairRatings = new Map(),
): PairHistory =>
  overPeriods(events, before, (event, ratings) => {
    const changes = changesIn(event, ratings);
    const after = new Map(ratings);
    for (const { player, after: skill } of changes)
      after.set(player, { ...skill, events: (ratings.get(player)?.events ?? 0) + 1, last: event.date });
    return { rated: { id: event.id, date: event.date, changes }, ratings: after };
  });

function changesIn({ order, matches }: DatedEvent, ratings: PairRatings): readonly SkillChange[] {
  const pairs = new Map(order.map(({ entrant, players }) => [entrant, players]));
  const changes = new Map<string, SkillChange>();
  const changeOf = (player: string): SkillChange => {
    const before = skillOf(ratings.get(player));
    return changes.get(player) ?? { player, games: 0, before, after: before };
  };
  for (const match of matches) {
    const sides = [match.a, match.b].map((entrant) => (pairs.get(entrant) ?? []).map(changeOf));
    for (const change of afterMatch(sides, match.winner)) changes.set(change.player, change);
  }
  return order.flatMap(({ players }) => players.flatMap((player) => changes.get(player) ?? []));
}

const skillOf = ({ skill, uncertainty }: Skill = NOVICE): Skill => ({ skill, uncertainty });

function afterMatch(
  sides: readonly (readonly SkillChange[])[],
  winner: PlayedMatch['winner'],
): readonly SkillChange[] {
  const [a = [], b = []] = sides.map((side) => side.map(({ after }) => after));
  const rated = skillsAfter([a, b], winner);
  return sides.flatMap((side, at) =>
    side.map((change, place) => ({
      ...change,
      games: change.games + 1,
      after: rated[at]?.[place] ?? change.after,
    })),
  );
}

const SCORES: Readonly<Record<PlayedMatch['winner'], number>> = { a: 1, draw: 0.5, b: 0 };

/** Returns the ratings of both sides after one match. */
export const skillsAfter = (
  sides: readonly [readonly Skill[], readonly Skill[]],
  winner: PlayedMatch['winner'],
): readonly (readonly Skill[])[] => rateTeams(sides, SCORES[winner]).map((side) => side.map(rounded));

/** As it is kept: engines differ in the last bit. */
function rounded({ skill, uncertainty }: Skill): Skill {
  return { skill: toDecimals(skill, 4), uncertainty: toDecimals(uncertainty, 4) };
}
