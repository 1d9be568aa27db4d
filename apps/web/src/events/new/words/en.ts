import type { NewEventWords } from '../words.js';

export const words = {
  title: 'New event',
  choose: 'What kind of event? Everything can be changed on the next page.',
  brought: (file) => `The players of ${file} are entered once the event is open.`,
  unknown: (template) => `There is no template “${template}”. Choose one of these.`,
  otherTemplate: 'Another template',
  name: 'Name of the event',
  nameMissing: 'Give the event a name.',
  date: 'Date',
  start: 'Starts at',
  days: 'Days',
  daysWrong: 'A number from 1 to 14.',
  until: 'Play ends each day at',
  place: 'Place',
  placeNote: 'Shown on the public page and on paper.',
  tables: 'Tables',
  tablesNote: 'Leave it empty if there are enough for everybody.',
  tablesWrong: 'A number from 1 to 500, or nothing.',
  expected: { singles: 'Players expected', doubles: 'Pairs expected', teams: 'Teams expected' },
  expectedNote: 'Only for the times shown here.',
  expectedWrong: 'A number from 2 to 1000.',
  play: 'Where it is played',
  plays: { hall: 'In a hall', online: 'Online' },
  listed: 'On the list that everybody sees',
  listedNote: 'Its page opens by its link in any case.',
  change: 'Change the format',
  option: {
    discipline: 'Singles or doubles',
    rulebook: 'Rulebook',
    seeding: 'Order at the start',
    groups: 'Groups',
    legs: 'All play all, how often',
    rounds: 'Swiss rounds',
    method: 'Pairing of the Swiss rounds',
    'compatriots-apart': 'Rounds with federations kept apart',
    'delay-top-pairing': 'Rounds in which the rating counts first',
    'go-on': 'How many advance',
    seeds: 'Seeded places',
    'third-place': 'Match for the third place',
    'second-final': 'Second final if the first is lost by the unbeaten side',
    places: 'Places played for in the finals',
    'best-of': 'Matches in a final',
    minutes: 'Minutes of a match',
    rubbers: 'Rubbers of a tie',
    until: 'A tie ends',
    substitutes: 'Substitutes in a tie',
    'rubbers-each': 'Rubbers one may play in a tie',
  },
  asFits: 'Automatic',
  noLimit: 'No limit',
  byNumber: 'Set a number',
  fewer: 'Fewer',
  more: 'More',
  choices: {
    singles: 'Singles',
    doubles: 'Doubles',
    lot: 'By lot',
    list: 'As listed',
    rate: 'By rating',
    dazed: 'Top half meets lower half',
    serial: 'In order of the ranking',
    staggered: 'Staggered',
    decided: 'When it is decided',
    'played-out': 'When all is played',
  },
  ties: (stage) => `${stage}: who is ahead when level`,
  tiesNote: 'The first one decides; where it is equal, the next.',
  keys: {
    points: 'Points',
    wins: 'Wins',
    buchholz: 'Buchholz (opponents’ points)',
    netscore: 'Net score',
    totscore: 'Total score',
    rate: 'Rating',
    'head-to-head': 'Match between those level',
    'netscore-among-tied': 'Net score among those level',
    rubbers: 'Rubbers won',
    games: 'Games won',
    boards: 'Boards won',
    lots: 'Lots',
  },
  up: (name) => `Move up: ${name}`,
  down: (name) => `Move down: ${name}`,
  placed: (name, place, of) => `${name}: place ${place} of ${of}`,
  remove: (name) => `Remove: ${name}`,
  addKey: 'Another one',
  add: 'Add',
  comesTo: 'What this means',
  stageEnds: (rounds, minutes, ends) =>
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'} of ${minutes} minutes${ends === null ? '' : ` ${rounds === 1 ? 'ends' : 'end'} at ${ends}`}`,
  waves: (count) => `Too few tables for all at once: the longest round is played in ${count} turns.`,
  ends: (at) => `Ends about ${at}`,
  withCount: (count, tables, matches) =>
    `${count}, ${matches} ${matches === 1 ? 'match' : 'matches'}${tables === null ? '' : tables === 1 ? ' at one table' : ` at ${tables} tables`}, 5 minutes between two.`,
  fault: (fault, told) => {
    switch (fault.why) {
      case 'too-few-entrants':
        return `${fault.least} are needed at least.`;
      case 'bad-session':
        return 'The date or the time cannot be read.';
      case 'too-few-rounds':
        return `${fault.rounds} rounds for ${fault.entrants} may leave several unbeaten. ${fault.least} rounds settle it.`;
      case 'rematches':
        return `${fault.entrants} have met each other after ${fault.most} rounds. Play fewer rounds, or a league.`;
      case 'no-time-left':
        return `It does not end in that time: planned until ${told(fault.sessionsEnd)}${fault.ends === null ? '' : `, it would take until ${told(fault.ends)}`}. Use more tables, fewer rounds, or more days.`;
      case 'stage-not-reached':
        return `“${fault.name}” is not reached with so few.`;
    }
  },
  numbersFirst: 'Correct the number above first.',
  laterNote:
    'Tables, times and entries can change at any time. The format is fixed once the event is open: for another one, open a new event and copy the entries over.',
  open: 'Open the event',
  opening: 'Opening…',
  notAll:
    'The event is open, but not everything of it was saved: tables, times or entries. Set them at the desk.',
  toDesk: 'Go to the desk',
} satisfies NewEventWords;
