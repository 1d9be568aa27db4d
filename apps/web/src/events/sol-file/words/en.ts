import { soManyEntrants } from '../../words/en.js';
import type { SolFileWords } from '../words.js';

const rounds = (count: number): string => (count === 1 ? '1 round' : `${count} rounds`);

export const words = {
  unreadable: {
    'not-yaml': 'This is not a file as SoL writes it',
    'duplicate-field': 'Something is said twice in the file',
    alias: 'The file refers to itself in a way SoL never does',
    'too-deep': 'The file is nested deeper than SoL’s files are',
    'too-large': 'The file is too large',
    'damaged-gzip': 'The packed file is damaged. Save or copy it again',
    'not-utf8': 'The file is damaged: some of its letters cannot be read',
  },
  notAnEvent: 'The file does not fit a Swiss event',
  wrong: (what, line, why) =>
    `${what}${line === null ? '' : `, line ${line}`}${why === null ? '.' : `: ${why}.`}`,
  reading: 'Reading the file…',
  inFile: (file) => `Events in ${file}`,
  inFileNote: 'Choose one: its rules and its players are taken over.',
  orTemplate: 'Or start from a template',
  about: (date, count, entrants, discipline) =>
    [date, rounds(count), soManyEntrants(entrants, discipline)].filter(Boolean).join(' · '),
  fromFile: (file) => `From ${file}`,
  entered: (entrants, discipline) =>
    `${soManyEntrants(entrants, discipline)} of the file ${entrants === 1 ? 'is' : 'are'} entered once the event is open.`,
  notPlayed: (count) =>
    `The file has ${rounds(count)} that ${count === 1 ? 'was' : 'were'} played. They are not taken over: the new event starts with round 1.`,
  leftOut: (names) =>
    `Not taken over, because they do not fit or are there twice: ${names.join(', ')}. Enter them by hand.`,
  otherEvent: 'Another event or template',
  gone: 'The file is not open any more. Open it again.',
  openAgain: 'To the events',
  otherDiscipline: {
    singles: 'The file has no singles event.',
    doubles: 'The file has no doubles event.',
    teams: 'The file has no team event.',
  },
} satisfies SolFileWords;
