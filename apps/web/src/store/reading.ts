import { type Damage, type MatchRecord, openMatch, readRecord, writeRecord } from '@opencarrom/match';
import type { KeptLog } from './shelf.js';

/** What a game and its log come to. */
export function recordOf({
  game,
  events,
}: KeptLog): { readonly ok: MatchRecord } | { readonly error: Damage } {
  if (events.length === 0) return { ok: { head: game.head, events, state: openMatch(game.head) } };
  return readRecord(writeRecord(game.head, events));
}
