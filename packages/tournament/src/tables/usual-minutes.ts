import { bookOf, formatOf, type Stage } from '@opencarrom/laws';
import type { MatchRules } from '../event/format.js';

/** What events have come to: a round of one game to 25 takes European federations 45 to 55 minutes. */
const MINUTES_A_BOARD = 7;
const POINTS_A_BOARD = 4;
const ROUNDED_TO = 5;

/** How long a match takes: as its rules limit it, else as its boards and games usually do. */
export function usualMinutes(rules: MatchRules, stage: Stage): number {
  const rubbers = rules.tie?.rubbers.length ?? 1;
  return (rules.minutes ?? minutesOfOne(rules, stage)) * rubbers;
}

function minutesOfOne({ rulebook, counted }: MatchRules, stage: Stage): number {
  const book = bookOf(rulebook);
  const format = formatOf(book, stage) ?? formatOf(book, book.rules.match.defaultStage);
  if (!format) return 0;
  const toTarget = format.target.is === null ? Infinity : Math.ceil(format.target.is / POINTS_A_BOARD);
  const boards = Math.min(format.boards.is ?? Infinity, toTarget);
  // A bare score is that of one game; best of three is two or three.
  const games = counted === 'score' || format.bestOf.is === 1 ? 1 : 2.5;
  return Math.ceil((games * boards * MINUTES_A_BOARD) / ROUNDED_TO) * ROUNDED_TO;
}
