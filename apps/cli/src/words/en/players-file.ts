import type { PlayersFileWords } from '../players-file.js';

export const playersFile: PlayersFileWords = {
  quotes: {
    'open-quote': 'a quotation mark is opened here and never closed: close it, or write it twice ("")',
    'after-quote':
      'something follows a closed quotation mark: put the whole cell in quotation marks, or none of it',
  },
  nobody: 'the table has nobody in it: give each player, pair or team a line',
  tooManyCells: (extra) =>
    `there is one cell too many, "${extra}": put a name that has a comma in quotation marks, or name the columns in the first line`,
  noName: 'nobody is named in this line: give a name, or leave the line empty',
  partnerInSingles: 'a partner stands here, and the event is of singles',
  noPartner: (name) => `two play together, and ${name} has no partner here: give one in the column partner`,
  twoIds: (id) => `a pair needs two ids with a slash between them, as P1/P2, not "${id}"`,
  noTeam: (name) => `the event is of teams, and ${name || 'this line'} has none: name it in the column team`,
  teamOfNone: (name) => `the team ${name} stands here, and the event is not of teams`,
  twoRates: (name, line) => `the team ${name} has another rate in line ${line}: give it once`,
  twice: (name, line) =>
    `"${name}" stands in line ${line} already: take one out or, where they are two people, give each an id of its own in the column id`,
  rate: (asked) => `a rate is a number from 1 to 9999, not "${asked}"`,
  woman: (asked) => `the column woman says yes or no, not "${asked}"`,
  notUtf8: (byte) => `byte ${byte} of the line is no UTF-8: save the table as "CSV UTF-8"`,
  passedOver: (heads) => `Columns passed over: ${heads}.`,
  fromKeyboard: 'Reading players from the keyboard, one a line; end with Ctrl-D.',
  andMore: (count) => `and ${count} more`,
};
