import type { LoggedMatch } from '../state.js';
import type { MatchWords } from '../words/match-words.js';
import { announceWaiting } from './announce.js';
import { type Sheet, sheetOf, sheetTable } from './sheet.js';

/** The result in one or two lines, for a message or a code to be read by a telephone. */
export function resultText(match: LoggedMatch, words: MatchWords): string {
  const { state } = match;
  const sheet = sheetOf(match);
  const { event, date } = sheet.title;
  const isMatch = state.head.length === 'match';
  // Of a single game or board the points are the result.
  const { A: a, B: b } = isMatch ? sheet.match : (sheet.games[0] ?? sheet.match);
  const games = sheet.games.filter(({ boards }) => boards > 0).map(({ A, B }) => `${A}–${B}`);
  return [
    [event, date?.slice(0, 10)].filter(Boolean).join(', '),
    `${sheet.sides.A} ${a}–${b} ${sheet.sides.B}`,
    isMatch && games.length > 0 ? `(${games.join(', ')})` : '',
    ...(state.outcome ? announceWaiting(state, words) : []),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The score sheet as plain text, to be sent as a message. */
export function sheetText(match: LoggedMatch, words: MatchWords): string {
  const sheet = sheetOf(match);
  const rows = boardRows(sheet, words).map((cells) => cells.filter((cell) => cell !== '').join(' · '));
  const signed = sheet.signatures.map(({ name }) => name);
  return [
    resultText(match, words),
    '',
    ...rows,
    ...(signed.length > 0 ? ['', `✓ ${signed.join(', ')}`] : []),
  ].join('\n');
}

const boardRows = (sheet: Sheet, words: MatchWords) => sheetTable(sheet, words.sheet);
