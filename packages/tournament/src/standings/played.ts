import type { DrawnMatch } from '../event/state.js';
import type { Encounter, Round } from '../vocabulary.js';

/** A drawn match as standings count it; without a result it is one that nobody has scored yet. */
export function encounterOf({ a, b, table, result }: DrawnMatch): Encounter {
  const [scoreA, scoreB] = result?.scores ?? [0, 0];
  const { winner, games, boards, rubbers } = result ?? {};
  return {
    board: table,
    a,
    b,
    scoreA,
    scoreB,
    ...(winner === undefined ? {} : { winner }),
    ...(games === undefined ? {} : { games }),
    ...(boards === undefined ? {} : { boards }),
    ...(rubbers === undefined ? {} : { rubbers }),
  };
}

/** The matches of so many rounds, round by round; one of which nothing was drawn is empty. */
export function roundsOf(matches: readonly DrawnMatch[], rounds: number): readonly Round[] {
  const all = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    encounters: [] as Encounter[],
  }));
  for (const match of matches) all[match.round - 1]?.encounters.push(encounterOf(match));
  return all;
}
