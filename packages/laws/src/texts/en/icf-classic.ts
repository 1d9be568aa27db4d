import type { BookText } from '../text.js';
import { classicLaws } from './icf-classic-laws.js';

export const icfClassic: BookText = {
  chapters: {},
  laws: classicLaws,
  readings: {
    'foul-with-queen': {
      question: 'An improper stroke that pockets the queen: does one more coin come out (50a) or not (37b)?',
      reading:
        'Not: what fell comes back and the turn is lost. Own coins without the queen cost one more by 50a.',
      reason: '50a is about own coins alone; 37b is the only law for an improper stroke with the queen.',
    },
    'one-due-for-striker-and-foul': {
      question:
        "The striker with the opponent's coins, or with coins of both, by an improper stroke: one due or two?",
      reading: 'One, and the turn is lost.',
      reason: '45a and 50b charge the striker in an improper stroke once; 47, 48 and 49 name one due each.',
    },
    'break-before-play': {
      question: 'What does a break before "Play" cost?',
      reading: 'What fell, one coin as penalty and one as due, and the turn.',
      reason: '20 names a penalty coin and then declares a due.',
    },
    'three-points-at-any-score': {
      question:
        'Both last coins and the striker, the opponent having covered the queen: three points even at 22 or more?',
      reading: 'Yes.',
      reason: 'Unlike its neighbours 85 has no such clause.',
    },
    'boards-from-the-quarter-finals': {
      question: 'Do eight boards bind a game from the quarter-finals on?',
      reading: 'No: the game goes on to 25 points.',
      reason: '29b limits the eight boards to the rounds before.',
    },
    silence: {
      question: 'What holds where this edition is silent, as on conduct in general?',
      reading: 'The International Laws of the default book, cited as icf:126a.',
      reason: 'Both are editions of the same Laws; 35 makes anything against them a foul.',
    },
  },
};
