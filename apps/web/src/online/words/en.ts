import type { MeetingWords } from '../words.js';

export const words = {
  name: 'Your name',
  nameNote: 'Your friend sees it.',
  as: (name) => `You play as ${name}.`,
  noSuchMatch: 'There is no match behind this link.',
  noSeat: 'Every seat at this board is taken.',
  tooMany: 'That was too much at once. Wait a little and try again.',
  unreachable: 'The server cannot be reached.',
  otherwise: 'That did not work.',
  tryAgain: 'Try again',
} satisfies MeetingWords;
