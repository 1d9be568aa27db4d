import type { Idea, TrySums } from '../ideas/idea.js';
import type { Candidate } from './candidate.js';

/** What one stroke has before another, as its player would say it. */
export type Advantage =
  /** It wins the board more often. */
  | 'wins'
  /** More men fall with it. */
  | 'more'
  | 'queen'
  /** What is left afterwards is easier. */
  | 'next'
  /** It costs men or the board less often. */
  | 'risk'
  /** A miss leaves the opponent less. */
  | 'reply'
  /** None worth a word. */
  | 'none';

/** Worth less than this, nobody would choose for it. */
const SLIGHT = 0.01;
/** Chances that differ by less are alike. */
const ALIKE = 0.05;

/** What the chosen stroke has before another. The ideas were tried with the same slips. */
export function advantageOver(
  chosen: Candidate,
  chosenIdea: Idea,
  other: Candidate,
  otherIdea: Idea,
): Advantage {
  if (chosen.value - other.value < SLIGHT) return 'none';
  if (chosen.won - other.won > ALIKE) return 'wins';
  const { success, fears } = chosen;
  const byHit = success * differenceOf(worthMade(chosenIdea.sums), worthMade(otherIdea.sums));
  const byMiss = (1 - success) * differenceOf(worthMissed(chosenIdea.sums), worthMissed(otherIdea.sums));
  if (byHit >= byMiss) {
    if (chosen.target === 'queen' && other.target !== 'queen') return 'queen';
    return chosen.more > other.more ? 'more' : 'next';
  }
  const lost = ({ foul, boardLost }: Candidate['fears']): number => foul + boardLost;
  return lost(other.fears) - lost(fears) > ALIKE ? 'risk' : 'reply';
}

/** What the table is worth after a success, and after a miss; null: none was seen. */
const worthMade = ({ gained, success }: TrySums): number | null => (success === 0 ? null : gained / success);
const worthMissed = ({ value, gained, tries, success }: TrySums): number | null =>
  success === tries ? null : (value - gained) / (tries - success);

const differenceOf = (a: number | null, b: number | null): number => (a === null || b === null ? 0 : a - b);
