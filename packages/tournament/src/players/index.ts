export { type PlayersWords, sayPlayersFault } from '../words/players/players-words.js';
export type { Row } from './csv.js';
export { inLatinDigits } from './digits.js';
export { folded } from './folded.js';
export { COLUMNS, type Column } from './heads.js';
export * from './player-list.js';
export type { PlayersFault } from './players-fault.js';
export { type ListedEntry, type PlayersRead, readPlayers, readRows } from './players-file.js';
