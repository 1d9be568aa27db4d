import { nextOfAll } from '../draws/all-play-all.js';
import type { GroupsFormat, LeagueFormat } from '../event/format.js';
import type { DrawnMatch } from '../event/state.js';
import { countFigures } from '../standings/figures.js';
import { orderBy } from '../standings/order.js';
import { placingsOf, type RankedPlace } from '../standings/placing.js';
import { encounterOf, roundsOf } from '../standings/played.js';
import type { Field, PlannedMatch, StageOf, StageSystem } from './system.js';

type AllPlayAllFormat = LeagueFormat | GroupsFormat;

/** Those who all play one another. */
export interface Group {
  /** From 0; null where there is but one. */
  readonly number: number | null;
  readonly entrants: readonly number[];
}

/** A system of play in which all of a group play all. */
export function allPlayAllSystem<F extends AllPlayAllFormat>(
  layOut: StageSystem<F>['layOut'],
  groupsOf: (stage: StageOf<F>) => readonly Group[],
  leastOf: (format: F) => number,
): StageSystem<F> {
  const nextIn = (stage: StageOf<F>, field: Field): readonly PlannedMatch[] =>
    groupsOf(stage).flatMap((group) => nextOfGroup(stage, group, field));
  return {
    layOut,
    next: (stage, field, allowed) => {
      const entrants = stage.entrants.length;
      const least = leastOf(stage.format);
      if (entrants < least) return { none: { why: 'too-few', entrants, least } };
      const open = openIn(stage, field);
      const awaited = open.filter((number) => !allowed.open.includes(number));
      if (awaited.length > 0) return { none: { why: 'round-open', matches: awaited } };
      const matches = nextIn(stage, field);
      if (matches.length > 0) return { matches };
      return { none: open.length > 0 ? { why: 'round-open', matches: open } : { why: 'stage-over' } };
    },
    isOver: (stage, field) =>
      stage.entrants.length >= leastOf(stage.format) &&
      openIn(stage, field).length === 0 &&
      nextIn(stage, field).length === 0,
    placings: (stage, field) => groupsOf(stage).flatMap((group) => placingsInGroup(stage, group, field)),
  };
}

type Stage = StageOf<AllPlayAllFormat>;

function nextOfGroup(stage: Stage, { number, entrants }: Group, field: Field): readonly PlannedMatch[] {
  const { format, matches, rounds } = stage;
  const { isHere } = field;
  const pairs = nextOfAll({
    entrants,
    legs: format.legs,
    drawn: matches.flatMap(({ a, b }) => (b === null ? [] : [[a, b] as const])),
    isWanted: (a, b) => (format.withdrawal === 'annul' ? isHere(a) && isHere(b) : isHere(a) || isHere(b)),
  });
  return pairs.map(([a, b]) => ({ round: rounds + 1, group: number, slot: null, a, b }));
}

/** Does a match count, or is it annulled because one of the two has left? */
function countsIn({ format }: Stage, { isHere }: Field): (match: DrawnMatch) => boolean {
  if (format.withdrawal === 'keep') return () => true;
  return ({ a, b }) => isHere(a) && (b === null || isHere(b));
}

const openIn = (stage: Stage, field: Field): readonly number[] =>
  stage.matches
    .filter(countsIn(stage, field))
    .filter(({ b, result }) => b !== null && result === null)
    .map(({ number }) => number);

/** Whose results are annulled has no place. */
function placingsInGroup(stage: Stage, { number, entrants }: Group, field: Field): readonly RankedPlace[] {
  const { format, rounds } = stage;
  const placed = format.withdrawal === 'annul' ? entrants.filter(field.isHere) : entrants;
  const matches = stage.matches
    .filter(countsIn(stage, field))
    .filter(({ a, b }) => entrants.includes(a) && (b === null || entrants.includes(b)));
  const last = Math.max(0, ...entrants);
  const figures = countFigures({
    entrants: last,
    rounds: roundsOf(matches, rounds),
    bye: REST,
    retirements: 'none',
  });
  const order = orderBy(placed, {
    keys: format.keys,
    figures,
    rates: Array.from({ length: last + 1 }, (_, entrant) => field.rateOf(entrant)),
    encounters: matches.map(encounterOf),
    byHand: field.byHand,
    lots: field.lots,
  });
  return placingsOf(order, figures, number);
}

/** Everybody rests as often, so a rest brings nothing. */
const REST = { points: 0, score: 0 } as const;
