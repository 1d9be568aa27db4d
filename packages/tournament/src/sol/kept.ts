import { reading } from '@opencarrom/laws';
import { positive } from '../read/entrants.js';

const { at, fields, list, required } = reading;

/** What stands in a SoL file, whatever its keys: new programs write more of them than old ones. */
export type Mapping = Readonly<Record<string, unknown>>;

/** A final, which counts in no standings. */
export interface SolFinal {
  readonly round: number;
  readonly board?: number;
  readonly a: number;
  readonly b: number | null;
  readonly scoreA?: number;
  readonly scoreB?: number;
  /** What else its file says of it. */
  readonly more?: Mapping;
}

/** What a file says of a match beyond boards and scores; `match` is its place in the round, from 1. */
interface MatchNote {
  readonly round: number;
  readonly match: number;
  readonly more: Mapping;
}

/** What a SoL file says of a tourney that an event's results have no room for, so that it can be written again. */
export interface SolKept {
  /** Players, clubs, championships, ratings: with the first tourney of a file, for all of them. */
  readonly head?: Mapping;
  readonly tourney?: Mapping;
  /** By competitor: figures and prize as they were stored. */
  readonly competitors?: readonly Mapping[];
  readonly finals?: readonly SolFinal[];
  readonly matches?: readonly MatchNote[];
}

export function mapping(value: unknown, path: string): Mapping {
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMapping ? (value as Mapping) : fields(value, path, []);
}

/** Checked where an event's results are read, though nothing but the writing of a SoL file needs it. */
export function readKept(value: unknown): SolKept {
  const input = fields(value, 'sol', ['head', 'tourney', 'competitors', 'finals', 'matches']);
  const each = <T>(field: keyof SolKept, read: (value: unknown, path: string) => T): readonly T[] => {
    const path = at('sol', field);
    return list(input[field] ?? [], path).map((one, index) => read(one, at(path, index)));
  };
  return {
    ...(input.head === undefined ? {} : { head: readHead(input.head) }),
    ...(input.tourney === undefined ? {} : { tourney: mapping(input.tourney, 'sol.tourney') }),
    ...(input.competitors === undefined ? {} : { competitors: each('competitors', mapping) }),
    finals: each('finals', readFinal),
    matches: each('matches', readNote),
  };
}

function readHead(value: unknown): Mapping {
  const head = mapping(value, 'sol.head');
  const path = at('sol.head', 'players');
  for (const [index, player] of list(head.players ?? [], path).entries()) mapping(player, at(path, index));
  return head;
}

/** Competitors, boards and scores are checked with those of the rounds. */
function readFinal(value: unknown, path: string): SolFinal {
  const input = fields(value, path, ['round', 'board', 'a', 'b', 'scoreA', 'scoreB', 'more']);
  positive(required(input.round, at(path, 'round')), at(path, 'round'));
  if (input.more !== undefined) mapping(input.more, at(path, 'more'));
  return input as unknown as SolFinal;
}

function readNote(value: unknown, path: string): MatchNote {
  const input = fields(value, path, ['round', 'match', 'more']);
  return {
    round: positive(input.round, at(path, 'round')),
    match: positive(input.match, at(path, 'match')),
    more: mapping(required(input.more, at(path, 'more')), at(path, 'more')),
  };
}
