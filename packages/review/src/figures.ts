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
    accuracy: (100 * sumOf(strokes.map(accuracyOf))) / strokes.length,
    marks: marks as PlayerReview['marks'],
    pots: sumOf(strokes.map(({ pots }) => pots)),
    expectedPots: sumOf(strokes.map(({ expectedPots }) => expectedPots)),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** 1 for a stroke that gave nothing away; a fifth of the chance to win given away leaves 0.41. */
function accuracyOf({ best, played }: ReviewedStroke): number {
  const kept = best ? 1 - (best.value - played.value) : 1;
  return kept * kept * kept * kept;
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
