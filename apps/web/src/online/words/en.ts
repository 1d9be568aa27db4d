import type { MeetingWords } from '../words.js';

export const words = {
  name: 'Your name',
  nameNote: 'Your friend sees it.',
  as: (name) => `You play as ${name}.`,
  otherName: 'Another name',
  noSuchMatch: 'This link leads to no match.',
  noSeat: 'Every seat at this board is taken.',
  hasBegun: 'The match has started: everybody keeps their seat.',
  changedMeanwhile: 'The seats have just changed. Look again.',
  othersSit: 'Somebody else sits here already.',
  blocked: 'You and somebody at this board do not play with each other.',
  accountNeeded: 'Rated matches need an account. Add a way to sign in first.',
  noRatedPlay: 'Your account cannot play rated matches for now.',
  metEnough: 'You two have played enough rated matches today. Play one for fun.',
  theyLeft: 'Somebody has left the table.',
  tooMany: 'Too much at once. Wait a little and try again.',
  unreachable: 'The server cannot be reached.',
  otherwise: 'That did not work. Try again.',
  tryAgain: 'Try again',
} satisfies MeetingWords;
