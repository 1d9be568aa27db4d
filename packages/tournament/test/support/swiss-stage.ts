import type { SwissFormat } from '../../src/event/format.js';
import type { DrawnMatch } from '../../src/event/state.js';
import type { Field, StageOf } from '../../src/systems/system.js';
import type { SlowEvent, SlowMatch } from './slow-swiss.js';
import { begun, FORMATS } from './stage.js';

/** The usual Swiss stage of tests: seven rounds in the order of the ranking. */
export const SWISS: SwissFormat = {
  system: 'swiss',
  name: 'Swiss',
  match: FORMATS.league.match,
  seeding: 'list',
  goOn: null,
  keys: ['points', 'buchholz', 'netscore', 'totscore'],
  phantomScore: 25,
  rounds: 7,
  method: 'serial',
  edition: '2014',
  retirements: 'none',
  delayTopPairing: 0,
  compatriotsApart: 0,
};

/** A stage whose matches are numbered as they come. */
export const swissStage = (
  format: SwissFormat,
  entrants: readonly number[],
  matches: readonly Pick<DrawnMatch, 'round' | 'a' | 'b' | 'result'>[],
  rounds: number,
): StageOf<SwissFormat> => ({
  ...begun(format, entrants),
  format,
  rounds,
  matches: matches.map((match, index) => ({
    ...{ number: index + 1, group: null, slot: null, table: null, report: null, tie: null },
    ...match,
  })),
});

/** A document's event as the stage of a log has it before its next round. */
export function asStage(event: SlowEvent): { readonly stage: StageOf<SwissFormat>; readonly field: Field } {
  const { competitors, rounds, pairing, phantomScore, retirements } = event;
  const next = rounds.length + 1;
  const { forbidden, ...how } = pairing;
  const of = (entrant: number) => competitors[entrant - 1] ?? {};
  const came = competitors
    .map((_, index) => index + 1)
    .filter((entrant) => (of(entrant).entersRound ?? 1) <= next);
  const format: SwissFormat = { ...SWISS, ...how, phantomScore, retirements, rounds: next };
  const matches = rounds.flatMap((round, index) =>
    round.matches.map((match) => ({ round: index + 1, a: match.a, b: match.b, result: resultOf(match) })),
  );
  return {
    stage: swissStage(format, came, matches, rounds.length),
    field: {
      federationOf: (entrant) => of(entrant).federation ?? null,
      rateOf: (entrant) => of(entrant).rate ?? null,
      isHere: (entrant) => next <= (of(entrant).leavesAfterRound ?? next),
      areForbidden: (a, b) =>
        forbidden.some(([one, other]) => (one === a && other === b) || (one === b && other === a)),
      lots: event.lots[next] ?? [],
      byHand: [],
    },
  };
}

function resultOf({ b, scoreA = 0, scoreB = 0 }: SlowMatch): DrawnMatch['result'] {
  if (b === null) return null;
  const winner = scoreA > scoreB ? 'a' : scoreA < scoreB ? 'b' : 'draw';
  return { scores: [scoreA, scoreB], winner, how: 'played' };
}
