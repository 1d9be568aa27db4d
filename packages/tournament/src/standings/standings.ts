import type { EventResults } from '../read/event.js';
import { isScored, type Round, WORTH } from '../vocabulary.js';
import { countFigures, type Figures } from './figures.js';
import { type Ordered, type Ordering, type OrderReason, orderBy } from './order.js';
import { withdrawn } from './withdrawal.js';

export interface StandingsLine extends Ordered {
  readonly rank: number;
  /** The key after which it was alone, or what decided among those whom no key sets apart. */
  readonly decidedBy: OrderReason['by'];
  readonly figures: Figures;
}

export interface Standings {
  readonly system: EventResults['system'];
  readonly after: number;
  readonly places: readonly StandingsLine[];
  /** By number, what everybody has. */
  readonly figures: readonly Figures[];
}

/** Everybody's place after a round. */
export function standingsOf(event: EventResults): Standings {
  const { system, after, entrants } = event;
  const ordering = orderingOf(event);
  const { figures } = ordering;
  const numbers = entrants.map((_, index) => index + 1).filter((number) => isIn(event, number));
  const places = orderBy(numbers, ordering).map(({ entrant, reason }, index) => ({
    entrant,
    reason,
    rank: index + 1,
    decidedBy: reason.by,
    figures: figures[entrant] as Figures,
  }));
  return { system, after, figures, places };
}

/** By what everybody is put in order after a round. */
export function orderingOf(event: EventResults): Ordering {
  const { entrants, keys, after, lots, retirements } = event;
  const rounds = countedRounds(event);
  return {
    keys,
    figures: countFigures({ entrants: entrants.length, rounds, bye: byeOf(event), retirements }),
    rates: [null, ...entrants.map(({ rate }) => rate)],
    encounters: rounds.flatMap(({ encounters }) => encounters),
    lots: lots.get(after + 1) ?? [],
  };
}

/** The rounds that count after this one, with what a withdrawal made of them. */
function countedRounds(event: EventResults): readonly Round[] {
  const rounds = event.rounds.slice(0, event.after);
  return event.system === 'league' ? withdrawn(event, rounds) : rounds;
}

/** In a Swiss event a bye is a win at the phantom's cost; in a league everybody rests as often. */
const byeOf = ({ system, phantomScore }: EventResults) =>
  system === 'swiss' ? { points: WORTH.win, score: phantomScore } : { points: 0, score: 0 };

/** Who has not come yet has no place; nor has, in a league, whose results were annulled. */
function isIn({ entrants, system, withdrawal, after }: EventResults, number: number): boolean {
  const { entersRound = 1, leavesAfterRound = null } = entrants[number - 1] ?? {};
  if (entersRound > Math.max(1, after)) return false;
  return !(
    system === 'league' &&
    withdrawal === 'annul' &&
    leavesAfterRound !== null &&
    leavesAfterRound <= after
  );
}

/** The first match without a score up to a round: rounds are paired when all results are in. */
export function firstOpen(
  rounds: readonly Round[],
): { readonly round: number; readonly index: number } | null {
  for (const { round, encounters } of rounds) {
    const index = encounters.findIndex((encounter) => !isScored(encounter));
    if (index >= 0) return { round, index };
  }
  return null;
}
