/** How well a player is known to play in a team. */
export interface Skill {
  readonly skill: number;
  /** Standard deviation of the skill. */
  readonly uncertainty: number;
}

/** Skill and uncertainty of a player without matches. */
export const START: Skill = { skill: 25, uncertainty: 25 / 3 };

/** Spread of a player's performance around their skill. */
const BETA = START.uncertainty / 2;
/** Uncertainty that each match adds, so that a rating never stands still. */
const TAU = START.skill / 300;
/** Least share of a variance that is left after a match. */
const LEAST_SHARE = 0.0001;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Rates one match of two teams by the Plackett–Luce model of Weng and Lin, "A Bayesian Approximation Method for Online
 * Ranking" (JMLR 12, 2011). The score of the first team is 1 when it won, 0.5 for a draw and 0 when it lost.
 */
export function rateTeams(
  teams: readonly [readonly Skill[], readonly Skill[]],
  score: number,
): readonly Skill[][] {
  const known = teams.map((team) =>
    team.map(({ skill, uncertainty }) => ({ skill, variance: uncertainty * uncertainty + TAU * TAU })),
  );
  const strengths = known.map((team) => sum(team.map(({ skill }) => skill)));
  const variances = known.map((team) => sum(team.map(({ variance }) => variance)));
  const spread = Math.sqrt(sum(variances) + 2 * BETA * BETA);
  const [first = 0, second = 0] = strengths;
  const expected = 1 / (1 + Math.exp((second - first) / spread));
  const surprises = [score - expected, expected - score];
  return known.map((team, at) => {
    const certainty = (expected * (1 - expected) * Math.sqrt(variances[at] ?? 0)) / spread ** 3;
    return team.map(({ skill, variance }) => ({
      skill: skill + (variance / spread) * (surprises[at] ?? 0),
      uncertainty: Math.sqrt(variance * Math.max(1 - variance * certainty, LEAST_SHARE)),
    }));
  });
}
