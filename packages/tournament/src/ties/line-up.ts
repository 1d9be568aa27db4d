import { type Book, citationOf } from '@opencarrom/laws';

/** Who plays each match of a tie for one team, in the order of the matches. */
export type LineUp = readonly (readonly string[])[];

/** Why a book forbids a line-up: who or what is too many, where, and by which law. */
export interface LineUpFault {
  /** The match and the player in it, from 0. */
  readonly at: readonly [match: number, player: number];
  readonly message: string;
}

/** What a book's rules for teams forbid in a line-up; null where it may be played. */
export function lineUpFault(
  book: Book,
  lineUp: LineUp,
  women: ReadonlySet<string> | null,
): LineUpFault | null {
  const { teams } = book.rules;
  if (!teams) return null;
  const { size, matchesEach } = teams;
  const by = (laws: readonly string[]) =>
    laws.map((law) => `${book.id} ${citationOf(book, law) ?? law}`).join(', ');
  const matches = new Map<string, number>();
  const counts = { players: 0, men: 0, women: 0 };
  for (const [match, players] of lineUp.entries())
    for (const [place, player] of players.entries()) {
      const fault = (message: string): LineUpFault => ({ at: [match, place], message });
      const played = (matches.get(player) ?? 0) + 1;
      matches.set(player, played);
      if (played > matchesEach.is)
        return fault(
          `${player} plays ${played} matches; each plays ${matchesEach.is} at most (${by(matchesEach.laws)})`,
        );
      if (played > 1) continue;
      for (const kind of kindsOf(player, women)) {
        counts[kind] += 1;
        if (counts[kind] > size.is[kind])
          return fault(
            `${player} is one too many: a team has at most ${size.is[kind]} ${kind} (${by(size.laws)})`,
          );
      }
    }
  return null;
}

/** Where nobody said who is a woman, only the number of players can be judged. */
function kindsOf(
  player: string,
  women: ReadonlySet<string> | null,
): readonly ('players' | 'men' | 'women')[] {
  if (!women) return ['players'];
  return ['players', women.has(player) ? 'women' : 'men'];
}
