import { soManyEntrants } from '../../words/en.js';
import type { EntriesWords } from '../words.js';

export const words = {
  title: 'Entries',
  counts: (here, away, discipline) =>
    `${soManyEntrants(here, discipline)}${away === 0 ? '' : ` · ${away} withdrawn`}`,
  search: 'Search names, federations, clubs',
  found: (count) => (count === 1 ? '1 found' : `${count} found`),
  view: 'Show',
  list: 'List',
  seeds: 'Seeds',
  none: 'Nobody has entered yet',
  noneNote:
    'Type names, paste a list from a spreadsheet, or let the players enter themselves through a link.',
  onlineNote:
    'Online, everybody enters from their own account. Send them the link: a name typed here could not play.',
  copyList: 'Copy the list',
  listCopied: 'The list is copied. Paste it into a spreadsheet.',
  listNotCopied: 'The browser did not copy it. The list is selected: copy it yourself.',

  add: { singles: 'Enter a player', doubles: 'Enter a pair', teams: 'Enter a team' },
  name: 'Name',
  player: (number) => `Player ${number}`,
  team: 'Team',
  federation: 'Federation or state',
  club: 'Club',
  rate: 'Rating',
  woman: 'Woman',
  womanNumber: (number) => `Player ${number} is a woman`,
  shown: 'The name may be shown',
  shownNote: 'Otherwise everybody but the desk sees a number.',
  more: 'More: rating, woman, consent',
  anotherPlayer: 'Another player',
  removePlayer: (number) => `Remove player ${number}`,
  enter: 'Enter',
  enterEvenSo: 'Enter anyway',
  entered: (name) => `${name} is entered.`,
  faults: {
    'no-name': 'A name is missing.',
    'no-team': 'The team needs a name.',
    'no-players': 'The team needs a player at least.',
    rate: 'A rating is a number from 1 to 9999.',
  },
  late: 'Play has begun: who enters now is in from the next round.',
  closed: (stage) => `${stage} is drawn: nobody can enter any more. To let somebody in, undo the draw first.`,

  bring: 'Paste or open a list',
  bringTitle: 'A list of entries',
  bringNote: {
    singles:
      'One player a line: name, federation, club, rating. A first line with the columns’ names is understood.',
    doubles:
      'One pair a line: name, partner, federation, club, rating. “Asha & Bilal” in one cell is understood.',
    teams: 'One player a line: team, name, woman. The lines of one team belong together.',
  },
  paste: 'Paste from a spreadsheet',
  fromFile: 'Open a file (CSV, .sol)',
  chooseEvent: 'Event in the file',
  wrong: (line, why) => `Line ${line}: ${why}`,
  notUtf8: 'This file is not saved as UTF-8. Save it as “CSV UTF-8”.',
  passedOver: (heads) => `Columns not used: ${heads}.`,
  preview: (count) => (count === 1 ? '1 entry read' : `${count} entries read`),
  allGood: 'Nothing looks doubtful.',
  toLookAt: (count) => (count === 1 ? 'Look at 1 of them first' : `Look at ${count} of them first`),
  notice: (notice) => {
    switch (notice.is) {
      case 'entered':
        return `already entered, number ${notice.number}`;
      case 'twice':
        return `twice in this list, see row ${notice.row}`;
      case 'itself':
        return `${notice.player} is named twice in this entry`;
      case 'plays':
        return `${notice.player} plays in ${notice.name} already`;
      case 'alike':
        return `is this ${notice.name}?`;
      case 'no-federation':
        return 'no federation';
    }
  },
  leftOut: (before) =>
    'line' in before
      ? `left out: already in line ${before.line}`
      : `left out: already entered, number ${before.entrant}`,
  askNamesake: 'Two people with one name? Switch this on.',
  namesake: 'entered too: two people with one name',
  enterAll: (count, discipline) => `Enter ${soManyEntrants(count, discipline)}`,
  enteredAll: (count, discipline) => `Entered: ${soManyEntrants(count, discipline)}.`,

  byLink: 'Players enter themselves',
  byLinkModes: { closed: 'Closed', asked: 'You accept each', 'at-once': 'At once' },
  byLinkNote: {
    closed: 'Nobody can enter through the link.',
    asked: 'Each entry waits here until you accept it.',
    'at-once': 'Each entry counts at once. Withdraw what does not belong.',
  },
  link: 'Link to enter',
  linkCode: 'The link to enter as a code to scan',
  requests: (count) => (count === 1 ? '1 wants to take part' : `${count} want to take part`),
  accept: 'Accept',
  refuse: 'Refuse',
  acceptName: (name) => `Accept ${name}`,
  refuseName: (name) => `Refuse ${name}`,

  change: 'Change…',
  changeTitle: 'Change the entry',
  save: 'Save',
  withdraw: 'Withdraw…',
  withdrawTitle: (name) => `Withdraw ${name}?`,
  leaving: ({ is, results }, name) => {
    const has = results === 1 ? '1 result' : `${results} results`;
    switch (is) {
      case 'before':
        return `${name} is left out of the draw. You can bring them back at any time.`;
      case 'swiss':
        return `${name} is not paired any more. ${has === '0 results' ? 'No result is touched' : `Their ${has} stay`}.`;
      case 'annulled':
        return `All their results (${results}) stop counting, for their opponents too. The standings change at once.`;
      case 'kept':
        return `Their results (${results}) stay. What they still had to play becomes walk-overs.`;
      case 'bracket':
        return 'Their opponent advances by walk-over.';
    }
  },
  leavingOpen: (match) => `Match ${match} is drawn and not played: give the walk-over in the round.`,
  reason: 'Reason (only the desk sees it)',
  return: 'Bring back',
  withdrawn: (name) => `${name} is withdrawn.`,
  returned: (name) => `${name} is back.`,
  changed: (name) => `${name} is changed.`,
  away: 'Withdrawn',
  hidden: 'name not shown',
  seed: (place) => `Seed ${place}`,
  onlyTables: (tables) => `only table ${tables.join(', ')}`,
  deeds: (name) => `More for ${name}`,
  captain: 'Captain’s link…',
  captainTitle: (team) => `Captain of ${team}`,
  captainNote: 'Whoever has the link hands in the team’s line-ups. A new link ends the one before.',
  captainLink: 'Captain’s link',
  captainCode: (team) => `The link of the captain of ${team} as a code to scan`,
  makeCaptainLink: 'Make a link',
  keepTo: 'Only at certain tables…',
  keepToTitle: (name) => `Tables for ${name}`,
  keepToLabel: 'Tables',
  keepToHint: 'Numbers with commas, such as 1, 2. Empty: any table.',
  keepToWrong: 'Write table numbers, such as 1, 2.',

  seedsNote: 'Drag the best to the top, or use the arrows. Everybody else follows as the format says.',
  seedsLate: 'The draw is made: seeds cannot change any more. Undo the draw first.',
  seeded: 'Seeded, the best first',
  noSeeds: 'Nobody is seeded. Add the best, or take them by rating.',
  addSeed: 'Seed somebody',
  byRate: 'Seed all by rating',
  up: (name) => `Move up: ${name}`,
  down: (name) => `Move down: ${name}`,
  placed: (name, place, of) => `${name}: place ${place} of ${of}`,
  unseed: (name) => `Do not seed: ${name}`,
  seedsChanged: 'The seeds are changed.',

  apart: 'Never to meet',
  apartNote: 'Two who are not drawn against each other, such as a family.',
  one: 'One',
  other: 'The other',
  keepApart: 'Keep apart',
  letMeet: (a, b) => `Let them meet again: ${a}, ${b}`,
  pairApart: (a, b) => `${a} and ${b}`,
} satisfies EntriesWords;
