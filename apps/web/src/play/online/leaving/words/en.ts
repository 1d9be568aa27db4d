import type { LeavingWords } from '../words.js';

export const words = {
  title: 'Leave the match?',
  away: (seconds, name) =>
    `If you are away for ${seconds} seconds in total on your turns, ${name} wins the match.`,
  rated: 'It is rated: your rating then changes as after any lost match.',
  kept: 'Until then your seat is yours. Come back with the same link, on any device.',
  unbegun: (seconds) =>
    `Nobody has played a stroke yet. If nothing happens for ${seconds} seconds, the match is called off and no rating changes.`,
  free: 'This time it costs nothing.',
  wait: (minutes) =>
    `You have already left a game this hour: you would wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} before the next quick game.`,
  honest: 'If you do not want to continue, give up: the match ends at once, and nobody waits for you.',
  stay: 'Stay',
  giveUp: 'Give up the match',
  leave: 'Leave',
} satisfies LeavingWords;
