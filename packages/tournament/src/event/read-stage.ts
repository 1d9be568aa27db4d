import { reading } from '@opencarrom/laws';
import { RETIREMENTS, USUAL_KEYS, WITHDRAWALS } from '../read/event.js';
import { refuse } from '../read/fault.js';
import {
  among,
  between,
  line,
  listOf,
  oneNumber,
  orElse,
  orNull,
  type ReadPart,
  truth,
} from '../record/parts.js';
import { EDITIONS, METHODS } from '../swiss/visiting.js';
import { KEYS, type Key } from '../vocabulary.js';
import {
  type EventDiscipline,
  type MatchRules,
  SEEDINGS,
  type Seeding,
  type StageFormat,
  type StageSystemName,
} from './format.js';
import { readMatchRules } from './read-match-rules.js';

const { at, fields, required } = reading;

/** Where a stage stands among the others, and who plays it. */
export interface StagePlace {
  readonly isFirst: boolean;
  /** Null where nobody knows it here. */
  readonly discipline: EventDiscipline | null;
}

type Input = reading.Fields;
type OwnFields<S extends StageSystemName> = Omit<
  Extract<StageFormat, { system: S }>,
  'system' | 'name' | 'match' | 'seeding' | 'goOn'
>;

const MOST_ROUNDS = 99;
const MOST_GROUPS = 64;
const MOST_SEEDS = 1024;
const LEGS = [1, 2] as const;

const NAMES: Readonly<Record<StageSystemName, string>> = {
  swiss: 'Swiss rounds',
  league: 'League',
  groups: 'Groups',
  knockout: 'Knock-out',
  'double-elimination': 'Double elimination',
  ladder: 'Ladder',
  finals: 'Finals',
};
const SYSTEMS = Object.keys(NAMES) as StageSystemName[];

const ANY = ['system', 'name', 'match', 'seeding', 'goOn'];
const COUNTED = ['keys', 'phantomScore'];
const OWN: Readonly<Record<StageSystemName, readonly string[]>> = {
  swiss: [...COUNTED, 'rounds', 'method', 'edition', 'retirements', 'delayTopPairing', 'compatriotsApart'],
  league: [...COUNTED, 'legs', 'withdrawal'],
  groups: [...COUNTED, 'groups', 'seeds', 'legs', 'withdrawal'],
  knockout: ['seeds', 'thirdPlace', 'federationsApart'],
  'double-elimination': ['seeds', 'secondFinal'],
  ladder: [],
  finals: ['places', 'bestOf'],
};

/** A field of a stage, or what stands where nothing was said. */
type Get = <T>(field: string, read: ReadPart<T>, absent: T) => T;

/** One stage of a format, whole, whatever was left out. */
export function readStageFormat(
  value: unknown,
  path: string,
  { isFirst, discipline }: StagePlace,
): StageFormat {
  const named = (value as { readonly system?: unknown } | null)?.system;
  const system = among(SYSTEMS)(required(named, at(path, 'system')), at(path, 'system'));
  const input = fields(value, path, [...ANY, ...OWN[system]]);
  const get: Get = (field, read, absent) => orElse(read, absent)(input[field], at(path, field));
  const match = readMatchRules(input.match, at(path, 'match'), system, discipline);
  const stage = {
    name: get('name', line, NAMES[system]),
    match,
    seeding: readSeeding(input, path, system, isFirst),
    goOn: get('goOn', orNull(between(1, MOST_SEEDS)), null),
  };
  // Each reader gives the fields of its own system.
  return { system, ...stage, ...OWN_FIELDS[system](get, input, path, match) } as StageFormat;
}

function readSeeding(input: Input, path: string, system: StageSystemName, isFirst: boolean): Seeding {
  const usual = isFirst ? (system === 'swiss' ? 'lot' : 'list') : 'standings';
  const seeding = orElse(among(SEEDINGS), usual)(input.seeding, at(path, 'seeding'));
  if (isFirst && seeding === 'standings')
    refuse(
      'impossible-format',
      at(path, 'seeding'),
      'nothing was played before the first stage: seed it by rate, list or lot',
    );
  return seeding;
}

