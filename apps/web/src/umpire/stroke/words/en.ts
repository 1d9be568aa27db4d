import type { StrokeWords } from '../words.js';

export const words = {
  keys: 'What fell by the stroke',
  went: 'Where it went',
  pocketed: 'In the pockets',
  overboard: 'Off the board',
  own: (name) => `Own men of ${name}`,
  theirs: (name) => `Men of ${name}`,
  ownShort: 'own',
  theirsShort: 'theirs',
  queen: 'Queen',
  striker: 'Striker',
  both: 'Both',
  improper: 'Improper',
  anotherLaw: 'Improper by another law…',
  nothing: 'Nothing fell',
  oneOwn: 'One own',
  touchedNothing: 'Touched nothing',
  andTouchedNothing: 'and touched no man',
  rule: 'Rule',
  clear: 'Clear',
  notPlaced: { forfeited: 'Not placed: forfeited', owed: 'Not placed: still owed' },
} satisfies StrokeWords;
