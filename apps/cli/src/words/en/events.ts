import type { EventWords, LeftOut } from '../events.js';

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  open: 'not closed yet',
  'no-prizes': 'closed without prizes: name a kind with --prizes',
  'no-day': 'it has no date',
  discipline: 'other entries than are rated here: ask with --discipline',
};

export const events: EventWords = {
  standingsAfter: (round) => (round === 0 ? 'Before the first round' : `Standings after round ${round}`),
  round: (round) => `Round ${round}`,
  place: 'Place',
  competitor: 'Competitor',
  figures: {
    points: 'Points',
    wins: 'Wins',
    buchholz: 'Buchholz',
    netscore: 'Net',
    totscore: 'Total',
    rubbers: 'Rubbers',
    games: 'Games',
    boards: 'Boards',
  },
  decidedBy: 'Decided by',
  deciders: {
    points: 'points',
    wins: 'wins',
    buchholz: 'Buchholz',
    netscore: 'net score',
    totscore: 'total score',
    rate: 'rating',
    'head-to-head': 'their own matches',
    'netscore-among-tied': 'scores of their own matches',
    rubbers: 'rubbers won',
    games: 'games won',
    boards: 'boards won',
    lots: 'lots',
    hand: 'the organiser',
    list: 'the list alone',
  },
  board: 'Board',
  bye: 'bye',
  bracket: (size) => `Knock-out of ${size}`,
  group: (name) => `Group ${name}`,
  next: 'Then',
  prize: 'Prize',
  players: 'Players',
  total: 'Total',
  played: 'Events',
  season: (name, events) =>
    `${name ?? 'Championship'}: ${events === 1 ? '1 event counts' : `${events} events count`}`,
  worstDropped: (count) =>
    count === 1
      ? 'Whoever played more than one event drops the worst result.'
      : `Whoever played more than ${count} events drops the ${count} worst results.`,
  leftOut: (event, why) => `Not counted: ${event} (${LEFT_OUT[why]}).`,
  rating: 'Rating',
  skill: 'Skill',
  lastPlayed: 'Last played',
  tieWon: (team, won, lost) => `Team ${team} has won the tie, ${won} to ${lost}.`,
  tieLevel: (won) => `The tie is level, ${won} to ${won}.`,
  tieOpen: (x, y) => `The tie is not decided yet: ${x} to ${y}.`,
};
