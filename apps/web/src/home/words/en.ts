import type { HomeWords } from '../words.js';

export const words = {
  greeting: 'Take your seat.',
  about: 'Carrom by the real laws: against the computer, or with friends at this board or far away.',
  playNow: 'Play now',
  playNowNote: 'against the computer, you break',
  together: 'Play together',
  friend: 'Play a friend',
  two: 'Two players',
  four: 'Four players',
  watch: 'Watch',
  underWay: 'Games under way',
  goOn: 'Go on',
  whatIf: 'what if',
  at: (game, board) => `Game ${game}, board ${board}`,
  more: (count) => (count === 1 ? 'One more under way' : `${count} more under way`),
  around: 'Around the board',
  learn: { name: 'Learn', note: 'Place, aim, strike, queen and due: a lesson of a minute' },
  practice: { name: 'Practice', note: 'Set up any position, take back, repeat, ask for a hint' },
  umpire: { name: 'Umpire', note: 'At a wooden board: tap what fell, and it rules and scores' },
  records: { name: 'Records', note: 'Every game is kept here, stroke by stroke' },
  laws: { name: 'Laws', note: 'Five rulebooks to read, search and compare' },
} satisfies HomeWords;
