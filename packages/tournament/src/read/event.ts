import { reading } from '@opencarrom/laws';
import { readKept } from '../sol/kept.js';
import { EDITIONS, type Edition, METHODS, type Method } from '../swiss/visiting.js';
import {
  type Entrant,
  KEYS,
  type Key,
  type Retirements,
  type Round,
  type Withdrawal,
} from '../vocabulary.js';
import { readDay } from './day.js';
import { positive, readEntrants } from './entrants.js';
import { refuse } from './fault.js';
import { MOST_SCORE, readNumber, readRounds } from './rounds.js';

const { at, count, fields, list, oneOf, required } = reading;

/** An event's results, as one document. */
export interface EventResults {
  readonly system: 'swiss' | 'league';
  readonly entrants: readonly Entrant[];
  readonly phantomScore: number;
  readonly retirements: Retirements;
  readonly keys: readonly Key[];
  readonly withdrawal: Withdrawal;
  readonly pairing: PairingRules;
  /** Lots drawn before the pairing of a round. */
  readonly lots: ReadonlyMap<number, readonly number[]>;
  readonly rounds: readonly Round[];
  /** The round after which it is looked at. */
  readonly after: number;
}

/** How rounds of a Swiss event are paired. */
interface PairingRules {
  readonly method: Method;
  readonly edition: Edition;
  /** After so many first rounds the rate comes before net and total score when the next is paired. */
  readonly delayTopPairing: number;
  /** In so many first rounds those of other federations are asked first. */
  readonly compatriotsApart: number;
  readonly forbidden: readonly (readonly [number, number])[];
}

const EVENT = [
  'id',
  'date',
  'system',
  'discipline',
  'competitors',
  'phantomScore',
  'retirements',
  'keys',
  'withdrawal',
  'pairing',
  'lots',
  'rounds',
  'after',
  'sol',
];
const SYSTEMS = ['swiss', 'league'] as const;
const DISCIPLINES = ['singles', 'doubles', 'teams'] as const;
export const RETIREMENTS = ['none', 'trend', 'trend70'] as const;
export const WITHDRAWALS = ['annul', 'keep'] as const;

export const USUAL_KEYS: Readonly<Record<EventResults['system'], readonly Key[]>> = {
  swiss: ['points', 'buchholz', 'netscore', 'totscore'],
  league: ['wins', 'head-to-head', 'netscore'],
};

export function readEvent(value: unknown): EventResults {
  const input = fields(value, '', EVENT);
  const system = oneOf(required(input.system, 'system'), 'system', SYSTEMS);
  oneOf(input.discipline ?? 'singles', 'discipline', DISCIPLINES);
  if (input.date !== undefined) readDay(input.date, 'date');
  if (input.sol !== undefined) readKept(input.sol);
  const entrants = readEntrants(input.competitors);
  const rounds = readRounds(input.rounds, entrants.length);
  const after = count(input.after, 'after', rounds.length);
  if (after > rounds.length)
    refuse('round-missing', 'after', `there are ${rounds.length} rounds, so there is no "after ${after}"`);
  return {
    system,
    entrants,
    phantomScore: readPhantom(input.phantomScore),
    retirements: oneOf(input.retirements ?? 'none', 'retirements', RETIREMENTS),
    keys: input.keys === undefined ? USUAL_KEYS[system] : readKeys(input.keys),
    withdrawal: oneOf(input.withdrawal ?? 'keep', 'withdrawal', WITHDRAWALS),
    pairing: readPairing(input.pairing, entrants.length),
    lots: readLots(input.lots, entrants.length),
    rounds,
    after,
  };
}

function readPhantom(value: unknown): number {
  const score = positive(value ?? MOST_SCORE, 'phantomScore');
  if (score > MOST_SCORE)
    refuse(
      'impossible-score',
      'phantomScore',
      `the phantom's score is from 1 to ${MOST_SCORE}, not ${score}`,
    );
  return score;
}

function readKeys(value: unknown): readonly Key[] {
  const keys = list(value, 'keys').map((key, index) => oneOf(key, at('keys', index), KEYS));
  const again = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (again >= 0) refuse('wrong-type', at('keys', again), `the key "${keys[again]}" stands twice`);
  if (keys.length === 0) refuse('missing-field', 'keys', 'keys must name one at least');
  return keys;
}

const PAIRING = ['method', 'edition', 'delayTopPairing', 'compatriotsApart', 'forbidden'];

function readPairing(value: unknown, entrants: number): PairingRules {
  const input = value === undefined ? {} : fields(value, 'pairing', PAIRING);
  const { compatriotsApart } = input;
  const forbidden = list(input.forbidden ?? [], 'pairing.forbidden');
  return {
    method: oneOf(input.method ?? 'dazed', 'pairing.method', METHODS),
    edition: oneOf(input.edition ?? '2014', 'pairing.edition', EDITIONS),
    delayTopPairing: count(input.delayTopPairing, 'pairing.delayTopPairing', 0),
    // True: in every round.
    compatriotsApart:
      compatriotsApart === true
        ? Number.POSITIVE_INFINITY
        : count(compatriotsApart, 'pairing.compatriotsApart', 0),
    forbidden: forbidden.map((pair, index) => readForbidden(pair, at('pairing.forbidden', index), entrants)),
  };
}

function readForbidden(value: unknown, path: string, entrants: number): readonly [number, number] {
  const [a, b, ...others] = list(value, path);
  if (others.length > 0) refuse('wrong-type', at(path, 2), 'a pair has two competitors');
  return [readNumber(a, at(path, 0), entrants), readNumber(b, at(path, 1), entrants)];
}

function readLots(value: unknown, entrants: number): EventResults['lots'] {
  if (value === undefined) return new Map();
  const rounds = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return new Map(
    Object.entries(fields(value, 'lots', rounds)).map(([round, drawn]) => {
      const path = at('lots', round);
      if (!/^[1-9]\d{0,5}$/.test(round))
        refuse('wrong-type', path, `lots are named by their round, not by "${round}"`);
      const lots = list(drawn, path).map((each, index) => readNumber(each, at(path, index), entrants));
      const again = lots.findIndex((each, index) => lots.indexOf(each) !== index);
      if (again >= 0) refuse('twice-in-a-round', at(path, again), `${lots[again]} has drawn two lots`);
      return [Number(round), lots];
    }),
  );
}
