import type { NewGameWords } from '../new-game-words.js';

export const words = {
  way: 'Who plays',
  ways: {
    computer: { name: 'Against the computer', note: 'ten levels' },
    two: { name: 'On this device', note: 'two or four people' },
    watch: { name: 'Watch', note: 'computer against computer' },
  },
  hints: 'Hints in this game',
  hintsAllowed: { none: 'None', three: 'Three', any: 'Any number' },
  hand: 'Your strokes',
  exact: 'Exactly as aimed',
  handOf: (level) => `With level ${level}’s slips`,
  manner: 'Placing the striker',
  manners: { guided: 'Only where allowed', strict: 'Anywhere (fouls count)' },
  names: 'Names',
  pairs: ['First pair', 'Second pair'],
  partner: (own, [one, other]) => `${own} is your partner. ${one} and ${other} play against you.`,
  begin: 'Start',
  notBegun: 'The game could not be saved, so it did not start. Delete some old games and try again.',
  more: 'More options',
  seat: 'Your seat',
  seats: { S: 'South', E: 'East', N: 'North', W: 'West' },
  breaks: 'Who breaks first',
  breakChoices: { toss: 'Toss', me: 'Me', computer: 'Computer' },
} satisfies NewGameWords;
