import type { SharedWords } from '../words.js';

export const words = {
  titles: {
    match: 'A shared match',
    board: 'A shared board',
    stroke: 'A shared stroke',
    shot: 'A shared shot',
    position: 'A shared position',
  },
  toStrike: (side) => `${side === 'white' ? 'White' : 'Black'} to play. What would you play?`,
  watch: 'Watch the shot',
  board: 'The board',
  reading: 'Opening the link…',
  readingShare: (percent) => `Opening the link… ${percent}%`,
  unreadable: 'This link cannot be opened',
  where: (game, board) => `Game ${game}, board ${board}`,
  checked: 'Checked',
  checkedNote: (hash) =>
    `Every stroke was played again on this device and every ruling made again. The result matches the link: ${hash}.`,
  checkedShot: (hash) =>
    `The shot was played again on this device. It ends where the link says it does: ${hash}.`,
  tryIt: 'Try it yourself',
  keep: 'Save to my games',
  kept: 'Saved to your games.',
  open: 'Open it there',
  shareOn: 'Share',
  home: 'Go to the home page',
} satisfies SharedWords;
