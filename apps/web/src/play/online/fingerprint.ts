import type { MatchState } from '@opencarrom/match';

/** A few letters that differ where two screens do not show the same match: how far it is, how all lies and stands. */
export function fingerprintOf({ seq, board, score, outcome }: MatchState): string {
  const lying = board && [board.game, board.board, board.onTurn, board.men, board.table, board.tasks];
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([lying, score, outcome]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${seq}-${hash.toString(36)}`;
}
