import type { EventResults } from '../read/event.js';
import { type Encounter, isScored, type Round } from '../vocabulary.js';

/** A league's rounds as they count once somebody has left: all their matches annulled, or what is left walked over. */
export function withdrawn(event: EventResults, rounds: readonly Round[]): readonly Round[] {
  const left = leavers(event);
  if (left.size === 0) return rounds;
  return event.withdrawal === 'annul' ? annulled(rounds, left) : walkedOver(event, rounds, left);
}

/** Who has left by now. */
function leavers({ entrants, after }: EventResults): ReadonlySet<number> {
  const numbers = entrants.map(({ leavesAfterRound }, index) => ({ leavesAfterRound, number: index + 1 }));
  return new Set(
    numbers
      .filter(({ leavesAfterRound }) => leavesAfterRound !== null && leavesAfterRound <= after)
      .map(({ number }) => number),
  );
}

const annulled = (rounds: readonly Round[], left: ReadonlySet<number>): readonly Round[] =>
  rounds.map(({ round, encounters }) => ({
    round,
    encounters: encounters.filter(({ a, b }) => !left.has(a) && !(b !== null && left.has(b))),
  }));

/**
 * Whoever had still to meet them wins at the phantom's score; what was played stays. A match that is drawn and not
 * played is still to come, though the two have met in another leg.
 */
function walkedOver(
  { entrants, phantomScore }: EventResults,
  rounds: readonly Round[],
  left: ReadonlySet<number>,
): readonly Round[] {
  const played = rounds.map(({ round, encounters }) => ({ round, encounters: encounters.filter(isScored) }));
  const met = new Set(
    played.flatMap(({ encounters }) => encounters.flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`])),
  );
  const drawn = rounds.flatMap(({ encounters }) => encounters.filter((each) => !isScored(each)));
  const times = (one: number, other: number): number =>
    drawn.filter(({ a, b }) => (a === one && b === other) || (a === other && b === one)).length;
  const walkovers = [...left].flatMap((leaver) =>
    entrants.flatMap((_, index): Encounter[] => {
      const other = index + 1;
      if (left.has(other)) return [];
      const least = met.has(`${leaver}-${other}`) ? 0 : 1;
      const won = { board: null, a: other, b: leaver, scoreA: phantomScore, scoreB: 0 };
      return Array.from({ length: Math.max(least, times(leaver, other)) }, () => won);
    }),
  );
  return [...played, { round: rounds.length + 1, encounters: walkovers }];
}
