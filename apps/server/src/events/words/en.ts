import type { EventPeopleWords } from '../words.js';

export const words = {
  notByLink: 'Nobody enters by a link here. Ask at the desk.',
  notTaken: 'The desk has answered: this entry was not accepted.',
  tooManyAsked: 'Too many wait to be entered. Ask at the desk.',
  playerUnnamed: 'A player needs a name.',
  teamUnnamed: 'A team needs a name.',
  tooManyPlayers: (most) => `An entry has at most ${most} players.`,
  namedTwice: (name) => `${name} is named twice.`,
  entered: (name) => `${name} is entered already.`,
  hasAsked: (name) => `${name} has asked already, and will be answered.`,
  otherTeams: (match) => `Match ${match} is between other teams.`,
  otherTable: (match, table, now) =>
    now === null
      ? `Match ${match} is not played at table ${table}.`
      : `Match ${match} is now at table ${now}, not at table ${table}. Scan the code of table ${now}.`,
  otherPairing: (match, were, are) =>
    `It was played by ${were.join(' and ')}. Match ${match} is now between ${are.join(' and ')}.`,
  byRubbers: 'This match is a tie: its results come in rubber by rubber.',
  otherContent: (sequence) => `Message ${sequence} of this phone said something else before.`,
  otherPhone: 'Another phone sends by this name.',
  replaced: 'A newer message of the same phone stands for it.',
  conflict: 'The match has another result. The desk decides which one counts.',
  unsigned: 'Nobody has signed it. Ask at the table whether it is right.',
  wrongMac: 'It is not signed by its table. It may be forged, or signed with an old code of the table.',
  phoneEnded: 'The phone that signed it has lost its rights.',
  playedElsewhere: 'The match is played at another table.',
  doesNotFit: 'It was played, and its result does not fit the event. Look at the record.',
  otherEvent: 'This result is of another event.',
  onlineTeams: 'An event played online is for singles or pairs: each match is made between accounts.',
  hasPartner: 'This link no longer works: the pair is complete, or no partner is wanted any more.',
  partnerUnrated: 'The matches here are rated, and whoever sent this link may not play rated matches.',
  ownPartner: 'This is your own link. Send it to whoever plays beside you.',
  eventOver: 'The event is over: its places are final. Ask at the desk.',
  noClock: 'There is no clock. Set one first.',
  noEntrant: (entrant) => `There is no entrant ${entrant}.`,
  onlyTeams: 'Only teams have captains.',
  hasOwner: 'An event has an owner. Pass it on first, or delete it.',
} satisfies EventPeopleWords;
