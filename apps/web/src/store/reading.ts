import { type Damage, type MatchRecord, readRecord, writeRecord } from '@opencarrom/match';
import type { KeptLog } from './shelf.js';

/** What a game and its log come to. */
export function recordOf({
  game,
  events,
}: KeptLog): { readonly ok: MatchRecord } | { readonly error: Damage } {
  return readRecord(writeRecord(game.head, events));
}
