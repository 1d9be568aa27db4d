import { inFewRounds, leastRounds, matchesOfEach, type Two } from './few-rounds.js';
import { roundRobin } from './round-robin.js';

export interface AllPlayAll {
  /** In the order of the list, who came late last. */
  readonly entrants: readonly number[];
  readonly legs: 1 | 2;
  /** Who has been drawn against whom, sides as they were. */
  readonly drawn: readonly Two[];
  /** Is this pair still wanted? One who has left may have nobody to meet. */
  readonly isWanted: (a: number, b: number) => boolean;
}

/**
 * The next round of all play all: as the list is laid out while nothing is shorter, and else with what is left laid anew,
 * so that who came late or was away still meets everybody. Empty when all have met.
 */
export function nextOfAll(all: AllPlayAll): readonly Two[] {
  const laidOut = roundsLaidOut(all);
  const left = laidOut.flat();
  if (laidOut.length === leastRounds(left)) return fullest(laidOut, left);
  const anew = inFewRounds(left);
  return fullest(anew.length < laidOut.length ? anew : laidOut, left);
}

/** What is left of the rounds as they are laid out for this list; the second leg has the sides swapped. */
function roundsLaidOut({ entrants, legs, drawn, isWanted }: AllPlayAll): readonly (readonly Two[])[] {
  const met = new Map<string, Two[]>();
  for (const pair of drawn) met.set(keyOf(pair), [...(met.get(keyOf(pair)) ?? []), pair]);
  const at = (place: number): number => entrants[place - 1] as number;
  const once = roundRobin(entrants.length).map((round) =>
    round.flatMap(({ a, b }): Two[] => (b === null ? [] : [[at(a), at(b)]])),
  );
  const timesMet = (pair: Two): number => met.get(keyOf(pair))?.length ?? 0;
  const rounds = Array.from({ length: legs }, (_, leg) =>
    once.map((round) =>
      round
        .filter((pair) => timesMet(pair) <= leg && isWanted(...pair))
        .map((pair) => (leg === 0 ? pair : swapped(met.get(keyOf(pair))?.[0] ?? pair))),
    ),
  );
  return rounds.flat().filter((round) => round.length > 0);
}

const keyOf = ([a, b]: Two): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
const swapped = ([a, b]: Two): Two => [b, a];

/** The first round that takes most from those who have most to play, and whatever else can be played in it. */
function fullest(rounds: readonly (readonly Two[])[], left: readonly Two[]): readonly Two[] {
  const matches = matchesOfEach(left);
  const most = Math.max(0, ...matches.values());
  const weigh = (round: readonly Two[]): number =>
    round.flat().filter((one) => matches.get(one) === most).length * left.length + round.length;
  const [first = []] = [...rounds].sort((one, other) => weigh(other) - weigh(one));
  const busy = new Set(first.flat());
  const besides = left.filter(([a, b]) => {
    if (busy.has(a) || busy.has(b)) return false;
    busy.add(a).add(b);
    return true;
  });
  return [...first, ...besides];
}
