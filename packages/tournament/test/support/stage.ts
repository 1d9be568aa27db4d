import type {
  DoubleEliminationFormat,
  FinalsFormat,
  GroupsFormat,
  KnockoutFormat,
  LadderFormat,
  LeagueFormat,
  MatchRules,
  StageFormat,
} from '../../src/event/format.js';
import type { Both, MatchResult } from '../../src/event/result.js';
import type { DrawnMatch, StageState } from '../../src/event/state.js';
import type { Allowances, Field, NoRound } from '../../src/systems/system.js';
import { systemOf } from '../../src/systems/systems.js';

const match: MatchRules = {
  rulebook: 'icf',
  stage: 'by-round',
  counted: 'score',
  mostScore: 25,
  minutes: null,
  tie: null,
};
const any = { name: 'Stage', match, seeding: 'list', goOn: null } as const;

export const FORMATS = {
  knockout: { ...any, system: 'knockout', seeds: null, thirdPlace: false, federationsApart: false },
  double: { ...any, system: 'double-elimination', seeds: null, secondFinal: true },
  ladder: { ...any, system: 'ladder' },
  finals: { ...any, system: 'finals', places: 4, bestOf: 1 },
  league: {
    ...any,
    system: 'league',
    legs: 1,
    keys: ['points', 'netscore'],
    phantomScore: 25,
    withdrawal: 'annul',
  },
  groups: {
    ...any,
    system: 'groups',
    groups: 2,
    seeds: null,
    legs: 1,
    keys: ['points', 'netscore'],
    phantomScore: 25,
    withdrawal: 'annul',
  },
} as const satisfies {
  knockout: KnockoutFormat;
  double: DoubleEliminationFormat;
  ladder: LadderFormat;
  finals: FinalsFormat;
  league: LeagueFormat;
  groups: GroupsFormat;
};

/** Everybody is there, from nowhere, and nobody has drawn lots. */
export const field: Field = {
  federationOf: () => null,
  rateOf: () => null,
  isHere: () => true,
  areForbidden: () => false,
  lots: [],
  byHand: [],
};

export const without = (...away: readonly number[]): Field => ({
  ...field,
  isHere: (entrant) => !away.includes(entrant),
});

export const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

export function begun(format: StageFormat, entrants: readonly number[], lot = 1, people = field): StageState {
  const layout = systemOf(format).layOut(format, entrants, people, lot);
  return {
    number: 1,
    format,
    entrants,
    late: {},
    layout,
    matches: [],
    rounds: 0,
    draws: [],
    lots: {},
    byHand: {},
  };
}

const NOTHING_ALLOWED: Allowances = { open: [], rematchesUpTo: 0 };

/** The stage with what comes next drawn, or why nothing does. */
export function drawNext(stage: StageState, people = field, allowed = NOTHING_ALLOWED): StageState | NoRound {
  const next = systemOf(stage.format).next(stage, people, allowed);
  if ('none' in next) return next.none;
  const last = stage.matches.length;
  const drawn = next.matches.map((planned, index): DrawnMatch => {
    return { number: last + index + 1, ...planned, table: null, result: null, report: null, tie: null };
  });
  return {
    ...stage,
    matches: [...stage.matches, ...drawn],
    rounds: Math.max(stage.rounds, ...drawn.map(({ round }) => round)),
  };
}

/** The same, where something must come. */
export function drawn(stage: StageState, people = field): StageState {
  const next = drawNext(stage, people);
  if ('why' in next) throw new Error(JSON.stringify(next));
  return next;
}

type Won = MatchResult['winner'];
const SCORES: Readonly<Record<Won, Both>> = { a: [25, 10], b: [10, 25], draw: [12, 12], none: [0, 0] };

const resultOf = (winner: Won, scores = SCORES[winner]): MatchResult => ({ scores, winner, how: 'played' });

export const reported = (stage: StageState, number: number, winner: Won | null): StageState => ({
  ...stage,
  matches: stage.matches.map((each) =>
    each.number === number ? { ...each, result: winner && resultOf(winner) } : each,
  ),
});

/** All open matches of a stage, decided. */
export const decided = (stage: StageState, winnerOf: (drawn: DrawnMatch) => Won): StageState =>
  stage.matches
    .filter(({ result }) => result === null)
    .reduce((now, each) => reported(now, each.number, winnerOf(each)), stage);

/** Drawn and decided until nothing comes any more. */
export function playedOut(
  stage: StageState,
  winnerOf: (drawn: DrawnMatch) => Won,
  people = field,
): StageState {
  const next = drawNext(stage, people);
  return 'why' in next ? stage : playedOut(decided(next, winnerOf), winnerOf, people);
}

/** The better seed wins, as everybody is numbered by seed. */
export const better = ({ a, b }: DrawnMatch): Won => (b === null || a < b ? 'a' : 'b');

export const placesOf = (stage: StageState, people = field) => systemOf(stage.format).placings(stage, people);
export const isOver = (stage: StageState, people = field) => systemOf(stage.format).isOver(stage, people);

/** Where in the bracket who met whom, in the order of the draws. */
export const slotsIn = (stage: StageState) => stage.matches.map(({ slot, a, b }) => `${slot}: ${a}–${b}`);
export const ranksOf = (stage: StageState) =>
  placesOf(stage).map(({ rank, entrant }) => `${rank}. ${entrant}`);
export const numberAt = (stage: StageState, slot: string) =>
  stage.matches.find((drawnMatch) => drawnMatch.slot === slot)?.number ?? 0;
