import { reading } from '@opencarrom/laws';
import type { Entrant } from '../vocabulary.js';
import { refuse } from './fault.js';

const { at, count, fields, list, required, text } = reading;

/** More than any event on earth. */
export const MOST_ENTRANTS = 10_000;

const ENTRANT = ['players', 'federation', 'rate', 'entersRound', 'leavesAfterRound'];

const nobodyInParticular: Entrant = {
  players: [],
  federation: null,
  rate: null,
  entersRound: 1,
  leavesAfterRound: null,
};

/** How many there are, or who they are. */
export function readEntrants(value: unknown, least = 1): readonly Entrant[] {
  const entrants =
    typeof value === 'number'
      ? Array.from({ length: possible(count(value, 'competitors')) }, () => nobodyInParticular)
      : list(required(value, 'competitors'), 'competitors').map(readEntrant);
  if (possible(entrants.length) < least)
    refuse(
      'wrong-type',
      'competitors',
      `there must be ${least} competitors at least, not ${entrants.length}`,
    );
  return entrants;
}

function possible(number: number): number {
  if (number > MOST_ENTRANTS)
    refuse('wrong-type', 'competitors', `there may be ${MOST_ENTRANTS} competitors, not ${number}`);
  return number;
}

function readEntrant(value: unknown, index: number): Entrant {
  const path = at('competitors', index);
  const input = fields(value, path, ENTRANT);
  const players = input.players === undefined ? [] : list(input.players, at(path, 'players'));
  return {
    players: players.map((player, place) => text(player, at(at(path, 'players'), place))),
    federation: optional(input.federation, at(path, 'federation'), text),
    rate: optional(input.rate, at(path, 'rate'), count),
    entersRound: positive(input.entersRound ?? 1, at(path, 'entersRound')),
    leavesAfterRound: optional(input.leavesAfterRound, at(path, 'leavesAfterRound'), count),
  };
}

const optional = <T>(value: unknown, path: string, read: (value: unknown, path: string) => T): T | null =>
  value === undefined || value === null ? null : read(value, path);

/** A whole number from 1 up. */
export function positive(value: unknown, path: string): number {
  const number = count(value, path);
  if (number === 0) refuse('wrong-type', path, `${path} must be 1 or more, not 0`);
  return number;
}
