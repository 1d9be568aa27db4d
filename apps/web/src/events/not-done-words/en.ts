import type { NotDoneWords } from '../not-done-words.js';

export const words = {
  unreachable: 'The server does not answer, so this was not done. Try again.',
  notAllowed: 'You may not do this. Ask the event’s owner.',
  signedOut: 'You are signed out. Sign in and try again.',
  gone: 'It is not there any more. Look again.',
  tooMany: 'That was too much at once. Wait a little and try again.',
  otherwise: 'That did not work. Try again.',
  changedMeanwhile: (count) =>
    count === 1
      ? 'Something came in just before you. Look at it, then press again.'
      : `${count} things came in just before you. Look at them, then press again.`,
} satisfies NotDoneWords;
