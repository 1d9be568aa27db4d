import { type Book, citationOf } from '@opencarrom/laws';

/** Who plays each match of a tie for one team, in the order of the matches. */
export type LineUp = readonly (readonly string[])[];

type Kind = 'players' | 'men' | 'women';

/** Who or what a line-up has too often, and by which laws; none: by the event's own format. Rubbers are counted from 1. */
export type LimitFault = {
  readonly rubber: number;
  readonly player: string;
  readonly most: number;
  readonly laws: readonly string[];
} & (
  | { readonly why: 'plays-too-often'; readonly times: number }
  | { readonly why: 'one-too-many'; readonly kind: Kind }
);

/** Why a line-up is forbidden, and where in it. */
export interface LineUpFault {
  /** The match and the player in it, from 0. */
  readonly at: readonly [match: number, player: number];
  readonly fault: LimitFault;
}

/** What a book's rules for teams, and those of the event, forbid in a line-up; null where it may be played. */
export function lineUpFault(
  book: Book,
  lineUp: LineUp,
  women: ReadonlySet<string> | null,
  matchesEach: number | null = null,
): LineUpFault | null {
  const { teams } = book.rules;
  const each = fewer(
    teams && { most: teams.matchesEach.is, laws: cited(book, teams.matchesEach.laws) },
    matchesEach === null ? null : { most: matchesEach, laws: [] },
  );
  const matches = new Map<string, number>();
  const counts = { players: 0, men: 0, women: 0 };
  for (const [match, players] of lineUp.entries())
    for (const [place, player] of players.entries()) {
      const at = [match, place] as const;
      const who = { rubber: match + 1, player };
      const times = (matches.get(player) ?? 0) + 1;
      matches.set(player, times);
      if (each && times > each.most) return { at, fault: { why: 'plays-too-often', ...who, times, ...each } };
      if (times > 1 || !teams) continue;
      for (const kind of kindsOf(player, women)) {
        counts[kind] += 1;
        const most = teams.size.is[kind];
        if (counts[kind] <= most) continue;
        const laws = cited(book, teams.size.laws);
        return { at, fault: { why: 'one-too-many', ...who, kind, most, laws } };
      }
    }
  return null;
}

interface Limit {
  readonly most: number;
  readonly laws: readonly string[];
}

function fewer(one: Limit | null, other: Limit | null): Limit | null {
  if (!one || !other) return one ?? other;
  return other.most < one.most ? other : one;
}

const cited = (book: Book, laws: readonly string[]): readonly string[] =>
  laws.map((law) => `${book.id} ${citationOf(book, law) ?? law}`);

/** Where nobody said who is a woman, only the number of players can be judged. */
function kindsOf(player: string, women: ReadonlySet<string> | null): readonly Kind[] {
  if (!women) return ['players'];
  return ['players', women.has(player) ? 'women' : 'men'];
}
