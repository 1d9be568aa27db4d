import type { MeetingWords } from '../words.js';

export const words = {
  name: 'Your name',
  nameNote: 'Your friend sees it.',
  as: (name) => `You play as ${name}.`,
  otherName: 'Another name',
  noSuchMatch: 'There is no match behind this link.',
  noSeat: 'Every seat at this board is taken.',
  hasBegun: 'The match has begun: everybody keeps their seat.',
  changedMeanwhile: 'The seats have just changed. Look again.',
  othersSit: 'Somebody else sits here already.',
  blocked: 'You and somebody at this board do not play with each other.',
  accountNeeded: 'Rated matches are for those with an account: add a way to sign in first.',
  noRatedPlay: 'Your account plays no rated matches for now.',
  metEnough: 'You two have played your rated matches of today. Play one for fun.',
  theyLeft: 'Somebody has left the table.',
  tooMany: 'That was too much at once. Wait a little and try again.',
  unreachable: 'The server cannot be reached.',
  otherwise: 'That did not work.',
  tryAgain: 'Try again',
} satisfies MeetingWords;
