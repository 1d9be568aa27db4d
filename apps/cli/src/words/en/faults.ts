import { dirname } from 'node:path';
import type { FaultWords } from '../faults.js';

/** Why a file cannot be read, by the system's own code. */
const READING: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'it may not be read'],
]);

type Reason = (file: string) => string;

/** And why it cannot be written. */
const WRITING: ReadonlyMap<unknown, Reason> = new Map<unknown, Reason>([
  ['ENOENT', (file) => `there is no folder ${dirname(file)}`],
  ['ENOTDIR', (file) => `${dirname(file)} is no folder`],
  ['EISDIR', () => 'it is a folder'],
  ['EACCES', () => 'it may not be written'],
  ['EPERM', () => 'it may not be written'],
  ['EBADF', () => 'it may not be written'],
  ['EROFS', () => 'nothing may be written there'],
  ['ENOSPC', () => 'there is no room left'],
  ['ELOOP', () => 'it is a link, and a record is not written through links'],
  ['ENAMETOOLONG', () => 'its name is too long'],
]);

export const faults: FaultWords = {
  see: (page) => `See: ${page}`,
  noCommand: (asked, known) => `there is no command "${asked}"; the commands are ${known.join(', ')}`,
  noOption: (asked, known) =>
    `there is no option "${asked}"${known ? `; the commands are ${known.join(', ')}` : ''}`,
  noValue: (option) => `${option} needs a value after it`,
  anyValue: (option) => `${option} takes no value`,
  noSuch: (kind, asked, known) => `there is no ${kind} "${asked}"; there are ${known.join(', ')}`,
  notBoth: (one, other) => `give ${one} or ${other}, not both`,
  goesWith: (option, other) => `${option} goes with ${other}, and says nothing without it`,
  wholeNumber: (option, least, most, asked) =>
    `${option} needs a whole number from ${least} to ${most}, not "${asked}"`,
  level: (option, most, names, asked) =>
    `${option} needs a level from 1 to ${most}, or one of ${names.join(', ')}, not "${asked}"`,
  tooMany: (what, extra) => `one ${what} at a time; "${extra}" is one too many`,
  nothingToRead: (extra) => `play reads no file; "${extra}" is one too many`,
  extraWord: (extra) => `"${extra}" is one too many`,
  missing: {
    match: 'which match? Give its number, or --table N for the one at that table',
    who: 'who? Give a name or a number of the list',
    two: 'two are needed: give their names or numbers',
    names: 'who? Give names (in quotation marks where they have blanks), or --players FILE',
    reason: 'this is done with a reason only: give --reason "why"',
    change: 'what shall be otherwise? Give --name, --partner, --club, --federation, --rate, --woman or --id',
    table: 'which table? Give MATCH TABLE, or MATCH --none to take it away',
    sessions: 'when are matches played? Give a day with its hours, as "2026-03-07 09:00-13:00"',
    tables: 'how many tables are there? Give a number, or "any"',
    sheet:
      'print what? pairings, cards, results, ranking, groups, bracket, signs, badges, champions or certificates',
    format: 'how is it played? Give --template NAME, or --format FILE',
    html: 'this sheet is printed from a browser: give --html',
    output: 'HTML is nothing to read here: give --output FILE, or send it on with "> FILE"',
    lineUp: 'whose line-up? Give MATCH TEAM and who plays each rubber: "Asha" "Bina" "Chitra/Dev"',
    substitute: 'who for whom? Give MATCH TEAM RUBBER, who goes out and who comes in',
    rubber: 'which rubber? Give MATCH RUBBER, both by number',
  },
  notInTemplate: (option, asked, known) =>
    `the template ${asked} has no ${option}; it has ${known.join(', ')}`,
  ofOneEntry: 'what is said of an entry goes with one name: enter the others for themselves, or from a table',
  notOfTeam: (option) =>
    `${option} is not said of a team; a player joins it by "npx carrom tournament enter NAME --team TEAM"`,
  notASession: (asked) => `"${asked}" is no session: write a day with its hours, as "2026-03-07 09:00-13:00"`,
  notAScore: (asked) =>
    `"${asked}" is no score: write 25-12, games as 25-12 8-25 25-20, or boards as A5q B3 (who won it, coins left, q with the queen)`,
  oneOf: (option, known, asked) => `${option} needs one of ${known.join(', ')}, not "${asked}"`,
  batchInJson: '--batch answers in JSON, so it goes without --human',
  drawsOne: '--svg draws one stroke, so it goes without --batch',
  fileName: (option) => `${option} needs the name of a file`,
  overSource: (file) => `${file} is the file that is read: give the picture another name`,
  boardsAlone: '--boards N plays N single boards, so it goes without --matches and other lengths',
  recordOfOne: 'a record holds one match: give --record without --matches and --boards',
  workersThink: '--workers think for computer levels: give --white and --black with it',
  twoPlay: 'give both --white and --black, for example --white 5 --black 3',
  names: (wanted, given) =>
    `${wanted === 4 ? 'doubles' : 'singles'} needs ${wanted} names with commas between them, not ${given}`,
  dateForm: (asked) =>
    `--date needs a date as 2026-01-31, or with a time as 2026-01-31T10:00Z, not "${asked}"`,
  dateDay: (day) => `--date needs a day of the calendar, and there is no ${day}`,
  dayForm: (option, asked) => `${option} needs a day of the calendar as 2026-01-31, not "${asked}"`,
  eventFiles: 'files of events',
  head: (_, message) => message,
  replayOneOf: 'give one of --step, --from and --to, --svg with --stroke, and --sheet',
  lawsOneOf: 'give one of a law, --search, --readings and --coverage',
  bookOfQuestion: 'a question read from a document names its book there: give --book with a question alone',
  drawBoth: 'to draw a stroke give both --svg FILE and --stroke N',
  backwards: (to, from) => `--to ${to} comes before --from ${from}`,

  unreadable: (file, code) => `${file} could not be read: ${READING.get(code) ?? code}`,
  unwritable: (file, code) => `${file} cannot be written: ${WRITING.get(code)?.(file) ?? code}`,
  exists: (file, option) => `there is already a file ${file}; ${option} would replace it`,
  unanswered: (code) => `the answer could not be written: ${WRITING.get(code)?.('') ?? code}`,
  fromKeyboard: 'Reading JSON from the keyboard; end it with Ctrl-D.',
  empty: 'the input is empty, where a JSON document was expected',
  notJson: (why) => `the input is not JSON: ${why}`,
  notYaml: (why) => `the file is not what SoL writes: ${why}`,
  tooLarge: (mebibytes) => `it is too large: ${mebibytes} MiB may be read at once`,
  tooMuch: 'it holds more documents, or more in one of them, than events have',
  damagedGzip: 'the file is packed, and damaged: it cannot be unpacked',
  notUtf8: (line, byte) => `the input is not UTF-8: see line ${line}, byte ${byte}`,
  noLaw: (book, law) => `${book} has no law ${law}; "npx carrom laws ${book}" lists those it has`,
  notInRecord: (what, asked, last) =>
    `there is no ${what} ${asked}: the record has ${last === 0 ? 'none' : `${what}s 1 to ${last}`}`,
};
