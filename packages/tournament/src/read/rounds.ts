import { reading } from '@opencarrom/laws';
import type { Encounter, Round } from '../vocabulary.js';
import { positive } from './entrants.js';
import { refuse } from './fault.js';

const { at, count, fields, list, required } = reading;

export const MOST_SCORE = 25;

/** A competitor's place in the list. */
export function readNumber(value: unknown, path: string, entrants: number): number {
  const number = count(required(value, path), path);
  if (number < 1 || number > entrants)
    refuse('unknown-competitor', path, `there is no competitor ${number}; they are 1 to ${entrants}`);
  return number;
}

/** Rounds from the first on, none left out. */
export function readRounds(value: unknown, entrants: number): readonly Round[] {
  const rounds = value === undefined ? [] : list(value, 'rounds');
  return rounds.map((each, index) => {
    const path = at('rounds', index);
    const input = fields(each, path, ['round', 'matches']);
    const round = count(input.round, at(path, 'round'), index + 1);
    if (round !== index + 1)
      refuse('round-missing', at(path, 'round'), `round ${index + 1} comes here, not round ${round}`);
    const within = at(path, 'matches');
    const encounters = list(required(input.matches, within), within).map((match, place) =>
      readEncounter(match, at(within, place), entrants),
    );
    refuseTwice(encounters, within);
    return { round, encounters };
  });
}

function readEncounter(value: unknown, path: string, entrants: number): Encounter {
  const input = fields(value, path, ['board', 'a', 'b', 'scoreA', 'scoreB']);
  const { board, b } = input;
  const score = (side: 'scoreA' | 'scoreB'): number => {
    const points = count(input[side], at(path, side), 0);
    if (points > MOST_SCORE)
      refuse('impossible-score', at(path, side), `a score is from 0 to ${MOST_SCORE}, not ${points}`);
    return points;
  };
  return {
    board: board === undefined || board === null ? null : positive(board, at(path, 'board')),
    a: readNumber(input.a, at(path, 'a'), entrants),
    b: b === null ? null : readNumber(b, at(path, 'b'), entrants),
    scoreA: score('scoreA'),
    scoreB: score('scoreB'),
  };
}

/** Nobody is at two boards in one round. */
function refuseTwice(encounters: readonly Encounter[], path: string): void {
  const seen = new Set<number>();
  const sit = (number: number, index: number, side: 'a' | 'b'): void => {
    if (seen.has(number))
      refuse('twice-in-a-round', at(at(path, index), side), `${number} is in this round twice`);
    seen.add(number);
  };
  for (const [index, { a, b }] of encounters.entries()) {
    sit(a, index, 'a');
    if (b !== null) sit(b, index, 'b');
  }
}
