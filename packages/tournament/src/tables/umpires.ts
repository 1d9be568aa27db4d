import type { Person } from '../event/entry.js';
import { firstCheapest } from './assignment.js';

/** Who somebody is, in whatever event: the id, or the name where there is none. */
export const whoIs = ({ id, name }: Pick<Person, 'id' | 'name'>): string => id ?? name;

/** A match that needs an umpire. */
export interface UmpiredMatch {
  readonly number: number;
  /** Everybody who plays in it. */
  readonly players: readonly Person[];
  /** Matches of one wave are played at the same time; waves are counted through the whole event. */
  readonly wave: number;
}

export interface UmpireQuestion {
  /** Whoever can sit, in the order of the list. */
  readonly umpires: readonly Person[];
  /** Those that need an umpire, in the order of the pairing. */
  readonly matches: readonly UmpiredMatch[];
  /** Who plays in a wave, in matches that need none too. */
  readonly playsIn: (wave: number) => ReadonlySet<string>;
  /** Who has sat, or will sit, in which waves. */
  readonly sittings: readonly { readonly umpire: string; readonly wave: number }[];
}

/** What an umpire should not be, in the order in which it is let go where nobody else is left. */
export const UMPIRE_RULES = ['just-sat', 'same-club', 'same-federation'] as const;
export type UmpireRule = (typeof UMPIRE_RULES)[number];

export interface ProposedUmpire {
  readonly match: number;
  /** Null: nobody is free. */
  readonly umpire: string | null;
  /** What could not be kept. */
  readonly breaks: readonly UmpireRule[];
}

/**
 * An umpire for each match: nobody who plays or sits elsewhere at that time, and as far as it can be nobody of a player's
 * federation or club or who sat in the wave before. Whoever has sat least comes first.
 */
export function proposeUmpires(question: UmpireQuestion): readonly ProposedUmpire[] {
  const sittings = [...question.sittings];
  const waves = [...new Set(question.matches.map(({ wave }) => wave))].sort((one, other) => one - other);
  const proposed = new Map<number, ProposedUmpire>();
  for (const wave of waves) {
    const matches = question.matches.filter((match) => match.wave === wave);
    for (const each of umpiresOfWave({ ...question, matches, sittings }, wave)) {
      proposed.set(each.match, each);
      if (each.umpire !== null) sittings.push({ umpire: each.umpire, wave });
    }
  }
  return question.matches.flatMap(({ number }) => proposed.get(number) ?? []);
}

function umpiresOfWave(question: UmpireQuestion, wave: number): readonly ProposedUmpire[] {
  const { matches, umpires, sittings } = question;
  const plays = question.playsIn(wave);
  const sitsAt = (at: number): ReadonlySet<string> =>
    new Set(sittings.filter((each) => each.wave === at).map(({ umpire }) => umpire));
  const [busy, justSat] = [sitsAt(wave), sitsAt(wave - 1)];
  const free = umpires.filter((umpire) => !plays.has(whoIs(umpire)) && !busy.has(whoIs(umpire)));
  const counts = free.map((umpire) => sittings.filter((each) => each.umpire === whoIs(umpire)).length);
  const broken = (row: number, column: number): readonly UmpireRule[] =>
    brokenBy(free[column] as Person, (matches[row] as UmpiredMatch).players, justSat);
  const weights = weightsFor(matches.length, Math.max(0, ...counts));
  // Behind the umpires stands a place for each match that has to do without.
  const [rows, places] = [matches.length, free.length + matches.length];
  const cost = new Float64Array(rows * places).fill(Infinity);
  for (let row = 0; row < rows; row++) {
    for (const [column, sat] of counts.entries())
      cost[row * places + column] = broken(row, column).reduce((sum, rule) => sum + weights[rule], sat);
    cost[row * places + free.length + row] = weights.nobody;
  }
  const columns = firstCheapest({ rows, columns: places, cost });
  return matches.map(({ number }, row) => {
    const column = columns?.[row] ?? Infinity;
    const umpire = free[column];
    if (!umpire) return { match: number, umpire: null, breaks: [] };
    return { match: number, umpire: whoIs(umpire), breaks: broken(row, column) };
  });
}

function brokenBy(
  umpire: Person,
  players: readonly Person[],
  justSat: ReadonlySet<string>,
): readonly UmpireRule[] {
  const shares = (what: 'club' | 'federation'): boolean =>
    umpire[what] !== undefined && players.some((player) => player[what] === umpire[what]);
  const breaks: Readonly<Record<UmpireRule, boolean>> = {
    'just-sat': justSat.has(whoIs(umpire)),
    'same-club': shares('club'),
    'same-federation': shares('federation'),
  };
  return UMPIRE_RULES.filter((rule) => breaks[rule]);
}

/** So that one of a later rule outweighs all there can be of an earlier one, and any of them who sat how often. */
function weightsFor(matches: number, mostSat: number): Readonly<Record<UmpireRule | 'nobody', number>> {
  const justSat = matches * mostSat + 1;
  const club = justSat * (matches + 1);
  const federation = club * (matches + 1);
  return {
    'just-sat': justSat,
    'same-club': club,
    'same-federation': federation,
    nobody: federation * (matches + 1),
  };
}
