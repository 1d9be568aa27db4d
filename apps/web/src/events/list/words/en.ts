import { soManyEntrants } from '../../words/en.js';
import type { EventListWords } from '../words.js';

const changes = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`;

export const words = {
  title: 'Events',
  about: 'Run a tournament from entries to prizes: draws, tables, results, print-outs, a page for everybody.',
  clubs: 'Clubs and weekly arenas',
  newEvent: 'New event',
  mine: 'Events you run',
  listed: 'Events everybody sees',
  none: 'No events yet',
  noneNote:
    'Start one from a template: name, tables, start time. Then enter the players and draw the first round.',
  noneListed: 'Nobody else has listed an event on this server yet.',
  status: { entries: 'Entries', play: 'In progress', over: 'Finished' },
  online: 'Played online',
  role: { owner: 'You own it', helper: 'You help' },
  entrants: soManyEntrants,
  desk: 'Desk',
  page: 'Public page',
  offline: 'The server cannot be reached',
  offlineNote:
    'Running an event needs the server. Without it you can open an event’s file below and look at everything.',
  tryAgain: 'Try again',
  openFile: 'Open a file',
  fileNote:
    'An event’s file: look at it here, without a network, or bring it to this server. A list of players (CSV, .sol) starts a new event.',
  dropHere: 'Drop the file here',
  readFile: (name, event) => `${name}: ${event}`,
  look: 'Show it',
  bring: 'Bring it to this server',
  bringNote:
    'You become its owner here. If it still runs on another server, stop using it there: the two are not connected.',
  isHere: (inFile, here) =>
    `This event is here already. ${
      inFile > 0 && here > 0
        ? `They went different ways: ${changes(inFile)} only in the file, ${changes(here)} only here.`
        : inFile > 0
          ? `The file is newer: it has ${changes(inFile)} more.`
          : here > 0
            ? `The one here is newer: it has ${changes(here)} more.`
            : 'The file has nothing that it lacks.'
    }`,
  keepBothNote: 'If you keep both, the file becomes a second event with table codes of its own.',
  openHere: 'Open the one here',
  keepBoth: 'Keep both',
  cancel: 'Cancel',
  players: (name) => `${name} is a list of players.`,
  playersNote: 'Choose a template. The players are entered once the event is open.',
  damaged: (file, line) =>
    `${file} cannot be read: line ${line} is damaged. Open an older copy, or save the file once more at its desk, under Settings.`,
  newer: (file) => `${file} comes from a newer OpenCarrom. Update this one, then open the file again.`,
  unknownFile: (file) =>
    `${file} is neither an event file nor a list of players. Use the file saved from an event’s settings, a CSV or a .sol file.`,
  tooBig: (file) => `${file} is too large for an event.`,
} satisfies EventListWords;
