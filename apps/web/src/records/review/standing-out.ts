import type { Review, ReviewedStroke } from '@opencarrom/review';

/** On a curve more signs than this would hide it. */
const MOST = 7;

const weightOf = ({ best, played }: ReviewedStroke): number =>
  Math.abs((best?.value ?? played.value) - played.value);

/**
 * The strokes of a board one would look at first, in their order: at which it turned, the brilliant ones and the dear
 * ones. What was merely good is most of a good game.
 */
export function standingOut(
  strokes: readonly ReviewedStroke[],
  turning: Review['turning'] = [],
): readonly ReviewedStroke[] {
  const turns = (stroke: ReviewedStroke): boolean => turning.includes(stroke.seq);
  const chosen = strokes
    .filter((stroke) => turns(stroke) || (stroke.mark !== null && stroke.mark !== 'good'))
    .sort((a, b) => Number(turns(b)) - Number(turns(a)) || weightOf(b) - weightOf(a))
    .slice(0, MOST);
  return strokes.filter((stroke) => chosen.includes(stroke));
}
