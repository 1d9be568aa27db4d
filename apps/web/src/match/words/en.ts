import type { MatchRoomWords } from '../words.js';

export const words = {
  colour: { white: 'white', black: 'black' },
  owes: (count, now) =>
    now > 0 && now < count ? `owes ${count} (${now} now)` : `owes ${count} ${count === 1 ? 'coin' : 'coins'}`,
  menLeft: (count) => `${count} ${count === 1 ? 'coin' : 'coins'} left`,
  queenTheirs: 'has the queen',
  queenToCover: 'Cover the queen with this stroke',
  score: 'Score',
  strike: 'Strike',
  power: 'Power',
  spin: 'Spin',
  hint: 'Hint',
  hintLeft: (left) => (left === null ? 'Hint' : `Hint (${left})`),
  showMe: 'Show me',
  ghost: 'Only shown. The coins go back.',
  sheet: 'Score sheet',
  why: 'Why?',
  close: 'Close',
  law: (id) => `Law ${id}`,
  games: (won) => `${won} ${won === 1 ? 'game' : 'games'}`,
  running: 'in play',
  gameBoard: (game, board) => `Game ${game} · board ${board}`,
  skip: 'Skip',
  place: 'Place it',
  unkept: {
    full: 'This device is full, so the game is not being saved. Delete some games, and keep this page open.',
    forbidden: 'This browser does not save games here. Closing the page loses the game.',
    elsewhere: 'This game was continued in another tab. Here is the newest position.',
    failed: 'The last stroke was not saved. The next one will try again.',
    unread:
      'The saved game could not be read just now. Something done in another window may be missing here.',
  },
  computerLost: 'The computer player stopped answering. The board has not changed.',
  computerRefused:
    'The computer player does not understand this board. Undo the last stroke, or start a new game.',
  placeHelp: (number, of) =>
    `Drag it where you want, then tap “Place it”${of > 1 ? ` ·\u00a0${number}\u00a0of\u00a0${of}` : '.'}`,
  faults: {
    outside: 'Keep it fully inside the outer circle.',
    'on-centre': 'Keep it off the centre circle.',
    'on-man': 'It must not touch another coin.',
    pair: 'Not here: it sets up an easy shot on the queen.',
    cannon: 'Not here: it sets up an easy shot on the queen.',
  },
  aids: { ghost: 'Full', line: 'Line only', none: 'Off' },
  aim: 'The board. Aim with the arrow keys.',
  aimHelp:
    'Left and right slide the striker. Up or Enter starts aiming. Then left and right turn the aim; hold Shift for small steps. + and − set the power, [ and ] the spin. Enter strikes, Escape goes back.',
} satisfies MatchRoomWords;
