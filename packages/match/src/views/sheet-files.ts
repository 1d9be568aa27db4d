import type { MatchState } from '../state.js';
import type { MatchWords } from '../words/match-words.js';
import { announceWaiting } from './announce.js';
import { type Sheet, sheetOf, sheetTable } from './sheet.js';

/** The result in one or two lines, for a message or a code to be read by a telephone. */
export function resultText(state: MatchState, words: MatchWords): string {
  const sheet = sheetOf(state);
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
export function sheetText(state: MatchState, words: MatchWords): string {
  const sheet = sheetOf(state);
  const rows = boardRows(sheet, words).map((cells) => cells.filter((cell) => cell !== '').join(' · '));
  const signed = sheet.signatures.map(({ name }) => name);
  return [
    resultText(state, words),
    '',
    ...rows,
    ...(signed.length > 0 ? ['', `✓ ${signed.join(', ')}`] : []),
  ].join('\n');
}

/** The boards as comma-separated values, heading first, for a spreadsheet. */
export function sheetCsv(state: MatchState, words: MatchWords): string {
  return `${boardRows(sheetOf(state), words)
    .map((cells) => cells.map(csvCell).join(','))
    .join('\r\n')}\r\n`;
}

const boardRows = (sheet: Sheet, words: MatchWords) => sheetTable(sheet, words.sheet);

/** A text that begins like a formula would be reckoned by a spreadsheet: it gets a mark that keeps it a text. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
