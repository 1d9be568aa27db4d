import { answerRatings, type RatingHistory } from '@opencarrom/ratings';
import type { PairHistory } from '@opencarrom/ratings/pairs';
import { answerDocuments, type Desk } from '../desk.js';
import type { Io } from '../io.js';
import { type RatingLine, type SkillLine, showRatings, showSkills } from '../show/ratings.js';

/** Best first. */
type Ratings =
  | { readonly singles: readonly RatingLine[]; readonly events: RatingHistory['events'] }
  | { readonly pairs: readonly SkillLine[]; readonly events: PairHistory['events'] };

/** Ratings over events; the library for pairs is read here, for no other command needs it. */
export async function runRatings(args: readonly string[], io: Io): Promise<number> {
  const { answerPairRatings } = await import('@opencarrom/ratings/pairs');
  const desk: Desk<Ratings> = {
    decide: (document) => {
      if (isOfPairs(document)) {
        const answer = answerPairRatings(document);
        return 'error' in answer ? answer : { ok: bestPairs(answer.ok) };
      }
      const answer = answerRatings(document);
      return 'error' in answer ? answer : { ok: bestSingles(answer.ok) };
    },
    answer: (rated) => ({
      ratings: 'singles' in rated ? rated.singles : rated.pairs,
      events: rated.events,
    }),
    show: (rated, language) =>
      'singles' in rated ? showRatings(rated.singles, language) : showSkills(rated.pairs, language),
  };
  return answerDocuments(desk, args, io);
}

const isOfPairs = (document: unknown): boolean =>
  typeof document === 'object' &&
  document !== null &&
  'discipline' in document &&
  document.discipline === 'doubles';

const bestSingles = ({ ratings, events }: RatingHistory): Ratings => ({
  singles: inOrder(ratings, ({ rating }) => rating),
  events,
});

/** By what somebody is at least, as openskill ranks: three times the uncertainty below the skill. */
const bestPairs = ({ ratings, events }: PairHistory): Ratings => ({
  pairs: inOrder(ratings, ({ skill, uncertainty }) => skill - 3 * uncertainty),
  events,
});

function inOrder<T>(
  ratings: ReadonlyMap<string, T>,
  worth: (rating: T) => number,
): readonly (T & { readonly player: string })[] {
  return [...ratings]
    .map(([player, rating]) => ({ player, ...rating }))
    .sort((a, b) => worth(b) - worth(a) || (a.player < b.player ? -1 : 1));
}
