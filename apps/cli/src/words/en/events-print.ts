import type { EventsPrintWords } from '../events-print.js';

const { compare } = new Intl.Collator('en', { numeric: true });

const days = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
});

export const eventsPrint: EventsPrintWords = {
  byName: 'Find your table',
  table: 'Table',
  group: 'Group',
  match: 'Match',
  versus: 'v',
  rests: 'rests',
  place: 'Place',
  why: 'Why this place',
  printed: (at) => `printed ${at}`,
  compareNames: compare,

  day: 'Day',
  dayOf: (day) => (Number.isNaN(Date.parse(day)) ? day : days.format(new Date(day))),
  time: 'Time',
  laws: 'Laws',
  round: 'Round',
  breaksFirst: 'breaks first',
  white: 'white',
  board: 'Board',
  men: 'Men',
  queen: 'Queen',
  points: 'Points',
  total: 'Total',
  game: (game) => `Game ${game}`,
  rubbers: { singles: 'singles', doubles: 'doubles' },
  rubber: 'Rubber',
  plays: 'Who plays',
  score: 'Score',
  menAre: 'Men: how many the losers still have on the board.',
  queenIs: 'Queen: 3 to the winners, where the laws count her.',
  extraRow: 'The last row is for a board more, if level.',
  umpire: 'Umpire, time of the end',
  umpireIs: 'Umpire',
  cardOf: (card, cards) => `card ${card} of ${cards}`,
  toTheDesk: 'Hand this card to the desk.',
  minutes: (minutes) => `${minutes} minutes, then finish the board`,
  partner: (name) => `with ${name}`,
};
