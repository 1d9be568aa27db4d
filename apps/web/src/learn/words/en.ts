import type { LearnWords } from '../words.js';

export const words = {
  title: 'First lesson',
  intro: 'One minute at the board: place, aim, strike, cover the queen, place a due.',
  steps: {
    place: {
      title: 'Place the striker',
      text: 'Slide it along your base line, well to the left.',
      done: 'Good. It must touch both base lines (law 130).',
    },
    strike: {
      title: 'Aim and strike',
      text: 'Pull back from the striker and let go. Pocket the white coin.',
      done: 'Pocketed. Pocket one of your own coins and you play again (law 48).',
    },
    queen: {
      title: 'The queen',
      text: 'The red queen is worth three points. Pocket it.',
      done: 'Pocketed, but not yours yet: you must cover it.',
    },
    cover: {
      title: 'Cover it',
      text: 'Pocket one of your own coins with the next stroke, or the queen comes back (law 96).',
      done: 'Covered. Win the board, and its points are yours.',
    },
    due: {
      title: 'A due',
      text: 'Your opponent pocketed the striker and owes a due (law 72). Place their coin inside the outer circle, off the centre, touching nothing.',
      done: 'Well placed. That is all you need to begin.',
    },
  },
  next: 'Next',
  again: 'Try it again',
  play: 'Play a board',
  finished: 'You can play.',
  finishedText: 'The umpire explains the rest as it happens: every ruling names its law.',
  stepOf: (step, all) => `${step} of ${all}`,
  tryAgain: 'Not quite. The coins are back in place. Try again.',
} satisfies LearnWords;
