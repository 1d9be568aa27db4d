/**
 * What a match says of two players: who won it; what share of the points each has; or by how much it was won, on a curve
 * that is flat at both ends.
 */
export const OUTCOME_KINDS = ['result', 'share', 'difference'] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** A match as one side saw it. */
export interface OwnMatch {
  readonly own: number;
  readonly other: number;
  /** Who won need not be who has more points. */
  readonly won: boolean | null;
}

/** From 0 to 1; both sides' add up to 1. */
export const outcomeOf = (kind: OutcomeKind, match: OwnMatch): number => OUTCOMES[kind](match);

const OUTCOMES: Readonly<Record<OutcomeKind, (match: OwnMatch) => number>> = {
  result: ({ won }) => (won === null ? 0.5 : won ? 1 : 0),
  share: (match) => (match.own + match.other === 0 ? OUTCOMES.result(match) : shareOf(match)),
  difference: ({ own, other }) => onCurve(own - other),
};

const shareOf = ({ own, other }: OwnMatch): number => own / (own + other);

const STEEPNESS = 0.3;
/** Who wins by more has won outright. */
const MOST_COUNTED = 22;

function onCurve(lead: number): number {
  if (Math.abs(lead) > MOST_COUNTED) return lead > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-STEEPNESS * lead));
}
