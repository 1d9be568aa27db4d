import { reading } from '@opencarrom/laws';
import { positive } from '../read/entrants.js';
import { refuse } from '../read/fault.js';
import { MOST_SCORE, readNumber } from '../read/rounds.js';
import { type Mapping, mapping, type SolFinal, type SolKept } from './kept.js';

const { at, count, flag, list, required } = reading;

/** A match in an event's results; scores are left out of a bye, which counts at the phantom's. */
interface MatchLine {
  readonly board?: number;
  readonly a: number;
  readonly b: number | null;
  readonly scoreA?: number;
  readonly scoreB?: number;
}

export interface RoundLine {
  readonly round: number;
  readonly matches: readonly MatchLine[];
}

export interface SolMatches {
  readonly rounds: readonly RoundLine[];
  readonly finals: readonly SolFinal[];
  readonly notes: NonNullable<SolKept['matches']>;
}

interface SolMatch {
  readonly path: string;
  readonly turn: number;
  readonly isFinal: boolean;
  readonly line: MatchLine;
  readonly more: Mapping;
}

const hasAny = (more: Mapping): boolean => Object.keys(more).length > 0;

/** A tourney's matches by rounds, and its finals apart from them. */
export function readMatches(
  value: unknown,
  path: string,
  limits: { readonly entrants: number; readonly phantomScore: number },
): SolMatches {
  const all = list(value ?? [], path).map((match, index) => readMatch(match, at(path, index), limits));
  const played = all.filter(({ isFinal }) => !isFinal);
  refuseTwice(played);
  const rounds = byTurn(played);
  for (const [index, [turn, [first]]] of rounds.entries())
    if (turn !== index + 1)
      refuse(
        'round-missing',
        at(first?.path ?? path, 'turn'),
        `there is no turn ${index + 1} before ${turn}`,
      );
  return {
    rounds: rounds.map(([round, matches]) => ({ round, matches: matches.map(({ line }) => line) })),
    finals: all
      .filter(({ isFinal }) => isFinal)
      .map(({ turn, line, more }) => ({ round: turn, ...line, ...(hasAny(more) ? { more } : {}) })),
    notes: rounds.flatMap(([round, matches]) =>
      matches.flatMap(({ more }, index) => (hasAny(more) ? [{ round, match: index + 1, more }] : [])),
    ),
  };
}

function readMatch(
  value: unknown,
  path: string,
  { entrants, phantomScore }: { readonly entrants: number; readonly phantomScore: number },
): SolMatch {
  const { turn, board, competitor1, competitor2, score1, score2, final, ...more } = mapping(value, path);
  const b = competitor2 ?? null;
  const scoreA = readScore(score1, at(path, 'score1'));
  const scoreB = readScore(score2, at(path, 'score2'));
  const isPlainBye = b === null && (scoreA === phantomScore || scoreA === 0) && scoreB === 0;
  return {
    path,
    turn: positive(required(turn, at(path, 'turn')), at(path, 'turn')),
    isFinal: flag(final ?? undefined, at(path, 'final'), false),
    line: {
      ...(board === undefined || board === null ? {} : { board: positive(board, at(path, 'board')) }),
      a: readNumber(competitor1, at(path, 'competitor1'), entrants),
      b: b === null ? null : readNumber(b, at(path, 'competitor2'), entrants),
      ...(isPlainBye ? {} : { scoreA, scoreB }),
    },
    more,
  };
}

export function readScore(value: unknown, path: string): number {
  const score = count(value ?? 0, path);
  if (score > MOST_SCORE)
    refuse('impossible-score', path, `a score is from 0 to ${MOST_SCORE}, not ${score}`);
  return score;
}

/** Nobody is at two boards in one turn. */
function refuseTwice(matches: readonly SolMatch[]): void {
  const seen = new Set<string>();
  for (const { path, turn, line } of matches)
    for (const [key, number] of [
      ['competitor1', line.a],
      ['competitor2', line.b],
    ] as const) {
      if (number === null) continue;
      const place = `${turn}/${number}`;
      if (seen.has(place)) refuse('twice-in-a-round', at(path, key), `${number} is in turn ${turn} twice`);
      seen.add(place);
    }
}

/** The turns in their order, each with its matches in the order of the file. */
function byTurn(matches: readonly SolMatch[]): readonly (readonly [number, readonly SolMatch[]])[] {
  const turns = new Map<number, SolMatch[]>();
  for (const match of matches) {
    const turn = turns.get(match.turn);
    if (turn) turn.push(match);
    else turns.set(match.turn, [match]);
  }
  return [...turns].sort(([a], [b]) => a - b);
}
