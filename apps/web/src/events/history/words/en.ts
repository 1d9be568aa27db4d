import type { HistoryWords, LineMatch } from '../words.js';

const HOW = {
  played: '',
  time: 'on time',
  conceded: 'given up',
  'walked-over': 'walk-over',
  awarded: 'awarded',
  abandoned: 'abandoned',
} as const;

const match = ({ table, a, b, score, how, signed }: LineMatch): string =>
  `${table === null ? '' : `Table ${table}: `}${a} ${score} ${b}${how ? `, ${HOW[how]}` : ''}${signed ? ', signed' : ''}`;
const because = (reason: string | null): string => (reason === null ? '' : `. Reason: ${reason}`);

export const words = {
  title: 'History',
  filter: 'Show',
  filters: { all: 'All', results: 'Results', draws: 'Draws', entries: 'Entries', hall: 'Tables' },
  search: 'Search by name',
  none: 'No such line.',
  more: 'Show more',
  by: (name) => `by ${name}`,
  undone: 'undone',
  undo: 'Undo',
  undoLine: (seq) => `Undo line ${seq}`,
  bringBack: 'Bring back',
  undoTitle: 'Undo this?',
  undoText: 'It stays in the history, crossed out. It can be brought back.',
  hangs: (seq, line) => `Line ${seq} depends on it: ${line}`,
  lastUndo: 'Undo the last',
  lastRedo: 'Redo',
  cancel: 'Cancel',
  close: 'Close',
  told: {
    open: (name) => `${name} opened`,
    enter: (names, others) => `Entered: ${names.join(', ')}${others === 0 ? '' : ` and ${others} more`}`,
    change: (name) => `Entry of ${name} changed`,
    withdraw: (name, reason) => `${name} left the event${because(reason)}`,
    return: (name) => `${name} is back`,
    seed: (count) => (count === 1 ? '1 seeded' : `${count} seeded`),
    lots: 'Lots drawn for those who are level',
    order: (names, reason) => `Put in order by hand: ${names.join(', ')}${because(reason)}`,
    forbid: (one, other) => `${one} and ${other} are kept apart`,
    allow: (one, other) => `${one} and ${other} may meet again`,
    pair: (round, count) => `${round} drawn: ${count === 1 ? '1 match' : `${count} matches`}`,
    publish: 'Draw published',
    swap: (one, other) => `${one} and ${other} changed places`,
    tables: (tables, outOfUse) =>
      `${tables === null ? 'As many tables as needed' : `Tables: ${tables}`}${outOfUse.length === 0 ? '' : `, out of use: ${outOfUse.join(', ')}`}`,
    keepTo: (name, tables) =>
      tables === null ? `${name} may sit at any table` : `${name} kept to table ${tables.join(' or ')}`,
    allot: (names, table) => (table === null ? `${names}: no table` : `${names}: table ${table}`),
    allotAnew: 'All tables given again',
    sessions: 'Times of play set',
    umpires: (count) => `List of umpires: ${count}`,
    umpire: (names, umpire) => (umpire === null ? `${names}: no umpire` : `${names}: umpire ${umpire}`),
    appoint: (count) => `Umpires appointed: ${count}`,
    result: match,
    correct: (told, reason) => `Corrected. ${match(told)}${because(reason)}`,
    lineUp: (team) => `${team} gave its line-up`,
    substitute: (team, out, into) => `${team}: ${into} plays for ${out}`,
    beginRubber: (rubber, names) => `${names}: rubber ${rubber} begins`,
    rubber: (rubber, told) => `Rubber ${rubber}. ${match(told)}`,
    correctRubber: (rubber, told, reason) => `Corrected, rubber ${rubber}. ${match(told)}${because(reason)}`,
    takeBack: 'Last draw undone',
    goOn: (stage, count) => `${stage} begins with ${count}`,
    finals: 'Finals added',
    award: (name) => `Event closed. ${name} won`,
    reopen: (reason) => `Event reopened${because(reason)}`,
    undo: (line) => `Undone: ${line}`,
    broughtBack: (line) => `Brought back: ${line}`,
  },
} satisfies HistoryWords;
