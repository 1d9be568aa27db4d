import type { Competitor, Discipline } from '@opencarrom/laws';
import type { Head, Length } from '@opencarrom/match';
import { afterDays, afterGame, PROVISIONAL_ABOVE, type Rating, UNKNOWN } from '@opencarrom/ratings';
import { NOVICE, type Skill, skillsAfter } from '@opencarrom/ratings/pairs';

const DAY = 86_400_000;

/** A rating, and when it was found; null: never yet. */
export interface DatedRating extends Rating {
  readonly ratedAt: number | null;
}

export const UNRATED: DatedRating = { ...UNKNOWN, ratedAt: null };

/** Which rating a match counts for. Clocks make no pools: the law has one. */
export const poolOf = ({ discipline, length }: Pick<Head, 'discipline' | 'length'>): string =>
  `${discipline} ${length}`;

/** What is played in a pool. */
export function poolIn(pool: string): { readonly discipline: Discipline; readonly length: Length } {
  const [discipline, length] = pool.split(' ') as [Discipline, Length];
  return { discipline, length };
}

/** Both sides as they were before a match. */
export type Sides<T> = Readonly<Record<Competitor, readonly T[]>>;

/** Both sides after it. Null: it was drawn. */
export function rateMatch(
  discipline: Discipline,
  sides: Sides<DatedRating>,
  winner: Competitor | null,
  at: number,
): Sides<Rating> {
  return discipline === 'doubles' ? ratePairs(sides, winner) : rateSingles(sides, winner, at);
}

function rateSingles({ A, B }: Sides<DatedRating>, winner: Competitor | null, at: number): Sides<Rating> {
  const [a = UNRATED] = A;
  const [b = UNRATED] = B;
  const won = (side: Competitor) => (winner === null ? 0.5 : winner === side ? 1 : 0);
  const after = (own: DatedRating, other: DatedRating, outcome: number) =>
    afterGame(own, { opponent: asOf(other, at), outcome }, daysSince(own, at));
  return { A: [after(a, b, won('A'))], B: [after(b, a, won('B'))] };
}

const daysSince = ({ ratedAt }: DatedRating, at: number): number =>
  ratedAt === null ? 0 : Math.max(0, (at - ratedAt) / DAY);

/** A rating as it is now: what is not tried for long is known less well. */
export const asOf = (rating: DatedRating, at: number): Rating => afterDays(rating, daysSince(rating, at));

/** Shown with a question mark. */
export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean =>
  deviation > PROVISIONAL_ABOVE;

/** So many points of a rating are one of the scale on which pairs are rated: a novice is as unknown on both. */
const SKILL = UNKNOWN.deviation / NOVICE.uncertainty;

const skillOf = ({ rating, deviation }: Rating): Skill => ({
  skill: NOVICE.skill + (rating - UNKNOWN.rating) / SKILL,
  uncertainty: deviation / SKILL,
});

function ratePairs({ A, B }: Sides<Rating>, winner: Competitor | null): Sides<Rating> {
  const [a = [], b = []] = skillsAfter(
    [A.map(skillOf), B.map(skillOf)],
    winner === null ? 'draw' : winner === 'A' ? 'a' : 'b',
  );
  return { A: a.map(onScale), B: b.map(onScale) };
}

const onScale = ({ skill, uncertainty }: Skill): Rating => ({
  rating: toHundredths(UNKNOWN.rating + (skill - NOVICE.skill) * SKILL),
  deviation: Math.min(UNKNOWN.deviation, toHundredths(uncertainty * SKILL)),
  volatility: UNKNOWN.volatility,
});

const toHundredths = (value: number): number => Math.round(value * 100) / 100;
