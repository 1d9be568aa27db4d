import type { MatchRoomWords } from '../words.js';

export const words = {
  colour: { white: 'white', black: 'black' },
  owes: (count, now) =>
    now > 0 && now < count ? `owes ${count}, ${now} now` : `owes ${count} ${count === 1 ? 'man' : 'men'}`,
  menLeft: (count) => `${count} ${count === 1 ? 'man' : 'men'} on the board`,
  queenTheirs: 'has the queen',
  queenToCover: 'Queen to cover with this stroke',
  score: 'Score',
  strike: 'Strike',
  power: 'Power',
  spin: 'Spin',
  hint: 'Hint',
  sheet: 'Score sheet',
  why: 'Why?',
  close: 'Close',
  law: (id) => `Law ${id}`,
  games: (won) => `${won} ${won === 1 ? 'game' : 'games'}`,
  running: 'in play',
  gameBoard: (game, board) => `Game ${game} · board ${board}`,
  skip: 'Skip',
  place: 'Put it down',
  unkept: {
    full: 'The storage of this device is full: the game goes on, and is kept as soon as there is room. Delete some records, and do not close the page before.',
    forbidden: 'This browser keeps nothing here: the game lasts until the page is closed.',
    elsewhere: 'This game has gone on in another tab. Here is how it stands now.',
    failed: 'This device did not keep the last stroke; it is tried again with the next.',
    unread:
      'What this device keeps of the game could not be read just now: something done in another window may be missing here.',
  },
  computerLost: 'The computer player does not answer. The board stays as it is.',
  computerRefused: (why) => `The computer player cannot make sense of this board: ${why}`,
  placeHelp: (number, of) =>
    `Move it if you like, then put it down${of > 1 ? ` ·\u00a0${number}\u00a0of\u00a0${of}` : '.'}`,
  faults: {
    outside: 'It must lie wholly inside the outer circle.',
    'on-centre': 'It must not touch the centre circle.',
    'on-man': 'It must not touch another man.',
    pair: 'It would make a pair with the queen.',
    cannon: 'It would make a cannon with the queen.',
  },
  aids: { ghost: 'Line and ghost', line: 'Line', none: 'None' },
  aim: 'The board. Aim with the arrow keys.',
  aimHelp:
    'Left and right slide the striker. Up or Enter looks up, and then left and right turn the aim; with Shift finely. Plus and minus set the power, brackets the spin, Enter strikes, Escape goes back.',
} satisfies MatchRoomWords;
