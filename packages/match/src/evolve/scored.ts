import { type FinishedBoard, type ScoreSheet, score } from '@opencarrom/laws';
import { bookFor, formatFor } from '../head.js';
import type { BoardLine, MatchState } from '../state.js';

type Unscored = Pick<MatchState, 'lines' | 'first' | 'tosses' | 'head'>;

/** The match with its score sheet made anew: a board, or who breaks the next, has become known. */
export const rescored = (state: MatchState): MatchState => ({ ...state, score: scoreSheetOf(state) });

/** The score sheet of the boards that count. */
export function scoreSheetOf({ lines, first, tosses, head }: Unscored): ScoreSheet {
  const boards = lines.flatMap(finished);
  const scoring = { book: bookFor(head), stage: head.stage, format: formatFor(head), boards, tosses };
  const sheet = score({ ...scoring, first: first ?? 'A' });
  if ('playedOn' in sheet) throw new Error(`board ${sheet.playedOn} was played after the match was decided`);
  return sheet;
}

function finished({ winner, points, how }: BoardLine): readonly FinishedBoard[] {
  if (!winner || how === 'replay') return [];
  return how === 'conceded' ? [{ winner, conceded: 'game' }] : [{ winner, points }];
}
