import type { EventsHistoryWords, ToldMatch } from '../events-history.js';

const told = ({ number, a, b, score, how }: ToldMatch): string =>
  `match ${number}: ${a} ${score} ${b}${how === '' ? '' : ` (${how})`}`;
const because = (reason: string | null): string => (reason === null ? '' : `: ${reason}`);

export const eventsHistory: EventsHistoryWords = {
  open: (name, stages) => `${name} is opened: ${stages.join(', then ')}`,
  enter: (names, others) => `entered: ${names.join(', ')}${others === 0 ? '' : ` and ${others} more`}`,
  change: (name) => `the entry of ${name} is changed`,
  withdraw: (name, reason) => `${name} has left${because(reason)}`,
  return: (name) => `${name} is back`,
  seed: (names) => `seeded: ${names.join(', ')}`,
  lots: 'lots are drawn for those who are level',
  order: (names, reason) => `put in order by hand: ${names.join(', ')}${because(reason)}`,
  forbid: (one, other) => `${one} and ${other} shall not be paired`,
  allow: (one, other) => `${one} and ${other} may be paired again`,
  pair: (round, count) => `round ${round} is drawn: ${count} ${count === 1 ? 'match' : 'matches'}`,
  swap: (one, other) => `${one} and ${other} change places in the draw`,
  tables: (tables, outOfUse) =>
    `${tables === null ? 'as many tables as are needed' : `${tables} ${tables === 1 ? 'table' : 'tables'}`}${outOfUse.length === 0 ? '' : `, out of use: ${outOfUse.join(', ')}`}`,
  keepTo: (name, tables) =>
    tables === null ? `${name} can be at any table again` : `${name} is kept to table ${tables.join(' or ')}`,
  allot: (match, table) =>
    table === null ? `match ${match} has no table any more` : `match ${match} is at table ${table}`,
  allotAnew: 'all tables are given again',
  sessions: (sessions) => `matches are played in ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
  umpires: (names, others) => `umpires: ${names.join(', ')}${others === 0 ? '' : ` and ${others} more`}`,
  umpire: (match, name) =>
    name === null ? `match ${match} has no umpire any more` : `match ${match} is umpired by ${name}`,
  appoint: (matches, without) =>
    `umpires are proposed for ${matches} ${matches === 1 ? 'match' : 'matches'}${without === 0 ? '' : `, ${without} without`}`,
  result: told,
  correct: (match, reason) => `corrected, ${told(match)}${because(reason)}`,
  lineUp: (match, team) => `match ${match}: ${team} has given its line-up`,
  substitute: (match, team, out, come) => `match ${match}, ${team}: ${come} plays for ${out}`,
  beginRubber: (match, rubber) => `match ${match}: rubber ${rubber} begins`,
  rubber: (match, rubber) => `rubber ${rubber} of ${told(match)}`,
  correctRubber: (match, rubber, reason) => `corrected, rubber ${rubber} of ${told(match)}${because(reason)}`,
  publish: 'the draw is published',
  takeBack: 'the last draw is taken back',
  goOn: (stage, count) => `${stage} begins with ${count}`,
  finals: 'finals are added',
  award: (name) => `the event is closed; the winner is ${name}`,
  reopen: (reason) => `the event is reopened${because(reason)}`,
  undo: (line) => `line ${line} is undone`,
  other: (act) => act,
  undone: 'undone',
  by: (name) => `by ${name}`,
};
