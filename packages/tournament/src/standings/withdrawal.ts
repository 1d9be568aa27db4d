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

/** Whoever had still to meet them wins at the phantom's score; what was played stays. */
function walkedOver(
  { entrants, phantomScore }: EventResults,
  rounds: readonly Round[],
  left: ReadonlySet<number>,
): readonly Round[] {
  const played = rounds.map(({ round, encounters }) => ({ round, encounters: encounters.filter(isScored) }));
  const met = new Set(
    played.flatMap(({ encounters }) => encounters.flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`])),
  );
  const walkovers = [...left].flatMap((leaver) =>
    entrants.flatMap((_, index): Encounter[] => {
      const other = index + 1;
      if (left.has(other) || met.has(`${leaver}-${other}`)) return [];
      return [{ board: null, a: other, b: leaver, scoreA: phantomScore, scoreB: 0 }];
    }),
  );
  return [...played, { round: rounds.length + 1, encounters: walkovers }];
}
