import type { Player } from '@opencarrom/match';
import { type PlayerReview, type ReviewedStroke, STROKE_MARKS, type StrokeMark } from './reviewed.js';

/** What each player made of what was there. */
export function playerReviews(
  strokes: readonly ReviewedStroke[],
): Readonly<Partial<Record<Player, PlayerReview>>> {
  const players = [...new Set(strokes.map(({ player }) => player))].sort();
  return Object.fromEntries(
    players.map((player) => [player, reviewOf(strokes.filter((stroke) => stroke.player === player))]),
  );
}

function reviewOf(strokes: readonly ReviewedStroke[]): PlayerReview {
  const marked = (mark: StrokeMark): number => strokes.filter((stroke) => stroke.mark === mark).length;
  const marks = Object.fromEntries(STROKE_MARKS.map((mark) => [mark, marked(mark)]));
  return {
    strokes: strokes.length,
    accuracy: 100 * accuracyOf(strokes),
    marks: marks as PlayerReview['marks'],
    pots: sumOf(strokes.map(({ pots }) => pots)),
    expectedPots: sumOf(strokes.map(({ expectedPots }) => expectedPots)),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Of every stroke something is at stake, and were it only that one may lose the board by it. */
const LEAST_STAKE = 0.01;

/** Of all that was at stake, the share that was kept. */
function accuracyOf(strokes: readonly ReviewedStroke[]): number {
  let stakes = 0;
  let kept = 0;
  for (const { best, played, idle } of strokes) {
    if (!best) continue;
    const stake = Math.max(LEAST_STAKE, best.value - idle);
    stakes += stake;
    kept += Math.max(0, stake - (best.value - played.value));
  }
  return stakes > 0 ? kept / stakes : 1;
}

/** A board turns where the chance to win changes by so much at one stroke, at most so often. */
const TURN = 0.2;
const MOST_TURNS = 3;

/** The strokes at which boards turned, in their order. */
export function turningIn(strokes: readonly ReviewedStroke[]): readonly number[] {
  const boards = [...new Set(strokes.map(({ board }) => board))];
  const swing = ({ before, after }: ReviewedStroke): number => Math.abs(after - before);
  return boards.flatMap((board) =>
    strokes
      .filter((stroke) => stroke.board === board && swing(stroke) >= TURN)
      .sort((a, b) => swing(b) - swing(a))
      .slice(0, MOST_TURNS)
      .map(({ seq }) => seq)
      .sort((a, b) => a - b),
  );
}
