import type { EventDiscipline } from '@opencarrom/tournament';
import type { EventsWords } from '../words.js';

const SYSTEMS = {
  swiss: 'Swiss',
  league: 'League',
  groups: 'Groups',
  knockout: 'Knock-out',
  'double-elimination': 'Double elimination',
  ladder: 'Ladder',
  finals: 'Finals',
} as const;
const OF = { singles: ['player', 'players'], doubles: ['pair', 'pairs'], teams: ['team', 'teams'] } as const;
/** How many have entered, as what they are. */
export const soManyEntrants = (count: number, discipline: EventDiscipline): string =>
  `${count} ${OF[discipline][count === 1 ? 0 : 1]}`;

export const words = {
  events: 'Events',
  parts: 'Parts of the event',
  part: {
    round: 'Round',
    entries: 'Entries',
    standings: 'Standings',
    boards: 'Boards',
    print: 'Print',
    history: 'History',
    settings: 'Settings',
  },
  kind: (system, discipline) => `${SYSTEMS[system]}${system === 'groups' ? ',' : ''} ${discipline}`,
  entrants: soManyEntrants,
  tables: (count) => `${count} ${count === 1 ? 'table' : 'tables'}`,
  loading: 'Loading…',
  notReached: 'The server cannot be reached. What you see may be out of date.',
  fromFile: 'From a file: you can look at everything, but change nothing.',
  unreached: 'The server cannot be reached',
  unreachedNote:
    'An event lives on its server. Check the network, or open the event’s file to look at it here.',
  notYours: 'Only those who run this event see its desk',
  notYoursNote: 'Ask its organiser for a helper’s link, or sign in with the account you run it with.',
  signIn: 'Sign in',
  publicPage: 'Its public page',
  gone: 'There is no such event',
  goneNote: 'It was deleted, or it runs on another server.',
  noPart: 'Page not found.',
  notFetched: 'This part could not be loaded.',
  tryAgain: 'Try again',
  toEvents: 'All events',
  undo: 'Undo',
  close: 'Close',
  cancel: 'Cancel',
} satisfies EventsWords;
