import { levelNames } from '@opencarrom/ai/words/levels/en';
import { en as spoken } from '@opencarrom/review/words/en';
import type { ReviewDeskWords } from '../review.js';

const strokesOf = (count: number): string => (count === 1 ? '1 stroke' : `${count} strokes`);

export const review: ReviewDeskWords = {
  spoken,
  levels: levelNames,
  faults: {
    observed:
      'this match was played on a real board: the record does not say where the coins lay, so its strokes cannot be reviewed',
    'other-physics':
      'this match was played by another version of the physics: its strokes cannot be tried again, and so not reviewed',
    'no-strokes': 'nobody has made a stroke in this record, so there is nothing to review',
  },
  board: (game, board, white) => `Game ${game}, board ${board}. White: ${white}.`,
  wonBy: (name) => `Won by ${name}.`,
  playedAgain: 'Nobody won it: it was played again.',
  notOver: 'It is not over.',
  strokeColumns: ['Stroke', 'Player', 'Mark', 'A’s chance'],
  playerColumns: ['Player', 'Accuracy', 'Pocketed', 'Expected'],
  turning: 'Where it turned',
  reviewing: (strokes) => `${strokesOf(strokes)} reviewed`,
  stopped: (strokes) => `Stopped after ${strokesOf(strokes)}.`,
  drawn: (file) => `The curve is drawn in ${file}.`,
};
