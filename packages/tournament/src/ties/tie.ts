/** The two teams of a tie. */
export const TEAMS = ['X', 'Y'] as const;
export type Team = (typeof TEAMS)[number];

/** How a tie of several matches stands. */
export interface TieScore {
  readonly winner: Team | null;
  readonly score: readonly [number, number];
  /** Nothing that is still to be played can change who has won, or nothing is left. */
  readonly decided: boolean;
}

/** Matches won by each team, of so many; null is one that nobody won. */
export function tieScore(matches: number, won: readonly (Team | null)[]): TieScore {
  const of = (team: Team): number => won.filter((winner) => winner === team).length;
  const [x, y] = [of('X'), of('Y')];
  const left = matches - won.length;
  const decided = left === 0 || Math.abs(x - y) > left;
  const winner = !decided || x === y ? null : x > y ? 'X' : 'Y';
  return { winner, score: [x, y], decided };
}
