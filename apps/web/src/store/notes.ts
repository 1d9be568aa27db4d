import { type MatchState, phaseOf } from '@opencarrom/match';
import type { Notes } from './shelf.js';
import { summaryOf } from './summary.js';

type Progress = Pick<Notes, 'changed' | 'over' | 'summary'>;

/** How a game stands now, for the device's notes. */
const progressOf = (state: MatchState, now: string): Progress => ({
  changed: now,
  over: phaseOf(state) === 'over',
  summary: summaryOf(state),
});

/** The first notes about a game. */
export const firstNotes = (state: MatchState, now: string): Notes => ({
  begun: now,
  ...progressOf(state, now),
});

/** The notes once the match has gone on. */
export const notesAfter = (notes: Notes, state: MatchState, now: string): Notes => ({
  ...notes,
  ...progressOf(state, now),
});
