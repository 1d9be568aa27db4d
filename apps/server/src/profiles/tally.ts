import type { ResultTally } from '@opencarrom/protocol';
import type { PlayerResult } from '../store/profile-tables.js';

export const NO_RESULTS: ResultTally = { won: 0, lost: 0, drawn: 0, abandoned: 0 };

export const withResult = (tally: ResultTally, result: PlayerResult, times = 1): ResultTally => ({
  ...tally,
  [result]: tally[result] + times,
});

export const tallyOf = (results: readonly PlayerResult[]): ResultTally =>
  results.reduce((tally, result) => withResult(tally, result), NO_RESULTS);

export const played = ({ won, lost, drawn, abandoned }: ResultTally): number =>
  won + lost + drawn + abandoned;
