import type { PlayersWords } from './players-words.js';

export const players: PlayersWords = {
  'open-quote': () => 'a quotation mark is opened here and never closed: close it, or write it twice ("")',
  'after-quote': () =>
    'something follows a closed quotation mark: put the whole cell in quotation marks, or none of it',
  'no-players': () => 'the table has nobody in it: give each player, pair or team a line',
  'too-many-cells': ({ cell: extra }) =>
    `there is one cell too many, "${extra}": put a name that has a comma in quotation marks, or name the columns in the first line`,
  'no-name': () => 'nobody is named in this line: give a name, or leave the line empty',
  partner: () => 'a partner is named here, but the event is for singles: take the partner out',
  'no-partner': ({ name }) =>
    `two play together, and ${name} has no partner here: give one in the column partner`,
  'one-id': ({ cell: id }) => `a pair needs two ids with a slash between them, as P1/P2, not "${id}"`,
  'no-team': ({ name }) =>
    `the event is for teams, and ${name || 'this line'} has none: name it in the column team`,
  team: ({ name }) => `the team ${name} is named here, but the event is not for teams: take it out`,
  'two-rates': ({ name, before: line }) =>
    `the team ${name} has another rating in line ${line}: give it once`,
  twice: ({ name, before: line }) =>
    `"${name}" is in line ${line} already: take one out or, where they are two people, give each an id of its own in the column id`,
  rate: ({ cell: asked }) => `a rating is a number from 1 to 9999, not "${asked}"`,
  woman: ({ cell: asked }) => `the column woman says yes or no, not "${asked}"`,
};
