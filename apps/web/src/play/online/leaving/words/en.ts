import type { LeavingWords } from '../words.js';

export const words = {
  title: 'Leave the match?',
  away: (seconds, name) =>
    `If you are away for ${seconds} seconds in all on your turns, the match is awarded to ${name}.`,
  rated: 'It is rated: your rating then changes as after any match you lose.',
  kept: 'Until then your seat is kept. You come back by the same link, on any device.',
  unbegun: (seconds) =>
    `Nobody has struck yet. If nothing is done for ${seconds} seconds, the match is called off; no rating changes.`,
  free: 'This time it costs nothing.',
  wait: (minutes) =>
    `It is not the first within the hour: you would wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} before the next quick game.`,
  honest: 'If you do not want to go on, giving up ends it at once, and nobody waits for you.',
  stay: 'Stay',
  giveUp: 'Give up the match',
  leave: 'Leave',
} satisfies LeavingWords;
