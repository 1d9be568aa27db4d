import { nearestShare, type ThoughtWords, targetOf } from '@opencarrom/ai';
import type { Seat } from '@opencarrom/laws';
import type { JudgedStroke, ReviewedStroke } from './reviewed.js';
import type { ReviewWords, ToldPot } from './words/review-words.js';

/** The words of one language: a review's own, and the computer player's for coins and pockets. */
export interface SpokenReview {
  readonly review: ReviewWords;
  readonly thought: ThoughtWords;
}

/** Below this share one says "almost never", and as near to all "almost always". */
const SELDOM = 0.04;
/** What differs by less is no other stroke worth a word. */
const SLIGHT = 0.025;

/** What there is to say of a stroke, in sentences: what was there, and how often the one played comes off. */
export function tellReviewed(reviewed: ReviewedStroke, words: SpokenReview): string[] {
  const { best, played, mark, improper, seat } = reviewed;
  const { review } = words;
  if (improper) return [review.improper];
  if (!best) return [];
  const lost = best.value - played.value;
  if (mark === 'brilliant') return [only(played, seat, words)];
  if (lost <= SLIGHT) return [review.asGood];
  const told = isSame(best, played) ? review.playedSame(often(played, words)) : asPlayed(played, seat, words);
  const sentences = [better(best, seat, words), told];
  return mark === null ? sentences : [...sentences, review.cost(percent(best.value), percent(played.value))];
}

/** Was the same coin meant for the same pocket? Of a break none is told, whatever it may pocket. */
const isSame = (best: JudgedStroke, { target, pocket }: JudgedStroke): boolean =>
  best.kind !== 'break' && target !== null && target === best.target && pocket === best.pocket;

function better(best: JudgedStroke, seat: Seat, words: SpokenReview): string {
  const pot = potOf(best, seat, words);
  return pot ? words.review.wasThere(pot, often(best, words)) : words.review.wasBetter(best.kind);
}

function asPlayed(played: JudgedStroke, seat: Seat, words: SpokenReview): string {
  const pot = potOf(played, seat, words);
  const told = often(played, words);
  return pot ? words.review.playedPot(pot, told) : words.review.playedOther(played.kind, told);
}

function only(played: JudgedStroke, seat: Seat, words: SpokenReview): string {
  const pot = potOf(played, seat, words);
  const told = often(played, words);
  return pot ? words.review.onlyPot(pot, told) : words.review.onlyOther(played.kind, told);
}

function potOf(stroke: JudgedStroke, seat: Seat, { thought }: SpokenReview): ToldPot | null {
  const target = targetOf(stroke, seat);
  if (!target || stroke.kind === 'break') return null;
  const { corner, hangs } = target;
  return { kind: stroke.kind, piece: thought.coin(target), pocket: thought.pocket(corner), hangs };
}

function often({ success }: JudgedStroke, { review }: SpokenReview): string {
  if (success < SELDOM) return review.often(0, 1);
  if (success > 1 - SELDOM) return review.often(1, 1);
  const { pocketed, tries } = nearestShare(success);
  return review.often(pocketed, tries);
}

const percent = (chance: number): number => Math.floor(100 * chance + 0.5);