type ReadOwn<S extends StageSystemName> = (
  get: Get,
  input: Input,
  path: string,
  match: MatchRules,
) => OwnFields<S>;

const seeds = (get: Get): number | null => get('seeds', orNull(between(0, MOST_SEEDS)), null);
const legs = (get: Get): 1 | 2 => get('legs', oneNumber(LEGS), 1);

const OWN_FIELDS: { readonly [S in StageSystemName]: ReadOwn<S> } = {
  swiss: (get, input, path, match) => ({
    ...readCounted('swiss', get, input, path, match),
    rounds: between(1, MOST_ROUNDS)(required(input.rounds, at(path, 'rounds')), at(path, 'rounds')),
    method: get('method', among(METHODS), 'dazed'),
    edition: get('edition', among(EDITIONS), '2014'),
    retirements: get('retirements', among(RETIREMENTS), 'none'),
    delayTopPairing: get('delayTopPairing', between(0, MOST_ROUNDS), 0),
    compatriotsApart: get('compatriotsApart', between(0, MOST_ROUNDS), 0),
  }),
  league: (get, input, path, match) => ({
    ...readCounted('league', get, input, path, match),
    legs: legs(get),
    withdrawal: get('withdrawal', among(WITHDRAWALS), 'keep'),
  }),
  groups: (get, input, path, match) => ({
    ...readCounted('league', get, input, path, match),
    groups: get('groups', orNull(between(1, MOST_GROUPS)), null),
    seeds: seeds(get),
    legs: legs(get),
    withdrawal: get('withdrawal', among(WITHDRAWALS), 'keep'),
  }),
  knockout: (get) => ({
    seeds: seeds(get),
    thirdPlace: get('thirdPlace', truth, false),
    federationsApart: get('federationsApart', truth, false),
  }),
  'double-elimination': (get) => ({ seeds: seeds(get), secondFinal: get('secondFinal', truth, true) }),
  ladder: () => ({}),
  finals: (get) => ({
    places: get('places', oneNumber([2, 4] as const), 2),
    bestOf: get('bestOf', oneNumber([1, 3] as const), 1),
  }),
};

/** What standings ask, and what a match that is not played counts. */
function readCounted(
  kind: keyof typeof USUAL_KEYS,
  get: Get,
  input: Input,
  path: string,
  match: MatchRules,
): { readonly keys: readonly Key[]; readonly phantomScore: number } {
  const most = match.mostScore * (match.tie?.rubbers.length ?? 1);
  return {
    keys: input.keys === undefined ? usualKeys(kind, match) : readKeys(input.keys, at(path, 'keys'), match),
    phantomScore: get('phantomScore', between(1, most), most),
  };
}

/** Teams that are level are set apart by their rubbers first. */
function usualKeys(kind: keyof typeof USUAL_KEYS, { tie }: MatchRules): readonly Key[] {
  const [first = 'points', ...others] = USUAL_KEYS[kind];
  return tie ? [first, 'rubbers', ...others] : USUAL_KEYS[kind];
}

function readKeys(value: unknown, path: string, match: MatchRules): readonly Key[] {
  const keys = listOf(among(KEYS))(value, path);
  if (keys.length === 0) refuse('impossible-format', path, 'keys must name one at least');
  for (const [index, key] of keys.entries()) {
    const here = at(path, index);
    if (keys.indexOf(key) !== index) refuse('impossible-format', here, `the key "${key}" stands twice`);
    if (key === 'lots' && index < keys.length - 1)
      refuse('impossible-format', here, 'lots decide whatever is left: they come last');
    const nothing = countsNothing(key, match);
    if (nothing) refuse('impossible-format', here, nothing);
  }
  return keys;
}

/** Why a key means nothing for such matches; null where it does. */
function countsNothing(key: Key, { tie, counted }: MatchRules): string | null {
  if (key === 'rubbers' && !tie) return 'only ties of teams have rubbers';
  if (key === 'games' && counted === 'score') return 'a bare score tells no games: count games or boards';
  if (key === 'boards' && counted !== 'boards')
    return `${counted === 'score' ? 'a bare score tells' : 'games tell'} no boards: count boards`;
  return null;
}
