import type { LearnWords } from '../words.js';

export const words = {
  title: 'A first lesson',
  intro: 'One minute at the board: place, aim, strike, queen and cover, a due.',
  steps: {
    place: {
      title: 'Place the striker',
      text: 'Slide it along your base line, well to the left.',
      done: 'There. It touches both base lines, as law 130 wants.',
    },
    strike: {
      title: 'Aim and strike',
      text: 'Draw back from the striker, as with a bow, and let go. Pocket the white man.',
      done: 'Down. Who pockets a man of their own strikes again (law 48).',
    },
    queen: {
      title: 'The queen',
      text: 'The red queen is worth three points. Pocket her.',
      done: 'She is down, but not yours yet: she must be covered.',
    },
    cover: {
      title: 'Cover her',
      text: 'Pocket one of your own men with the very next stroke, or she comes back (law 96).',
      done: 'Covered. Win the board, and her points are yours.',
    },
    due: {
      title: 'A due',
      text: 'Your opponent pocketed the striker: a due (law 72). Move his man inside the outer circle, off the centre and touching nothing, and put it down.',
      done: 'Well placed. That is all you need to begin.',
    },
  },
  next: 'Next',
  again: 'Once more',
  play: 'Play a board',
  finished: 'You can play.',
  finishedText: 'The umpire explains the rest as it happens: every ruling names its law.',
  stepOf: (step, all) => `${step} of ${all}`,
  tryAgain: 'Not quite. The men are back: try again.',
} satisfies LearnWords;
