import type { StrokeWords } from '../words.js';

export const words = {
  keys: 'What fell',
  went: 'Where it went',
  pocketed: 'In the pockets',
  overboard: 'Off the board',
  own: (name) => `${name}’s own coins`,
  theirs: (name) => `${name}’s coins`,
  ownShort: 'own',
  theirsShort: 'theirs',
  queen: 'Queen',
  striker: 'Striker',
  both: 'Both',
  improper: 'Improper stroke',
  anotherLaw: 'Other law…',
  nothing: 'Nothing fell',
  oneOwn: 'One own coin',
  touchedNothing: 'No coin touched',
  andTouchedNothing: 'and touched no coin',
  rule: 'Get ruling',
  clear: 'Clear',
  notPlaced: { forfeited: 'Not placed: forfeited', owed: 'Not placed: still owed' },
} satisfies StrokeWords;
