import type { CalledMatch, EventsHallWords } from '../events-hall.js';

const called = ({ event, match }: CalledMatch): string => `match ${match} of ${event}`;
const both = (one: CalledMatch, other: CalledMatch): string =>
  one.event === other.event && one.match === other.match
    ? called(one)
    : `${called(one)} and ${called(other)}`;

export const eventsHall: EventsHallWords = {
  noSessions:
    'nobody has said when matches are played: "npx carrom tournament sessions \'2026-03-07 09:00-13:00\'" does',
  times: 'Times',
  noSessionLeft: 'no session is left for it',
  open: 'Still to be played',
  umpires: 'Umpires',
  nobodyFree: 'nobody is free',
  breaks: {
    'just-sat': 'has just sat',
    'same-club': 'of the club of a player',
    'same-federation': 'of the federation of a player',
  },
  noUmpireCalled: (name) =>
    `nobody in the list of umpires is called "${name}": list them with "npx carrom tournament umpires"`,
  noClashes: (events) =>
    events === 1
      ? 'Nobody is due at two tables.'
      : `Nobody is due at two tables, in all ${events} events together.`,
  clash: {
    'plays-twice': (who, one, other, when) => `${who} is due twice, ${when}: ${both(one, other)}.`,
    'umpire-plays': (who, one, other, when) =>
      `${who} is to umpire and to play, ${when}: ${both(one, other)}.`,
    'sits-twice': (who, one, other, when) => `${who} is to umpire twice, ${when}: ${both(one, other)}.`,
    'table-twice': (table, one, other, when) =>
      `Table ${table} is given twice, ${when}: ${both(one, other)}.`,
  },
  couldMove: (match, when, table) =>
    `${called(match)} could be played ${when}${table === null ? '' : ` at table ${table}`}`,
  anotherUmpire: (match) => `${called(match)} could have another umpire`,
  nothingToMove: 'nothing can be moved within the sessions: add one, or a table',
};
